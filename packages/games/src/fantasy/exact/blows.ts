// The strikes of a unit as far as estimating them goes: how many wounds they make, and how many at most.
import { expressionMax, expressionMean } from '@oddsmith/kernel';
import { CALM, groupsOf, strikersOf, strikingRankBonus } from '../card/battle.ts';
import type { Strikers } from '../card/formation.ts';
import { type Fighter, type Standing, standing } from '../card/side.ts';
import type { StrikeGroup } from '../card/strikes.ts';
import { type HitOdds, longestStep, mostHits, type Odds, oddsOf } from './odds.ts';
import type { Trials } from './reach.ts';

/** One kind of strike with what it does to the enemy. */
export interface Blow {
  readonly group: StrikeGroup;
  readonly odds: Odds;
  /** Unsaved wounds of one attack on average, and those of them that are recovered. */
  readonly wounds: number;
  readonly recovered: number;
  readonly mostHits: number;
  /** The most that one unsaved wound takes. */
  readonly step: number;
  /** Tables: one for each number of wounds on the front model. */
  readonly residues: number;
}

/** A unit in a round, whatever it has lost. */
export interface Line {
  readonly fighter: Fighter;
  readonly blows: readonly Blow[];
}

/** A line after losses. */
export interface Rank extends Line {
  readonly fighter: Standing;
  readonly strikers: (slain: number) => Strikers;
  /** Wounds it can still lose. */
  readonly room: number;
}

export function lineOf(own: Standing, enemy: Standing): Line {
  const groups = groupsOf(own, enemy, CALM, CALM, strikingRankBonus(own, enemy));
  return { fighter: own, blows: groups.map((group) => blowOf(group, enemy)) };
}

function blowOf(group: StrikeGroup, enemy: Fighter): Blow {
  const odds = oddsOf(group.plan);
  const { hits, poisons, hitsTwice, poisonsAndHits } = odds.attack;
  const perAttack = (part: (hit: HitOdds) => number): number =>
    (hits + 2 * hitsTwice + poisonsAndHits) * part(odds.hit[0]) +
    (poisons + poisonsAndHits) * part(odds.poisonedHit[0]);
  return {
    group,
    odds,
    wounds: perAttack(({ wounds, sureWounds, slays }) => wounds + sureWounds + slays),
    recovered: perAttack(({ wounds }) => wounds * odds.recovers),
    mostHits: mostHits(odds),
    step: odds.hit[0].slays + odds.poisonedHit[0].slays > 0 ? longestStep(odds) : odds.each.length - 1,
    residues: group.plan.staysOnModel ? enemy.side.card.wounds : 1,
  };
}

export function standingAt(line: Line, lost: number, enemy: Line, enemyLost: number): Rank {
  const fighter = standing(line.fighter, lost);
  const strikers = strikersOf(fighter, standing(enemy.fighter, enemyLost));
  return { ...line, fighter, strikers, room: fighter.side.totalWounds - lost };
}

/** Unsaved wounds of so many strikers, and those of them that are recovered. */
export function trialsOf(blow: Blow, count: number): { readonly struck: Trials; readonly recovered: Trials } {
  const { group, wounds, recovered, mostHits } = blow;
  const most = count * Math.min(group.mostAttacks, expressionMax(group.plan.attacks)) * mostHits;
  const attacks = count * Math.min(group.mostAttacks, expressionMean(group.plan.attacks));
  return { struck: { most, mean: attacks * wounds }, recovered: { most, mean: attacks * recovered } };
}
