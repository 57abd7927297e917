// Two units against one, rolled die by die: tests, strikes step by step, points, and the tests of the beaten.
import type { Dice } from '@oddsmith/kernel';
import { emitter } from '@oddsmith/words';
import { groupsOf, strikersIn, strikingRankBonus, type Temper } from '../card/battle.ts';
import type { Strikers } from '../card/formation.ts';
import {
  defeatOf,
  type Field,
  fieldOf,
  type Lost,
  lostAtStart,
  type MultipleBattle,
  type OfPair,
  PAIR,
  standingPair,
  staticResult,
  strikesAt,
  UNITS,
  type UnitName,
} from '../card/multiple.ts';
import type { MultipleOutcome, UnitFate } from '../card/multiple-ledger.ts';
import {
  breakTest,
  crumbles,
  type Defeat,
  fearTest,
  furyTest,
  instabilityLoss,
  passesTest,
  type Test,
  testsFear,
  verdictOf,
} from '../card/result.ts';
import { modelsAfter, type Standing, standing } from '../card/side.ts';
import { type StrikeGroup, stepsOf } from '../card/strikes.ts';
import type { en } from '../words/en.ts';
import { Attacker, type Victim } from './attacker.ts';
import { HeldWounds } from './held-wounds.ts';
import { Roster } from './roster.ts';
import { TwoFronts } from './two-fronts.ts';

const say = emitter<typeof en>();

interface Striking {
  readonly group: StrikeGroup;
  readonly attacker: Attacker;
}

type Victims = { readonly [U in UnitName]: Victim };

export function simulateMultiple(battle: MultipleBattle): (dice: Dice) => MultipleOutcome {
  const start = fieldOf(battle, lostAtStart(battle));
  const arranged = new Map<string, readonly StepStrikes[]>();
  return (dice) => {
    const victims = victimsOf(battle);
    const tempers = tempersOf(dice, start);
    const key = JSON.stringify(tempers);
    const steps = arranged.get(key) ?? arrange(start, tempers);
    arranged.set(key, steps);
    strikeAll(dice, battle, start, steps, victims);
    return resultOf(dice, battle, victims);
  };
}

function victimsOf({ sides }: MultipleBattle): Victims {
  const victim = (name: UnitName): Victim => {
    const { card, system, totalWounds } = sides[name];
    return {
      allocation: 'pool',
      woundsEach: card.wounds,
      totalWounds,
      endsWithUnit: true,
      lost: card.alreadyLost,
      scored: 0,
      worse: 0,
      held: system === 'oldWorld' && card.wounds > 1 ? new HeldWounds() : null,
      beyond: null,
    };
  };
  return { first: victim('first'), ally: victim('ally'), second: victim('second') };
}

interface Tempers {
  readonly own: { readonly [U in OfPair]: Temper };
  readonly enemy: { readonly [U in OfPair]: Temper };
}

function tempersOf(dice: Dice, { own, enemy }: Field): Tempers {
  const first = temperOf(dice, own.first, [enemy.first]);
  const ally = temperOf(dice, own.ally, [enemy.ally]);
  const second = temperOf(dice, enemy.first, [own.first, own.ally]);
  const towards = (name: OfPair): Temper => ({
    ...second,
    shaken: second.shaken && (own.first.side.system === 'ninthAge' || testsFear(enemy[name], own[name])),
  });
  return { own: { first, ally }, enemy: { first: towards('first'), ally: towards('ally') } };
}

function temperOf(dice: Dice, own: Standing, enemies: readonly Standing[]): Temper {
  let shaken = false;
  if (enemies.some((enemy) => testsFear(own, enemy))) {
    const test = fearTest(own, ...enemies);
    shaken = !passesTest(own, test, sumOf(dice, test));
    if (shaken && test.reroll) shaken = !passesTest(own, test, sumOf(dice, test));
  }
  const fury = furyTest(own, ...enemies);
  if (fury === null) return { shaken, furious: false };
  const passes = (): boolean => passesTest(own, fury, sumOf(dice, fury));
  return { shaken, furious: passes() || (fury.reroll && passes()) };
}

/** Two dice, or three of which the highest is dropped. */
function sumOf(dice: Dice, { threeDice }: Test): number {
  const faces = [dice.d6('Leadership'), dice.d6('Leadership')];
  if (threeDice) faces.push(dice.d6('Leadership'));
  const sum = faces.reduce((total, face) => total + face, 0);
  return threeDice ? sum - Math.max(...faces) : sum;
}

/** Strikes of one moment, of each unit of the pair and back at it. */
type StepStrikes = {
  readonly [U in OfPair]: { readonly off: readonly Striking[]; readonly back: readonly Striking[] };
};

function arrange({ own, enemy }: Field, tempers: Tempers): readonly StepStrikes[] {
  const groups = (name: OfPair) => {
    const [us, them] = [own[name], enemy[name]];
    const [ours, theirs] = [tempers.own[name], tempers.enemy[name]];
    return {
      off: groupsOf(us, them, ours, theirs, strikingRankBonus(us, them)),
      back: strikesAt(groupsOf(them, us, theirs, ours, strikingRankBonus(them, us)), name),
    };
  };
  const all = { first: groups('first'), ally: groups('ally') };
  const at = (list: readonly StrikeGroup[], step: number): readonly Striking[] =>
    list.filter((group) => group.step === step).map((group) => ({ group, attacker: new Attacker(group.plan) }));
  const steps = stepsOf(PAIR.flatMap((name) => [...all[name].off, ...all[name].back]));
  return steps.map((step) => ({
    first: { off: at(all.first.off, step), back: at(all.first.back, step) },
    ally: { off: at(all.ally.off, step), back: at(all.ally.back, step) },
  }));
}

function strikeAll(
  dice: Dice,
  { sides }: MultipleBattle,
  { own, enemy }: Field,
  steps: readonly StepStrikes[],
  victims: Victims,
): void {
  const rosters = { first: new Roster(own.first, enemy.first), ally: new Roster(own.ally, enemy.ally) };
  const fronts = new TwoFronts(enemy, own);
  const models = (name: UnitName): number => modelsAfter(sides[name], victims[name].lost);
  let standing = models('second');
  for (const step of steps) {
    for (const name of PAIR) rosters[name].fallTo(models(name), victims[name].lost % sides[name].card.wounds);
    const strikers = { first: rosters.first.strikers(), ally: rosters.ally.strikers() };
    const back = fronts.strikers(victims.second.lost % sides.second.card.wounds);
    for (const name of PAIR) {
      strike(dice, step[name].off, strikers[name], name, victims.second, sides[name].card.name);
      fronts.fall(name, standing - models('second'));
      standing = models('second');
    }
    for (const name of PAIR) strike(dice, step[name].back, back[name], 'second', victims[name], sides.second.card.name);
  }
}

function strike(
  dice: Dice,
  strikes: readonly Striking[],
  strikers: Strikers,
  unit: UnitName,
  victim: Victim,
  name: string,
): void {
  for (const { group, attacker } of strikes) {
    const count = strikersIn(group, strikers);
    if (count === 0) continue;
    const place = unit === 'second' ? 'second' : 'first';
    dice.log?.note(say('note-strikes', { unit: { name, place }, group: group.kind, count }));
    attacker.strike(dice, count, victim, group.mostAttacks);
  }
  victim.held?.settle(dice);
}

function resultOf(dice: Dice, battle: MultipleBattle, victims: Victims): MultipleOutcome {
  const lost = (): Lost => ({ first: victims.first.lost, ally: victims.ally.lost, second: victims.second.lost });
  const field = fieldOf(battle, lost());
  const pair = standingPair(field);
  if (pair.length === 0 || !field.stands.second) {
    const winner = pair.length > 0 ? 'pair' : field.stands.second ? 'second' : null;
    return { lost: lost(), winner, fates: {}, margin: null };
  }
  const before = lostAtStart(battle);
  // Of a unit that is gone only the wounds that it had count.
  const scored = (name: UnitName): number => {
    const wounds = field.stands[name] ? victims[name].scored : victims[name].lost - before[name];
    const { traits } = name === 'second' ? field.enemy.first : field.own[name];
    return traits.cheapLives ? wounds - Math.floor(wounds / 2) : wounds;
  };
  const { margin: points, musician } = staticResult(field);
  const sum = points + scored('second') - scored('first') - scored('ally');
  const margin = sum === 0 ? musician : sum;
  if (margin === 0) return { lost: lost(), winner: null, fates: {}, margin };
  const fates: { [U in UnitName]?: UnitFate } = {};
  for (const name of UNITS)
    if (margin > 0 ? name === 'second' : name !== 'second' && field.stands[name])
      fates[name] = beaten(dice, defeatOf(field, name, Math.abs(margin)), victims[name]);
  return { lost: lost(), winner: margin > 0 ? 'pair' : 'second', fates, margin };
}

function beaten(dice: Dice, before: Defeat, victim: Victim): UnitFate {
  const isGone = (): boolean => victim.lost >= victim.totalWounds;
  const lose = (wounds: number): void => {
    victim.lost = Math.min(victim.totalWounds, victim.lost + wounds);
  };
  lose(crumbles(before));
  if (isGone()) return 'destroyed';
  const defeat = { ...before, loser: standing(before.loser, victim.lost) };
  const test = breakTest(defeat);
  if (test.instability !== null) {
    lose(instabilityLoss(test.instability, sumOf(dice, test)));
    return isGone() ? 'destroyed' : 'holds';
  }
  if (test.certain !== null) return test.certain;
  let verdict = verdictOf(defeat, test, sumOf(dice, test));
  if (test.rerolls.includes(verdict)) verdict = verdictOf(defeat, test, sumOf(dice, test));
  if (verdict !== 'breaks' || test.failedLoses === 0) return verdict;
  lose(test.failedLoses);
  return isGone() ? 'destroyed' : 'holds';
}
