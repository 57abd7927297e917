// Waves added and taken away on the battle page.
import { calculators, battle as solveBattle } from '@oddsmith/games/axis';
import { expect, test } from 'vitest';
import { withNewWave, withoutWave } from '../src/games/axis/waves.ts';
import type { InputOf } from '../src/games/calculator-types.ts';

const calculator = calculators.find(({ id }) => id === 'axis/battle')!;
const parsed = (given: object) => calculator.input.parse(given) as InputOf<'axis/battle'>;
const wave = (attackers: number, defenders: number, rest = {}) => ({
  attack: { units: { inf: attackers } },
  defense: { units: { inf: defenders } },
  ...rest,
});
const battle = parsed({ waves: [wave(3, 2)] });

test('a new wave starts empty, and changes nothing as long as it is', () => {
  const { waves } = parsed(withNewWave(battle));
  expect(waves).toHaveLength(2);
  for (const side of ['attack', 'defense'] as const)
    expect(Object.values(waves[1][side].units).filter((n) => (n ?? 0) > 0)).toEqual([]);
  expect(solveBattle(withNewWave(battle)).summary.takesChance).toBe(solveBattle(battle).summary.takesChance);
});

test('totals over all waves are asked for where there are several', () => {
  const two = parsed(withNewWave(battle));
  expect(two.report.allWaves).toBe(true);
  expect(parsed(withoutWave(two, 1))).toEqual(battle);
});

test('without its first wave a counter-attack becomes an attack', () => {
  const held = parsed({ waves: [wave(3, 2), wave(2, 1, { conquerorDefends: true })] });
  expect(parsed(withoutWave(held, 0)).waves).toEqual(parsed({ waves: [wave(2, 1)] }).waves);
});
