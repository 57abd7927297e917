// Who stands where: width, contact, fighting rank, supports, ranks that count, and Unit Strength.
import { championsIn, championsInFront, charactersIn, strikes } from './posts.ts';
import type { Fighter, Side, Standing } from './side.ts';

/** The unit at the start of a round. */
export interface Muster {
  readonly models: number;
  /** In base contact. */
  readonly contact: number;
  /** The front of the fighting rank, contact included (The 9th Age: contact alone). */
  readonly front: number;
  /** The second rank that fights too (The Old World). */
  readonly second: number;
  /** Supporting models (The Old World), none in The 9th Age, where they follow from the models left. */
  readonly supporting: number;
}

/** Strikers of each kind. */
export interface Strikers {
  readonly champion: number;
  readonly rank: number;
  readonly single: number;
  readonly support: number;
  /** Plain models and champion in contact, whatever they strike with. */
  readonly contact: number;
  readonly character: number;
  /** Wounds that the front model has lost, where it is in contact. */
  readonly wounded: number;
}

export function ranksOf({ card }: Side, models: number): number {
  return Math.ceil(models / card.frontage);
}

/** All who stand in the ranks: who has refused a challenge is worth nothing there. */
export function bodiesOf(own: Standing): number {
  return own.models - championsIn(own) + championsInFront(own) + charactersIn(own);
}

function isFlanked(enemy: Side): boolean {
  return enemy.arc === 'flank';
}

/** Files that face the enemy: a unit fought in its flank has as many as it has ranks. */
function widthOf(own: Standing, enemy: Standing): number {
  const { side } = own;
  return isFlanked(enemy.side) ? ranksOf(side, bodiesOf(own)) : Math.min(side.card.frontage, bodiesOf(own));
}

/** The corners of the enemy's front count too. */
const CORNERS = 2;

function contactOf(own: Standing, enemy: Standing): number {
  const { card } = own.side;
  const width = widthOf(own, enemy);
  const least = championsInFront(own) + charactersIn(own);
  if (card.contact !== null) return Math.max(least, Math.min(card.contact, width));
  const enemyBase = isFlanked(own.side) ? enemy.side.card.baseDepth : enemy.side.card.baseWidth;
  const enemyFront = widthOf(enemy, own) * enemyBase;
  const base = isFlanked(enemy.side) ? card.baseDepth : card.baseWidth;
  return Math.max(least, Math.min(width, Math.floor(enemyFront / base) + CORNERS));
}

/** Close or open order, and not a marching column. */
export function inCombatOrder(own: Standing): boolean {
  const { card } = own.side;
  return card.formation !== 'skirmish' && ranksOf(own.side, bodiesOf(own)) <= card.frontage;
}

export function muster(own: Standing, enemy: Standing): Muster {
  const { side, traits, riderTraits, moment, models } = own;
  const contact = contactOf(own, enemy);
  if (side.system === 'ninthAge') return { models, contact, front: contact, second: 0, supporting: 0 };
  const width = widthOf(own, enemy);
  const bodies = bodiesOf(own);
  const front = Math.max(contact, Math.min(bodies, width));
  const deep = side.kind.massed === true && moment.presses && inCombatOrder(own);
  const second = deep ? Math.min(width, bodies - front) : 0;
  const supports = riderTraits.extraRanks > 0 && (moment.facesFront || traits.supportsAround);
  return { models, contact, front, second, supporting: supports ? Math.min(width, bodies - front - second) : 0 };
}

/** Ranks that fight the enemy in front, supporting ones among them. */
function depthOf({ second, supporting }: Muster, { riderTraits }: Fighter): number {
  return 1 + (second > 0 ? 1 : 0) + (supporting > 0 ? Math.max(1, riderTraits.extraRanks) : 0);
}

/**
 * Those who turn to a second enemy in flank or rear, while `inFront` fight the first: a model strikes once, and the front
 * has the first claim to it.
 */
export function musterAside(own: Standing, enemy: Standing, inFront: Muster): Muster {
  const { side, moment, models } = own;
  const { card } = side;
  const bodies = bodiesOf(own);
  const ninthAge = side.system === 'ninthAge';
  const behind = ninthAge ? Math.min(bodies, card.frontage) : inFront.front + inFront.second + inFront.supporting;
  const left = Math.max(0, bodies - behind);
  const depth = ninthAge ? 1 : depthOf(inFront, own);
  const flanked = isFlanked(enemy.side);
  const width = Math.min(left, flanked ? Math.max(0, ranksOf(side, bodies) - depth) : card.frontage);
  const enemyFront = widthOf(enemy, own) * enemy.side.card.baseWidth;
  const touching = Math.floor(enemyFront / (flanked ? card.baseDepth : card.baseWidth)) + CORNERS;
  const contact = Math.min(width, touching);
  if (ninthAge) return { models, contact, front: contact, second: 0, supporting: 0 };
  const deep = side.kind.massed === true && moment.presses && inCombatOrder(own);
  return { models, contact, front: width, second: deep ? Math.min(width, left - width) : 0, supporting: 0 };
}

/** Who still strikes when `slain` models have fallen in this phase. */
export function strikersAfter(fighter: Fighter, from: Muster, slain: number, hurt = 0): Strikers {
  const { side, moment } = fighter;
  const champions = championsInFront(fighter);
  // A character stands as long as somebody else does.
  const standing = slain < from.models ? charactersIn(fighter) : 0;
  const character = strikes(fighter, 'character') ? standing : 0;
  if (side.system === 'ninthAge') {
    const left = from.models - slain + standing;
    const touching = Math.min(from.contact, left);
    const inContact = Math.max(0, touching - standing);
    const inFront = Math.min(champions, inContact);
    const champion = strikes(fighter, 'champion') ? inFront : 0;
    const rank = inContact - inFront;
    const support = moment.facesFront ? ninthAgeSupport(fighter, touching, left) : 0;
    const contact = champion + rank;
    return { champion, rank, single: 0, support, contact, character, wounded: contact > 0 ? hurt : 0 };
  }
  // The front falls first, from its ends; then the second rank, then the supporting models. The champion falls last of all.
  const champion = strikes(fighter, 'champion') ? Math.min(champions, from.models - slain) : 0;
  const leaders = champions + charactersIn(fighter);
  const others = from.front - leaders;
  const front = Math.max(0, others - slain);
  const rank = Math.min(from.contact - leaders, front);
  const second = Math.max(0, from.second - Math.max(0, slain - others));
  const support = Math.max(0, from.supporting - Math.max(0, slain - others - from.second));
  const contact = champion + rank;
  const single = front - rank + second;
  return { champion, rank, single, support, contact, character, wounded: contact > 0 ? hurt : 0 };
}

/** The ranks behind are filled up again after every loss. */
function ninthAgeSupport({ side, riderTraits }: Fighter, contact: number, left: number): number {
  const { frontage } = side.card;
  const ranks = 1 + riderTraits.extraRanks + (inLine(side, left) ? 1 : 0);
  let support = 0;
  for (let rank = 1; rank <= ranks; rank++) support += Math.max(0, Math.min(contact, left - rank * frontage, frontage));
  return support;
}

/** Models in the front rank that make a line of The 9th Age: one more rank supports, and ranks are worth nothing. */
export const LINE = 8;

export function inLine({ system, card }: Side, models: number): boolean {
  return system === 'ninthAge' && Math.min(card.frontage, models) >= LINE;
}

export function unitStrength(own: Standing): number {
  const { kind, card } = own.side;
  const ofCharacter = charactersIn(own) * (kind.unitStrength ?? card.character?.wounds ?? 0);
  return own.models * (kind.unitStrength ?? card.wounds) + ofCharacter;
}

/** Ranks with at least so many models. */
function ranksOfAtLeast(own: Standing, least: number): number {
  const { frontage } = own.side.card;
  const models = bodiesOf(own);
  if (frontage < least) return 0;
  return Math.floor(models / frontage) + (models % frontage >= least ? 1 : 0);
}

const THREE_WIDE = 3;
const FULL_RANK = { standard: 5, large: 3, gigantic: 1 } as const;

/** The 9th Age. */
export function fullRanks(own: Standing): number {
  const { traits, side } = own;
  const usual = FULL_RANK[side.card.height];
  return traits.noRanks ? 0 : ranksOfAtLeast(own, traits.threeWide ? Math.min(THREE_WIDE, usual) : usual);
}

/** Unit Strength that disrupts from flank or rear, and against steady troops. */
const DISRUPTING = 5;
const DISRUPTING_STEADY = 10;

/** The Old World: whether the unit loses its rank bonus. */
function isDisrupted({ card, kind }: Side, enemy: Standing): boolean {
  if (card.disrupted || enemy.traits.disrupts) return true;
  if (enemy.side.arc === 'front' || enemy.side.card.formation === 'skirmish') return false;
  return unitStrength(enemy) >= (kind.steady === true ? DISRUPTING_STEADY : DISRUPTING);
}

const MOST_FULL_RANKS = 3;

export function rankBonus(own: Standing, enemy: Standing): number {
  const { side, traits } = own;
  if (side.system === 'ninthAge')
    return inLine(side, bodiesOf(own)) ? 0 : Math.min(MOST_FULL_RANKS, Math.max(0, fullRanks(own) - 1));
  if (!inCombatOrder(own) || isDisrupted(side, enemy)) return 0;
  const behind = Math.max(0, ranksOfAtLeast(own, side.kind.rankModels) - 1);
  return Math.min(side.kind.mostRanks + (side.kind.mostRanks > 0 ? traits.moreRanks : 0), behind);
}
