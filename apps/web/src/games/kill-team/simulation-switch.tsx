// "Use simulation": the same figures rolled so many times, each with its margin, beside the exact ones.
import { MARGIN_95 } from '@oddsmith/games';
import { useEffect, useState } from 'react';
import { Table } from '../../components/ui/figures-table.tsx';
import { simulate, stopSimulation } from '../../engine-client.ts';
import { formatChance, formatCount, formatMean } from '../../format/number.ts';
import { killTeam } from '../../language/english/kill-team/kill-team.ts';

const DEFAULT_BATTLES = 100_000;
const LEAST = 1_000;
const MOST = 10_000_000;

interface SimulationSwitchProps {
  readonly calculator: string;
  readonly input: unknown;
  /** Exact figures by their names in the summary. */
  readonly summary: { readonly [name: string]: number | undefined };
  /** The chances to compare, by name, in words. */
  readonly figures: { readonly [name: string]: string };
}

export function SimulationSwitch({ calculator, input, summary, figures }: SimulationSwitchProps) {
  const [on, setOn] = useState(false);
  const [battles, setBattles] = useState(String(DEFAULT_BATTLES));
  const total = Math.min(MOST, Math.max(LEAST, Number(battles) || DEFAULT_BATTLES));
  const rolled = useRolled(on, calculator, input, total);
  return (
    <section className="card p-3" aria-label={killTeam.simulation.title} data-paper={on ? undefined : 'none'}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-s">
        <label className="flex min-h-(--target) items-center gap-2 font-medium">
          <input type="checkbox" checked={on} onChange={(event) => setOn(event.target.checked)} />
          {killTeam.simulation.use}
        </label>
        <label className="flex items-center gap-2">
          {killTeam.simulation.battles}
          <input
            className="h-(--target) w-28 rounded-m border border-line bg-surface px-2 text-m"
            inputMode="numeric"
            maxLength={8}
            value={battles}
            onChange={(event) => setBattles(event.target.value.replace(/\D/g, ''))}
          />
        </label>
        {on && <output className="text-muted">{killTeam.simulation.rolled(formatCount(rolled?.done ?? 0))}</output>}
      </div>
      {on && rolled !== undefined && (
        <div className="mt-1">
          <Table
            look="ruled"
            caption={killTeam.simulation.caption}
            captionUnseen
            heads={[
              killTeam.simulation.chance,
              killTeam.simulation.exact,
              killTeam.simulation.simulated,
              killTeam.simulation.margin,
            ]}
            rows={Object.entries(figures).map(([name, words]) => ({
              key: name,
              cells: [
                words,
                formatChance(summary[name] ?? 0),
                formatChance(rolled.summary[name] ?? 0),
                marginWords(rolled.summary[name] ?? 0, rolled.done),
              ],
            }))}
          />
        </div>
      )}
    </section>
  );
}

/** An event never seen, or always, may still have this many in the number of battles: the rule of three. */
const UNSEEN = 3;

function marginWords(chance: number, battles: number): string {
  const margin = Math.max(MARGIN_95 * Math.sqrt((chance * (1 - chance)) / battles), UNSEEN / battles);
  return killTeam.simulation.marginOf(formatMean(100 * margin));
}

interface Rolled {
  readonly input: unknown;
  readonly done: number;
  readonly summary: { readonly [name: string]: number };
}

/** Rolls while it is switched on, anew for every battle on screen. */
function useRolled(on: boolean, calculator: string, input: unknown, total: number): Rolled | undefined {
  const [rolled, setRolled] = useState<Rolled | undefined>(undefined);
  useEffect(() => {
    if (!on) return;
    let current = true;
    const seed = crypto.getRandomValues(new Uint32Array(1))[0];
    const keep = ({ done, findings }: { done: number; findings: { summary: Rolled['summary'] } }) => {
      if (current) setRolled({ input, done, summary: findings.summary });
    };
    simulate({ calculator, input, seed, total }, keep).catch(() => {});
    return () => {
      current = false;
      stopSimulation();
    };
  }, [on, calculator, input, total]);
  return rolled?.input === input ? rolled : undefined;
}
