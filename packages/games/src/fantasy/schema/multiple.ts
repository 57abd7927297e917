// Input of fantasy/multiple: two units against one, each on a side of it of its own, and for how many rounds they fight.

import { fact } from '../../contract/fact.ts';
import { described, oneOf, refuse, toggle, whole } from '../../form/field.ts';
import * as z from '../../form/zod.ts';
import { CARD_SYSTEMS, cardSchema, rollsForCharge } from './card.ts';
import { MAX_ROUNDS, PRESS_AFTER_PURSUIT, refuseWeapons } from './card-battle.ts';

const ARC_ORDER = ['front', 'flank', 'rear'] as const;

const card = cardSchema.default(cardSchema.parse({}));
const flanking = cardSchema.default(cardSchema.parse({ arc: 'flank' }));

export const multipleSchema = z
  .strictObject({
    system: oneOf(CARD_SYSTEMS, 'oldWorld', {
      title: 'Rules of',
      labels: { oldWorld: 'The Old World', ninthAge: 'The 9th Age' },
    }),
    first: described(card, { title: 'First unit' }),
    ally: described(flanking, { title: 'Its ally', description: 'Fights the same enemy in its flank or rear.' }),
    second: described(card, { title: 'Second unit' }),
    rounds: whole(1, MAX_ROUNDS, 1, {
      title: 'Rounds',
      description: 'The fight ends before when nobody is left to fight on either side.',
    }),
    pursuit: toggle({
      title: 'Flight and pursuit',
      description: 'Who wins pursues what breaks or falls back, unless it still fights another unit.',
    }),
    pressAfterPursuit: PRESS_AFTER_PURSUIT,
  })
  .superRefine(({ system, first, ally, second }, context) => {
    const others = ARC_ORDER.slice(ARC_ORDER.indexOf(first.arc) + 1);
    if (!others.some((arc) => arc === ally.arc))
      refuse(context, ['ally', 'arc'], 'arc-taken', fact('one-of', { values: others.length > 0 ? others : ['flank'] }));
    if (rollsForCharge(second) && (rollsForCharge(first) || rollsForCharge(ally)))
      refuse(context, ['second', 'charging'], 'two-charges', fact('is', { value: 'false' }));
    refuseWeapons(context, system, { first, ally, second });
  });
export type MultipleInput = z.output<typeof multipleSchema>;
