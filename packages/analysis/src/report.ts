// An answer as Markdown for a chat or a page, and analyses as rows and CSV for a spreadsheet.
import { type Answer, MARGIN_95 } from '@oddsmith/games';
import { type Headings, headingsIn } from './column-titles.ts';
import type { Matrix, MatrixCell } from './matrix.ts';
import type { Sweep } from './sweep.ts';
import { type Sentence, say } from './words/index.ts';

/** Outcomes rarer than this are counted together, not listed. */
const RARE = 0.0005;

/** Figures and outcomes as tables, in the language of the answer. */
export function markdownReport(answer: Answer): string {
  const heads = headingsIn(answer.language);
  const lines = [`**${answer.sentence}**`, '', heads.say(methodOf(answer)), ''];
  lines.push(`| ${heads.column('figure')} | ${heads.column('value')} |`, '| --- | ---: |');
  for (const [name, value] of Object.entries(answer.summary))
    lines.push(`| ${heads.figureName(name)} | ${heads.figureText(name, value)} |`);
  for (const [name, distribution] of Object.entries(answer.distributions)) {
    const columns = [heads.figureName(name), heads.column('chance'), heads.column('at least')];
    lines.push('', `| ${columns.join(' | ')} |`, '| ---: | ---: | ---: |');
    distribution.probabilities.forEach((chance, i) => {
      if (chance < RARE) return;
      const [exactly, atLeast] = [chance, distribution.atLeast[i]].map((one) => heads.figureText('chance', one));
      lines.push(`| ${distribution.min + i} | ${exactly} | ${atLeast} |`);
    });
    const rare = distribution.probabilities.reduce((sum, chance) => sum + (chance < RARE ? chance : 0), 0);
    if (rare > 0) lines.push(`| ${heads.column('others')} | ${heads.figureText('chance', rare)} | |`);
  }
  if (answer.advice.length > 0)
    lines.push('', ...answer.advice.map(({ severity, message }) => `- ${heads.column(severity)}: ${message}`));
  return `${lines.join('\n')}\n`;
}

function methodOf({ simulation, errorBound }: Answer): Sentence {
  if (simulation !== undefined) {
    const { iterations, seed, standardError } = simulation;
    return say('simulated', { iterations, seed, margin: MARGIN_95 * standardError });
  }
  return errorBound === 0 ? say('all-exact') : say('exact-but', { mass: errorBound });
}

export function sweepRows(sweep: Sweep, heads: Headings): unknown[][] {
  const rows: unknown[][] = [
    [...sweep.axes.map(({ path }) => heads.field(path)), ...sweep.figures.map(heads.figure), heads.column('problem')],
  ];
  for (const point of sweep.points)
    rows.push([
      ...point.values,
      ...sweep.figures.map((name) => point.figures[name] ?? ''),
      point.problem?.message ?? '',
    ]);
  return rows;
}

/** Empty cells are those with a problem. Situations, where there are some, stand in a first column; weapons that were taken beside their figures. */
export function matrixRows({ figure, columns, rows: titles, cells, layers }: Matrix, heads: Headings): unknown[][] {
  const weaponsOf = ({ attack = '', answer }: MatrixCell): string =>
    answer === undefined ? attack : heads.say(say('fights-back', { attack, answer }));
  const tables = layers ?? [{ cells: cells ?? [] }];
  const armed = columns.map((_, c) => tables.some((table) => table.cells.some((row) => weaponsOf(row[c]) !== '')));
  const over = columns.flatMap((column, c) => (armed[c] ? [column, heads.column('with')] : [column]));
  const rows: unknown[][] = [
    [...(layers === undefined ? [] : [heads.column('situation')]), heads.figure(figure), ...over],
  ];
  for (const layer of tables)
    titles.forEach((title, row) => {
      const figures = layer.cells[row].flatMap((cell, c) =>
        armed[c] ? [cell.figure ?? '', weaponsOf(cell)] : [cell.figure ?? ''],
      );
      rows.push('title' in layer ? [layer.title, title, ...figures] : [title, ...figures]);
    });
  return rows;
}

/** RFC 4180: lines end with CR LF, cells with commas, quotes or line breaks are quoted. */
export function csv(rows: readonly (readonly unknown[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(value: unknown): string {
  const text = typeof value === 'string' ? inert(value) : (JSON.stringify(value) ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A spreadsheet would run a name that starts like a formula. */
function inert(text: string): string {
  return /^[=+\-@\t]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;
}
