// A battle with its sides exchanged, or moved from land to sea and back, with what can stand there.
import { ashore, isAirAlone, onBoard } from '@oddsmith/games/axis';
import type { InputOf } from '../calculator-types.ts';

type Battle = InputOf<'axis/battle'>;

const FIRST = {
  land: { attack: { inf: 6, art: 2, arm: 2, fig: 2 }, defense: { inf: 5, art: 1, fig: 1, aa: 1 } },
  sea: { attack: { sub: 2, des: 2, fig: 2, acc: 1 }, defense: { sub: 1, des: 2, cru: 1, tra: 1 } },
} as const;

export function atPlace(input: Battle, naval: boolean): unknown {
  const first = FIRST[naval ? 'sea' : 'land'];
  const waves = input.waves.map((one, w) => {
    const attack = onBoard(one.attack.units, 'attack', naval);
    const defense = onBoard(one.defense.units, 'defense', naval);
    return {
      attack: { units: w === 0 && isAirAlone(attack) ? first.attack : attack },
      defense: { units: w === 0 && isAirAlone(defense) ? first.defense : defense },
    };
  });
  return { ...input, naval, waves };
}

export function withSidesSwapped({ naval, waves, ...input }: Battle): unknown {
  const swapped = waves.map((one, w) =>
    w > 0
      ? one
      : {
          ...one,
          attack: { units: onBoard(one.defense.units, 'attack', naval) },
          defense: { units: onBoard(ashore(one.attack.units), 'defense', naval) },
        },
  );
  return { ...input, naval, waves: swapped };
}
