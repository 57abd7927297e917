// How many models a unit of the library takes the field with: what players bring, not the least its list allows.
import type { TroopType } from '../schema/card.ts';
import type { CardInput } from './fill.ts';
import type { LibraryUnit } from './library.ts';

interface Field {
  readonly models: number;
  readonly frontage: number;
}

/** The Old World sets few upper limits: blocks of its troop types as lists field them. */
const OLD_WORLD: { readonly [type in TroopType]?: Field } = {
  regularInfantry: { models: 20, frontage: 5 },
  heavyInfantry: { models: 20, frontage: 5 },
  monstrousInfantry: { models: 6, frontage: 3 },
  heavyCavalry: { models: 6, frontage: 6 },
  warBeasts: { models: 10, frontage: 5 },
};
const LOOSE: Field = { models: 10, frontage: 10 };
const LARGEST = 60;
const USUAL_FRONTAGE = 5;
/** Of the way from the least to the most, where a list says both. */
const SHARE = 1 / 3;
/** Blocks are counted in fives. */
const BLOCK = 15;

/** The card of the unit at a size worth playing; where its size is fixed, as it is. */
export function fielded({ card, size }: Pick<LibraryUnit, 'card' | 'size'>): CardInput {
  const [least, most] = size ?? [];
  if (least == null || most === least) return card;
  const { models, frontage } = fieldOf(card, least, most ?? undefined);
  const brought = Math.max(least, card.models ?? 1, Math.min(models, most ?? LARGEST, LARGEST));
  return { ...card, models: brought, frontage: Math.min(frontage, brought) };
}

function fieldOf({ troopType, formation }: CardInput, least: number, most: number | undefined): Field {
  const usual = troopType == null ? undefined : OLD_WORLD[troopType];
  // Two or three of a kind, where others are ten: more of them is another army.
  if (usual !== undefined && (most === undefined || most >= usual.models) && least * 5 >= usual.models)
    return isLoose(troopType, formation) ? LOOSE : usual;
  if (most === undefined) return { models: least, frontage: USUAL_FRONTAGE };
  const models = Math.round(least + (most - least) * SHARE);
  return { models: models < BLOCK ? models : Math.round(models / 5) * 5, frontage: USUAL_FRONTAGE };
}

function isLoose(troopType: CardInput['troopType'], formation: CardInput['formation']): boolean {
  return /infantry/i.test(String(troopType)) && troopType !== 'monstrousInfantry' && formation === 'skirmish';
}
