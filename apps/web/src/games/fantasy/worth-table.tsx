// What the charge, the flank, a banner and one more rank are worth.
import { variantsOf } from '@oddsmith/games/fantasy/library';
import { useMemo } from 'react';
import { useBattle } from '../../battle/context.ts';
import { useVariants } from '../../components/results/use-variants.ts';
import { formatChance, formatExact, formatPoints } from '../../format/number.ts';
import { fantasyBattle } from '../../language/english/fantasy-battle.ts';
import { engineWord } from '../../language/in-language.ts';
import type { ResultsOf } from '../view.ts';

const { worth: words } = fantasyBattle;

export function WorthTable({ answer, input }: ResultsOf<'fantasy/battle'>) {
  const replace = useBattle((battle) => battle.replace);
  const variants = useMemo(() => variantsOf(input), [input]);
  const inputs = useMemo(() => variants.map((variant) => variant.input), [variants]);
  const answers = useVariants('fantasy/battle', inputs);
  if (answers.length !== variants.length) return null;
  return (
    <div className="card overflow-x-auto p-3">
      <table className="w-full text-s">
        <caption className="pb-1 text-left text-s font-semibold">{words.caption}</caption>
        <thead>
          <tr className="border-b border-line text-right text-muted">
            <th scope="col" className="py-1 text-left font-medium">
              {words.change}
            </th>
            <th scope="col" className="py-1 font-medium">
              {words.youWin}
            </th>
            <th scope="col" className="py-1 font-medium">
              {words.youBreak}
            </th>
            <th scope="col" className="py-1">
              <span className="sr-only">{words.useIt}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {variants.map(({ title }, index) => (
            <tr key={title} className="border-b border-line/60 text-right">
              <th scope="row" className="py-0.5 text-left font-medium">
                {engineWord(title)}
              </th>
              <Changed now={answers[index].chances.firstWins} before={answer.chances.firstWins} />
              <Changed now={answers[index].summary.secondBreaks} before={answer.summary.secondBreaks} />
              <td>
                <button
                  type="button"
                  className="button button-quiet"
                  aria-label={words.take(engineWord(title))}
                  onClick={() => replace(inputs[index])}
                >
                  {words.use}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Changed({ now, before }: { readonly now: number; readonly before: number }) {
  return (
    <td title={formatExact(now)}>
      {formatChance(now)} <span className="text-muted">({formatPoints(now - before)})</span>
    </td>
  );
}
