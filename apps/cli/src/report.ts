// An answer for a reader: the sentence first, then charts, figures, steps and advice.
import { type Answer, MARGIN_95, type Problem, type Refusal } from '@oddsmith/games';
import { figure, percent, thousands } from '@oddsmith/games/wording';
import { chart } from './chart.ts';
import { REFUSED } from './exit.ts';
import type { Io } from './io.ts';
import type { Style } from './style.ts';

export interface ReportOptions {
  readonly steps: boolean;
  readonly width: number;
  readonly style: Style;
}

export function report(answer: Answer, { steps, width, style }: ReportOptions): string {
  const blocks = [
    [style.bold(answer.sentence), style.dim(methodLine(answer))],
    ...Object.entries(answer.distributions).map(([name, distribution]) => [
      ...chart(name, distribution, style, width),
      `mean ${figure(distribution.mean)}, deviation ${figure(distribution.stdDev)}, median ${distribution.median}, likeliest ${distribution.mode}, 25%..95% ${distribution.percentiles['25']}..${distribution.percentiles['95']}`,
    ]),
    summaryBlock(answer, style),
    steps ? stepBlock(answer, style) : [],
    adviceBlock(answer, style),
  ];
  const shown = blocks.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
  return `${shown.join('\n\n')}\n`;
}

function methodLine({ calculator, simulation, errorBound }: Answer): string {
  const dropped = errorBound > 0 ? `, at most ${errorBound.toExponential(1)} of probability left out` : '';
  if (simulation === undefined) return `${calculator}, exact${dropped}`;
  const { iterations, seed, standardError } = simulation;
  const margin = figure(MARGIN_95 * standardError);
  return `${calculator}, simulated: ${thousands(iterations)} battles, seed ${seed}, headline ±${margin} at 95%${dropped}`;
}

function summaryBlock({ summary }: Answer, style: Style): string[] {
  const names = Object.keys(summary);
  if (names.length === 0) return [];
  const width = Math.max(...names.map((name) => name.length));
  return [style.bold('Summary'), ...names.map((name) => `  ${name.padEnd(width)}  ${figure(summary[name])}`)];
}

function stepBlock({ steps }: Answer, style: Style): string[] {
  if (steps.length === 0) return [];
  const lines = steps.map(({ title, text, chance }, i) => {
    const odds = chance === undefined ? '' : style.dim(` (${percent(chance)} a roll)`);
    return `  ${i + 1}. ${title}: ${text}${odds}`;
  });
  return [style.bold('Steps'), ...lines];
}

function adviceBlock({ advice }: Answer, style: Style): string[] {
  if (advice.length === 0) return [];
  const lines = advice.map(({ severity, path, message }) => {
    const mark = severity === 'warning' ? style.warning('warning') : 'note';
    return `  ${mark}: ${path === '' ? '' : `${path}: `}${message}`;
  });
  return [style.bold('Advice'), ...lines];
}

/** One line for stderr: what is wrong, the code to look up, where it is, and what was probably meant. */
function complaint({ code, path, message, nearest }: Problem): string {
  const meant = nearest === undefined ? '' : `; did you mean ${nearest}?`;
  return `${message}${meant} (${code}${path === '' ? '' : ` at ${path}`})\n`;
}

/** Why nothing was done: on stderr and, with --json, on stdout, indented as the command writes its JSON. */
export async function refuse(problem: Problem, json: boolean | undefined, io: Io, indent?: number): Promise<number> {
  return refuseAll({ error: problem }, json, io, indent);
}

/** The same with every problem of an input, a line each. */
export async function refuseAll(refusal: Refusal, json: boolean | undefined, io: Io, indent?: number): Promise<number> {
  if (json) await io.stdout(`${JSON.stringify(refusal, null, indent)}\n`);
  for (const problem of refusal.errors ?? [refusal.error]) io.stderr(complaint(problem));
  return REFUSED;
}
