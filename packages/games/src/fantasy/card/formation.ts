// Who stands where: width, contact, fighting rank, supports, ranks that count, and Unit Strength.
import type { Side } from './side.ts';
import type { Traits } from './traits.ts';

/** The unit at the start of a round. */
export interface Muster {
  readonly models: number;
  /** In base contact. */
  readonly contact: number;
  /** Everyone in the fighting rank, contact included (The 9th Age: contact alone). */
  readonly fighting: number;
  /** Supporting models (The Old World), none in The 9th Age, where they follow from the models left. */
  readonly supporting: number;
}

/** Strikers of each kind. */
export interface Strikers {
  readonly champion: number;
  readonly rank: number;
  readonly single: number;
  readonly support: number;
  /** Models in contact, whatever they strike with. */
  readonly contact: number;
}

export function ranksOf({ card }: Side, models: number): number {
  return Math.ceil(models / card.frontage);
}

function isFlanked(enemy: Side): boolean {
  return enemy.card.arc === 'flank';
}

/** Files that face the enemy: a unit fought in its flank has as many as it has ranks. */
function widthOf(side: Side, enemy: Side, models: number): number {
  return isFlanked(enemy) ? ranksOf(side, models) : Math.min(side.card.frontage, models);
}

/** The corners of the enemy's front count too. */
const CORNERS = 2;

function contactOf(side: Side, enemy: Side, models: number, enemyModels: number): number {
  const { card } = side;
  const width = widthOf(side, enemy, models);
  const least = card.champion === null ? 0 : 1;
  if (card.contact !== null) return Math.max(least, Math.min(card.contact, width));
  const enemyBase = isFlanked(side) ? enemy.card.baseDepth : enemy.card.baseWidth;
  const enemyFront = widthOf(enemy, side, enemyModels) * enemyBase;
  const base = isFlanked(enemy) ? card.baseDepth : card.baseWidth;
  return Math.max(least, Math.min(width, Math.floor(enemyFront / base) + CORNERS));
}

/** Close or open order, and not a marching column. */
export function inCombatOrder(side: Side, models: number): boolean {
  return side.card.formation !== 'skirmish' && ranksOf(side, models) <= side.card.frontage;
}

export function muster(side: Side, enemy: Side, traits: Traits, charging: boolean, counts: Counts): Muster {
  const { models } = counts;
  const contact = contactOf(side, enemy, models, counts.enemyModels);
  if (side.system === 'ninthAge') return { models, contact, fighting: contact, supporting: 0 };
  const width = widthOf(side, enemy, models);
  const deep = side.kind.massed === true && !charging && inCombatOrder(side, models) ? 2 : 1;
  const fighting = Math.max(contact, Math.min(models, width * deep));
  const supports = traits.extraRanks > 0 && enemy.card.arc === 'front';
  return { models, contact, fighting, supporting: supports ? Math.min(width, models - fighting) : 0 };
}

export interface Counts {
  readonly models: number;
  readonly enemyModels: number;
}

/** Who still strikes when `slain` models have fallen in this phase. */
export function strikersAfter(side: Side, traits: Traits, from: Muster, slain: number, facesFront: boolean): Strikers {
  const champions = side.champion === null ? 0 : 1;
  if (side.system === 'ninthAge') {
    const left = from.models - slain;
    const contact = Math.min(from.contact, left);
    const champion = Math.min(champions, contact);
    const support = facesFront ? ninthAgeSupport(side, traits, contact, left) : 0;
    return { champion, rank: contact - champion, single: 0, support, contact };
  }
  // The champion falls last of all: the others of the fighting rank go first, then the supporting models.
  const champion = Math.min(champions, from.models - slain);
  const others = Math.max(0, from.fighting - champions - slain);
  const rank = Math.min(from.contact - champions, others);
  const support = Math.max(0, from.supporting - Math.max(0, slain - (from.fighting - champions)));
  return { champion, rank, single: others - rank, support, contact: champion + rank };
}

/** The ranks behind are filled up again after every loss. */
function ninthAgeSupport({ card }: Side, { extraRanks }: Traits, contact: number, left: number): number {
  let support = 0;
  for (let rank = 1; rank <= 1 + extraRanks; rank++)
    support += Math.max(0, Math.min(contact, left - rank * card.frontage, card.frontage));
  return support;
}

export function unitStrength({ card, kind }: Side, models: number): number {
  return models * (kind.unitStrength ?? card.wounds);
}

/** Ranks with at least so many models. */
function ranksOfAtLeast({ card }: Side, models: number, least: number): number {
  if (card.frontage < least) return 0;
  const full = Math.floor(models / card.frontage);
  return full + (models % card.frontage >= least ? 1 : 0);
}

const FULL_RANK = { standard: 5, large: 3, gigantic: 1 } as const;

/** The 9th Age. */
export function fullRanks(side: Side, traits: Traits, models: number): number {
  return traits.noRanks ? 0 : ranksOfAtLeast(side, models, FULL_RANK[side.card.height]);
}

/** Unit Strength that disrupts from flank or rear, and against steady troops. */
const DISRUPTING = 5;
const DISRUPTING_STEADY = 10;

/** The Old World: whether the unit loses its rank bonus. */
function isDisrupted(side: Side, enemy: Side, enemyTraits: Traits, enemyModels: number): boolean {
  if (side.card.disrupted || enemyTraits.disrupts) return true;
  if (enemy.card.arc === 'front' || enemy.card.formation === 'skirmish') return false;
  return unitStrength(enemy, enemyModels) >= (side.kind.steady === true ? DISRUPTING_STEADY : DISRUPTING);
}

const MOST_FULL_RANKS = 3;

/** A unit and its enemy at one moment, as rank bonus, points and tests look at them. */
export interface Standing {
  readonly side: Side;
  readonly traits: Traits;
  readonly models: number;
}

export function rankBonus({ side, traits, models }: Standing, enemy: Standing): number {
  if (side.system === 'ninthAge') return Math.min(MOST_FULL_RANKS, Math.max(0, fullRanks(side, traits, models) - 1));
  if (!inCombatOrder(side, models) || isDisrupted(side, enemy.side, enemy.traits, enemy.models)) return 0;
  const behind = Math.max(0, ranksOfAtLeast(side, models, side.kind.rankModels) - 1);
  return Math.min(side.kind.mostRanks + (side.kind.mostRanks > 0 ? traits.moreRanks : 0), behind);
}
