// Whether a table is fair: the same player with the same force on both sides, and who wins, the one that moves first or the other.

import { memoizeWeak } from '@oddsmith/games';
import { start } from '../battle/start.ts';
import { otherSide, type State } from '../battle/state.ts';
import type { Level } from '../computer/decide.ts';
import { playOn } from '../computer/play-out.ts';
import { pointsLeft } from '../computer/worth.ts';
import { LAYOUTS } from '../setup/layouts.table.ts';
import { markersOf, type Side } from '../setup/missions.ts';
import type { Setup } from '../setup/schema.ts';
import type { Refused } from '../words/say.ts';
import { type Proportion, proportion } from './proportion.ts';

export interface TableTrial {
  readonly layout: string;
  readonly zones: Setup['zones'];
  readonly level: Level;
  readonly effort: number;
  /** Of the first battle; the others follow. */
  readonly seed: number;
}

/** One battle, as the side that moved first saw it. */
export interface MirrorBattle {
  readonly seed: number;
  readonly winner: 'first' | 'second' | null;
  /** Share of the points of the second side that the first turn destroyed. */
  readonly firstBlood: number;
  /** Victory points of the first side less those of the second. */
  readonly lead: number;
}

/** The force of each side in turn on both sides, and each side in turn first: four battles go once around. */
export function mirrored(base: Setup, { layout, zones, level }: TableTrial, n: number): Setup {
  const force = base.forces[n % 4 < 2 ? 0 : 1];
  const player = (name: string): Setup['players'][number] => ({ kind: 'computer', name, level });
  return {
    ...base,
    zones,
    terrain: LAYOUTS[layout],
    objectives: markersOf(base.mission, zones),
    forces: [force, force],
    players: [player('One'), player('Other')],
    first: (n % 2) as Side,
  };
}

function standing(state: State, side: Side): number {
  return state.units.reduce((sum, unit) => (unit.side === side ? sum + pointsLeft(state, unit) : sum), 0);
}

/** Where a force stands is a rule without dice: four battles know all openings. */
const openings = memoizeWeak((trial: TableTrial, base: Setup) =>
  [0, 1, 2, 3].map((n) => start(mirrored(base, trial, n))),
);

export function mirrorBattle(base: Setup, trial: TableTrial, n: number): MirrorBattle | Refused {
  const seed = trial.seed + n;
  const opening = openings(trial, base)[n % 4];
  const second: Side = opening.first === 0 ? 1 : 0;
  let firstBlood = 0;
  const ended = playOn(opening, seed, trial.effort, (_, after) => {
    if (after.round === 1 && after.turn !== second)
      firstBlood = 1 - standing(after, second) / standing(opening, second);
  });
  if ('code' in ended) return ended;
  const winner = ended.result?.winner ?? null;
  return {
    seed,
    winner: winner === null ? null : winner === second ? 'second' : 'first',
    firstBlood,
    lead: ended.vp[otherSide(second)] - ended.vp[second],
  };
}

export interface TableVerdict {
  readonly battles: number;
  readonly first: number;
  readonly second: number;
  readonly drawn: number;
  /** Of the battles that were decided, those the first side won. */
  readonly share: Proportion;
  readonly firstBlood: number;
  readonly lead: number;
}

export function verdictOf(battles: readonly MirrorBattle[]): TableVerdict {
  const won = (who: MirrorBattle['winner']) => battles.filter(({ winner }) => winner === who).length;
  const [first, second] = [won('first'), won('second')];
  return {
    battles: battles.length,
    first,
    second,
    drawn: won(null),
    share: proportion(first, first + second),
    firstBlood: mean(battles.map((battle) => battle.firstBlood)),
    lead: mean(battles.map((battle) => battle.lead)),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
