// A matrix too large for a table: one square a cell, read with pointer or arrow keys, opened with a click or Enter.
import { useEffect, useRef, useState } from 'react';
import { useWidth } from '../../../charts/use-width.ts';
import { Prose } from '../../../components/ui/prose.tsx';
import { formatExact } from '../../../format/number.ts';
import { armies } from '../../../language/english/armies.ts';
import { figureAt } from './matrix-figures.ts';
import { clamp, type MatrixViewProps, MOVES } from './matrix-table.tsx';
import { weaponsText } from './shown-figure.ts';

const MOST_HEIGHT = 640;

export function MatrixCanvas({ table, shown, rows, columns, onOpen }: MatrixViewProps) {
  const [around, width] = useWidth<HTMLDivElement>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [place, setPlace] = useState<readonly [number, number] | undefined>(undefined);
  const height = Math.min(MOST_HEIGHT, Math.max(120, rows.length * Math.min(24, width / columns.length)));
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d', { alpha: false });
    if (element === null || !context || width === 0) return;
    const dense = devicePixelRatio || 1;
    const [wide, high] = [Math.round(width * dense), Math.round(height * dense)];
    // Setting a size throws the picture away, even when it is the same.
    if (element.width !== wide || element.height !== high) {
      element.width = wide;
      element.height = high;
    }
    paint(element, context, { table, shown, rows, columns });
  }, [table, shown, rows, columns, width, height]);
  const cell = place && { row: rows[place[0]], column: columns[place[1]] };
  const figure = cell && figureAt(table, cell.row, cell.column);
  const placeAt = (x: number, y: number, box: DOMRect): readonly [number, number] => [
    clamp(Math.floor(((y - box.top) / box.height) * rows.length), rows.length),
    clamp(Math.floor(((x - box.left) / box.width) * columns.length), columns.length),
  ];
  return (
    <figure className="min-w-0">
      <figcaption className="min-h-11 text-s text-muted" aria-live="polite">
        <Prose
          text={
            cell === undefined || figure === undefined
              ? armies.matrix.size(rows.length, columns.length)
              : `${armies.matrix.with(shown.cell([table.rows[cell.row].unit.title, table.columns[cell.column].unit.title], figure), weaponsText(table, cell.row, cell.column))} (${formatExact(figure.value)})`
          }
        />
      </figcaption>
      <div ref={around}>
        <div
          role="application"
          aria-label={armies.matrix.canvas(shown.title, rows.length, columns.length)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it is interactive, by arrow keys
          tabIndex={0}
          className="cursor-crosshair"
          onPointerMove={(event) =>
            setPlace(placeAt(event.clientX, event.clientY, event.currentTarget.getBoundingClientRect()))
          }
          onPointerLeave={() => setPlace(undefined)}
          onClick={(event) => {
            const [r, c] = placeAt(event.clientX, event.clientY, event.currentTarget.getBoundingClientRect());
            onOpen(rows[r], columns[c]);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && cell !== undefined) onOpen(cell.row, cell.column);
            const move = MOVES[event.key];
            if (move === undefined) return;
            event.preventDefault();
            const [r, c] = place ?? [0, 0];
            setPlace([clamp(r + move[0], rows.length), clamp(c + move[1], columns.length)]);
          }}
        >
          <canvas ref={canvas} data-chart="matrix" style={{ width, height }} className="block rounded-s" />
        </div>
      </div>
    </figure>
  );
}

/** One pixel a cell, then stretched: 40,000 rectangles took 30 ms, this takes 2. */
function paint(
  element: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
  { table, shown, rows, columns }: Pick<MatrixViewProps, 'table' | 'shown' | 'rows' | 'columns'>,
): void {
  const style = getComputedStyle(element);
  const low = coloursOf(style.getPropertyValue('--sunken'));
  const high = {
    '--lead-attacker': coloursOf(style.getPropertyValue('--lead-attacker')),
    '--lead-defender': coloursOf(style.getPropertyValue('--lead-defender')),
  };
  const image = new ImageData(columns.length, rows.length);
  rows.forEach((r, y) => {
    columns.forEach((c, x) => {
      const value = table.values[r * table.columns.length + c];
      const [colour, share] = Number.isNaN(value) ? (['--lead-attacker', 0] as const) : shown.tint(value);
      const at = 4 * (y * columns.length + x);
      for (let i = 0; i < 3; i++) image.data[at + i] = low[i] + share * (high[colour][i] - low[i]);
      image.data[at + 3] = 255;
    });
  });
  const small = new OffscreenCanvas(columns.length, rows.length);
  small.getContext('2d')?.putImageData(image, 0, 0);
  context.imageSmoothingEnabled = false;
  context.drawImage(small, 0, 0, element.width, element.height);
}

const known = new Map<string, Uint8ClampedArray>();

/** Any colour of the style sheet as red, green and blue. Read from a canvas of one pixel: from the large one it waited for the picture. */
function coloursOf(colour: string): Uint8ClampedArray {
  const found = known.get(colour);
  if (found !== undefined) return found;
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (context === null) return new Uint8ClampedArray(4);
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const { data } = context.getImageData(0, 0, 1, 1);
  known.set(colour, data);
  return data;
}
