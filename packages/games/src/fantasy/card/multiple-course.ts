// Two units against one from round to round: who fights on, who runs, and who may pursue.

import {
  type Field,
  type OfPair,
  PAIR,
  type Situation,
  standingPair,
  type UnitName,
  type Whereabouts,
} from './multiple.ts';
import type { MultipleEnd, UnitFate } from './multiple-ledger.ts';
import { CAUGHT, FULL_PURSUIT, type Mood } from './side.ts';

/** A beaten unit that runs, and who may go after it. */
export interface Run {
  readonly runner: UnitName;
  readonly feat: 'runsDown' | 'catches';
  readonly pursuers: readonly UnitName[];
}

/** What follows a round: the fight goes on, somebody runs and it may, or it is over. */
export interface Course {
  readonly where: Situation['where'];
  readonly goesOn: boolean;
  readonly run: Run | null;
}

type Ended = Pick<MultipleEnd, 'winner' | 'fates'>;

/** `field` is how the strikes left it. */
export function courseOf(field: Field, { where }: Situation, { winner, fates }: Ended): Course {
  const pair = standingPair(field);
  const over: Course = { where, goesOn: false, run: null };
  if (pair.length === 0 || !field.stands.second) return over;
  if (winner !== 'second') {
    const fate = winner === null ? 'holds' : (fates.second ?? 'holds');
    if (fate === 'holds') return { ...over, goesOn: true };
    return fate === 'destroyed' ? over : { ...over, run: { runner: 'second', feat: featOf(fate), pursuers: pair } };
  }
  const fateOf = (name: OfPair): UnitFate => fates[name] ?? 'holds';
  const after = { ...where };
  for (const name of pair) {
    const fate = fateOf(name);
    if (fate === 'breaks' || fate === 'fallsBack') after[name] = fate;
  }
  // Who still fights another pursues nobody.
  if (pair.some((name) => fateOf(name) === 'holds')) return { where: after, goesOn: true, run: null };
  const runner = pair.find((name) => after[name] !== 'fights');
  if (runner === undefined) return { ...over, where: after };
  return {
    where: after,
    goesOn: false,
    run: { runner, feat: featOf(fateOf(runner)), pursuers: ['second'] },
  };
}

function featOf(fate: UnitFate): Run['feat'] {
  return fate === 'breaks' ? 'runsDown' : 'catches';
}

/** The next round of the same combat. */
export function nextRound({ moods }: Situation, { where }: Course, { winner }: Ended): Situation {
  const after = (name: UnitName): Mood => {
    const won = winner === (name === 'second' ? 'second' : 'pair');
    const lost = winner !== null && !won;
    return { ...moods[name], opening: false, followedUp: won, beaten: moods[name].beaten || lost, pursuit: 0 };
  };
  return { where, moods: { first: after('first'), ally: after('ally'), second: after('second') } };
}

/** A new combat between a unit that was caught falling back and those who caught it; who did not is out of it. */
export function newCombat(
  { moods }: Situation,
  { where }: Course,
  { runner }: Run,
  caughtBy: readonly UnitName[],
  inches: number,
): Situation {
  const whereabouts = (name: OfPair): Whereabouts => {
    if (name === runner || caughtBy.includes(name)) return 'fights';
    return where[name] === 'fights' ? 'absent' : where[name];
  };
  const mood = (name: UnitName): Mood => {
    const runs = name === runner;
    const pursuit = runs ? CAUGHT : Math.min(FULL_PURSUIT, inches);
    return { ...moods[name], opening: true, followedUp: false, beaten: moods[name].beaten || runs, pursuit };
  };
  return {
    where: { first: whereabouts('first'), ally: whereabouts('ally') },
    moods: { first: mood('first'), ally: mood('ally'), second: mood('second') },
  };
}

/** Of those who were beaten in the last round, and of those who had left before. */
export function fatesAfter({ where }: Course, { fates }: Ended): MultipleEnd['fates'] {
  const left = PAIR.filter((name) => where[name] === 'breaks' || where[name] === 'fallsBack');
  return { ...Object.fromEntries(left.map((name) => [name, where[name]])), ...fates };
}
