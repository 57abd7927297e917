// What a change of the situation is worth: the same battle with the charge, the flank, a banner or a rank more or less.
import type { CardBattleInput } from '../schema/card-battle.ts';

export interface Variant {
  readonly title: string;
  readonly input: CardBattleInput;
}

const MOST_MODELS = 60;

/** Changes for the first unit, each told as what it does to the battle at hand. */
export function variantsOf(input: CardBattleInput): readonly Variant[] {
  const { first, second } = input;
  const changed = (change: Partial<CardBattleInput['first']>): CardBattleInput => ({
    ...input,
    first: { ...first, ...change },
  });
  const variants: Variant[] = [
    first.charging
      ? { title: 'Without the charge', input: changed({ charging: false }) }
      : {
          title: 'It charges',
          input: { ...input, first: { ...first, charging: true }, second: { ...second, charging: false } },
        },
    first.arc === 'front'
      ? { title: 'In the flank', input: changed({ arc: 'flank' }) }
      : { title: 'In the front', input: changed({ arc: 'front' }) },
    first.standard
      ? { title: 'Without its standard', input: changed({ standard: false }) }
      : { title: 'With a standard', input: changed({ standard: true }) },
  ];
  const models = first.models + first.frontage;
  if (models <= MOST_MODELS) variants.push({ title: 'One more rank', input: changed({ models }) });
  return variants;
}
