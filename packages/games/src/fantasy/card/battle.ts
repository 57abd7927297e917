// A battle of two cards, prepared: both sides, and what each of them is in a round.

import { type CardBattleInput, rollsForCharge } from '../schema/index.ts';
import { type Challenge, challengeOf, duelsAtStart } from './challenge.ts';
import { type ChargeRoll, chargeRoll } from './charge.ts';
import { fullRanks, muster, rankBonus, type Strikers, strikersAfter } from './formation.ts';
import { type Dread, dreadOf } from './nerve.ts';
import { NO_DUEL } from './posts.ts';
import { type MoveRoll, moveRoll } from './pursuit.ts';
import { flightOf, type Volley, volleyOf } from './reaction.ts';
import { type Fighter, fighterOf, type Mood, prepareSide, type Side, type Standing, standing } from './side.ts';
import { type StrikeGroup, strikeGroups } from './strikes.ts';

export interface CardBattle {
  readonly input: CardBattleInput;
  readonly first: Side;
  readonly second: Side;
  /** null where nobody has to roll for arriving. */
  readonly charge: ChargeRoll | null;
  /** Shots before it; null where nobody stands and shoots. */
  readonly volley: Volley | null;
  /** What the charged roll who flee from it. */
  readonly flight: MoveRoll | null;
  /** Who may have to test its nerve before a charge that is rolled for. */
  readonly dread: Dread;
  /** What the charged roll when Terror drives them off. */
  readonly rout: MoveRoll;
  /** null where nobody issues one. */
  readonly challenge: Challenge | null;
}

const NO_DREAD: Dread = { charger: false, charged: false };

export function prepareCardBattle(input: CardBattleInput): CardBattle {
  const { system, pressAfterPursuit } = input;
  const first = prepareSide(input.first, input.second, system, pressAfterPursuit);
  const second = prepareSide(input.second, input.first, system, pressAfterPursuit);
  const charge = chargeOf('first', first, second) ?? chargeOf('second', second, first);
  const ours = fighterOf(first, second, OPENING);
  const theirs = fighterOf(second, first, OPENING);
  const volley = volleyOf('first', ours, theirs) ?? volleyOf('second', theirs, ours);
  const [charger, charged] = charge?.side === 'second' ? [theirs, ours] : [ours, theirs];
  return {
    input,
    first,
    second,
    charge,
    volley,
    flight: flightOf(charge, volley, charged),
    dread: charge === null ? NO_DREAD : dreadOf(charger, charged),
    rout: moveRoll(charged, 'both'),
    challenge: challengeOf(input, first, second),
  };
}

function chargeOf(name: ChargeRoll['side'], side: Side, enemy: Side): ChargeRoll | null {
  if (!rollsForCharge(side.card)) return null;
  return chargeRoll(name, fighterOf(side, enemy, OPENING));
}

/** A round as both units enter it. */
export interface Round {
  readonly first: Fighter;
  readonly second: Fighter;
}

export function roundOf({ first, second }: CardBattle, firstMood: Mood, secondMood: Mood): Round {
  return { first: fighterOf(first, second, firstMood), second: fighterOf(second, first, secondMood) };
}

/** The first round, nobody hurt beyond what the cards say. */
export function openingRound(battle: CardBattle): Round {
  const { challenge, first, second } = battle;
  const duels = duelsAtStart(challenge, first, second, first.card.alreadyLost, second.card.alreadyLost);
  return roundOf(battle, { ...OPENING, duel: duels.first }, { ...OPENING, duel: duels.second });
}

export const OPENING: Mood = { opening: true, followedUp: false, beaten: false, pursuit: 0, duel: NO_DUEL };

/** What a unit's tests at the start of a round made of it. */
export interface Temper {
  /** Failed its test against Fear. */
  readonly shaken: boolean;
  /** Strikes in fury. */
  readonly furious: boolean;
}

export const CALM: Temper = { shaken: false, furious: false };

/** The strikes of a unit in this round, whoever is left to make them. */
export function groupsOf(
  own: Fighter,
  enemy: Fighter,
  temper: Temper,
  enemyTemper: Temper,
  ownRankBonus: number,
): readonly StrikeGroup[] {
  return strikeGroups({
    ...(temper.furious ? (own.furious ?? own) : own),
    enemy,
    shaken: temper.shaken,
    enemyShaken: enemyTemper.shaken,
    rankBonus: ownRankBonus,
  });
}

const AVALANCHE_RANKS = 2;

/** The rank bonus where strikes depend on it, else 0; 1 for the ranks behind an avalanche. */
export function strikingRankBonus(own: Standing, enemy: Standing): number {
  if (own.traits.avalanche) return fullRanks(own) >= AVALANCHE_RANKS ? 1 : 0;
  return own.traits.impactByRanks ? rankBonus(own, enemy) : 0;
}

/** Who strikes after so many of the unit's models have fallen in this phase. */
export function strikersOf(own: Standing, enemy: Standing): (slain: number, hurt?: number) => Strikers {
  const from = muster(own, enemy);
  return (slain, hurt) => strikersAfter(own, from, slain, hurt);
}

/** Wounds that its front model has lost, where that matters to its strikes. */
export function hurtOf({ side, riderTraits }: Fighter, lost: number): number {
  return riderTraits.rage ? lost % side.card.wounds : 0;
}

/** Strikers of one group. */
export function strikersIn({ kind, perModel }: StrikeGroup, strikers: Strikers): number {
  switch (kind) {
    case 'champion':
    case 'rank':
    case 'single':
    case 'support':
    case 'character':
      return strikers[kind];
    case 'rage':
      return strikers.wounded;
    case 'characterMount':
      return strikers.character * perModel;
    case 'crewSingle':
    case 'mountSingle':
      return strikers.single * perModel;
    default:
      return strikers.contact * perModel;
  }
}

/** Every group of the first round, nobody shaken, that has a striker at the start. */
export function openingStrikes(
  own: Standing,
  enemy: Standing,
): { readonly group: StrikeGroup; readonly count: number }[] {
  const strikers = strikersOf(own, enemy)(0, hurtOf(own, own.side.card.alreadyLost));
  return groupsOf(own, enemy, CALM, CALM, strikingRankBonus(own, enemy))
    .map((group) => ({ group, count: strikersIn(group, strikers) }))
    .filter(({ count }) => count > 0);
}

/** A unit as it enters the first round. */
export function atStart(fighter: Fighter): Standing {
  return standing(fighter, fighter.side.card.alreadyLost);
}
