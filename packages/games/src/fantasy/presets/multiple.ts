// Recognisable combats of two units against one.

import type { Preset } from '../../contract/calculator.ts';
import type * as z from '../../form/zod.ts';
import type { multipleSchema } from '../schema/index.ts';
import { presetCards } from './battle.ts';

const { stateTroops, empireKnights, orcs, spearElves, ninthKnights, ninthOrcs } = presetCards;

export const multiplePresets: readonly Preset<z.input<typeof multipleSchema>>[] = [
  {
    id: 'flank-charge',
    title: 'Spears hold, knights charge the flank',
    note: 'The line takes the charge of the mob, and lances come in from the side.',
    input: {
      first: stateTroops,
      ally: { ...empireKnights, charging: true, arc: 'flank' },
      second: orcs,
    },
  },
  {
    id: 'ninth-age-flank-charge',
    title: 'Elven spears hold, knights charge the flank',
    note: 'A ranked flank is worth two points, and steadfast no more.',
    input: {
      system: 'ninthAge',
      first: spearElves,
      ally: { ...ninthKnights, charging: true, arc: 'flank' },
      second: ninthOrcs,
    },
  },
];
