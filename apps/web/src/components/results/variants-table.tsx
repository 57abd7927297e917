// The battle on screen played in other ways: two chances of each with their change, and a button that takes it over.
import type { ReactNode } from 'react';
import { useBattle } from '../../battle/context.ts';
import { formatChance, formatExact, formatPoints } from '../../format/number.ts';

type Chances = readonly [number, number];

interface VariantsTableProps {
  readonly caption: string;
  readonly heads: readonly [variant: string, first: ReactNode, second: ReactNode, use: string];
  /** A row for what is on screen, above the others. */
  readonly asChosen?: string;
  readonly chosen: Chances;
  readonly variants: readonly { readonly title: string; readonly input: unknown; readonly chances: Chances }[];
  readonly use: string;
  take(title: string): string;
}

export function VariantsTable({ caption, heads, asChosen, chosen, variants, use, take }: VariantsTableProps) {
  const replace = useBattle((battle) => battle.replace);
  const [variantHead, firstHead, secondHead, useHead] = heads;
  return (
    <div className="card overflow-x-auto p-3">
      <table className="w-full text-s">
        <caption className="pb-1 text-left text-s font-semibold">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-right text-muted">
            <th scope="col" className="py-1 text-left font-medium">
              {variantHead}
            </th>
            <th scope="col" className="py-1 font-medium">
              {firstHead}
            </th>
            <th scope="col" className="py-1 font-medium">
              {secondHead}
            </th>
            <th scope="col" className="py-1">
              <span className="sr-only">{useHead}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {asChosen !== undefined && (
            <tr className="border-b border-line/60 bg-sunken text-right font-semibold">
              <th scope="row" className="py-0.5 text-left">
                {asChosen}
              </th>
              <td title={formatExact(chosen[0])}>{formatChance(chosen[0])}</td>
              <td title={formatExact(chosen[1])}>{formatChance(chosen[1])}</td>
              <td />
            </tr>
          )}
          {variants.map(({ title, input, chances }) => (
            <tr key={title} className="border-b border-line/60 text-right">
              <th scope="row" className="py-0.5 text-left font-medium">
                {title}
              </th>
              <Changed now={chances[0]} before={chosen[0]} />
              <Changed now={chances[1]} before={chosen[1]} />
              <td>
                <button
                  type="button"
                  className="button button-quiet"
                  aria-label={take(title)}
                  onClick={() => replace(input)}
                >
                  {use}
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
