// A battle of two cards rolled die by die: Fear, strikes by step, combat result, the test of the beaten, round after round.
import type { Dice } from '@oddsmith/kernel';
import { emitter } from '@oddsmith/words';
import { type CardBattle, OPENING, strikersIn, strikingRankBonus, type Temper } from '../card/battle.ts';
import { duelsAtStart, lostWithDuellist } from '../card/challenge.ts';
import type { Outcome } from '../card/ledger.ts';
import { SLAIN, woundsInReach } from '../card/posts.ts';
import { chaseOf, type Feat, RUNNING } from '../card/pursuit.ts';
import {
  breakTest,
  crumbles,
  type Defeat,
  fearTest,
  furyTest,
  hasMusician,
  instabilityLoss,
  passesTest,
  pointsOf,
  type Test,
  testsFear,
  type Verdict,
  verdictOf,
} from '../card/result.ts';
import { CAUGHT, FULL_PURSUIT, type Mood, modelsAfter, type Side, type Standing, standing } from '../card/side.ts';
import type { en } from '../words/en.ts';
import type { Combatant } from '../words/values.ts';
import type { Victim } from './attacker.ts';
import { fightChallenge } from './duel.ts';
import { HeldWounds } from './held-wounds.ts';
import { type Opened, opening } from './opening.ts';
import { pursue } from './pursuit.ts';
import { Roster } from './roster.ts';
import { type Stage, type StageStrike, Stages } from './stage.ts';

export interface CardRound {
  readonly outcome: Outcome;
  /** null where a unit was destroyed before points were counted. */
  readonly margin: number | null;
  /** What the winner made of it, where flight and pursuit are rolled. */
  readonly feat?: { readonly winner: 'first' | 'second'; readonly feat: Feat };
}

export interface CardOutcome {
  /** Where a charge is rolled for: how far it carries, and whether that is enough. */
  readonly charge?: Opened['charge'];
  /** Wounds that the charger lost to those who stood and shot. */
  readonly shot?: number;
  /** Where no round was fought because nobody was left to fight. */
  readonly destroyed?: Outcome;
  readonly rounds: readonly CardRound[];
  /** Who has been slain in a challenge. */
  readonly slain: { readonly first: boolean; readonly second: boolean };
  readonly firstLost: number;
  readonly secondLost: number;
}

const say = emitter<typeof en>();

/** One unit on the table. */
interface Unit {
  readonly side: Side;
  readonly name: Combatant;
  readonly victim: Victim;
  mood: Mood;
}

export function simulateCardBattle(battle: CardBattle): (dice: Dice) => CardOutcome {
  const stages = new Stages(battle);
  return (dice) => {
    const first = fresh(battle.first, 'first');
    const second = fresh(battle.second, 'second');
    const rounds: CardRound[] = [];
    const { charge, shot, points, meets } = opening(dice, battle, first, second);
    const before = { ...(charge && { charge }), ...(shot !== undefined && { shot }) };
    const lost = () => ({
      slain: { first: first.mood.duel === SLAIN, second: second.mood.duel === SLAIN },
      firstLost: first.victim.lost,
      secondLost: second.victim.lost,
    });
    if (!meets) {
      const gone = destructionOf(first, second);
      return { ...before, ...(gone && { destroyed: gone }), rounds, ...lost() };
    }
    const duels = duelsAtStart(battle.challenge, battle.first, battle.second, first.victim.lost, second.victim.lost);
    first.mood = { ...OPENING, duel: duels.first };
    second.mood = { ...OPENING, duel: duels.second };
    while (rounds.length < battle.input.rounds) {
      dice.log?.note(say('note-round', { round: rounds.length + 1 }));
      const round = fightRound(dice, stages, first, second, rounds.length === 0 ? points : 0);
      dice.log?.note(say('note-outcome', round));
      const run = battle.input.pursuit ? RUNNING.find(({ outcome }) => outcome === round.outcome) : undefined;
      if (run !== undefined) {
        const [winner, loser] = run.loser === 'first' ? (['second', 'first'] as const) : (['first', 'second'] as const);
        // Whoever was slain in a challenge leads nobody any more.
        const after = stages.at(first.mood, second.mood).round;
        const pursued = pursue(dice, chaseOf(after[winner], after[loser]), after[winner], run.feat);
        const goesOn = pursued?.feat === 'catches' && rounds.length + 1 < battle.input.rounds;
        rounds.push(pursued === null || goesOn ? round : { ...round, feat: { winner, feat: pursued.feat } });
        if (!goesOn) break;
        const units = { first, second };
        units[winner].mood = { ...units[winner].mood, ...NEW_COMBAT, pursuit: Math.min(FULL_PURSUIT, pursued.inches) };
        units[loser].mood = { ...units[loser].mood, ...NEW_COMBAT, beaten: true, pursuit: CAUGHT };
        continue;
      }
      rounds.push(round);
      if (!goesOn(round.outcome)) break;
      first.mood = moodAfter(first.mood, round.outcome === 'secondHolds', round.outcome === 'firstHolds');
      second.mood = moodAfter(second.mood, round.outcome === 'firstHolds', round.outcome === 'secondHolds');
    }
    return { ...before, rounds, ...lost() };
  };
}

const NEW_COMBAT = { opening: true, followedUp: false } as const;

function fresh(side: Side, place: Combatant['place']): Unit {
  const { card, system, totalWounds } = side;
  const victim: Victim = {
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
  return { side, name: { name: card.name, place }, victim, mood: OPENING };
}

function goesOn(outcome: Outcome): boolean {
  return outcome === 'draw' || outcome === 'firstHolds' || outcome === 'secondHolds';
}

function moodAfter(mood: Mood, won: boolean, lost: boolean): Mood {
  return { ...mood, opening: false, followedUp: won, beaten: mood.beaten || lost, pursuit: 0 };
}

function destroyed({ victim }: Unit): boolean {
  return victim.lost >= victim.totalWounds;
}

function destructionOf(one: Unit, other: Unit): Outcome | undefined {
  if (destroyed(one)) return destroyed(other) ? 'bothDestroyed' : 'firstDestroyed';
  return destroyed(other) ? 'secondDestroyed' : undefined;
}

function fightRound(dice: Dice, stages: Stages, one: Unit, other: Unit, points: number): CardRound {
  const before = stages.at(one.mood, other.mood);
  one.victim.totalWounds = woundsInReach(before.round.first);
  other.victim.totalWounds = woundsInReach(before.round.second);
  const tempers = strikeAll(dice, before, one, other);
  const fought = fightChallenge(dice, before, one, other, ...tempers);
  const gone = destructionOf(one, other);
  leaveChallenge(one, fought.firstDuel);
  leaveChallenge(other, fought.secondDuel);
  if (gone !== undefined) return { outcome: gone, margin: null };
  const { first, second } = stages.at(one.mood, other.mood).round;
  one.victim.totalWounds = woundsInReach(first);
  other.victim.totalWounds = woundsInReach(second);
  const ours = standing(first, one.victim.lost);
  const theirs = standing(second, other.victim.lost);
  const scored = worthOf(theirs, other.victim.scored) - worthOf(ours, one.victim.scored);
  const margin = marginOf(points + fought.points + scored, ours, theirs);
  if (margin === 0) return { outcome: 'draw', margin };
  const lost = margin < 0;
  const verdict = lost
    ? beaten(dice, one, { loser: ours, winner: theirs, by: -margin })
    : beaten(dice, other, { loser: theirs, winner: ours, by: margin });
  return { outcome: OUTCOME[lost ? 'first' : 'second'][verdict], margin };
}

/** A champion that was slain is lost to the unit; with the last plain model the unit is gone. */
function leaveChallenge(unit: Unit, duel: number): void {
  const { side, victim, mood } = unit;
  const falls = duel === SLAIN && mood.duel !== SLAIN ? lostWithDuellist(side) : 0;
  victim.lost = destroyed(unit) ? side.totalWounds : victim.lost + falls;
  unit.mood = { ...mood, duel };
}

const OUTCOME = {
  first: { holds: 'firstHolds', fallsBack: 'firstFallsBack', breaks: 'firstBreaks', destroyed: 'firstDestroyed' },
  second: { holds: 'secondHolds', fallsBack: 'secondFallsBack', breaks: 'secondBreaks', destroyed: 'secondDestroyed' },
} as const;

/** What both units' tests made of them. */
function strikeAll(dice: Dice, stage: Stage, one: Unit, other: Unit): [Temper, Temper] {
  const first = standing(stage.round.first, one.victim.lost);
  const second = standing(stage.round.second, other.victim.lost);
  const ours = temperOf(dice, first, second, one.name);
  const theirs = temperOf(dice, second, first, other.name);
  const bonus = strikingRankBonus(first, second);
  const enemyBonus = strikingRankBonus(second, first);
  const roster = new Roster(first, second);
  const enemyRoster = new Roster(second, first);
  one.victim.scored = 0;
  other.victim.scored = 0;
  for (const step of stage.stepsFor(ours, theirs, bonus, enemyBonus)) {
    for (const [ranks, { side, victim }] of [
      [roster, one],
      [enemyRoster, other],
    ] as const)
      ranks.fallTo(modelsAfter(side, victim.lost), victim.lost % side.card.wounds);
    strikeStep(dice, step.first, roster, one.name, other.victim);
    strikeStep(dice, step.second, enemyRoster, other.name, one.victim);
  }
  return [ours, theirs];
}

function strikeStep(
  dice: Dice,
  strikes: readonly StageStrike[],
  roster: Roster,
  name: Combatant,
  victim: Victim,
): void {
  if (strikes.length === 0) return;
  const strikers = roster.strikers();
  for (const { group, attacker } of strikes) {
    const count = strikersIn(group, strikers);
    if (count === 0) continue;
    dice.log?.note(say('note-strikes', { unit: name, group: group.kind, count }));
    attacker.strike(dice, count, victim, group.mostAttacks);
  }
  victim.held?.settle(dice);
}

function temperOf(dice: Dice, own: Standing, enemy: Standing, name: Combatant): Temper {
  const shaken = isShaken(dice, own, enemy, name);
  const test = furyTest(own, enemy);
  if (test === null) return { shaken, furious: false };
  const passes = (): boolean => passesTest(own, test, sumOf(dice, test));
  return { shaken, furious: passes() || (test.reroll && passes()) };
}

function isShaken(dice: Dice, own: Standing, enemy: Standing, name: Combatant): boolean {
  if (!testsFear(own, enemy)) return false;
  dice.log?.note(say('note-fear', { unit: name }));
  const test = fearTest(own, enemy);
  if (passesTest(own, test, sumOf(dice, test))) return false;
  return !(test.reroll && passesTest(own, test, sumOf(dice, test)));
}

/** Two dice, or three of which the highest is dropped. */
function sumOf(dice: Dice, { threeDice }: Test): number {
  const faces = [dice.d6('Leadership'), dice.d6('Leadership')];
  if (threeDice) faces.push(dice.d6('Leadership'));
  const sum = faces.reduce((total, face) => total + face, 0);
  return threeDice ? sum - Math.max(...faces) : sum;
}

/** Points for the wounds of a unit: where lives are cheap two are worth one. */
function worthOf({ traits }: Standing, wounds: number): number {
  return traits.cheapLives ? wounds - Math.floor(wounds / 2) : wounds;
}

/** `scored` is what first struck less what second did. */
function marginOf(scored: number, first: Standing, second: Standing): number {
  let margin = scored;
  for (const { points } of pointsOf(first, second)) margin += points;
  for (const { points } of pointsOf(second, first)) margin -= points;
  if (margin !== 0 || first.side.system === 'ninthAge') return margin;
  const ours = hasMusician(first);
  const theirs = hasMusician(second);
  return ours === theirs ? 0 : ours ? 1 : -1;
}

function beaten(dice: Dice, unit: Unit, before: Defeat): Verdict | 'destroyed' {
  lose(unit, crumbles(before));
  if (destroyed(unit)) return 'destroyed';
  const defeat = { ...before, loser: standing(before.loser, unit.victim.lost) };
  const test = breakTest(defeat);
  if (test.instability !== null) {
    lose(unit, instabilityLoss(test.instability, sumOf(dice, test)));
    return destroyed(unit) ? 'destroyed' : 'holds';
  }
  if (test.certain !== null) return test.certain;
  dice.log?.note(say('note-test', { unit: unit.name, by: before.by }));
  let verdict = verdictOf(defeat, test, sumOf(dice, test));
  if (test.rerolls.includes(verdict)) verdict = verdictOf(defeat, test, sumOf(dice, test));
  if (verdict !== 'breaks' || test.failedLoses === 0) return verdict;
  lose(unit, test.failedLoses);
  return destroyed(unit) ? 'destroyed' : 'holds';
}

function lose(unit: Unit, wounds: number): void {
  const { victim, side } = unit;
  victim.lost = Math.min(victim.totalWounds, victim.lost + wounds);
  if (destroyed(unit)) victim.lost = side.totalWounds;
}
