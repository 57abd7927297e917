// Why the number is what it is: every roll, what it needs, and how likely a single die is.
import type { Answer } from '@oddsmith/games';
import { formatChance, formatExact, formatTiny } from '../../format/number.ts';
import { steps as words } from '../../language/english/results/steps.ts';
import { Prose } from '../ui/prose.tsx';

export function StepsTab({ answer }: { readonly answer: Answer }) {
  if (answer.steps.length === 0) return <p className="text-s text-muted">{words.none}</p>;
  return (
    <>
      <ol className="divide-y divide-line/60 text-s">
        {answer.steps.map((step) => (
          <li
            key={`${step.title} ${step.text}`}
            className="grid grid-cols-[1fr_auto] gap-x-4 py-1.5 sm:grid-cols-[10rem_1fr_auto]"
          >
            <span className="col-start-1 row-start-1 font-medium">
              <Prose text={step.title} />
            </span>
            <span className="col-span-2 row-start-2 text-muted sm:col-span-1 sm:col-start-2 sm:row-start-1">
              <Prose text={step.text} />
            </span>
            <span className="text-right" title={step.chance === undefined ? undefined : formatExact(step.chance)}>
              {step.chance === undefined ? '' : formatChance(step.chance)}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-s text-muted">{precisionWords(answer)}</p>
    </>
  );
}

function precisionWords({ method, errorBound }: Answer): string {
  if (method === 'simulated') return words.simulated;
  if (errorBound === 0) return words.exact;
  return words.leftOut(formatTiny(errorBound));
}
