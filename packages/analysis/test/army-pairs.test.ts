// Two units of two lists: every analysis counts what the request of the pair counts, as `import --unit A --against B` makes it.
import { analysisOf, layered, resultOf, runWork, withEntries } from '@oddsmith/analysis';
import { calculateWith, isRefusal, merge, valueAt } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/calculators';
import { battleBetween, importArmyList } from '@oddsmith/games/lists';
import { describe, expect, test } from 'vitest';

type Phase = 'shooting' | 'melee';

async function listOf(text: string, game: string) {
  const list = await importArmyList(text, { game });
  if (!list.ok) throw new Error(list.problem.message);
  return list;
}

/** The request of a pair as `import` makes it. */
async function requestOf(game: string, [ours, unit]: Side, [theirs, target]: Side, phase: Phase): Promise<object> {
  const [attacker, defender] = [await listOf(ours, game), await listOf(theirs, game)];
  const sides = [
    { list: attacker, unit },
    { list: defender, unit: target },
  ] as const;
  const battle = await battleBetween(...sides, phase === 'melee' ? 'fight' : 'shooting');
  if (!battle.ok) throw new Error(battle.problem.message);
  return battle.input;
}

type Side = readonly [list: string, unit: string];

function answerTo(calculator: string, input: unknown) {
  const answer = calculateWith(calculators, { calculator, input, method: 'exact' });
  if (isRefusal(answer)) throw new Error(answer.error.message);
  return answer;
}

async function analysed<Result>(question: object): Promise<Result> {
  const analysis = analysisOf(calculators, await withEntries(question));
  if ('error' in analysis) throw new Error(analysis.error.message);
  return resultOf(analysis, runWork(analysis.work)) as Result;
}

interface Cells {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly cells: readonly (readonly { readonly figure: number; readonly damage: number }[])[];
}

const HEADERS = { 10: 'Talons of the Emperor', 11: 'Talons of the Emperor (2 detachment points)' } as const;

/** Units of several factions: what they can do to each other matters here, not whether they may stand together. */
function listed(edition: keyof typeof HEADERS, units: readonly string[]): string {
  return `Test (100 points)\n\nAdeptus Custodes\n${HEADERS[edition]}\n\nBATTLELINE\n\n${units.join('\n\n')}\n`;
}

const unit = (name: string, models: string, ...gear: string[]) =>
  `${name} (100 points)\n  • ${models}\n${gear.map((item) => `    • ${item}`).join('\n')}`;

// Wounds of 1 are rolled again, always; hits and wounds of 1 when shooting; better against monsters and vehicles.
const ATTACKERS = [
  unit('Custodian Guard', '4x Custodian Guard', '4x Guardian spear'),
  unit('Retributor Squad', '4x Retributor', '4x Heavy bolter', '4x Close combat weapon'),
  unit('Paragon Warsuits', '3x Paragon', '3x Bolter', '3x Multi-melta', '3x Paragon war blade'),
  unit('Intercessor Squad', '5x Intercessor', '5x Bolt rifle', '5x Close combat weapon'),
];

// Hit worse, always; worse in melee; in cover, always; and nothing.
const TARGETS = [
  unit('Keeper of Secrets', '1x Keeper of Secrets', '1x Snapping claws', '1x Witstealer sword'),
  unit('Sanguinary Guard', '3x Sanguinary Guard', '3x Encarmine blade', '3x Angelus boltgun'),
  unit("Gaunt's Ghosts", '1x Ibram Gaunt', "1x Gaunt's chainsword"),
  unit('Intercessor Squad', '5x Intercessor', '5x Bolt rifle', '5x Close combat weapon'),
];

describe.each([['10'], ['11']] as const)('Warhammer 40,000, edition %s', (edition) => {
  const ours = listed(edition === '10' ? 10 : 11, ATTACKERS);
  const theirs = listed(edition === '10' ? 10 : 11, TARGETS);
  const question = (phase: Phase) => ({
    calculator: 'wh40k/attack',
    rows: { list: ours, phase },
    columns: { list: theirs, phase },
  });

  test.each([['shooting'], ['melee']] as const)(
    '%s: each cell is the answer to the request of the pair',
    async (phase) => {
      const figures = await analysed<Cells>({ kind: 'matrix', figure: 'damage.mean', ...question(phase) });
      const efficiency = await analysed<Cells>({ kind: 'efficiency', ...question(phase) });
      expect([figures.rows, figures.columns].map(({ length }) => length)).toEqual([4, 4]);
      let counted = 0;
      for (const [r, row] of figures.rows.entries())
        for (const [c, column] of figures.columns.entries()) {
          const input = await requestOf('wh40k', [ours, row], [theirs, column], phase);
          expect(input).toMatchObject({ edition });
          const mean = answerTo('wh40k/attack', input).distributions.damage.mean;
          expect(figures.cells[r][c].figure, `${row} at ${column}`).toBeCloseTo(mean, 12);
          expect(efficiency.cells[r][c].damage, `${row} at ${column}`).toBeCloseTo(mean, 9);
          const plain = answerTo('wh40k/attack', { ...input, abilities: {} }).distributions.damage.mean;
          if (Math.abs(plain - mean) > 1e-6) counted++;
        }
      // Abilities are at work in most pairs, or this would show nothing.
      expect(counted).toBeGreaterThan(8);
    },
  );

  test('a shot of a plan is the request of the pair', async () => {
    const { targets } = await analysed<{ readonly targets: readonly { readonly meanWoundsLost: number }[] }>({
      kind: 'plan',
      calculator: 'wh40k/attack',
      shooters: { list: ours, units: ['Paragon Warsuits'] },
      targets: { list: theirs, units: ['Keeper of Secrets'] },
    });
    const input = await requestOf('wh40k', [ours, 'Paragon Warsuits'], [theirs, 'Keeper of Secrets'], 'shooting');
    const { mean } = answerTo('wh40k/attack', input).distributions.damage;
    expect(targets[0].meanWoundsLost).toBeCloseTo(mean, 9);
  });

  test('what the question says of the situation adds to abilities, as when the request of the pair is changed', async () => {
    // The warsuits hit the Keeper with +1 - 1; now somebody adds 1, and something that no ability speaks of.
    const said = { context: { hitModifier: 1, halfRange: true } };
    const input = await requestOf('wh40k', [ours, 'Paragon Warsuits'], [theirs, 'Keeper of Secrets'], 'shooting');
    expect(input).toMatchObject({
      abilities: {
        attacker: expect.arrayContaining([]),
        defender: [{ effects: [{ effect: 'hitRollTaken', value: -1 }] }],
      },
    });
    const { mean } = answerTo('wh40k/attack', merge(input, said)).distributions.damage;
    const asked = {
      kind: 'matrix',
      calculator: 'wh40k/attack',
      figure: 'damage.mean',
      rows: { list: ours, units: ['Paragon Warsuits'] },
      columns: { list: theirs, units: ['Keeper of Secrets'] },
    };
    const common = await analysed<Cells>({ ...asked, input: said });
    expect(common.cells[0][0].figure).toBeCloseTo(mean, 12);
    const situated = await analysed<{ readonly layers: readonly Cells[] }>({
      ...asked,
      situations: [{ title: 'Close', input: said }],
    });
    expect(situated.layers[0].cells[0][0].figure).toBeCloseTo(mean, 12);
  });
});

test('whoever has no edition plays by that of the list across; the attacker has the first word', async () => {
  const eleventh = listed(11, TARGETS);
  const rifle = { volley: [{ weapon: { attacks: 4, skill: 3, strength: 5, ap: -1, damage: 2 }, count: 10 }] };
  const asked = (input: object) => ({
    kind: 'matrix',
    calculator: 'wh40k/attack',
    figure: 'damage.mean',
    rows: [{ title: 'Rifles', input }],
    columns: { list: eleventh, units: ["Gaunt's Ghosts"] },
  });
  const across = await requestOf('wh40k', [eleventh, 'Intercessor Squad'], [eleventh, "Gaunt's Ghosts"], 'shooting');
  const means: number[] = [];
  for (const edition of ['11', '10']) {
    const { mean } = answerTo('wh40k/attack', { ...across, attacker: {}, ...rifle, edition }).distributions.damage;
    const given = edition === '11' ? rifle : { ...rifle, edition };
    expect((await analysed<Cells>(asked(given))).cells[0][0].figure).toBeCloseTo(mean, 12);
    means.push(mean);
  }
  // Cover is another thing in each edition.
  expect(Math.abs(means[0] - means[1])).toBeGreaterThan(1e-3);
});

/** Two in a unit, with a rule that only the list explains. */
function forged(name: string, version: string, rule: readonly [name: string, text: string]): string {
  const gun = { type: 'ArmyBookWeapon', name: 'Gun', range: 24, attacks: 1, count: 2, specialRules: [] };
  const unit = {
    id: name,
    selectionId: name,
    name,
    size: 2,
    cost: 50,
    quality: 4,
    defense: 4,
    rules: [{ name: rule[0] }],
  };
  return JSON.stringify({
    name,
    gameSystem: 'gf',
    armyVersions: [{ version }],
    specialRules: [{ name: rule[0], description: rule[1] }],
    units: [{ ...unit, selectedUpgrades: [], loadout: [gun] }],
  });
}

const HARD = 'Enemies get -1 to hit rolls when attacking units where all models have this rule.';
const DEADLY = 'This model gets +1 to hit rolls.';

describe('Grimdark Future', () => {
  const plain = forged('Guards', '3.5', ['Odd Luck', 'Nobody knows.']);
  const shrouded = forged('Ghosts', '3.4', ['Odd Shroud', HARD]);
  const meanAt = async (ours: unknown, theirs: string) => {
    const { cells } = await analysed<Cells>({
      kind: 'matrix',
      calculator: 'grimdark/attack',
      figure: 'wounds.mean',
      rows: ours,
      columns: { list: theirs },
    });
    return cells[0][0].figure;
  };

  test('a rule that the list of the target explains counts, in a cell as in the request of the pair', async () => {
    const input = await requestOf('grimdark', [plain, 'Guards'], [shrouded, 'Ghosts'], 'shooting');
    // The attacker's list says by which version, both lists what their rules mean.
    expect(input).toMatchObject({
      rulesVersion: '3.5',
      ruleTexts: { 'Odd Luck': 'Nobody knows.', 'Odd Shroud': HARD },
    });
    const { mean } = answerTo('grimdark/attack', input).distributions.wounds;
    // Two shots that hit on 5+ instead of 4+, and are saved on 4+.
    expect(mean).toBeCloseTo(2 * (2 / 6) * (1 / 2), 12);
    expect(await meanAt({ list: plain }, shrouded)).toBeCloseTo(mean, 12);
    expect(await meanAt({ list: shrouded }, plain)).toBeCloseTo(2 * (3 / 6) * (1 / 2), 12);
  });

  test('where both lists explain a rule that of the attacker holds', async () => {
    const [hard, deadly] = [
      forged('Ghosts', '3.5', ['Odd Rule', HARD]),
      forged('Snipers', '3.5', ['Odd Rule', DEADLY]),
    ];
    const input = await requestOf('grimdark', [deadly, 'Snipers'], [hard, 'Ghosts'], 'shooting');
    expect(input).toMatchObject({ ruleTexts: { 'Odd Rule': DEADLY } });
    const { mean } = answerTo('grimdark/attack', input).distributions.wounds;
    expect(mean).toBeCloseTo(2 * (4 / 6) * (1 / 2), 12);
    expect(await meanAt({ list: deadly }, hard)).toBeCloseTo(mean, 12);
  });

  test('each cell of duels is the answer to the request of the pair', async () => {
    const { cells } = await analysed<Cells>({
      kind: 'matrix',
      calculator: 'grimdark/duel',
      rows: { list: plain },
      columns: { list: shrouded },
    });
    const input = await requestOf('grimdark', [plain, 'Guards'], [shrouded, 'Ghosts'], 'shooting');
    const [headline] = Object.values(answerTo('grimdark/duel', input).summary);
    expect(cells[0][0].figure).toBeCloseTo(Number(headline), 12);
  });

  test('who brings no version plays by that of the list across', async () => {
    const written = await withEntries({ kind: 'matrix', calculator: 'grimdark/attack', columns: { list: shrouded } });
    const target = valueAt(written, ['columns', 0, 'input']);
    expect(layered({ attacker: {} }, target)).toMatchObject({ rulesVersion: '3.4' });
    expect(layered({ attacker: {}, rulesVersion: '3.0' }, target)).toMatchObject({ rulesVersion: '3.0' });
  });
});

test('what is no ability of a listed unit is refused by the calculator, in its cell', async () => {
  const cell = async (input: object) => {
    const question = {
      kind: 'matrix',
      calculator: 'wh40k/attack',
      rows: [{ title: 'A', input }],
      columns: [{ title: 'B' }],
    };
    return (await analysed<Cells>(question)).cells[0][0];
  };
  for (const listed of [null, 'all', { enemy: [] }])
    expect(await cell({ listed }), JSON.stringify(listed)).toMatchObject({
      problem: { path: expect.stringContaining('listed') },
    });
  for (const abilities of ['all', { attacker: 'all' }, { attacker: [{}] }, { enemy: [] }])
    expect(await cell({ abilities }), JSON.stringify(abilities)).toMatchObject({
      problem: { path: expect.stringContaining('abilities') },
    });
  const strange = { attacker: [{ effects: [{ effect: 'constructor' }, { effect: '__proto__' }] }] };
  expect((await cell({ abilities: strange })).figure).toBe((await cell({})).figure);
});
