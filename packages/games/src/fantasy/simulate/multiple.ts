// Two units against one, rolled die by die: tests, strikes step by step, points, and the tests of the beaten.
import type { Dice } from '@oddsmith/kernel';
import { emitter } from '@oddsmith/words';
import { CALM, groupsOf, strikersIn, strikingRankBonus, type Temper } from '../card/battle.ts';
import type { Strikers } from '../card/formation.ts';
import {
  ALL_FIGHT,
  defeatOf,
  type Field,
  type Fighters,
  fieldOf,
  fightersOf,
  type Lost,
  type MultipleBattle,
  meets,
  type OfPair,
  PAIR,
  type Situation,
  situationKey,
  standingPair,
  staticResult,
  strikesAt,
  UNITS,
  type UnitName,
} from '../card/multiple.ts';
import { type Course, courseOf, fatesAfter, newCombat, nextRound, type Run } from '../card/multiple-course.ts';
import type { MultipleOutcome, UnitFate } from '../card/multiple-ledger.ts';
import { chaseOf } from '../card/pursuit.ts';
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
import { makeCharge } from './charge.ts';
import { HeldWounds } from './held-wounds.ts';
import { loseBefore } from './opening.ts';
import { passesOnce, rollMove } from './pursuit.ts';
import { Roster } from './roster.ts';
import { TwoFronts } from './two-fronts.ts';

const say = emitter<typeof en>();

interface Striking {
  readonly group: StrikeGroup;
  readonly attacker: Attacker;
}

type Victims = { readonly [U in UnitName]: Victim };

export function simulateMultiple(battle: MultipleBattle): (dice: Dice) => MultipleOutcome {
  const stages = new Map<string, Stage>();
  return (dice) => {
    const victims = victimsOf(battle);
    for (const name of UNITS) loseBefore(dice, battle.sides[name], victims[name]);
    const arrived = UNITS.filter((name) => {
      const charge = battle.charges[name];
      return charge !== null && makeCharge(dice, charge, 0).arrives;
    });
    const there = (name: UnitName): boolean => battle.charges[name] === null || arrived.includes(name);
    let situation: Situation = {
      ...ALL_FIGHT,
      where: { first: there('first') ? 'fights' : 'absent', ally: there('ally') ? 'fights' : 'absent' },
    };
    let margin: number | null = null;
    for (let rounds = 1; ; rounds++) {
      const before = lostBy(victims);
      if (!(meets(battle, before, situation.where) && there('second')))
        return { lost: before, winner: null, fates: {}, margin: null, arrived, rounds: 0, runDown: null };
      if (battle.input.rounds > 1) dice.log?.note(say('note-round', { round: rounds }));
      const key = situationKey(situation);
      const stage = stages.get(key) ?? new Stage(battle, situation);
      stages.set(key, stage);
      const fought = fightRound(dice, stage, victims);
      if (rounds === 1) margin = fought.margin;
      const { winner, course } = fought;
      const fates = fatesAfter(course, fought);
      const ended = { winner, fates, margin, arrived, rounds, runDown: null };
      const last = rounds === battle.input.rounds;
      if (course.goesOn && !last && meets(battle, lostBy(victims), course.where)) {
        situation = nextRound(situation, course, fought);
        continue;
      }
      const { run } = course;
      const chased = run === null || !battle.input.pursuit ? null : chase(dice, stage.fighters, run);
      if (run === null || chased === null || chased.caughtBy.length === 0) return { ...ended, lost: lostBy(victims) };
      dice.log?.note(say('note-caught', { feat: run.feat }));
      if (run.feat === 'runsDown') return { ...ended, lost: lostBy(victims), runDown: run.runner };
      if (last) return { ...ended, lost: lostBy(victims) };
      situation = newCombat(situation, course, run, chased.caughtBy, chased.inches);
    }
  };
}

function lostBy(victims: Victims): Lost {
  return { first: victims.first.lost, ally: victims.ally.lost, second: victims.second.lost };
}

/** Who catches the runner: each pursuer for itself, over the inches of one flight. */
function chase(dice: Dice, fighters: Fighters, { runner, feat, pursuers }: Run): Caught {
  const duels = pursuers.map((name) => {
    const { own, enemy } = fighters[name === 'second' ? (runner as OfPair) : (name as OfPair)];
    const [winner, loser] = name === 'second' ? [enemy, own] : [own, enemy];
    return { name, winner, chased: chaseOf(winner, loser) };
  });
  const [{ chased }] = duels;
  const inches = rollMove(dice, feat === 'runsDown' ? chased.flees : chased.fallsBack, 'flight');
  const caughtBy = duels
    .filter(({ winner, chased: { restrains, pursues } }) => {
      if (restrains !== null && passesOnce(dice, winner, restrains)) return false;
      return rollMove(dice, pursues, 'pursuit') >= inches;
    })
    .map(({ name }) => name);
  return { caughtBy, inches };
}

interface Caught {
  readonly caughtBy: readonly UnitName[];
  readonly inches: number;
}

/** What is set before any die of a round is rolled, kept from play to play. */
class Stage {
  readonly battle: MultipleBattle;
  readonly situation: Situation;
  readonly fighters: Fighters;
  private readonly known = new Map<string, readonly StepStrikes[]>();

  constructor(battle: MultipleBattle, situation: Situation) {
    this.battle = battle;
    this.situation = situation;
    this.fighters = fightersOf(battle, situation);
  }

  stepsFor(field: Field, tempers: Tempers): readonly StepStrikes[] {
    const bonuses = PAIR.map(
      (name) =>
        `${strikingRankBonus(field.own[name], field.enemy[name])}${strikingRankBonus(field.enemy[name], field.own[name])}`,
    );
    const { first, ally } = field.stands;
    const key = `${[tempers.own, tempers.enemy].map((of) => bitsOf(of.first) * 4 + bitsOf(of.ally)).join()},${bonuses.join()},${first}${ally}`;
    const steps = this.known.get(key) ?? arrange(field, tempers);
    this.known.set(key, steps);
    return steps;
  }
}

function bitsOf({ shaken, furious }: Temper): number {
  return Number(shaken) * 2 + Number(furious);
}

interface Fought extends Pick<MultipleOutcome, 'winner' | 'fates' | 'margin'> {
  readonly course: Course;
}

function fightRound(dice: Dice, stage: Stage, victims: Victims): Fought {
  const { battle, situation, fighters } = stage;
  const before = lostBy(victims);
  const field = fieldOf(battle, before, situation, fighters);
  for (const name of UNITS) victims[name].scored = 0;
  const tempers = tempersOf(dice, field);
  strikeAll(dice, battle, field, stage.stepsFor(field, tempers), victims);
  const struck = fieldOf(battle, lostBy(victims), situation, fighters);
  const result = resultOf(dice, struck, before, victims);
  return { ...result, course: courseOf(struck, situation, result) };
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

function tempersOf(dice: Dice, { own, enemy, front, stands }: Field): Tempers {
  const ofPair = (name: OfPair): Temper => (stands[name] ? temperOf(dice, own[name], [enemy[name]]) : CALM);
  const [first, ally] = [ofPair('first'), ofPair('ally')];
  const enemies = PAIR.filter((name) => stands[name]).map((name) => own[name]);
  const second = temperOf(dice, enemy[front], enemies);
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

function arrange({ own, enemy, aside, stands }: Field, tempers: Tempers): readonly StepStrikes[] {
  const groups = (name: OfPair) => {
    if (!stands[name]) return { off: [], back: [] };
    const [us, them] = [own[name], enemy[name]];
    const [ours, theirs] = [tempers.own[name], tempers.enemy[name]];
    return {
      off: groupsOf(us, them, ours, theirs, strikingRankBonus(us, them)),
      back: strikesAt(groupsOf(them, us, theirs, ours, strikingRankBonus(them, us)), name === aside),
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
  field: Field,
  steps: readonly StepStrikes[],
  victims: Victims,
): void {
  const { own, enemy } = field;
  const rosters = { first: new Roster(own.first, enemy.first), ally: new Roster(own.ally, enemy.ally) };
  const fronts = new TwoFronts(field);
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

function resultOf(dice: Dice, field: Field, before: Lost, victims: Victims): Omit<Fought, 'course'> {
  const pair = standingPair(field);
  if (pair.length === 0 || !field.stands.second)
    return { winner: pair.length > 0 ? 'pair' : field.stands.second ? 'second' : null, fates: {}, margin: null };
  // Of a unit that is gone only the wounds that it had count.
  const scored = (name: UnitName): number => {
    const gone = victims[name].lost === victims[name].totalWounds;
    const wounds = gone ? victims[name].lost - before[name] : victims[name].scored;
    const { traits } = name === 'second' ? field.enemy[field.front] : field.own[name];
    return traits.cheapLives ? wounds - Math.floor(wounds / 2) : wounds;
  };
  const { margin: points, musician } = staticResult(field);
  const sum = points + scored('second') - scored('first') - scored('ally');
  const margin = sum === 0 ? musician : sum;
  if (margin === 0) return { winner: null, fates: {}, margin };
  const fates: { [U in UnitName]?: UnitFate } = {};
  for (const name of UNITS)
    if (margin > 0 ? name === 'second' : name !== 'second' && field.stands[name])
      fates[name] = beaten(dice, defeatOf(field, name, Math.abs(margin)), victims[name]);
  return { winner: margin > 0 ? 'pair' : 'second', fates, margin };
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
