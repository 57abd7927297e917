// `oddsmith skirmish layouts`: whether the one that moves first has the better of a table.
import {
  FAIR_TABLES,
  LAYOUTS,
  type MirrorBattle,
  mirrorBattle,
  quickStart,
  type Setup,
  skirmishSpeaker,
  type TableTrial,
  type TableVerdict,
  usualEffort,
  verdictOf,
} from '@oddsmith/skirmish';
import type { Language } from '@oddsmith/words';
import { DONE, UsageError } from '../exit.ts';
import type { Io } from '../io.ts';
import { ProgressLine } from '../progress.ts';
import { refuse } from '../report.ts';
import { message, type ReportWords, wordsIn } from '../words/words-in.ts';

export interface LayoutsOptions {
  readonly terrain?: readonly string[] | undefined;
  readonly zones?: string | undefined;
  readonly level: string;
  readonly count: number;
  readonly seed: number;
  readonly effort?: number | undefined;
  readonly json?: boolean | undefined;
  /** As rows of a Markdown table. */
  readonly table?: boolean | undefined;
  readonly language?: Language | undefined;
}

const ZONES: readonly Setup['zones'][] = ['long-edges', 'short-edges'];
const LEVELS: readonly TableTrial['level'][] = ['easy', 'normal', 'hard', 'expert'];

function known<Name extends string>(what: string, names: readonly Name[], wanted: string): Name {
  const found = names.find((name) => name === wanted);
  if (found === undefined) throw new UsageError(message('none-called', { what, name: wanted, known: names }));
  return found;
}

/** Those that are offered, unless a layout or zones are named. */
function tablesOf({ terrain, zones }: LayoutsOptions): readonly (readonly [layout: string, zones: Setup['zones']])[] {
  const wanted = zones === undefined ? undefined : known('zones', ZONES, zones);
  const layouts = (terrain ?? Object.keys(FAIR_TABLES)).map((name) => known('terrain', Object.keys(LAYOUTS), name));
  return layouts.flatMap((layout) => {
    const between = wanted !== undefined ? [wanted] : terrain === undefined ? FAIR_TABLES[layout] : ZONES;
    return between.map((one) => [layout, one] as const);
  });
}

export async function skirmishLayouts(options: LayoutsOptions, io: Io): Promise<number> {
  const { count, seed, json, language = 'en' } = options;
  const base = quickStart();
  const level = known('level', LEVELS, options.level);
  const trials = tablesOf(options).map(
    ([layout, zones]): TableTrial => ({ layout, zones, level, seed, effort: options.effort ?? usualEffort(base) }),
  );
  const words = wordsIn(language);
  const progress = new ProgressLine(io, 'battle');
  if (options.table) await io.stdout(`${words.say('fair-rows')}\n`);
  for (const [index, trial] of trials.entries()) {
    const battles: MirrorBattle[] = [];
    for (let n = 0; n < count; n++) {
      const battle = mirrorBattle(base, trial, n);
      if ('code' in battle) return refuse((await skirmishSpeaker(language)).problem(battle), json, io);
      battles.push(battle);
      progress.update(index * count + n + 1, trials.length * count);
    }
    progress.end();
    const { layout, zones: at } = trial;
    const verdict = verdictOf(battles);
    await io.stdout(
      `${json ? JSON.stringify({ layout, zones: at, level, seed, ...verdict }) : line(trial, verdict, words, options.table ? 'fair-row' : 'fair-table')}\n`,
    );
  }
  return DONE;
}

function line(
  { layout, zones }: TableTrial,
  { share, ...verdict }: TableVerdict,
  { say }: ReportWords,
  as: 'fair-row' | 'fair-table',
): string {
  return say(as, { layout, zones, ...verdict, ...share });
}
