// What decides a pairing: rules switched off and stats moved by one, ranked by what they do to the win chance.

import type { CombatFactor } from '@oddsmith/games/grimdark';
import { useMemo, useState } from 'react';
import { Prose } from '../../../components/ui/prose.tsx';
import { formatPoints } from '../../../format/number.ts';
import { grimdarkArmies as words } from '../../../language/english/grimdark/armies.ts';
import type { BattleInput } from '../tasks/solve.ts';
import { useTask } from '../tasks/use-task.ts';
import { useScenarioTitles } from './scenario-titles.ts';

interface FactorListProps {
  readonly input: BattleInput;
  readonly scenario: string | undefined;
}

const SHOWN = 12;

export function FactorList({ input, scenario }: FactorListProps) {
  const order = useMemo(
    () => ({
      input:
        scenario === undefined ? input : { ...input, scenarios: input.scenarios.filter((one) => one === scenario) },
    }),
    [input, scenario],
  );
  const { reply, stale, failure } = useTask('factors', order);
  const titles = useScenarioTitles();
  const [all, setAll] = useState(false);
  if (failure !== undefined) return <p className="text-s text-muted">{words.factors.tooLarge}</p>;
  if (reply === undefined) return <p className="text-s text-muted">{words.factors.working}</p>;
  const where = scenario === undefined ? words.over(input.scenarios.length) : words.inScenario(titles(scenario));
  const shown = all ? reply : reply.slice(0, SHOWN);
  const largest = Math.abs(reply[0]?.change ?? 1) || 1;
  return (
    <div className={`text-s transition-opacity duration-150 ${stale ? 'opacity-60' : ''}`} data-testid="factors">
      <p className="mb-2 text-muted">{words.factors.note(where)}</p>
      <ol>
        {shown.map((factor) => (
          <Factor key={`${factor.side} ${factor.kind} ${factor.name} ${factor.on}`} factor={factor} largest={largest} />
        ))}
      </ol>
      {reply.length > SHOWN && (
        <button type="button" className="button button-quiet -ml-2 text-muted" onClick={() => setAll(!all)}>
          {all ? words.factors.fewer : words.factors.all(reply.length)}
        </button>
      )}
    </div>
  );
}

const FILLS = { attacker: 'bg-attacker', defender: 'bg-defender' } as const;

/** The bar leans to the side that gains. */
function Factor({ factor, largest }: { readonly factor: CombatFactor; readonly largest: number }) {
  const { side, change, sentence } = factor;
  return (
    <li className="grid min-h-(--target) grid-cols-[minmax(0,1fr)_3.5rem] items-center gap-x-3 border-t border-line py-1 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_10rem_3.5rem]">
      <Prose text={sentence} />
      <span aria-hidden className="relative hidden h-3 rounded-s bg-sunken sm:block">
        <span
          className={`absolute inset-y-0 ${change > 0 ? 'left-1/2' : 'right-1/2'} ${FILLS[side]}`}
          style={{ width: `${(Math.abs(change) / largest) * 50}%` }}
        />
      </span>
      <span className="text-right font-medium">{formatPoints(change)}</span>
    </li>
  );
}
