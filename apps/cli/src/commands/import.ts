// `oddsmith import`: an army list as units and what its reader noticed, or the odds of one of its units against another.
import { execute } from '@oddsmith/compute/execute';
import { isRefusal, type Language, valueAt } from '@oddsmith/games';
import {
  type ArmyImport,
  type ArmyOutline,
  armyWithRequests,
  battleBetween,
  importArmyList,
  type ListBattle,
  type ReadList,
  reasonOf,
  standingUnits,
} from '@oddsmith/games/lists';
import { withModes } from '@oddsmith/games/units';
import { armyLines } from '../army-lines.ts';
import { assigned } from '../assignment.ts';
import { DONE, UsageError } from '../exit.ts';
import { readBytes, readText } from '../files.ts';
import { harmless, harmlessly } from '../harmless.ts';
import type { Io } from '../io.ts';
import { calculatorIn, type Library } from '../library.ts';
import { refuse, report } from '../report.ts';
import { ruleBlocks } from '../rule-lines.ts';
import { type Style, styleFor } from '../style.ts';
import { message, wordsIn } from '../words/words-in.ts';

export interface ImportOptions {
  readonly game?: string | undefined;
  readonly books?: readonly string[] | undefined;
  readonly catalogue?: string | undefined;
  readonly edition?: string | undefined;
  /** Who attacks, then who defends. */
  readonly unit?: readonly string[] | undefined;
  readonly against?: string | undefined;
  readonly phase?: string | undefined;
  /** Abilities to turn on, or off: "Waaagh!", "Heavy=off". */
  readonly switch?: readonly string[] | undefined;
  /** Modes of weapons to use, whatever does more. */
  readonly mode?: readonly string[] | undefined;
  readonly set?: readonly string[] | undefined;
  readonly json?: boolean | undefined;
  readonly language?: Language | undefined;
}

export async function importList(
  file: string | undefined,
  options: ImportOptions,
  io: Io,
  library: Library,
): Promise<number> {
  const phase = phaseOf(options.phase);
  const own = await importFrom(await readList(file, io), options);
  const { language = 'en' } = options;
  const { say } = wordsIn(language);
  if (!own.ok) return refuse(own.problem, options.json, io, 2, language);
  const style = styleFor(io);
  const [unit, target] = options.unit ?? [];
  if (unit === undefined) {
    for (const name of ['set', 'switch', 'mode', 'phase'] as const)
      if (options[name] !== undefined && options[name].length > 0)
        throw new UsageError(message('option-of-battle', { option: name }));
    const { game, outline } = own;
    const reason = reasonOf(own, language);
    if (options.json) await io.stdout(`${JSON.stringify({ game, army: await armyWithRequests(own) }, null, 2)}\n`);
    else {
      await io.stdout(`${armyLines(harmlessly(outline), await standingUnits(own), style, language).join('\n')}\n`);
      if (reason !== undefined) io.stderr(`${style.dim(say('recognised-by', { game, reason }))}\n`);
      for (const remark of outline.remarks) io.stderr(`${remarkLine(remark, style, say('warning'))}\n`);
    }
    return DONE;
  }
  const enemy = options.against === undefined ? own : await importFrom(await readBytes(options.against), options);
  if (!enemy.ok) return refuse(enemy.problem, options.json, io, 2, language);
  const defender = target === undefined ? undefined : { list: enemy, unit: target };
  if (target === undefined && options.against !== undefined) throw new UsageError(message('name-defender'));
  const switches = (options.switch ?? []).map(switchingOf);
  const battle = await battleBetween({ list: own, unit }, defender, phase, switches, language);
  if (!battle.ok) return refuse(battle.problem, options.json, io, 2, language);
  // As the lists call them: who types less than a whole name is warned as well.
  const names = Object.values(battle.input).map((side) => String(valueAt(side, ['name']) ?? ''));
  for (const list of new Set<ReadList>([own, enemy]))
    warnOf(list, names, (remark) => io.stderr(`${remarkLine(remark, style, say('warning'))}\n`));
  if (battle.remark !== undefined) io.stderr(`${battle.remark}\n`);
  return answer(battle, options, io, library);
}

/** What the readers said of the two units: the rest of the lists does not matter here. */
function warnOf(
  { outline }: ReadList,
  names: readonly string[],
  warn: (remark: ArmyOutline['remarks'][number]) => void,
): void {
  for (const remark of outline.remarks)
    if (remark.severity === 'warning' && remark.unit !== '' && names.some((name) => name.includes(remark.unit)))
      warn(remark);
}

async function answer(
  { calculator: id, input: listed, rules }: Extract<ListBattle, { readonly ok: true }>,
  { json, mode = [], set, language }: ImportOptions,
  io: Io,
  library: Library,
): Promise<number> {
  const calculator = json && set === undefined ? undefined : await calculatorIn(library, id, language);
  const fixed = withModes(listed, mode, language);
  if ('error' in fixed) return refuse(fixed.error, json, io, 2, language);
  const input = set === undefined ? fixed.input : assigned(fixed.input, set, calculator);
  if (calculator === undefined || json) {
    // A request as the API takes it.
    await io.stdout(`${JSON.stringify({ calculator: id, input }, null, 2)}\n`);
    return DONE;
  }
  const answered = execute([calculator], { calculator: id, input }, { language });
  if (isRefusal(answered)) return refuse(answered.error, json, io, undefined, language);
  const style = styleFor(io);
  await io.stdout(`${report(answered, { steps: false, width: io.width, style })}${ruleBlocks(rules, style, language)}`);
  return DONE;
}

async function importFrom(data: Uint8Array, options: ImportOptions): Promise<ArmyImport> {
  const books = await Promise.all((options.books ?? []).map(readText));
  const catalogue = options.catalogue === undefined ? undefined : await readText(options.catalogue);
  const edition = options.edition === '10' || options.edition === '11' ? options.edition : undefined;
  if (options.edition !== undefined && edition === undefined) throw new UsageError(message('edition-option'));
  return importArmyList(data, { game: options.game, catalogue, edition, books, language: options.language });
}

function phaseOf(phase: string | undefined): 'shooting' | 'fight' | undefined {
  if (phase === undefined || phase === 'shooting' || phase === 'fight') return phase;
  throw new UsageError(message('phase-option'));
}

async function readList(file: string | undefined, io: Io): Promise<Uint8Array> {
  if (file !== undefined && file !== '-') return readBytes(file);
  if (io.stdinIsTerminal) throw new UsageError(message('name-list'));
  const chunks: Uint8Array[] = [];
  for await (const chunk of io.stdin) chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
  return Buffer.concat(chunks);
}

function switchingOf(text: string): { readonly name: string; readonly on: boolean } {
  const [, name = text, state = 'on'] = /^(.*?)=(on|off)$/.exec(text) ?? [];
  return { name, on: state === 'on' };
}

function remarkLine(
  { severity, unit, message }: ArmyOutline['remarks'][number],
  style: Style,
  warning: string,
): string {
  const text = harmless(unit === '' ? message : `${unit}: ${message}`);
  return severity === 'warning' ? style.warning(`${warning}: ${text}`) : style.dim(text);
}
