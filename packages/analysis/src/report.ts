// An answer as plain text for a chat, and analyses as CSV for a spreadsheet.
import { type Answer, type AnyCalculator, MARGIN_95 } from '@oddsmith/games';
import { decimal, percent } from '@oddsmith/games/wording';
import type { Distribution } from '@oddsmith/kernel';
import { fieldHeadings, figureHeading } from './heading.ts';
import type { Matrix } from './matrix.ts';
import { summaryText, words } from './number-text.ts';
import type { Sweep } from './sweep.ts';

/** Outcomes rarer than this at both ends of a distribution are counted, not listed. */
const RARE = 0.0005;
const BAR_WIDTH = 20;

export function textReport(answer: Answer): string {
  const lines = [answer.sentence, '', methodText(answer)];
  for (const [name, value] of Object.entries(answer.summary)) lines.push(`${words(name)}: ${summaryText(name, value)}`);
  for (const [name, distribution] of Object.entries(answer.distributions))
    lines.push('', ...distributionLines(name, distribution));
  if (answer.advice.length > 0)
    lines.push('', ...answer.advice.map((advice) => `${advice.severity}: ${advice.message}`));
  return `${lines.join('\n')}\n`;
}

/** The same for a page or a chat that reads Markdown: figures and outcomes as tables. */
export function markdownReport(answer: Answer): string {
  const lines = [`**${answer.sentence}**`, '', methodText(answer), '', '| figure | value |', '| --- | ---: |'];
  for (const [name, value] of Object.entries(answer.summary))
    lines.push(`| ${words(name)} | ${summaryText(name, value)} |`);
  for (const [name, distribution] of Object.entries(answer.distributions)) {
    lines.push('', `| ${words(name)} | chance | at least |`, '| ---: | ---: | ---: |');
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

function distributionLines(name: string, distribution: Distribution): string[] {
  const { mean, stdDev, median, mode, probabilities } = distribution;
  const lines = [
    `${words(name)}: mean ${decimal(mean)}, median ${median}, most likely ${mode}, standard deviation ${decimal(stdDev)}`,
  ];
  let first = 0;
  let last = probabilities.length - 1;
  while (first < last && distribution.atMost[first] < RARE) first++;
  while (last > first && distribution.atLeast[last] < RARE) last--;
  const width = String(distribution.min + last).length;
  const peak = Math.max(...probabilities);
  if (first > 0) lines.push(rareText('below', distribution.min + first, distribution.atMost[first - 1]));
  for (let i = first; i <= last; i++) {
    const chance = percent(probabilities[i]).padStart(6);
    const bar = '#'.repeat(Math.round((probabilities[i] / peak) * BAR_WIDTH)).padEnd(BAR_WIDTH);
    const outcome = String(distribution.min + i).padStart(width);
    lines.push(`${outcome} ${chance} ${bar} at least ${percent(distribution.atLeast[i])}`);
  }
  if (last < probabilities.length - 1)
    lines.push(rareText('above', distribution.min + last, distribution.atLeast[last + 1]));
  return lines;
}

function rareText(side: string, outcome: number, chance: number): string {
  return `${side} ${outcome}: ${percent(chance)} in all`;
}

/** One row for every outcome of every distribution, then one for every summary figure. */
export function csvReport(answer: Answer): string {
  const rows: unknown[][] = [['distribution', 'outcome', 'probability', 'at least', 'at most']];
  for (const [name, distribution] of Object.entries(answer.distributions))
    distribution.probabilities.forEach((p, i) => {
      rows.push([words(name), distribution.min + i, p, distribution.atLeast[i], distribution.atMost[i]]);
    });
  rows.push([], ['figure', 'value']);
  for (const [name, value] of Object.entries(answer.summary)) rows.push([words(name), value]);
  for (const [name, { mean, stdDev }] of Object.entries(answer.distributions))
    rows.push([`${words(name)}: mean`, mean], [`${words(name)}: standard deviation`, stdDev]);
  return csv(rows);
}

/** The calculator tells what its fields are called; without it columns of values have their paths. */
export function sweepCsv(sweep: Sweep, calculator?: AnyCalculator): string {
  return csv(sweepRows(sweep, calculator));
}

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

export function matrixCsv(matrix: Matrix): string {
  return csv(matrixRows(matrix));
}

/** Empty cells are those with a problem. Situations, where there are some, stand in a first column. */
export function matrixRows({ figure, columns, rows: titles, cells, layers }: Matrix): unknown[][] {
  const rows: unknown[][] = [[...(layers === undefined ? [] : ['situation']), figureHeading(figure), ...columns]];
  for (const layer of layers ?? [{ cells: cells ?? [] }])
    titles.forEach((title, row) => {
      const figures = layer.cells[row].map((cell) => cell.figure ?? '');
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
