// Where a unit can stand: on the side whose button was pressed, with what it brings there.
import { expect, test } from 'vitest';
import { usesOf } from '../src/calculator/unit-uses.ts';

const BATTLES = [
  {
    what: 'parts of a battle',
    unit: {
      game: 'wh40k',
      name: 'Ours',
      data: { calculator: 'wh40k/attack', attack: { attacker: 'Ours' }, target: { target: 'Ours' } },
    },
    attacker: { attacker: 'Ours', target: 'Theirs' },
    defender: { attacker: 'Theirs', target: 'Ours' },
    before: { attacker: 'Theirs', target: 'Theirs' },
  },
  {
    what: 'a fighter',
    unit: { game: 'killteam', name: 'Ours', data: { side: 'fighter', fields: { wounds: 7 } } },
    attacker: { first: { wounds: 7, name: 'Ours' }, second: 'Theirs' },
    defender: { first: 'Theirs', second: { wounds: 7, name: 'Ours' } },
    before: { first: 'Theirs', second: 'Theirs' },
  },
  {
    what: 'a card',
    unit: { game: 'fantasy', name: 'Ours', data: { system: 'ninthAge', card: { models: 9 } } },
    attacker: { system: 'ninthAge', first: { models: 9, name: 'Ours' }, second: 'Theirs' },
    defender: { system: 'ninthAge', first: 'Theirs', second: { models: 9, name: 'Ours' } },
    before: { system: 'oldWorld', first: 'Theirs', second: 'Theirs' },
  },
];

test.each(BATTLES)('$what', ({ unit, before, ...after }) => {
  const uses = usesOf(unit);
  expect(uses.map(({ side }) => side)).toEqual(['attacker', 'defender']);
  for (const { side, put } of uses) expect(put(before), side).toEqual(after[side]);
});

test('how the place was set stays when another unit takes it', () => {
  const knight = { game: 'fantasy', name: 'Knights', data: { system: 'oldWorld', card: { models: 6 } } };
  const [, defender] = usesOf(knight);
  expect(defender.put({ second: { name: 'Orcs', models: 20, arc: 'flank', rules: ['Frenzy'] } })).toEqual({
    system: 'oldWorld',
    second: { name: 'Knights', models: 6, arc: 'flank' },
  });
  const shot = { game: 'killteam', name: 'Boy', data: { side: 'defender', fields: { wounds: 10 } } };
  expect(usesOf(shot)[0].put({ defender: { wounds: 7, coverNormals: 1, hardy: 5 } })).toEqual({
    defender: { name: 'Boy', wounds: 10, coverNormals: 1 },
  });
});
