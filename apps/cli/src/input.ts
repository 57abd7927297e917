// Where the input of a battle comes from: a preset, a file or standard input, then single fields on top.
import { type AnyCalculator, isRecord, type Language, nearestName, Speaker } from '@oddsmith/games';
import { assigned } from './assignment.ts';
import { UsageError } from './exit.ts';
import { readText } from './files.ts';
import type { Io } from './io.ts';
import { calculatorIn, findCalculator, type Library } from './library.ts';
import type { Source } from './words/en.ts';
import { message, wordsIn } from './words/words-in.ts';

interface InputSource {
  /** Path of a file; "-" is standard input. */
  readonly file?: string | undefined;
  readonly language?: Language | undefined;
}

export interface InputOptions extends InputSource {
  readonly preset?: string | undefined;
  readonly set?: readonly string[] | undefined;
}

/** What is asked, and the calculator that answers it. */
interface Asked {
  readonly calculator: AnyCalculator;
  readonly request: {
    readonly calculator: string;
    readonly input?: unknown;
    readonly seed?: unknown;
    readonly language?: Language;
  };
}

/**
 * The battle of a command: by the name of its calculator and an input, or as a whole request, which names it. Requests are what
 * `import --json` and `units --json` print.
 */
export async function readAsked(
  id: string | undefined,
  options: InputOptions,
  io: Io,
  library: Library,
): Promise<Asked> {
  const named = id === undefined || id === '-' || id.endsWith('.json') ? undefined : id;
  if (named === undefined) {
    if (options.preset !== undefined) throw new UsageError(message('preset-of-none'));
    if (id === undefined && io.stdinIsTerminal) throw new UsageError(message('name-calculator'));
    const source = id === undefined ? {} : { file: id, language: options.language };
    const given = await readJson(source, false, io);
    if (isRequest(given)) return asked(given, options, library);
    throw new UsageError(
      message('no-calculator-named', { source: sourceOf(source), army: isRecord(given) && isRecord(given.army) }),
    );
  }
  const calculator = await findCalculator(library, named);
  const base = await readBase(calculator, options, io);
  if (!isRequest(base)) return asked({ calculator: named, input: base }, options, library);
  if (base.calculator === named) return asked(base, options, library);
  throw new UsageError(message('other-calculator', { request: base.calculator, command: named }));
}

type GivenRequest = Record<string, unknown> & { readonly calculator: string };

/** No input of a calculator has a field of this name. */
function isRequest(given: unknown): given is GivenRequest {
  return isRecord(given) && typeof given.calculator === 'string';
}

async function asked(
  { rules: _rules, ...request }: GivenRequest,
  { set, language = request.language as Language | undefined }: InputOptions,
  library: Library,
): Promise<Asked> {
  const calculator = await calculatorIn(library, request.calculator, language);
  const input = set === undefined ? request.input : assigned(objectOf(request.input), set, calculator);
  return { calculator, request: { ...request, input, ...(language === undefined ? {} : { language }) } };
}

function objectOf(input: unknown): object {
  if (isRecord(input)) return input;
  if (input === undefined) return {};
  throw new UsageError(message('set-needs-object'));
}

async function readBase(calculator: AnyCalculator, options: InputOptions, io: Io): Promise<unknown> {
  const { file, preset } = options;
  const written = file === undefined ? undefined : calculator.readText?.(file);
  if (written !== undefined) return inputOf(calculator, written, options.language);
  if (file !== undefined && preset !== undefined) throw new UsageError(message('file-or-preset'));
  const text = await readTextOrStdin(options, preset !== undefined || options.set !== undefined, io);
  if (preset === undefined) return text === undefined ? {} : parsed(calculator, text, options);
  if (text !== undefined && text.trim() !== '') throw new UsageError(message('stdin-or-preset'));
  return presetInput(calculator, preset);
}

/** JSON, or a battle in words where the game reads them. */
function parsed(calculator: AnyCalculator, text: string, options: InputOptions): unknown {
  const written = /^\s*[[{]/.test(text) ? undefined : calculator.readText?.(text);
  return written === undefined ? parseJson(text, sourceOf(options)) : inputOf(calculator, written, options.language);
}

type Written = NonNullable<ReturnType<NonNullable<AnyCalculator['readText']>>>;

/** A battle typed in place of a file. */
function inputOf(calculator: AnyCalculator, written: Written, language?: Language): object {
  if ('input' in written) return Object(written.input);
  const speaker = new Speaker(calculator, language);
  const text = written.problems.map((problem) => speaker.say(problem)).join('; ');
  throw new UsageError(message('as-written', { text }));
}

/** `isAsked`: options say what is asked, so that nothing has to come from elsewhere. */
export async function readJson(source: InputSource, isAsked: boolean, io: Io): Promise<unknown> {
  const text = await readTextOrStdin(source, isAsked, io);
  return text === undefined ? {} : parseJson(text, sourceOf(source));
}

/**
 * Undefined where there is neither a file nor anything to wait for. A pipe of the shell's is read whatever else is given; standard input
 * that another program may have left open is not waited for where options say what is asked, but never passed over in silence.
 */
export async function readTextOrStdin(
  { file, language = 'en' }: InputSource,
  isAsked: boolean,
  io: Io,
): Promise<string | undefined> {
  if (file !== undefined && file !== '-') return readText(file);
  if (file === '-' || (!io.stdinIsTerminal && (io.stdinEnds || !isAsked))) return readAll(io.stdin);
  if (!io.stdinIsTerminal && (await io.hasUnread())) io.stderr(`${wordsIn(language).say('stdin-unread')}\n`);
  return undefined;
}

export function sourceOf({ file }: InputSource): Source {
  return file === undefined || file === '-' ? null : file;
}

export function parseJson(text: string, source: Source): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch (thrown) {
    throw new UsageError(message('no-json', { source, why: (thrown as Error).message }));
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
  const ids = calculator.presets.map((preset) => preset.id);
  throw new UsageError(message('no-preset', { calculator: calculator.id, id, known: ids }), {
    nearest: nearestName(id, ids),
  });
}
