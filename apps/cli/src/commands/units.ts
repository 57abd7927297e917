// `oddsmith units`: what is known of the units of a game, how much of their rules counts, and the battle of two of them.
import { execute } from '@oddsmith/compute/execute';
import { isRefusal, type Problem } from '@oddsmith/games';
import {
  type Coverage,
  type LibraryUnit,
  openUnits,
  switchedBy,
  type UnitLibrary,
  withModes,
} from '@oddsmith/games/units';
import { percent, plural } from '@oddsmith/games/wording';
import { assigned } from '../assignment.ts';
import { DONE, UsageError } from '../exit.ts';
import type { Io } from '../io.ts';
import { findCalculator, type Library } from '../library.ts';
import { refuse, report } from '../report.ts';
import { ruleBlocks, ruleLines } from '../rule-lines.ts';
import { type Style, styleFor } from '../style.ts';

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
}

export async function units(
  game: string,
  words: readonly string[],
  options: UnitsOptions,
  io: Io,
  library: Library,
): Promise<number> {
  if (options.system !== undefined && options.edition !== undefined)
    throw new UsageError('a game has editions or systems: name one of the two');
  const opened = await openUnits(game, options.system ?? options.edition);
  if ('error' in opened) return refuse(opened.error, options.json, io);
  const text = words.join(' ');
  if (options.coverage) return printCoverage(opened, options, io);
  if (options.against !== undefined) return battle(opened, text, { ...options, against: options.against }, io, library);
  return list(opened, text, options, io);
}

async function list(opened: UnitLibrary, text: string, { json }: UnitsOptions, io: Io): Promise<number> {
  const found = opened.named(text, { loadouts: json === true });
  const first = found.next();
  if (first.done) return refuse(nothingCalled(opened, text), json, io);
  if (!json) {
    await io.stdout(`${table([first.value, ...found], styleFor(io)).join('\n')}\n`);
    return DONE;
  }
  await io.stdout(`${JSON.stringify(first.value)}\n`);
  for (const unit of found) await io.stdout(`${JSON.stringify(unit)}\n`);
  return DONE;
}

function nothingCalled(opened: UnitLibrary, text: string): Problem {
  const near = opened.nearest(text);
  const also = near.length === 0 ? '' : `; nearest: ${near.join(', ')}`;
  return { code: 'units/unknown-unit', path: 'unit', message: `there is no unit "${text.slice(0, 60)}"${also}` };
}

function table(found: readonly LibraryUnit[], style: Style): string[] {
  const named = Math.max(...found.map(({ name }) => name.length));
  const grouped = Math.max(...found.map(({ group }) => group.length));
  const lines = found.map((unit) => {
    const { counted, switches, notCounted } = unit.rules;
    const facts = [
      ...(unit.points === undefined ? [] : [plural(unit.points, 'point')]),
      ...(unit.size === undefined ? [] : [sizeWords(unit.size)]),
      `${counted.length} counted`,
      ...(switches.length === 0 ? [] : [plural(switches.length, 'switch', 'switches')]),
      ...(notCounted.length === 0 ? [] : [`${notCounted.length} not counted`]),
    ];
    return `${style.accent(unit.name.padEnd(named))}  ${unit.group.padEnd(grouped)}  ${facts.join(', ')}`;
  });
  const [only] = found;
  return found.length > 1 ? lines : [...lines, ...ruleLines(only.rules, style), ...leftOut(only, style)];
}

function sizeWords([least, most]: readonly [number, number | null]): string {
  if (most === null) return `${least} models or more`;
  return least === most ? plural(least, 'model') : `${least} to ${most} models`;
}

function leftOut({ weaponsLeftOut }: LibraryUnit, style: Style): string[] {
  return weaponsLeftOut.length === 0 ? [] : [`${style.bold('Weapons left out:')} ${weaponsLeftOut.join(', ')}`];
}

async function battle(
  opened: UnitLibrary,
  text: string,
  { against, calculator: wanted, aboard, army, mode = [], set, json }: UnitsOptions & { readonly against: string },
  io: Io,
  library: Library,
): Promise<number> {
  const paired = opened.battle(text, against, wanted, { aboard, army });
  if ('error' in paired) return refuse(paired.error, json, io);
  const { calculator: id, remarks } = paired;
  const calculator = await findCalculator(library, id);
  const fixed = withModes(paired.input, mode);
  if ('error' in fixed) return refuse(fixed.error, json, io);
  const input = set === undefined ? fixed.input : assigned(fixed.input, set, calculator);
  // Of the attacker: what the defender's rules set is a part of its own.
  const rules = { ...paired.rules, attacker: switchedBy(paired.rules.attacker, input as object) };
  for (const remark of remarks) io.stderr(`${remark}\n`);
  if (json) {
    await io.stdout(`${JSON.stringify({ calculator: id, input, rules })}\n`);
    return DONE;
  }
  const answer = execute([calculator], { calculator: id, input }, {});
  if (isRefusal(answer)) return refuse(answer.error, json, io);
  const style = styleFor(io);
  await io.stdout(`${report(answer, { steps: false, width: io.width, style })}${ruleBlocks(rules, style)}`);
  return DONE;
}

const FIGURES = ['units', 'rules', 'counted', 'switches', 'notCounted', 'notJudged', 'noDice'] as const;
const HEADS: { readonly [figure in (typeof FIGURES)[number]]: string } = {
  units: 'units',
  rules: 'rules',
  counted: 'counted',
  switches: 'switches',
  notCounted: 'not counted',
  notJudged: 'not judged',
  noDice: 'no dice',
};

const SHARES = ['counted or offered', 'with the unjudged'] as const;

function shares({ shareOfJudged, share }: Coverage): string[] {
  return [shareOfJudged, share].map((each, index) => percent(each).padStart(SHARES[index].length));
}

async function printCoverage(opened: UnitLibrary, { json }: UnitsOptions, io: Io): Promise<number> {
  const rows = opened.coverage();
  if (json) for (const row of rows) await io.stdout(`${JSON.stringify(row)}\n`);
  else await io.stdout(`${coverageTable(rows, styleFor(io)).join('\n')}\n`);
  return DONE;
}

function coverageTable(rows: readonly Coverage[], style: Style): string[] {
  const width = Math.max(...rows.map(({ group }) => group.length));
  const cells = (row: Coverage) => FIGURES.map((figure) => String(row[figure]).padStart(HEADS[figure].length));
  return [
    style.bold([''.padEnd(width), ...FIGURES.map((figure) => HEADS[figure]), ...SHARES].join('  ')),
    ...rows.map((row) => [row.group.padEnd(width), ...cells(row), ...shares(row)].join('  ')),
    style.dim(
      'Counted or offered: of the rules that change dice. With the unjudged: those that nobody has judged yet count as such.',
    ),
  ];
}
