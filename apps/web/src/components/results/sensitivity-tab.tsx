// What matters: each field moved by one step, ranked by how far the headline figure moves.
import { isChance, type Sensitivity } from '@oddsmith/analysis';
import { useMemo } from 'react';
import { useBattle } from '../../battle/context.ts';
import type { CalculatorDescription } from '../../engine/engine.ts';
import { useReply } from '../../engine/use-reply.ts';
import { askSensitivity } from '../../engine-client.ts';
import { figureTitle } from '../../format/figure-title.ts';
import { formatChance, formatMean } from '../../format/number.ts';
import { sensitivity as words } from '../../language/english/results/sensitivity.ts';
import { WhatIf } from '../../what-if/what-if.tsx';
import { changeWords, differenceWords, worthShowing } from './sensitivity-words.ts';

const SHOWN = 20;
/** A held stepper would otherwise ask for dozens of analyses. */
const WAIT_MS = 150;

export function SensitivityTab({ input }: { readonly input: unknown }) {
  const calculator = useBattle((battle) => battle.calculator);
  const set = useBattle((battle) => battle.setAt);
  const asked = [calculator.id, input];
  const { reply: found, late } = useReply(() => askSensitivity({ calculator: calculator.id, input }), asked, WAIT_MS);
  if (found === undefined || late) return <p className="text-s text-muted">{words.trying}</p>;
  if ('error' in found) return <p className="text-s text-muted">{words.tooLarge}</p>;
  return <Ranked calculator={calculator} input={input} found={found} set={set} />;
}

interface RankedProps {
  readonly calculator: CalculatorDescription;
  readonly input: unknown;
  readonly found: Sensitivity;
  set(path: string, value: unknown): void;
}

function Ranked({ calculator, input, found, set }: RankedProps) {
  const moving = useMemo(() => worthShowing(calculator.form, found.changes).slice(0, SHOWN), [calculator, found]);
  const chance = isChance(found.figure);
  if (moving.length === 0) return <p className="text-s text-muted">{words.nothing}</p>;
  const largest = Math.abs(moving[0].difference);
  return (
    <>
      <p className="mb-2 text-s text-muted">
        {words.moves(figureTitle(found.figure), chance ? formatChance(found.base) : formatMean(found.base))}
      </p>
      <ul className="text-s">
        {moving.map((change) => (
          <li key={`${change.path} ${String(change.to)}`}>
            <button
              type="button"
              className="grid min-h-(--target) w-full grid-cols-[1fr_auto] items-center gap-x-3 rounded-m px-1 text-left hover:bg-sunken sm:grid-cols-[minmax(0,1fr)_minmax(0,12rem)_5.5rem]"
              onClick={() => set(change.path, change.to)}
            >
              <span className="min-w-0">{changeWords(calculator.form, change)}</span>
              <DifferenceBar share={change.difference / largest} />
              <span className="text-right font-medium">{differenceWords(change.difference, chance)}</span>
            </button>
          </li>
        ))}
      </ul>
      <WhatIf
        calculator={calculator.id}
        form={calculator.form}
        input={input}
        found={found}
        chance={chance}
        moving={moving}
        set={set}
      />
    </>
  );
}

/** Left of the middle is less, right is more. */
function DifferenceBar({ share }: { readonly share: number }) {
  const width = `${Math.abs(share) * 50}%`;
  return (
    <span aria-hidden className="relative hidden h-3 rounded-s bg-sunken sm:block">
      <span
        className={`absolute inset-y-0 ${share > 0 ? 'left-1/2 bg-attacker' : 'right-1/2 bg-defender'}`}
        style={{ width }}
      />
    </span>
  );
}
