// Two units against one: who faces whom, and what the combat result counts of either side.
import { type Card, type MultipleInput, rollsForCharge } from '../schema/index.ts';
import { CALM, groupsOf, OPENING, openingStrikes, strikersIn, strikingRankBonus } from './battle.ts';
import { type ChargeRoll, chargeRoll } from './charge.ts';
import { type Muster, muster, musterAside, type Strikers, strikersAfter, unitStrength } from './formation.ts';
import { type Defeat, hasMusician, type Point, pointsOf } from './result.ts';
import { type Fighter, fighterOf, type Mood, prepareSide, type Side, type Standing, standing } from './side.ts';
import type { StrikeGroup, StrikeKind } from './strikes.ts';

/** The units of the first side, and the one that both fight. */
export const PAIR = ['first', 'ally'] as const;
export type OfPair = (typeof PAIR)[number];
export const UNITS = ['first', 'ally', 'second'] as const;
export type UnitName = (typeof UNITS)[number];

export interface MultipleBattle {
  readonly input: MultipleInput;
  readonly sides: { readonly [U in UnitName]: Side };
  /** The second unit stands here once for each enemy: it may strike at both. */
  readonly pair: { readonly [U in OfPair]: Meeting };
  /** null for those who are there without a roll. */
  readonly charges: { readonly [U in UnitName]: ChargeRoll | null };
}

/** A unit of the pair and the enemy as it meets it. */
interface Meeting {
  readonly own: Side;
  readonly enemy: Side;
}

export function prepareMultiple(input: MultipleInput): MultipleBattle {
  const { system, pressAfterPursuit } = input;
  const meeting = (name: OfPair): Meeting => ({
    own: prepareSide(input[name], input.second, system, pressAfterPursuit),
    enemy: prepareSide(input.second, input[name], system, pressAfterPursuit),
  });
  const pair = { first: meeting('first'), ally: meeting('ally') };
  const sides = { first: pair.first.own, ally: pair.ally.own, second: pair.first.enemy };
  const rollOf = (card: Card, side: Side, enemy: Side): ChargeRoll | null =>
    rollsForCharge(card) ? chargeRoll('first', fighterOf(side, enemy, OPENING)) : null;
  const charges = {
    first: rollOf(input.first, pair.first.own, pair.first.enemy),
    ally: rollOf(input.ally, pair.ally.own, pair.ally.enemy),
    second: rollOf(input.second, pair.first.enemy, pair.first.own),
  };
  return { input, sides, pair, charges };
}

/** Wounds lost by each unit. */
export type Lost = { readonly [U in UnitName]: number };

/** Where a unit of the pair is: in the combat, gone from it, or never there because its charge failed. */
export type Whereabouts = 'fights' | 'breaks' | 'fallsBack' | 'absent';

/** All that a round must know beside the losses. */
export interface Situation {
  readonly where: { readonly [U in OfPair]: Whereabouts };
  readonly moods: { readonly [U in UnitName]: Mood };
}

export const ALL_FIGHT: Situation = {
  where: { first: 'fights', ally: 'fights' },
  moods: { first: OPENING, ally: OPENING, second: OPENING },
};

export function situationKey({ where, moods }: Situation): string {
  const moodKey = ({ opening, followedUp, beaten, pursuit }: Mood): string =>
    `${Number(opening)}${Number(followedUp)}${Number(beaten)}${pursuit}`;
  return `${where.first},${where.ally},${UNITS.map((name) => moodKey(moods[name])).join()}`;
}

/** All units with the models they have left. */
export interface Field {
  readonly own: { readonly [U in OfPair]: Standing };
  readonly enemy: { readonly [U in OfPair]: Standing };
  readonly stands: { readonly [U in UnitName]: boolean };
  /** Of the pair: who has the first claim to the strikes of the enemy, and who turns it aside. */
  readonly front: OfPair;
  readonly aside: OfPair | null;
}

/** The units as they enter a round, whoever is left of them. */
export type Fighters = { readonly [U in OfPair]: { readonly own: Fighter; readonly enemy: Fighter } };

export function fightersOf({ pair }: MultipleBattle, { moods }: Situation): Fighters {
  const meeting = (name: OfPair) => {
    const { own, enemy } = pair[name];
    return { own: fighterOf(own, enemy, moods[name]), enemy: fighterOf(enemy, own, moods.second) };
  };
  return { first: meeting('first'), ally: meeting('ally') };
}

function standsOf({ sides }: MultipleBattle, lost: Lost, where: Situation['where']): Field['stands'] {
  const left = (name: UnitName): boolean => lost[name] < sides[name].totalWounds;
  const fights = (name: OfPair): boolean => where[name] === 'fights' && left(name);
  return { first: fights('first'), ally: fights('ally'), second: left('second') };
}

/** Whether somebody is left to fight on both sides. */
export function meets(battle: MultipleBattle, lost: Lost, where: Situation['where']): boolean {
  const { first, ally, second } = standsOf(battle, lost, where);
  return second && (first || ally);
}

export function fieldOf(
  battle: MultipleBattle,
  lost: Lost,
  situation: Situation = ALL_FIGHT,
  fighters: Fighters = fightersOf(battle, situation),
): Field {
  const stands = standsOf(battle, lost, situation.where);
  const { first, ally } = stands;
  return {
    own: { first: standing(fighters.first.own, lost.first), ally: standing(fighters.ally.own, lost.ally) },
    enemy: { first: standing(fighters.first.enemy, lost.second), ally: standing(fighters.ally.enemy, lost.second) },
    stands,
    front: first || !ally ? 'first' : 'ally',
    aside: first && ally ? 'ally' : null,
  };
}

export function lostAtStart({ input }: MultipleBattle): Lost {
  return { first: input.first.alreadyLost, ally: input.ally.alreadyLost, second: input.second.alreadyLost };
}

/** Those of the pair that still stand. */
export function standingPair({ stands }: Field): readonly OfPair[] {
  return PAIR.filter((name) => stands[name]);
}

/** Leaders stand in front, and who has charged the one enemy runs into nobody else. */
const NOT_ASIDE: readonly StrikeKind[] = ['champion', 'character', 'characterMount', 'impact', 'support'];

/** Strikes of the second unit at one of its enemies, those it cannot make there left out. */
export function strikesAt(groups: readonly StrikeGroup[], isAside: boolean): readonly StrikeGroup[] {
  return isAside ? groups.filter(({ kind }) => !NOT_ASIDE.includes(kind)) : groups;
}

/** Both fighting ranks of the second unit at the start of the round; nobody turns aside where one enemy is left. */
export interface Fronts {
  readonly front: Muster;
  readonly aside: Muster | null;
}

export function frontsOf({ own, enemy, front: name, aside }: Field): Fronts {
  const front = muster(enemy[name], own[name]);
  return { front, aside: aside === null ? null : musterAside(enemy[aside], own[aside], front) };
}

/** Strikers at either enemy after each of them has slain so many: the rank that faces it falls first, then the other. */
export function strikersAt(
  { own, enemy, front: name }: Field,
  fronts: Fronts,
  slain: { readonly [U in OfPair]: number },
  hurt = 0,
): { readonly [U in OfPair]: Strikers } {
  const all = slain.first + slain.ally;
  const nobody = { first: NOBODY, ally: NOBODY };
  if (all >= fronts.front.models) return nobody;
  if (fronts.aside === null) return { ...nobody, [name]: strikersAfter(enemy[name], fronts.front, all, hurt) };
  if (enemy.first.side.system === 'ninthAge') {
    const left = { ...enemy.ally, models: enemy.ally.models - all };
    const { contact } = musterAside(left, own.ally, fronts.front);
    return { first: strikersAfter(enemy.first, fronts.front, all, hurt), ally: { ...NOBODY, rank: contact, contact } };
  }
  const { front, contact, second } = fronts.aside;
  const inFront = frontStrikers(enemy.first, fronts.front);
  const inFlank = front + second;
  const fromFront = slain.first + Math.max(0, slain.ally - inFlank);
  const fromFlank = slain.ally + Math.max(0, slain.first - inFront);
  const left = Math.max(0, front - fromFlank);
  const rank = Math.min(contact, left);
  const single = left - rank + Math.max(0, second - Math.max(0, fromFlank - front));
  return {
    first: strikersAfter(enemy.first, fronts.front, fromFront, hurt),
    ally: { ...NOBODY, rank, single, contact: rank },
  };
}

const NOBODY: Strikers = { champion: 0, rank: 0, single: 0, support: 0, contact: 0, character: 0, wounded: 0 };

/** Plain models that strike in front. */
function frontStrikers(own: Fighter, from: Muster): number {
  const { champion, rank, single, support, character } = strikersAfter(own, from, 0);
  return champion + rank + single + support + character - champion - character;
}

/** Points that are counted once for a side, however many of its units have them. */
const ONCE: readonly Point['name'][] = [
  'ranks',
  'standard',
  'battle standard',
  'high ground',
  'charge',
  'massed infantry',
];
/** The 9th Age counts every standard. */
const EACH_IN_NINTH_AGE: readonly Point['name'][] = ['standard', 'battle standard'];

/** The combat result of the pair, without wounds. */
export function pairPoints(field: Field): readonly Point[] {
  const names = standingPair(field);
  const lists = names.map((name) => pointsOf(field.own[name], field.enemy[name]));
  const ninthAge = field.own.first.side.system === 'ninthAge';
  const once = (name: Point['name']) => ONCE.includes(name) && !(ninthAge && EACH_IN_NINTH_AGE.includes(name));
  const points = merged(lists, (name, values) => (once(name) ? Math.max(...values) : sum(values)));
  return ninthAge
    ? points
    : withMassed(
        points,
        names.map((name) => field.own[name]),
        [field.enemy[field.front]],
      );
}

/** That of the second unit: who disrupts it does so for the whole of it. */
export function enemyPoints(field: Field): readonly Point[] {
  const names = standingPair(field);
  const lists = names.map((name) => pointsOf(field.enemy[name], field.own[name]));
  const points = merged(lists, (name, values) =>
    name === 'ranks' && values.length < lists.length ? 0 : name === 'ranks' ? Math.min(...values) : Math.max(...values),
  );
  if (field.own.first.side.system === 'ninthAge') return points;
  return withMassed(
    points,
    [field.enemy[field.front]],
    names.map((name) => field.own[name]),
  );
}

function merged(
  lists: readonly (readonly Point[])[],
  together: (name: Point['name'], values: readonly number[]) => number,
): Point[] {
  const names = [...new Set(lists.flat().map(({ name }) => name))];
  return names
    .map((name) => {
      const values = lists.flatMap((list) => list.filter((point) => point.name === name).map(({ points }) => points));
      return { name, points: together(name, values) };
    })
    .filter(({ points }) => points > 0);
}

/** Massed infantry compares the Unit Strengths of both sides. */
function withMassed(
  points: readonly Point[],
  own: readonly Standing[],
  enemies: readonly Standing[],
): readonly Point[] {
  const others = points.filter(({ name }) => name !== 'massed infantry');
  const more = sum(own.map(unitStrength)) > sum(enemies.map(unitStrength));
  const massed = own.some(({ side }) => side.kind.massed === true);
  return massed && more ? [...others, { name: 'massed infantry', points: 1 }] : others;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The points of the pair less those of its enemy, without wounds, and what decides a tie. */
export function staticResult(field: Field): { readonly margin: number; readonly musician: number } {
  const margin =
    sum(pairPoints(field).map(({ points }) => points)) - sum(enemyPoints(field).map(({ points }) => points));
  if (field.own.first.side.system === 'ninthAge') return { margin, musician: 0 };
  const ours = standingPair(field).some((name) => hasMusician(field.own[name]));
  return { margin, musician: Number(ours) - Number(hasMusician(field.enemy[field.front])) };
}

/** A loser against those that still stand on the other side. */
export function defeatOf(field: Field, name: UnitName, by: number): Defeat {
  const [one, ...others] = standingPair(field);
  if (name === 'second')
    return {
      loser: field.enemy[one],
      winner: field.own[one],
      by,
      alsoWon: others.map((other) => field.own[other]),
    };
  const alsoLost = standingPair(field).filter((other) => other !== name);
  return { loser: field.own[name], winner: field.enemy[name], by, alsoLost: alsoLost.map((other) => field.own[other]) };
}

/** Strikes of one unit at another. */
export interface StrikesAt {
  readonly unit: UnitName;
  readonly against: UnitName;
  readonly target: Standing;
  readonly strikes: readonly { readonly group: StrikeGroup; readonly count: number }[];
}

/** Nobody shaken and nobody fallen; groups without a striker are left out. */
export function firstStrikes(battle: MultipleBattle): readonly StrikesAt[] {
  const field = fieldOf(battle, lostAtStart(battle));
  const strikers = strikersAt(field, frontsOf(field), { first: 0, ally: 0 });
  return PAIR.flatMap((name): StrikesAt[] => {
    const own = field.own[name];
    const enemy = field.enemy[name];
    const groups = strikesAt(groupsOf(enemy, own, CALM, CALM, strikingRankBonus(enemy, own)), name === 'ally');
    const back = groups.map((group) => ({ group, count: strikersIn(group, strikers[name]) }));
    return [
      { unit: name, against: 'second', target: enemy, strikes: openingStrikes(own, enemy) },
      { unit: 'second', against: name, target: own, strikes: back.filter(({ count }) => count > 0) },
    ];
  });
}
