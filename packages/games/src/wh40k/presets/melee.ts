// Fights worth a look: current units against each other.
import type * as z from 'zod';
import type { Preset } from '../../calculator.ts';
import type { meleeSchema } from '../schema/melee.ts';
import { sideOf } from '../units/index.ts';
import { unitNamed } from './index.ts';
import { currentUnits } from './sample-units.ts';

function side(name: string) {
  return sideOf(unitNamed(currentUnits, name));
}

export const meleePresets: readonly Preset<z.input<typeof meleeSchema>>[] = [
  {
    id: 'terminators-intercessors',
    title: 'Terminators charge Intercessors',
    note: 'Power fists first, then whoever is left strikes back.',
    input: { first: side('Terminator Squad'), second: side('Intercessor Squad') },
  },
  {
    id: 'intercessors-warriors',
    title: 'Intercessors charge Necron Warriors, two rounds',
    note: 'Many weak blows on both sides.',
    input: { rounds: 2, first: side('Intercessor Squad'), second: side('Necron Warriors') },
  },
];
