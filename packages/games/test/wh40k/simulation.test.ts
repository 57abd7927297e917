// Sixty large mixed attacks: seeded simulations must lie inside their own confidence band around the exact result.
import { describe, test } from 'vitest';
import { calculators } from '../../src/wh40k/index.ts';
import { expectSimulationInBand } from '../agreement.ts';
import { largeAttack } from './large-attacks.ts';

const [attack] = calculators;
const ATTACKS = 60;
const ITERATIONS = 2_000;

describe('large mixed attacks, simulated', () => {
  test.each(Array.from({ length: ATTACKS }, (_, index) => index + 1))('attack %i', (seed) => {
    expectSimulationInBand(attack, largeAttack(seed), {
      iterations: ITERATIONS,
      seed,
      // Scalars that are not chances; their distributions are compared.
      ignore: ['summary', 'meanDamage'],
    });
  });
});
