// A plain table of figures in a scrolling region, as all tables of this page are.
import type { ReactNode } from 'react';

interface ResultsTableProps {
  readonly title: string;
  readonly heads: readonly string[];
  /** Columns of words, at the left; the others hold figures. */
  readonly words?: number;
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

export function ResultsTable({ title, heads, words = 1, rows }: ResultsTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section tabIndex={0} aria-label={title} className="max-h-96 overflow-auto">
      <table className="w-full text-s">
        <caption className="sr-only">{title}</caption>
        <thead className="sticky top-0 bg-panel text-muted">
          <tr>
            {heads.map((head, h) => (
              <th key={head} scope="col" className={`py-1 pr-3 font-medium ${h < words ? 'text-left' : 'text-right'}`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key} className="border-t border-line">
              {cells.map((cell, c) => (
                <td key={heads[c]} className={`py-1 pr-3 align-top ${c < words ? '' : 'text-right whitespace-nowrap'}`}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
