// The public Axis & Allies calculator's JSON on standard input.
import { calculators } from '@oddsmith/games/calculators';
import { expect, test } from 'vitest';
import { libraryOf, oddsmith } from './terminal.ts';

const side = { units: { inf: 1 }, ool: ['inf'] };
const battle = { wave_info: [{ attack: side, defense: side }], is_naval: false, diceMode: 'standard' };

test('it is read as it is', async () => {
  const given = { library: libraryOf(calculators), stdin: JSON.stringify(battle) };
  const { code, out } = await oddsmith(['calc', 'axis/battle', '--json'], given);
  expect(code).toBe(0);
  // A round ends 1/6 x 2/3 for the attacker, 1/3 x 5/6 for the defender, 1/18 for nobody, else there is another.
  expect(JSON.parse(out).summary.takesChance).toBeCloseTo(1 / 9 / (1 - 5 / 9), 12);
});
