// Yardsticks to shoot at, from a guardsman to a knight.

import type { TargetInput } from './request-types.ts';

type StatLine = 'name' | 'models' | 'wounds' | 'toughness' | 'save';

export interface Defender extends Required<Pick<TargetInput, StatLine>> {
  readonly invuln?: number;
  readonly fnp?: number;
  readonly damageReduction?: number;
  readonly keywords: string[];
}

/** As a whole target: nothing of the one before stays. */
export function asTarget(defender: Defender): TargetInput {
  return {
    invuln: null,
    fnp: null,
    fnpMortal: null,
    fnpPsychic: null,
    damageReduction: null,
    halveDamage: null,
    firstModelWounds: null,
    points: null,
    leadership: null,
    groups: null,
    ...defender,
  };
}

export const DEFENDERS: readonly Defender[] = [
  { name: 'Guardsmen', models: 10, wounds: 1, toughness: 3, save: 5, keywords: ['Infantry'] },
  { name: 'Ork Boyz', models: 10, wounds: 1, toughness: 5, save: 5, keywords: ['Infantry'] },
  { name: 'Necron Warriors', models: 10, wounds: 1, toughness: 4, save: 4, keywords: ['Infantry'] },
  { name: 'Intercessors', models: 5, wounds: 2, toughness: 4, save: 3, keywords: ['Infantry'] },
  { name: 'Plague Marines', models: 5, wounds: 2, toughness: 6, save: 3, keywords: ['Infantry'] },
  { name: 'Terminators', models: 5, wounds: 3, toughness: 5, save: 2, invuln: 4, keywords: ['Infantry'] },
  { name: 'Custodian Guard', models: 4, wounds: 3, toughness: 6, save: 2, invuln: 4, keywords: ['Infantry'] },
  { name: 'Carnifex', models: 1, wounds: 8, toughness: 9, save: 2, keywords: ['Monster'] },
  { name: 'Rhino', models: 1, wounds: 10, toughness: 9, save: 3, keywords: ['Vehicle'] },
  {
    name: 'Redemptor Dreadnought',
    models: 1,
    wounds: 12,
    toughness: 10,
    save: 2,
    damageReduction: 1,
    keywords: ['Vehicle', 'Walker'],
  },
  { name: 'Land Raider', models: 1, wounds: 16, toughness: 12, save: 2, keywords: ['Vehicle'] },
  {
    name: 'Knight Paladin',
    models: 1,
    wounds: 26,
    toughness: 11,
    save: 3,
    invuln: 5,
    keywords: ['Vehicle', 'Titanic'],
  },
];
