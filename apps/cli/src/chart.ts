// A distribution as lines of text: outcome, bar, chance of exactly that many, chance of at least that many.
import type { Distribution } from '@oddsmith/kernel';
import type { Style } from './style.ts';
import { type ReportWords, wordsIn } from './words/words-in.ts';

/** More outcomes than this are put together, so that a chart fits a screen. */
const MAX_ROWS = 30;
/** Outcomes rarer than this at either end are left to the line that says how far they reach. */
const TAIL = 0.001;
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];
const FIGURES_WIDTH = 22;
const MIN_BAR = 10;
const MAX_BAR = 50;

interface Row {
  readonly label: string;
  readonly chance: number;
  readonly atLeast: number;
}

export function chart(
  name: string,
  distribution: Distribution,
  style: Style,
  width: number,
  words: ReportWords = wordsIn('en'),
): string[] {
  const { percent } = words.w;
  const rows = rowsOf(distribution);
  const labelWidth = Math.max(name.length, ...rows.map((row) => row.label.length));
  const barWidth = Math.min(MAX_BAR, Math.max(MIN_BAR, width - labelWidth - FIGURES_WIDTH));
  const highest = Math.max(...rows.map((row) => row.chance));
  const head = `${name.padStart(labelWidth)}  ${''.padEnd(barWidth)}${'P='.padStart(9)}${'P>='.padStart(9)}`;
  return [
    style.bold(head),
    ...rows.map(({ label, chance, atLeast }) => {
      const drawn = bar((chance / highest) * barWidth).padEnd(barWidth);
      return `${label.padStart(labelWidth)}  ${style.accent(drawn)}${percent(chance).padStart(9)}${percent(atLeast).padStart(9)}`;
    }),
    ...tailNote(distribution, style, words),
  ];
}

function bar(cells: number): string {
  const eighths = Math.round(cells * 8);
  return '█'.repeat(eighths >> 3) + EIGHTHS[eighths & 7];
}

function rowsOf({ min, probabilities, atLeast }: Distribution): Row[] {
  const [from, to] = bulk(probabilities);
  const step = Math.ceil((to - from + 1) / MAX_ROWS);
  const rows: Row[] = [];
  for (let start = from; start <= to; start += step) {
    const end = Math.min(to, start + step - 1);
    let chance = 0;
    for (let i = start; i <= end; i++) chance += probabilities[i];
    const label = start === end ? String(min + start) : `${min + start}..${min + end}`;
    rows.push({ label, chance, atLeast: atLeast[start] });
  }
  return rows;
}

/** First and last index worth a line. Short distributions are shown whole. */
function bulk(probabilities: readonly number[]): readonly [number, number] {
  let from = 0;
  let to = probabilities.length - 1;
  if (probabilities.length <= MAX_ROWS / 2) return [from, to];
  while (from < to && probabilities[from] < TAIL) from++;
  while (to > from && probabilities[to] < TAIL) to--;
  return [from, to];
}

function tailNote({ min, max, probabilities }: Distribution, style: Style, { say }: ReportWords): string[] {
  const [from, to] = bulk(probabilities);
  if (from === 0 && to === probabilities.length - 1) return [];
  return [style.dim(say('ends', { from: min, to: max, below: TAIL }))];
}
