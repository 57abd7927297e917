// What `skirmish new` and `skirmish play` start from: a preset or two lists, and what the options change of it.
import { importArmyList } from '@oddsmith/games/lists';
import { remarkOf, unitOf } from '@oddsmith/games/wh40k/library';
import {
  editionOf,
  FAIR_TABLES,
  type Force,
  forceFromArmy,
  isFairTable,
  LAYOUTS,
  leftOutOf,
  markersOf,
  noStatLine,
  parseSetup,
  quickStart,
  type Refused,
  type Setup,
  skirmishSpeaker,
  USUAL_TABLE,
} from '@oddsmith/skirmish';
import type { Language } from '@oddsmith/words';
import { UsageError } from '../exit.ts';
import { readBytes } from '../files.ts';
import type { Io } from '../io.ts';
import { message, wordsIn } from '../words/words-in.ts';

export interface SetupOptions {
  readonly preset?: string | undefined;
  readonly lists?: readonly string[] | undefined;
  readonly mission?: string | undefined;
  readonly zones?: string | undefined;
  readonly terrain?: string | undefined;
  readonly size?: number | undefined;
  readonly first?: string | undefined;
  readonly stratagems?: boolean | undefined;
  readonly players?: string | undefined;
  readonly language?: Language | undefined;
}

const fair = Object.entries(FAIR_TABLES).flatMap(([layout, zones]) => zones.map((one) => `${layout}, ${one}`));

/** "human", "random", "computer", "computer:hard". */
function playerOf(text: string, index: number): object {
  const [kind, level] = text.split(':');
  const name = `Player ${index + 1}`;
  if (kind === 'computer') return { kind, name, level: level ?? 'normal' };
  return { kind, name };
}

async function forceOf(path: string, language: Language, io: Io): Promise<Force> {
  const read = await importArmyList(await readBytes(path), { game: 'wh40k' });
  if (!read.ok) throw new UsageError(message('of-file', { path, why: read.problem.message }));
  if (read.game !== 'wh40k') throw new UsageError(message('not-40k', { path }));
  for (const remark of read.army.diagnostics) io.stderr(`${path}: ${remark.unit}: ${remarkOf(remark)}\n`);
  const speaker = await skirmishSpeaker(language);
  const units = read.army.units.flatMap((listed) => {
    const unit = unitOf(listed, read.army.faction);
    if (unit === undefined) io.stderr(`${path}: ${speaker.say(noStatLine(listed.name).message)}\n`);
    return unit === undefined ? [] : [{ ...unit, attached: listed.attached, enhancement: listed.enhancement }];
  });
  const { force, remarks } = forceFromArmy({ ...read.army, units });
  for (const { message } of [...remarks, ...leftOutOf(force)]) io.stderr(`${path}: ${speaker.say(message)}\n`);
  return force;
}

export async function setupOf(options: SetupOptions, defaultPlayers: string, io: Io): Promise<Setup | Refused> {
  const { preset = 'quick-start', lists, first, language = 'en' } = options;
  if (preset !== 'quick-start' && preset !== 'notes')
    throw new UsageError(message('none-called', { what: 'preset', name: preset, known: ['quick-start', 'notes'] }));
  const base = quickStart(preset === 'notes' ? 'notes' : 'current');
  const mission = (options.mission ?? base.mission) as Setup['mission'];
  const zones = (options.zones ?? base.zones) as Setup['zones'];
  if (options.terrain !== undefined && !Object.hasOwn(LAYOUTS, options.terrain))
    throw new UsageError(
      message('none-called', { what: 'terrain', name: options.terrain, known: Object.keys(LAYOUTS) }),
    );
  const layout = options.terrain ?? USUAL_TABLE.layout;
  if (!isFairTable(layout, zones)) io.stderr(`${wordsIn(language).say('unfair-table', { layout, zones, fair })}\n`);
  if (lists !== undefined && lists.length !== 2) throw new UsageError(message('two-lists'));
  const forces =
    lists === undefined ? base.forces : await Promise.all(lists.map((path) => forceOf(path, language, io)));
  const parsed = parseSetup({
    ...base,
    mission,
    zones,
    forces,
    edition: editionOf(forces),
    terrain: options.terrain === undefined ? base.terrain : LAYOUTS[options.terrain],
    objectives: markersOf(mission, zones),
    ...(options.size === undefined ? {} : { size: options.size }),
    ...(first === undefined ? {} : { first: first === 'roll' ? first : Number(first) }),
    stratagems: options.stratagems ?? base.stratagems,
    players: (options.players ?? defaultPlayers).split(',').map(playerOf),
  });
  return parsed.ok ? parsed.value : parsed.problem;
}
