// What differs between editions of the core rules, as data: plan and engines ask here and nowhere else.

export const EDITIONS = ['10', '11'] as const;
export type EditionId = (typeof EDITIONS)[number];

/** Steps of changing a characteristic, in the order an edition applies them; one rounding up at the end. */
export type ModifierStep = 'divide' | 'multiply' | 'add' | 'subtract';

/** Rule 29, E18: cover helps the save, or spoils the aim. */
export type Cover =
  /** `noHelpAtSaveOrBetter`: the saves it does nothing for against AP 0. */
  | { readonly channel: 'save'; readonly bonus: number; readonly noHelpAtSaveOrBetter: number }
  /** Worsens BS itself, outside the limit of roll modifiers, and not once more for Stealth. */
  | { readonly channel: 'skill'; readonly worse: number };

export interface Edition {
  readonly id: EditionId;
  readonly title: string;
  /** Rule 7, E4. */
  readonly modifierOrder: readonly ModifierStep[];
  /** E4: damage set to 0 takes no further modifier. */
  readonly zeroDamageStays: boolean;
  /** Rule 6, E13: A is changed before Rapid Fire and Blast add dice, or afterwards. */
  readonly attacksModifiedFirst: boolean;
  /** Rule 12, E15: A of Extra Attacks weapons cannot be changed. */
  readonly extraAttacksFixed: boolean;
  /** Rule 4: hit and wound roll modifiers are limited to minus and plus this. */
  readonly rollModifierLimit: number;
  /** Rule 6, E5: WS and BS stay within these rolls. */
  readonly skill: { readonly best: number; readonly worst: number };
  readonly cover: Cover;
  /** Rule 15, E18: -1 to the hit roll, or the same as cover, which Ignores Cover then beats too. */
  readonly stealth: 'hitRoll' | 'cover';
  /** Rule 30, E19. */
  readonly plungingFire: 'ap' | 'skill';
  /** Rule 15, E21: whether Heavy also works after a move of at most 3", and while the firing unit is engaged. */
  readonly heavy: { readonly afterShortMove: boolean; readonly whileEngaged: boolean };
  /** Rule 15, E20: the most that being engaged, the shooter and the target, takes off the hit roll. */
  readonly mostHindered: number;
  /** Rule 16, E22. Hit rolls up to `alwaysMissUpTo` miss; fewer when the unit stood still and a friend sees the target. `needsRoll`: not with Torrent. */
  readonly indirect: {
    readonly modifier: number;
    readonly alwaysMissUpTo: number;
    readonly spottedMissUpTo: number;
    readonly rerolls: boolean;
    readonly needsRoll: boolean;
  };
  /** Rule 17, E23: whether hit rolls may be rerolled, and how far away a target may be. */
  readonly overwatch: { readonly rerolls: boolean; readonly range: number };
  /** Rule 11: more attacks for each this many models. */
  readonly blastPer: number;
  /** Rule 20, E26. */
  readonly conversionCritOn: number;
  /** Rule 19, E25: whether a critical hit may roll to wound instead. */
  readonly lethalHitsOptional: boolean;
  /** E27: whether a Psychic weapon leaves out what worsens its skill and its hit roll. */
  readonly psychicIgnoresHarm: boolean;
  /** Rule 24, E35: saves rolled one after another, or all of a pool at once and resolved from the lowest face up. */
  readonly saves: 'oneByOne' | 'lowestFirst';
  /** E12: identical attacks of several weapons are one pool. */
  readonly poolsIdenticalAttacks: boolean;
  /** Rule 23, E30, E31: Toughness and keywords fixed as the target is selected, or read again for every pool. */
  readonly readsTargetAgain: boolean;
  /** Rule 24, E34: the order of the groups is asked anew for every attack, or fixed for all normal damage of a pool. */
  readonly orderHolds: 'attack' | 'pool';
  /** Rule 26, E37: every wound may pick a character, or one group is picked for the whole pool. */
  readonly precision: 'everyWound' | 'onePick';
  /** Rules 32, 35, E40: when devastating wounds are resolved, and whether changes of "allocated" attacks touch them. */
  readonly devastating: { readonly after: 'unit' | 'pool'; readonly allocated: boolean };
  /**
   * Rule 37, E43: a test fails on this or less and costs so many mortal wounds, more for units of large models. They hurt
   * one bearer, or spill over the unit.
   */
  readonly hazard: {
    readonly failsOn: number;
    readonly mortalWounds: number;
    readonly large: { readonly keywords: readonly string[]; readonly mortalWounds: number };
    readonly spills: boolean;
  };
  /** Rule 44, E46: whether exactly half counts as below half strength. */
  readonly halfIsBelow: boolean;
  /** E47: a shocked unit tests until it passes. */
  readonly shockLasts: boolean;
  /** Rule 43, E54, E56: inches a charge need not cover, the least and the most a charge roll comes to, the cost of flying. */
  readonly charge: {
    readonly takenOff: number;
    readonly fewest: number;
    readonly mostRolled: number;
    readonly skies: number;
  };
}

const LARGE = ['monster', 'vehicle'] as const;

export const editions: { readonly [id in EditionId]: Edition } = {
  '10': {
    id: '10',
    title: '10th edition',
    modifierOrder: ['divide', 'multiply', 'add', 'subtract'],
    zeroDamageStays: false,
    attacksModifiedFirst: false,
    rollModifierLimit: 1,
    skill: { best: 2, worst: Number.POSITIVE_INFINITY },
    cover: { channel: 'save', bonus: 1, noHelpAtSaveOrBetter: 3 },
    stealth: 'hitRoll',
    plungingFire: 'ap',
    heavy: { afterShortMove: false, whileEngaged: true },
    mostHindered: 1,
    extraAttacksFixed: true,
    indirect: { modifier: -1, alwaysMissUpTo: 3, spottedMissUpTo: 3, rerolls: true, needsRoll: true },
    overwatch: { rerolls: true, range: Number.POSITIVE_INFINITY },
    blastPer: 5,
    conversionCritOn: 4,
    lethalHitsOptional: false,
    psychicIgnoresHarm: false,
    saves: 'oneByOne',
    poolsIdenticalAttacks: false,
    readsTargetAgain: false,
    orderHolds: 'attack',
    precision: 'everyWound',
    devastating: { after: 'unit', allocated: true },
    hazard: { failsOn: 1, mortalWounds: 3, large: { keywords: LARGE, mortalWounds: 3 }, spills: false },
    halfIsBelow: false,
    shockLasts: false,
    charge: { takenOff: 1, fewest: 2, mostRolled: Number.POSITIVE_INFINITY, skies: 0 },
  },
  '11': {
    id: '11',
    title: '11th edition',
    modifierOrder: ['multiply', 'add', 'divide', 'subtract'],
    zeroDamageStays: true,
    attacksModifiedFirst: true,
    rollModifierLimit: 1,
    skill: { best: 2, worst: 6 },
    cover: { channel: 'skill', worse: 1 },
    stealth: 'cover',
    plungingFire: 'skill',
    heavy: { afterShortMove: true, whileEngaged: false },
    mostHindered: 2,
    extraAttacksFixed: false,
    indirect: { modifier: 0, alwaysMissUpTo: 5, spottedMissUpTo: 3, rerolls: false, needsRoll: false },
    overwatch: { rerolls: false, range: 24 },
    blastPer: 5,
    conversionCritOn: 4,
    lethalHitsOptional: true,
    psychicIgnoresHarm: true,
    saves: 'lowestFirst',
    poolsIdenticalAttacks: true,
    readsTargetAgain: true,
    orderHolds: 'pool',
    precision: 'onePick',
    devastating: { after: 'pool', allocated: false },
    hazard: { failsOn: 2, mortalWounds: 1, large: { keywords: LARGE, mortalWounds: 3 }, spills: true },
    halfIsBelow: true,
    shockLasts: true,
    charge: { takenOff: 0, fewest: 3, mostRolled: 12, skies: 2 },
  },
};
