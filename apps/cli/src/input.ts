// Where the input of a battle comes from: a preset, a file or standard input, then single fields on top.
import { type AnyCalculator, type Language, Speaker } from '@oddsmith/games';
import { assigned } from './assignment.ts';
import { UsageError } from './exit.ts';
import { readText } from './files.ts';
import type { Io } from './io.ts';

export interface InputOptions {
  /** Path of a JSON file; "-" is standard input. */
  readonly file?: string | undefined;
  readonly preset?: string | undefined;
  readonly set?: readonly string[] | undefined;
  readonly language?: Language | undefined;
}

export async function readInput(calculator: AnyCalculator, options: InputOptions, io: Io): Promise<unknown> {
  const { file, preset, set } = options;
  const written = file === undefined ? undefined : calculator.readText?.(file);
  if (written !== undefined) return assigned(inputOf(calculator, written, options.language), set ?? [], calculator);
  if (file !== undefined && preset !== undefined) throw new UsageError('give a file or a preset, not both');
  const base = preset === undefined ? await readFileOrStdin(options, io) : presetInput(calculator, preset);
  if (set === undefined) return base;
  if (typeof base !== 'object' || base === null || Array.isArray(base))
    throw new UsageError('--set needs an input that is an object');
  return assigned(base, set, calculator);
}

type Written = NonNullable<ReturnType<NonNullable<AnyCalculator['readText']>>>;

/** A battle typed in place of a file. */
function inputOf(calculator: AnyCalculator, written: Written, language?: Language): object {
  if ('input' in written) return Object(written.input);
  const speaker = new Speaker(calculator, language);
  throw new UsageError(written.problems.map((problem) => speaker.say(problem)).join('; '));
}

/** Standard input is read only when nothing else says what the battle is: a script may leave it open and empty. */
export async function readFileOrStdin(options: InputOptions, io: Io): Promise<unknown> {
  const text = await readTextOrStdin(options, io);
  return text === undefined ? {} : parseJson(text, sourceOf(options));
}

/** Undefined where there is neither a file nor anything to wait for. */
export async function readTextOrStdin({ file, set }: InputOptions, io: Io): Promise<string | undefined> {
  const fromStdin = file === '-' || (file === undefined && set === undefined && !io.stdinIsTerminal);
  if (fromStdin) return readAll(io.stdin);
  return file === undefined ? undefined : readText(file);
}

export function sourceOf({ file }: InputOptions): string {
  return file === undefined || file === '-' ? 'standard input' : file;
}

export function parseJson(text: string, source: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch (thrown) {
    throw new UsageError(`${source} is not JSON: ${(thrown as Error).message}`);
  }
}

async function readAll(stdin: Io['stdin']): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stdin) text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}

function presetInput(calculator: AnyCalculator, id: string): unknown {
  const found = calculator.presets.find((preset) => preset.id === id);
  if (found !== undefined) return found.input;
  const known = calculator.presets.map((preset) => preset.id).join(', ');
  throw new UsageError(`${calculator.id} has no preset "${id}"; known: ${known}`);
}
