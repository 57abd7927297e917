// Tables of figures: what a row is about at the left, its figures at the right.
import type { ReactNode } from 'react';
import { formatChance, formatExact } from '../../format/number.ts';
import { ScrollRegion } from './scroll-region.tsx';

/** A heading that is more than a text has a key of its own. */
type Head =
  | string
  | {
      readonly key: string;
      readonly content: ReactNode;
      /** Its column is left out on phones. */
      readonly wide?: boolean;
    };

/** A figure with something to read on hover. */
interface HintedCell {
  readonly content: ReactNode;
  readonly title: string;
}

interface Row {
  readonly key: string;
  /** As many as there are headings. */
  readonly cells: readonly (ReactNode | HintedCell)[];
  /** What is on screen, among others like it. */
  readonly present?: boolean;
}

/** Lines, weights and room: in a region that scrolls, for many short rows, and for rows a finger can hit. */
const LOOKS = {
  plain: {
    head: 'sticky top-0 bg-panel align-bottom',
    title: 'py-1 pr-3 font-medium last:pr-0',
    row: 'border-t border-line',
    name: 'py-1 pr-3 align-baseline font-normal',
    cell: 'py-1 pr-3 align-baseline last:pr-0',
    figure: 'text-right whitespace-nowrap',
  },
  ruled: {
    head: 'border-b border-line',
    title: 'py-1 font-medium',
    row: 'border-b border-line/60',
    name: 'py-0.5 font-medium',
    cell: '',
    figure: 'text-right',
  },
  roomy: {
    head: '',
    title: 'px-1 font-normal first:py-1 first:pr-2 first:pl-0 last:pr-0',
    row: 'border-t border-line tabular-nums',
    name: 'py-2 pr-2 font-normal break-words has-[button]:py-0',
    cell: 'px-1 last:pr-0',
    figure: 'text-right',
  },
} as const;

interface TableProps {
  readonly look: keyof typeof LOOKS;
  /** Above the table, or for those who do not see what it stands under. */
  readonly caption?: string;
  readonly captionUnseen?: boolean;
  readonly heads: readonly Head[];
  /** Columns of words, at the left; the others hold figures. */
  readonly words?: number;
  readonly rows: readonly Row[];
}

/** As high as its rows, wherever a page puts it. */
export function Table({ look, caption, captionUnseen = false, heads, words = 1, rows }: TableProps) {
  const { head, title, row, name, cell, figure } = LOOKS[look];
  const columns = heads.map((one) => (typeof one === 'string' ? { key: one, content: one } : one));
  const shown = columns.map(({ wide }) => (wide ? 'max-sm:hidden' : ''));
  return (
    <table className="w-full text-s">
      {caption !== undefined && (
        <caption className={captionUnseen ? 'sr-only' : 'pb-1 text-left font-semibold'}>{caption}</caption>
      )}
      <thead className={`${head} text-muted`}>
        <tr>
          {columns.map(({ key, content }, c) =>
            content === '' ? (
              <td key={key} />
            ) : (
              <th key={key} scope="col" className={`${title} ${c < words ? 'text-left' : 'text-right'} ${shown[c]}`}>
                {content}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells, present }) => (
          <tr key={key} aria-current={present} className={`${row} ${present ? 'bg-sunken font-semibold' : ''}`}>
            {cells.map((one, c) => {
              const { content, title: hint } = isHinted(one) ? one : { content: one, title: undefined };
              return c === 0 ? (
                <th key={columns[c].key} scope="row" title={hint} className={`${name} text-left`}>
                  {content}
                </th>
              ) : (
                <td key={columns[c].key} title={hint} className={`${cell} ${c < words ? '' : figure} ${shown[c]}`}>
                  {content}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function isHinted(cell: ReactNode | HintedCell): cell is HintedCell {
  return typeof cell === 'object' && cell !== null && 'content' in cell;
}

/** With the chance behind the rounding. */
export function chanceCell(chance: number): HintedCell {
  return { content: formatChance(chance), title: formatExact(chance) };
}

interface FiguresTableProps extends Pick<TableProps, 'caption' | 'heads' | 'words' | 'rows'> {
  /** Names the region, and the table where nothing stands above it. */
  readonly title: string;
  /** As high as its rows, where the page or a panel around it scrolls. */
  readonly whole?: boolean;
}

/** In a region that scrolls by itself. */
export function FiguresTable({ title, caption, whole = false, ...table }: FiguresTableProps) {
  return (
    <ScrollRegion label={title} className={whole ? 'overflow-x-auto' : 'max-h-96 overflow-auto'}>
      <Table look="plain" caption={caption ?? title} captionUnseen={caption === undefined} {...table} />
    </ScrollRegion>
  );
}
