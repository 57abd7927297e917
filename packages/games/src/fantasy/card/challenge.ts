// Challenges (The Old World) and duels (The 9th Age): who issues one, and what the other side makes of it.
import type { CardBattleInput } from '../schema/index.ts';
import { ranksOf } from './formation.ts';
import { DUELLING, duellistOf, NO_DUEL, RETIRED } from './posts.ts';
import { modelsAfter, type Side } from './side.ts';

type Name = 'first' | 'second';

export interface Challenge {
  readonly issuedBy: Name;
  /** Unanswered where the other unit has nobody to fight it. */
  readonly answer: 'accepted' | 'refused' | 'unanswered';
  /** Refused in vain: there is no rank behind to retire to. */
  readonly forced: boolean;
}

/** null where nobody issues one. */
export function challengeOf(input: CardBattleInput, first: Side, second: Side): Challenge | null {
  const issuers = (['first', 'second'] as const).filter(
    (name) => input[name].challenge === 'issues' && duellistOf(input[name]) !== null,
  );
  if (issuers.length === 0) return null;
  // The active player has the first word.
  const issuedBy = issuers.find((name) => input[name].charging) ?? issuers[0];
  const other = issuedBy === 'first' ? second : first;
  if (duellistOf(other.card) === null) return { issuedBy, answer: 'unanswered', forced: false };
  const refuses = other.card.challenge === 'refuses';
  const forced = refuses && !input.refusesFromOneRank && !mayRefuse(other);
  return { issuedBy, answer: refuses && !forced ? 'refused' : 'accepted', forced };
}

/** The Old World: who retires needs a rank to retire to. */
function mayRefuse(side: Side): boolean {
  const { card, system } = side;
  const bodies = modelsAfter(side, card.alreadyLost) + (card.character === null ? 0 : 1);
  return system === 'ninthAge' || ranksOf(side, bodies) > 1;
}

/** Where the duellists of both sides begin, with the wounds that the units have lost by then. */
export function duelsAtStart(
  challenge: Challenge | null,
  first: Side,
  second: Side,
  firstLost: number,
  secondLost: number,
): { readonly first: number; readonly second: number } {
  const none = { first: NO_DUEL, second: NO_DUEL };
  if (challenge === null || challenge.answer === 'unanswered') return none;
  const led = isLed(first, firstLost) && isLed(second, secondLost);
  if (!led) return none;
  if (challenge.answer === 'accepted') return { first: DUELLING, second: DUELLING };
  const refuses = challenge.issuedBy === 'first' ? 'second' : 'first';
  return { ...none, [refuses]: RETIRED };
}

/** A champion alone is the unit itself. */
function isLed(side: Side, lost: number): boolean {
  return duellistOf(side.card) === 'character' || modelsAfter(side, lost) > 1;
}

/** Wounds of whoever fights for the unit. */
export function duellistWounds({ card }: Side): number {
  return duellistOf(card) === 'character' ? (card.character?.wounds ?? 0) : card.wounds;
}

/** Wounds that a unit loses for a champion slain in a challenge; a character is none of its models. */
export function lostWithDuellist({ card }: Side): number {
  return duellistOf(card) === 'champion' ? card.wounds : 0;
}
