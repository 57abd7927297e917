// What the sentences of fantasy battles are made of, beside numbers.
import type { SaveNames } from '../plan.ts';
import type { CardSystem } from '../schema/card.ts';

/** A weapon by the name that its table or its card has for it. */
export interface BearerlessWeapon {
  readonly weapon: string;
}

/** A rule as printed. */
export interface PrintedRule {
  readonly rule: string;
}

/** Fields of a card that one of the systems does not look at. */
export const IDLE_FIELDS = {
  oldWorld: ['defensiveSkill', 'height'],
  ninthAge: ['troopType', 'formation', 'highGround', 'disrupted', 'disorderedCharge', 'chargeDistance'],
} as const satisfies { readonly [S in CardSystem]: readonly string[] };

export interface IdleField {
  readonly field: (typeof IDLE_FIELDS)[CardSystem][number];
  readonly system: CardSystem;
}

/** A save of the card that stands beside one from a rule. */
export interface StandingSave {
  readonly save: SaveNames[keyof SaveNames];
  readonly value: number | string;
}
