// The public calculator's JSON, pasted: it opens as the same battle, and what is no battle is left to others.
import { multiwaveExternal, battle as solveBattle } from '@oddsmith/games/axis';
import { expect, test } from 'vitest';
import { decodeLink } from '../src/battle/codec.ts';
import { type TakenBattle, takeBattle } from '../src/games/axis/take-battle.ts';

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

function hashOf(taken: TakenBattle | undefined): string {
  if (taken === undefined || 'problem' in taken) throw new Error(JSON.stringify(taken));
  return taken.hash;
}

test('it opens as a link to the battle, in our words', async () => {
  const [, game, name, code] = hashOf(await takeBattle(JSON.stringify(pasted, null, 2))).split('/');
  expect(`${game}/${name}`).toBe('axis/battle');
  const link = decodeLink(code);
  if (!link.ok) throw new Error(link.problem.code);
  const { input } = link.state as { input: Parameters<typeof solveBattle>[0] };
  expect(input).toMatchObject({ waves: [{ attack: { units: { inf: 3 } } }], naval: false });
  expect(solveBattle(input).summary.takesChance).toBeCloseTo(multiwaveExternal(pasted).takesTerritory[0], 12);
});

test.each(['', '{', '{}', '[1]', '{"wave_info": 3}', '++ Army ++', 'null'])('%j is not one', async (text) => {
  expect(await takeBattle(text)).toBeUndefined();
});

test('a battle in words opens too', async () => {
  const link = decodeLink(hashOf(await takeBattle('3 Inf und 1 Panzer gegen 2 inf 1 fig')).split('/')[3]);
  if (!link.ok) throw new Error(link.problem.code);
  const units = { attack: { units: { inf: 3, arm: 1 } }, defense: { units: { inf: 2, fig: 1 } } };
  expect(link.state).toMatchObject({ input: { naval: false, waves: [units] } });
});
