// Battles by their units, one wave or several.
import type { BattleInput } from '@oddsmith/games/axis';

export type WaveInput = NonNullable<BattleInput['waves']>[number];

export const wave = (attack: object, defense: object = {}, rest: Partial<WaveInput> = {}): WaveInput => ({
  attack: { units: attack },
  defense: { units: defense },
  ...rest,
});
export const battle = (
  attack: object,
  defense: object,
  rest: Partial<WaveInput> = {},
  all: BattleInput = {},
): BattleInput => ({
  waves: [wave(attack, defense, rest)],
  ...all,
});
export const COUNTER = { conquerorDefends: true };
