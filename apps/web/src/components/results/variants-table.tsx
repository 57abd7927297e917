// The battle on screen played in other ways: two chances of each with their change, and a button that takes it over.
import type { ReactNode } from 'react';
import { useBattle } from '../../battle/context.ts';
import { formatPoints } from '../../format/number.ts';
import { Button } from '../ui/button.tsx';
import { chanceCell, Table } from '../ui/figures-table.tsx';

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
  const asNow =
    asChosen === undefined ? [] : [{ key: '', present: true, cells: [asChosen, ...chosen.map(chanceCell), ''] }];
  return (
    <div className="card overflow-x-auto p-3">
      <Table
        look="ruled"
        caption={caption}
        heads={[
          variantHead,
          { key: 'first', content: firstHead },
          { key: 'second', content: secondHead },
          { key: 'use', content: <span className="sr-only">{useHead}</span> },
        ]}
        rows={[
          ...asNow,
          ...variants.map(({ title, input, chances }) => ({
            key: title,
            cells: [
              title,
              ...chances.map((chance, c) => changedCell(chance, chosen[c])),
              <Button
                key="use"
                label={use}
                look="button-quiet"
                aria-label={take(title)}
                onClick={() => replace(input)}
              />,
            ],
          })),
        ]}
      />
    </div>
  );
}

function changedCell(now: number, before: number) {
  const { content, title } = chanceCell(now);
  const change = <span className="text-muted">({formatPoints(now - before)})</span>;
  return {
    title,
    content: (
      <>
        {content} {change}
      </>
    ),
  };
}
