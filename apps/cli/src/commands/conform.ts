// `oddsmith conform`: the reference cases put to a program that speaks JSON lines, and what it made of them, rule by rule.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { execute } from '@oddsmith/compute/execute';
import { byRule, type CaseResult, casesOf, GAMES, judge, type ReferenceCase } from '@oddsmith/conformance';
import { isRecord, type Language } from '@oddsmith/games';
import { DONE, REFUSED, UsageError } from '../exit.ts';
import { harmless } from '../harmless.ts';
import type { Io } from '../io.ts';
import { findCalculator, type Library } from '../library.ts';
import { parsedLines } from '../lines.ts';
import { ProgressLine } from '../progress.ts';
import { type Style, styleFor } from '../style.ts';
import { message, wordsIn } from '../words/words-in.ts';

export interface ConformOptions {
  /** The program that is asked; undefined: this one. */
  readonly command?: string | undefined;
  readonly game?: string | undefined;
  readonly rule?: string | undefined;
  /** How long all of it may take. */
  readonly timeMs?: number | undefined;
  /** Print the cases, for programs that read a file. */
  readonly list?: boolean | undefined;
  readonly json?: boolean | undefined;
  readonly language?: Language | undefined;
}

const USUAL_MS = 600_000;
/** Lines that are read at once. */
const LINES = 64;
const MOST_WRONG = 20;

export async function conform(options: ConformOptions, io: Io, library: Library): Promise<number> {
  const cases = chosen(options);
  if (options.list) {
    for (const reference of cases) await io.stdout(`${JSON.stringify(reference)}\n`);
    return DONE;
  }
  const progress = new ProgressLine(io, 'conform', options.language);
  const told = (done: number) => progress.update(done, cases.length);
  const { command } = options;
  const results =
    command === undefined ? await ownResults(cases, library, told) : await resultsOf(command, cases, options, io, told);
  progress.end();
  if (options.json) for (const result of results) await io.stdout(`${JSON.stringify(result)}\n`);
  else await io.stdout(`${report(results, styleFor(io), options.language).join('\n')}\n`);
  return results.every(({ state }) => state === 'right') ? DONE : REFUSED;
}

function chosen({ game, rule }: ConformOptions): readonly ReferenceCase[] {
  const games = GAMES.filter((one) => game === undefined || one === game);
  if (games.length === 0) throw new UsageError(message('no-cases-of-game', { game: String(game), known: GAMES }));
  const all = games.flatMap(casesOf);
  if (rule === undefined) return all;
  const found = all.filter(({ rules }) => rules.some((name) => name.toLowerCase() === rule.toLowerCase()));
  const known = [...new Set(all.flatMap(({ rules }) => rules))].sort((one, other) => one.localeCompare(other, 'en'));
  if (found.length === 0) throw new UsageError(message('no-cases-of-rule', { rule: String(rule), known }));
  return found;
}

async function ownResults(
  cases: readonly ReferenceCase[],
  library: Library,
  told: (done: number) => void,
): Promise<CaseResult[]> {
  const results: CaseResult[] = [];
  for (const reference of cases) {
    const calculator = await findCalculator(library, reference.calculator);
    const { input } = reference;
    const reply = execute([calculator], { calculator: calculator.id, input, method: 'exact' }, {});
    results.push(judge(reference, 'error' in reply ? { error: reply.error } : { result: reply }));
    told(results.length);
  }
  return results;
}

/** Questions go in as fast as the program takes them; answers may come in any order, each with the id of its question. */
async function resultsOf(
  command: string,
  cases: readonly ReferenceCase[],
  { timeMs = USUAL_MS, language = 'en' }: ConformOptions,
  io: Io,
  told: (done: number) => void,
): Promise<CaseResult[]> {
  // In a group of its own: the shell and what it starts end together.
  const program = spawn(command, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'inherit'] });
  const end = () => {
    if (program.pid !== undefined && program.exitCode === null) process.kill(-program.pid);
  };
  const timer = setTimeout(end, timeMs);
  io.stopSignal().addEventListener('abort', end, { once: true });
  // A program that ends early takes no more questions: its answers so far count.
  program.stdin.on('error', () => program.stdin.destroy());
  const failed = once(program, 'error').then(([error]) => void io.stderr(`${(error as Error).message}\n`));
  const replies = new Map<string, unknown>();
  const asked = ask(program.stdin, cases);
  for await (const lines of parsedLines(program.stdout, LINES))
    for (const line of lines) {
      if ('error' in line) io.stderr(`${harmless(wordsIn(language).w.say(line.error.message))}\n`);
      else if (isRecord(line.value)) replies.set(String(line.value.id), line.value);
      told(Math.min(replies.size, cases.length));
    }
  await Promise.race([asked, failed]);
  clearTimeout(timer);
  return cases.map((reference) => judge(reference, replies.get(reference.id)));
}

async function ask(
  stdin: NodeJS.WritableStream & { destroyed?: boolean },
  cases: readonly ReferenceCase[],
): Promise<void> {
  for (const { id, calculator, input } of cases) {
    if (stdin.destroyed) return;
    const line = `${JSON.stringify({ id, calculator, input, method: 'exact' })}\n`;
    if (!stdin.write(line)) await Promise.race([once(stdin, 'drain'), once(stdin, 'close')]).catch(() => undefined);
  }
  stdin.end();
}

function report(results: readonly CaseResult[], style: Style, language: Language = 'en'): string[] {
  const { say } = wordsIn(language);
  const rules = byRule(results);
  const width = Math.max(...rules.map(({ rule }) => rule.length));
  const lines = rules.map(({ rule, ...sum }) => {
    const line = `${rule.padEnd(width)}  ${say('rule-right', sum)}`;
    return sum.wrong + sum.unanswered === 0 ? line : style.warning(line);
  });
  const wrong = results.filter(({ state }) => state === 'wrong').slice(0, MOST_WRONG);
  const right = results.filter(({ state }) => state === 'right').length;
  return [
    ...lines,
    '',
    ...wrong.map(({ id, rules: names, differences: [first] = [] }) => {
      const got = first?.got === undefined ? undefined : harmless(String(first.got));
      return say('case-wrong', { id, rules: names, path: String(first?.path), got, want: String(first?.want) });
    }),
    style.bold(say('cases-right', { right, cases: results.length })),
  ];
}
