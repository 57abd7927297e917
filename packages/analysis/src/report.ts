// An answer as Markdown for a chat or a page, and analyses as rows and CSV for a spreadsheet.
import { type Answer, type AnyCalculator, MARGIN_95 } from '@oddsmith/games';
import { percent } from '@oddsmith/games/wording';
import { fieldHeadings, figureHeading, figureText, figureWords } from './column-titles.ts';
import type { Matrix, MatrixCell } from './matrix.ts';
import type { Sweep } from './sweep.ts';

/** Outcomes rarer than this are counted together, not listed. */
const RARE = 0.0005;

/** Figures and outcomes as tables. */
export function markdownReport(answer: Answer): string {
  const lines = [`**${answer.sentence}**`, '', methodText(answer), '', '| figure | value |', '| --- | ---: |'];
  for (const [name, value] of Object.entries(answer.summary))
    lines.push(`| ${figureWords(name)} | ${figureText(name, value)} |`);
  for (const [name, distribution] of Object.entries(answer.distributions)) {
    lines.push('', `| ${figureWords(name)} | chance | at least |`, '| ---: | ---: | ---: |');
    distribution.probabilities.forEach((chance, i) => {
      if (chance < RARE) return;
      lines.push(`| ${distribution.min + i} | ${percent(chance)} | ${percent(distribution.atLeast[i])} |`);
    });
    const rare = distribution.probabilities.reduce((sum, chance) => sum + (chance < RARE ? chance : 0), 0);
    if (rare > 0) lines.push(`| others | ${percent(rare)} | |`);
  }
  if (answer.advice.length > 0)
    lines.push('', ...answer.advice.map(({ severity, message }) => `- ${severity}: ${message}`));
  return `${lines.join('\n')}\n`;
}

function methodText(answer: Answer): string {
  if (answer.simulation !== undefined) {
    const { iterations, seed, standardError } = answer.simulation;
    const margin = (MARGIN_95 * standardError).toPrecision(2);
    return `Simulated ${iterations} times (seed ${seed}), 95% margin of the headline ${margin}.`;
  }
  return answer.errorBound === 0 ? 'Exact.' : `Exact but for a mass of at most ${answer.errorBound.toExponential(1)}.`;
}

/** The calculator tells what its fields are called; without it columns of values have their paths. */
export function sweepRows(sweep: Sweep, calculator?: AnyCalculator): unknown[][] {
  const heading = fieldHeadings(calculator);
  const rows: unknown[][] = [
    [...sweep.axes.map(({ path }) => heading(path)), ...sweep.figures.map(figureHeading), 'problem'],
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
export function matrixRows({ figure, columns, rows: titles, cells, layers }: Matrix): unknown[][] {
  const tables = layers ?? [{ cells: cells ?? [] }];
  const armed = columns.map((_, c) => tables.some((table) => table.cells.some((row) => weaponsOf(row[c]) !== '')));
  const heads = columns.flatMap((column, c) => (armed[c] ? [column, 'with'] : [column]));
  const rows: unknown[][] = [[...(layers === undefined ? [] : ['situation']), figureHeading(figure), ...heads]];
  for (const layer of tables)
    titles.forEach((title, row) => {
      const figures = layer.cells[row].flatMap((cell, c) =>
        armed[c] ? [cell.figure ?? '', weaponsOf(cell)] : [cell.figure ?? ''],
      );
      rows.push('title' in layer ? [layer.title, title, ...figures] : [title, ...figures]);
    });
  return rows;
}

function weaponsOf({ attack = '', answer }: MatrixCell): string {
  return answer === undefined ? attack : `${attack} against ${answer}`.trim();
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
