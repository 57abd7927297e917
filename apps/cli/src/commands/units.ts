// `oddsmith units`: what is known of the units of a game, how much of their rules counts, and the battle of two of them.
import { execute } from '@oddsmith/compute/execute';
import { isRefusal, type Language, type Problem } from '@oddsmith/games';
import {
  type Coverage,
  type LibraryUnit,
  openUnits,
  switchedBy,
  type UnitLibrary,
  withModes,
} from '@oddsmith/games/units';
import { assigned } from '../assignment.ts';
import { DONE, UsageError } from '../exit.ts';
import type { Io } from '../io.ts';
import { calculatorIn, type Library } from '../library.ts';
import { refuse, report } from '../report.ts';
import { ruleBlocks, ruleLines } from '../rule-lines.ts';
import { type Style, styleFor } from '../style.ts';
import { message, wordsIn } from '../words/words-in.ts';

export interface UnitsOptions {
  readonly system?: string | undefined;
  readonly edition?: string | undefined;
  readonly against?: string | undefined;
  readonly calculator?: string | undefined;
  /** A unit that fires out of the attacker. */
  readonly aboard?: string | undefined;
  /** The army whose rules the attacker brings. */
  readonly army?: string | undefined;
  /** Modes of weapons to use, whatever does more. */
  readonly mode?: readonly string[] | undefined;
  readonly set?: readonly string[] | undefined;
  readonly coverage?: boolean | undefined;
  readonly json?: boolean | undefined;
  readonly language?: Language | undefined;
}

export async function units(
  game: string,
  words: readonly string[],
  options: UnitsOptions,
  io: Io,
  library: Library,
): Promise<number> {
  if (options.system !== undefined && options.edition !== undefined) throw new UsageError(message('edition-or-system'));
  const opened = await openUnits(game, options.system ?? options.edition, options.language);
  if ('error' in opened) return refuse(opened.error, options.json, io, undefined, options.language);
  const text = words.join(' ');
  if (options.coverage) return printCoverage(opened, options, io);
  if (options.against !== undefined) return battle(opened, text, { ...options, against: options.against }, io, library);
  return list(opened, text, options, io);
}

async function list(opened: UnitLibrary, text: string, { json, language }: UnitsOptions, io: Io): Promise<number> {
  const found = opened.named(text, { loadouts: json === true });
  const first = found.next();
  if (first.done) return refuse(nothingCalled(opened, text, language), json, io, undefined, language);
  if (!json) {
    await io.stdout(`${table([first.value, ...found], styleFor(io), language).join('\n')}\n`);
    return DONE;
  }
  await io.stdout(`${JSON.stringify(first.value)}\n`);
  for (const unit of found) await io.stdout(`${JSON.stringify(unit)}\n`);
  return DONE;
}

function nothingCalled(opened: UnitLibrary, text: string, language: Language = 'en'): Problem {
  const said = message('no-unit', { unit: text.slice(0, 60), nearest: opened.nearest(text) });
  return wordsIn(language).problem({ code: 'units/unknown-unit', path: 'unit', message: said });
}

function table(found: readonly LibraryUnit[], style: Style, language: Language = 'en'): string[] {
  const { say } = wordsIn(language);
  const named = Math.max(...found.map(({ name }) => name.length));
  const grouped = Math.max(...found.map(({ group }) => group.length));
  const lines = found.map((unit) => {
    const { counted, switches, notCounted } = unit.rules;
    const facts = say('unit-facts', {
      points: unit.points,
      size: unit.size,
      counted: counted.length,
      switches: switches.length,
      notCounted: notCounted.length,
    });
    return `${style.accent(unit.name.padEnd(named))}  ${unit.group.padEnd(grouped)}  ${facts}`;
  });
  const [only] = found;
  return found.length > 1
    ? lines
    : [...lines, ...ruleLines(only.rules, style, language), ...leftOut(only, style, language)];
}

function leftOut({ weaponsLeftOut }: LibraryUnit, style: Style, language: Language): string[] {
  const title = style.bold(wordsIn(language).say('weapons-left-out'));
  return weaponsLeftOut.length === 0 ? [] : [`${title} ${weaponsLeftOut.join(', ')}`];
}

async function battle(
  opened: UnitLibrary,
  text: string,
  {
    against,
    calculator: wanted,
    aboard,
    army,
    mode = [],
    set,
    json,
    language,
  }: UnitsOptions & { readonly against: string },
  io: Io,
  library: Library,
): Promise<number> {
  const paired = opened.battle(text, against, wanted, { aboard, army });
  if ('error' in paired) return refuse(paired.error, json, io, undefined, language);
  const { calculator: id, remarks } = paired;
  const calculator = await calculatorIn(library, id, language);
  const fixed = withModes(paired.input, mode, language);
  if ('error' in fixed) return refuse(fixed.error, json, io, undefined, language);
  const input = set === undefined ? fixed.input : assigned(fixed.input, set, calculator);
  // Of the attacker: what the defender's rules set is a part of its own.
  const rules = { ...paired.rules, attacker: switchedBy(paired.rules.attacker, input as object) };
  for (const remark of remarks) io.stderr(`${remark}\n`);
  if (json) {
    await io.stdout(`${JSON.stringify({ calculator: id, input, rules })}\n`);
    return DONE;
  }
  const answer = execute([calculator], { calculator: id, input }, { language });
  if (isRefusal(answer)) return refuse(answer.error, json, io, undefined, language);
  const style = styleFor(io);
  await io.stdout(`${report(answer, { steps: false, width: io.width, style })}${ruleBlocks(rules, style, language)}`);
  return DONE;
}

const FIGURES = ['units', 'rules', 'counted', 'switches', 'notCounted', 'notJudged', 'noDice'] as const;

async function printCoverage(opened: UnitLibrary, { json, language }: UnitsOptions, io: Io): Promise<number> {
  const rows = opened.coverage();
  if (json) for (const row of rows) await io.stdout(`${JSON.stringify(row)}\n`);
  else await io.stdout(`${coverageTable(rows, styleFor(io), language).join('\n')}\n`);
  return DONE;
}

function coverageTable(rows: readonly Coverage[], style: Style, language: Language = 'en'): string[] {
  const { say, w } = wordsIn(language);
  const heads = FIGURES.map((figure) => say('coverage-head', { figure }));
  const titles = rows.map(({ group }, i) => (i === rows.length - 1 ? say('all-groups') : group));
  const width = Math.max(...titles.map((title) => title.length));
  const cells = (row: Coverage) => FIGURES.map((figure, i) => String(row[figure]).padStart(heads[i].length));
  return [
    style.bold([''.padEnd(width), ...heads, say('coverage-head', { figure: 'share' })].join('  ')),
    ...rows.map((row, i) => [titles[i].padEnd(width), ...cells(row), w.percent(row.share)].join('  ')),
    style.dim(say('coverage-note')),
  ];
}
