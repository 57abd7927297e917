// The public calculator's JSON, pasted: it opens as the same battle, and what is no battle is left to others.
import { multiwaveExternal, battle as solveBattle } from '@oddsmith/games/axis';
import { expect, test } from 'vitest';
import { decodeLink } from '../src/battle/codec.ts';
import { takeBattle } from '../src/games/axis/take-battle.ts';

const pasted = {
  wave_info: [
    {
      attack: { units: { inf: 3, art: 1, arm: 1 }, ool: ['inf', 'art', 'arm'], takes: 0 },
      defense: { units: { inf: 2, fig: 1 }, ool: ['inf', 'fig'] },
      rounds: 100,
    },
  ],
  is_naval: false,
  diceMode: 'standard' as const,
};

test('it opens as a link to the battle, in our words', async () => {
  const taken = await takeBattle(JSON.stringify(pasted, null, 2));
  const [, game, name, code] = taken!.hash.split('/');
  expect(`${game}/${name}`).toBe('axis/battle');
  const link = decodeLink(code);
  if (!link.ok) throw new Error(link.problem.message);
  const { input } = link.state as { input: Parameters<typeof solveBattle>[0] };
  expect(input).toMatchObject({ waves: [{ attack: { units: { inf: 3 } } }], naval: false });
  expect(solveBattle(input).summary.takesChance).toBeCloseTo(multiwaveExternal(pasted).takesTerritory[0], 12);
});

test.each(['', '{', '{}', '[1]', '{"wave_info": 3}', '++ Army ++', 'null'])('%j is not one', async (text) => {
  expect(await takeBattle(text)).toBeUndefined();
});
