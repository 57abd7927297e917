// Analyses ask calculators what they can; they know no game. What the catalogue says of a calculator is what the calculator does.
import { analysisOf, type Efficiency, type Lists, type Plan, resultOf, runWork, withEntries } from '@oddsmith/analysis';
import {
  type AnyCalculator,
  Budget,
  CAPABILITIES,
  describeForm,
  games,
  isCapable,
  prepareBattle,
} from '@oddsmith/games';
import { calculators } from '@oddsmith/games/calculators';
import { walkAllPaths } from '@oddsmith/kernel';
import { describe, expect, test } from 'vitest';

describe('the catalogue says what calculators can', () => {
  test.each(calculators.map((calculator) => [calculator.id, calculator] as const))('%s', (id, calculator) => {
    expect(isCapable(id, 'firing')).toBe(calculator.firing !== undefined);
    expect(isCapable(id, 'archetypes')).toBe(calculator.archetypes !== undefined);
  });

  test('and every capability is somebody’s', () => {
    for (const capability of CAPABILITIES)
      expect(
        games.some((game) => game.calculators.some(({ id }) => isCapable(id, capability))),
        capability,
      ).toBe(true);
  });
});

const firing = calculators.filter((calculator) => calculator.firing !== undefined);

test.each(firing.map((calculator) => [calculator.id, calculator] as const))(
  '%s: the fields it names are fields of its input, its distribution is in its answers',
  (_, calculator) => {
    const keys = describeForm(calculator.input).fields.map(({ key }) => key);
    const { attack = [], target = [], lost = '' } = calculator.firing ?? {};
    expect(keys).toEqual(expect.arrayContaining([...attack, ...target]));
    const battle = prepareBattle(calculator, calculator.presets[0].input);
    expect(Object.keys(calculator.exact(battle, new Budget()).distributions)).toContain(lost);
  },
);

const attack = calculators.find(({ id }) => id === 'fantasy/attack') as AnyCalculator;

/** The answer or the refusal, as the caller expects it. */
async function asked<Result>(question: object): Promise<Result> {
  const analysis = analysisOf(calculators, await withEntries(question));
  return ('error' in analysis ? analysis : resultOf(analysis, runWork(analysis.work))) as Result;
}

const SPEARS = { title: 'Spearmen', input: { numAttacks: 2, toHit: 4, toWound: 4 } };
const GUNS = { title: 'Gun crew', input: { numAttacks: 1, toHit: 3, toWound: 2, multipleWounds: 'D3' } };
const OGRES = {
  title: 'Ogres',
  points: 90,
  input: { armorSave: 6, target: { models: 2, wounds: 3, allocation: 'model' } },
};

/** Mean wounds that two attacks in a row take off, over every sequence of the dice of both. */
function bothByDice(first: object, second: object): number {
  const wounds = OGRES.input.target.models * OGRES.input.target.wounds;
  const shot = (input: object, alreadyLost: number) => {
    const chances = new Map<number, number>();
    const battle = prepareBattle(attack, { ...OGRES.input, ...input, target: { ...OGRES.input.target, alreadyLost } });
    walkAllPaths(attack.simulate(battle), (outcome, chance) => {
      const lost = Math.min(wounds - alreadyLost, outcome.wounds);
      chances.set(lost, (chances.get(lost) ?? 0) + chance);
    });
    return chances;
  };
  let mean = 0;
  for (const [lost, chance] of shot(first, 0)) {
    mean += chance * lost;
    if (lost === wounds) continue;
    for (const [more, then] of shot(second, lost)) mean += chance * then * more;
  }
  return mean;
}

test('a plan of a fourth game: two attacks at models of several wounds, as every dice sequence has it', async () => {
  const question = { kind: 'plan', calculator: 'fantasy/attack', shooters: [SPEARS, GUNS], targets: [OGRES] };
  const { value, proof } = await asked<Plan>({ ...question, objective: 'points' });
  const best = Math.max(bothByDice(SPEARS.input, GUNS.input), bothByDice(GUNS.input, SPEARS.input));
  expect(proof.optimal).toBe(true);
  expect(value).toBeCloseTo((90 * best) / 6, 12);
});

test('efficiency and lists of a fourth game', async () => {
  const spears = { title: 'Spearmen', points: 20, attack: SPEARS.input, target: { target: { models: 10 } } };
  const ogres = { title: 'Ogres', points: 90, attack: { numAttacks: 6, toHit: 3, toWound: 2 }, target: OGRES.input };
  const { cells, back } = await asked<Required<Efficiency>>({
    kind: 'efficiency',
    calculator: 'fantasy/attack',
    rows: [spears],
    columns: [ogres],
  });
  // Two attacks at 1/2 x 1/2 x 5/6: single wounds, none of which is wasted on six.
  expect(cells[0][0].damage).toBeCloseTo(2 * 0.25 * (5 / 6), 12);
  expect(cells[0][0].points).toBeCloseTo((90 / 6) * 2 * 0.25 * (5 / 6), 12);
  // Six attacks at 2/3 x 5/6 against ten models without a save.
  expect(back[0][0].kills).toBeCloseTo(6 * (2 / 3) * (5 / 6), 12);
  const army = (unit: object) => [{ title: 'army', units: [unit] }];
  const found = await asked<Lists>({
    kind: 'lists',
    calculator: 'fantasy/attack',
    mine: army(spears),
    theirs: army(ogres),
  });
  expect(found.values[0][0]).toBeCloseTo((2 * 0.25 * (5 / 6)) / 6 - (6 * (2 / 3) * (5 / 6)) / 10, 12);
});

test('whoever cannot is refused by the catalogue', async () => {
  const entries = { shooters: [{ title: 'A' }], targets: [{ title: 'B', points: 1 }] };
  expect(await asked({ kind: 'plan', calculator: 'axis/battle', ...entries })).toMatchObject({
    error: {
      code: 'plan/calculator',
      path: 'calculator',
      message: expect.stringMatching(/^axis\/battle takes no shots: /),
    },
  });
});
