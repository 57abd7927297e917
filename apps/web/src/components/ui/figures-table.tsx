// A plain table of figures in a scrolling region: what a row is about at the left, its figures at the right.
import type { ReactNode } from 'react';
import { ScrollRegion } from './scroll-region.tsx';

/** A heading that is more than a text has a key of its own. */
type Head = string | { readonly key: string; readonly content: ReactNode };

interface FiguresTableProps {
  readonly title: string;
  /** Above the table; its region is named by the title in any case. */
  readonly caption?: string;
  readonly heads: readonly Head[];
  /** Columns of words, at the left; the others hold figures. */
  readonly words?: number;
  /** As high as its rows, where the page or a panel around it scrolls. */
  readonly whole?: boolean;
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

export function FiguresTable({ title, caption, heads, words = 1, whole = false, rows }: FiguresTableProps) {
  const keys = heads.map((head) => (typeof head === 'string' ? head : head.key));
  return (
    <ScrollRegion label={title} className={whole ? 'overflow-x-auto' : 'max-h-96 overflow-auto'}>
      <table className="w-full text-s">
        <caption className={caption === undefined ? 'sr-only' : 'pb-1 text-left font-semibold'}>
          {caption ?? title}
        </caption>
        <thead className="sticky top-0 bg-panel text-muted">
          <tr className="align-bottom">
            {heads.map((head, h) => (
              <th
                key={keys[h]}
                scope="col"
                className={`py-1 pr-3 font-medium last:pr-0 ${h < words ? 'text-left' : 'text-right'}`}
              >
                {typeof head === 'string' ? head : head.content}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key} className="border-t border-line">
              {cells.map((cell, c) =>
                c === 0 ? (
                  <th key={keys[c]} scope="row" className="py-1 pr-3 text-left align-baseline font-normal">
                    {cell}
                  </th>
                ) : (
                  <td
                    key={keys[c]}
                    className={`py-1 pr-3 align-baseline last:pr-0 ${c < words ? '' : 'text-right whitespace-nowrap'}`}
                  >
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
