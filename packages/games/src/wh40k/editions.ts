// What differs between editions of the core rules, as data: the engines ask here and nowhere else.

export const EDITIONS = ['10'] as const;
export type EditionId = (typeof EDITIONS)[number];

/** Steps of changing a characteristic, in the order an edition applies them; one rounding up at the end. */
export type ModifierStep = 'divide' | 'multiply' | 'add' | 'subtract';

export interface Edition {
  readonly title: string;
  /** Rule 7. */
  readonly modifierOrder: readonly ModifierStep[];
  /** Rule 4: hit and wound roll modifiers are limited to minus and plus this. */
  readonly rollModifierLimit: number;
  /** Rule 29: what cover improves, and the saves it does nothing for against AP 0. */
  readonly cover: { readonly channel: 'save'; readonly bonus: number; readonly noHelpAtSaveOrBetter: number };
  /** Rule 16. */
  readonly indirect: { readonly modifier: number; readonly alwaysMissUpTo: number };
  /** Rule 11: one more attack for each this many models. */
  readonly blastPer: number;
  /** Rule 20. */
  readonly conversionCritOn: number;
  /** Rule 35: devastating wounds wait until the whole unit has attacked. */
  readonly devastating: { readonly after: 'unit' };
  /** Rule 37: a test fails on this or less and costs so many mortal wounds. */
  readonly hazard: { readonly failsOn: number; readonly mortalWounds: number };
}

export const editions: { readonly [id in EditionId]: Edition } = {
  '10': {
    title: '10th edition',
    modifierOrder: ['divide', 'multiply', 'add', 'subtract'],
    rollModifierLimit: 1,
    cover: { channel: 'save', bonus: 1, noHelpAtSaveOrBetter: 3 },
    indirect: { modifier: -1, alwaysMissUpTo: 3 },
    blastPer: 5,
    conversionCritOn: 4,
    devastating: { after: 'unit' },
    hazard: { failsOn: 1, mortalWounds: 3 },
  },
};
