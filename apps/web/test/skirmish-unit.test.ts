// A unit of a battle in the sheet that every name of a unit opens: what it takes with it to either side of a calculation.
import { prepareBattle, valueAt } from '@oddsmith/games';
import { attackCalculator } from '@oddsmith/games/wh40k';
import { quickStart, type SetupUnit } from '@oddsmith/skirmish';
import { expect, test } from 'vitest';
import { shownUnit } from '../src/skirmish/shown-unit.ts';

const [squad] = quickStart().forces[0].units;
const captain: SetupUnit = {
  ...squad,
  name: 'Captain',
  keywords: ['Infantry', 'Character'],
  lines: [{ ...squad.lines[0], name: 'Captain', count: 1, w: 5 }],
  weapons: squad.weapons.map((weapon) => ({ ...weapon, count: 1 })),
  attachedTo: 0,
};

/** What the unit brings as attacker, and as defender. */
function sides(parts: readonly SetupUnit[]): readonly unknown[] {
  const { data } = shownUnit(parts);
  return ['attack', 'target'].map((part) => valueAt(data, [part]));
}

test('a squad with its leader goes to both sides: all guns, and the leader behind his men', () => {
  expect(shownUnit([squad, captain])).toMatchObject({
    name: 'Intercessor Squad + Captain',
    note: '6 models, 160 points',
  });
  const [attack, defence] = sides([squad, captain]);
  expect(attack).toMatchObject({ volley: [{ count: 5 }, { count: 1 }] });
  expect(defence).toMatchObject({
    target: {
      groups: [
        { models: 5, wounds: 2, toughness: 4, save: 3, character: false },
        { models: 1, wounds: 5, character: true },
      ],
    },
  });
  for (const input of [attack, defence]) expect(() => prepareBattle(attackCalculator, input)).not.toThrow();
});

test('Stealth of every model goes along', () => {
  const hidden: SetupUnit = { ...squad, abilities: ['stealth'] };
  expect(sides([hidden])[1]).toMatchObject({ target: { stealth: true } });
  expect(sides([hidden, captain])[1]).not.toMatchObject({ target: { stealth: true } });
});
