// What differs between editions of the core rules, as data: the engines ask here and nowhere else.

export const EDITIONS = ['10', '11'] as const;
export type EditionId = (typeof EDITIONS)[number];

/** Steps of changing a characteristic, in the order an edition applies them; one rounding up at the end. */
export type ModifierStep = 'divide' | 'multiply' | 'add' | 'subtract';

/** Rule 29: cover helps the save, or spoils the aim. */
export type Cover =
  /** `noHelpAtSaveOrBetter`: the saves it does nothing for against AP 0. */
  | { readonly channel: 'save'; readonly bonus: number; readonly noHelpAtSaveOrBetter: number }
  /** Worsens BS itself, outside the limit of roll modifiers, and not once more for Stealth. */
  | { readonly channel: 'skill'; readonly worse: number };

export interface Edition {
  readonly title: string;
  /** Rule 7. */
  readonly modifierOrder: readonly ModifierStep[];
  /** Rule 4: hit and wound roll modifiers are limited to minus and plus this. */
  readonly rollModifierLimit: number;
  /** Rule 6: WS and BS stay within these rolls. */
  readonly skill: { readonly best: number; readonly worst: number };
  readonly cover: Cover;
  /** Rule 15: -1 to the hit roll, or the same as cover, which Ignores Cover then beats too. */
  readonly stealth: 'hitRoll' | 'cover';
  /** Rule 16. Hit rolls up to `alwaysMissUpTo` miss; fewer when the unit stood still and a friend sees the target. */
  readonly indirect: {
    readonly modifier: number;
    readonly alwaysMissUpTo: number;
    readonly spottedMissUpTo: number;
    readonly rerolls: boolean;
  };
  /** Rule 11: more attacks for each this many models. */
  readonly blastPer: number;
  /** Rule 20. */
  readonly conversionCritOn: number;
  /** Rule 19: whether a critical hit may roll to wound instead. */
  readonly lethalHitsOptional: boolean;
  /** Rule 33: whether BS, WS and hit roll modifiers do nothing to a Psychic weapon. */
  readonly psychicUnmodified: boolean;
  /** Rule 24: saves rolled one after another, or all of a weapon at once and resolved from the lowest face up. */
  readonly saves: 'oneByOne' | 'lowestFirst';
  /** Rule 35: when devastating wounds are resolved. */
  readonly devastating: { readonly after: 'unit' | 'weapon' };
  /** Rule 37: a test fails on this or less and costs so many mortal wounds, more for bearers with one of the keywords. */
  readonly hazard: {
    readonly failsOn: number;
    readonly mortalWounds: number;
    readonly large: { readonly keywords: readonly string[]; readonly mortalWounds: number };
  };
  /** Rule 44: whether exactly half counts as below half strength. */
  readonly halfIsBelow: boolean;
  /** Rules 42, 43: inches a charge need not cover, and the highest a charge roll may become. */
  readonly charge: { readonly engagementRange: number; readonly mostRolled: number };
}

const LARGE = ['monster', 'vehicle'] as const;

export const editions: { readonly [id in EditionId]: Edition } = {
  '10': {
    title: '10th edition',
    modifierOrder: ['divide', 'multiply', 'add', 'subtract'],
    rollModifierLimit: 1,
    skill: { best: 2, worst: Number.POSITIVE_INFINITY },
    cover: { channel: 'save', bonus: 1, noHelpAtSaveOrBetter: 3 },
    stealth: 'hitRoll',
    indirect: { modifier: -1, alwaysMissUpTo: 3, spottedMissUpTo: 3, rerolls: true },
    blastPer: 5,
    conversionCritOn: 4,
    lethalHitsOptional: false,
    psychicUnmodified: false,
    saves: 'oneByOne',
    devastating: { after: 'unit' },
    hazard: { failsOn: 1, mortalWounds: 3, large: { keywords: LARGE, mortalWounds: 3 } },
    halfIsBelow: false,
    charge: { engagementRange: 1, mostRolled: Number.POSITIVE_INFINITY },
  },
  '11': {
    title: '11th edition',
    modifierOrder: ['multiply', 'add', 'divide', 'subtract'],
    rollModifierLimit: 1,
    skill: { best: 2, worst: 6 },
    cover: { channel: 'skill', worse: 1 },
    stealth: 'cover',
    indirect: { modifier: -1, alwaysMissUpTo: 5, spottedMissUpTo: 3, rerolls: false },
    blastPer: 5,
    conversionCritOn: 4,
    lethalHitsOptional: true,
    psychicUnmodified: true,
    saves: 'lowestFirst',
    devastating: { after: 'weapon' },
    hazard: { failsOn: 2, mortalWounds: 1, large: { keywords: LARGE, mortalWounds: 3 } },
    halfIsBelow: true,
    charge: { engagementRange: 2, mostRolled: 12 },
  },
};
