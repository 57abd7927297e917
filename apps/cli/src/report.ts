// An answer for a reader: the sentence first, then charts, figures, steps and advice.
import { type Answer, type Language, MARGIN_95, type Problem, type Refusal } from '@oddsmith/games';
import type { Distribution } from '@oddsmith/kernel';
import { chart } from './chart.ts';
import { complaint } from './complaint.ts';
import { REFUSED } from './exit.ts';
import { harmless, harmlessly } from './harmless.ts';
import type { Io } from './io.ts';
import type { Style } from './style.ts';
import { type ReportWords, wordsIn } from './words/words-in.ts';

export interface ReportOptions {
  readonly steps: boolean;
  readonly width: number;
  readonly style: Style;
}

export function report(given: Answer, { steps, width, style }: ReportOptions): string {
  // Names of units come from strangers' lists.
  const answer: Answer = {
    ...given,
    sentence: harmless(given.sentence),
    steps: harmlessly(given.steps),
    advice: harmlessly(given.advice),
  };
  const words = wordsIn(answer.language);
  const blocks = [
    [style.bold(answer.sentence), style.dim(methodLine(answer, words))],
    ...Object.entries(answer.distributions).map(([name, distribution]) => [
      ...chart(name, distribution, style, width, words),
      spreadLine(distribution, words),
    ]),
    summaryBlock(answer, style, words),
    steps ? stepBlock(answer, style, words) : [],
    adviceBlock(answer, style, words),
  ];
  const shown = blocks.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
  return `${shown.join('\n\n')}\n`;
}

function methodLine({ calculator, simulation, errorBound: dropped }: Answer, { say }: ReportWords): string {
  if (simulation === undefined) return say('exact', { calculator, dropped });
  const { iterations, seed, standardError } = simulation;
  return say('simulated', { calculator, dropped, iterations, seed, margin: MARGIN_95 * standardError });
}

function spreadLine({ mean, stdDev, median, mode, percentiles }: Distribution, { say }: ReportWords): string {
  const [low, high] = [percentiles['25'], percentiles['95']];
  return say('spread', { mean, deviation: stdDev, median, likeliest: mode, low, high });
}

function summaryBlock({ summary }: Answer, style: Style, { say, w }: ReportWords): string[] {
  const names = Object.keys(summary);
  if (names.length === 0) return [];
  const width = Math.max(...names.map((name) => name.length));
  return [style.bold(say('summary')), ...names.map((name) => `  ${name.padEnd(width)}  ${w.figure(summary[name])}`)];
}

function stepBlock({ steps }: Answer, style: Style, { say }: ReportWords): string[] {
  if (steps.length === 0) return [];
  const lines = steps.map(({ title, text, chance }, i) => {
    const odds = chance === undefined ? '' : style.dim(` (${say('a-roll', { chance })})`);
    return `  ${i + 1}. ${title}: ${text}${odds}`;
  });
  return [style.bold(say('steps')), ...lines];
}

function adviceBlock({ advice }: Answer, style: Style, { say }: ReportWords): string[] {
  if (advice.length === 0) return [];
  const lines = advice.map(({ severity, path, message }) => {
    const mark = severity === 'warning' ? style.warning(say('warning')) : say('note');
    return `  ${mark}: ${path === '' ? '' : `${path}: `}${message}`;
  });
  return [style.bold(say('advice')), ...lines];
}

/** Why nothing was done: on stderr and, with --json, on stdout, indented as the command writes its JSON. */
export async function refuse(
  problem: Problem,
  json: boolean | undefined,
  io: Io,
  indent?: number,
  language?: Language,
): Promise<number> {
  return refuseAll({ error: problem }, json, io, indent, language);
}

/** The same with every problem of an input, a line each. */
export async function refuseAll(
  refusal: Refusal,
  json: boolean | undefined,
  io: Io,
  indent?: number,
  language?: Language,
): Promise<number> {
  if (json) await io.stdout(`${JSON.stringify(refusal, null, indent)}\n`);
  for (const problem of refusal.errors ?? [refusal.error]) io.stderr(complaint(problem, language));
  return REFUSED;
}
