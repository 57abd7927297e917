// One of several weapons in each pair of a matrix: the best against that target, and in a fight the best answer to it.
import { analysisOf, type Matrix, plan, resultCsv, resultOf, runWork, withEntries } from '@oddsmith/analysis';
import { calculators } from '@oddsmith/games/calculators';
import { fight, fightCalculator, shoot, shootCalculator } from '@oddsmith/games/kill-team';
import { expect, test } from 'vitest';

function matrixOf(question: unknown): Matrix & { readonly cells: NonNullable<Matrix['cells']> } {
  const analysis = analysisOf(calculators, question);
  if ('error' in analysis) throw new Error(analysis.error.message);
  const result = resultOf(analysis, runWork(analysis.work));
  if ('error' in result) throw new Error(JSON.stringify(result.error));
  return result as Matrix & { readonly cells: NonNullable<Matrix['cells']> };
}

const GUN = { attacks: 4, hit: 3, normalDamage: 3, criticalDamage: 4 };
const CANNON = { attacks: 1, hit: 2, normalDamage: 9, criticalDamage: 9 };
const shooter = {
  title: 'Gunner',
  attacks: [
    { title: 'gun', input: { attacker: GUN } },
    { title: 'cannon', input: { attacker: CANNON } },
  ],
};
const naked = (wounds: number) => ({ title: `${wounds} wounds`, input: { defender: { dice: 0, wounds } } });

test('each target is shot with the weapon that is best for the figure asked for', () => {
  const asked = { kind: 'matrix', calculator: 'killteam/shoot', rows: [shooter], columns: [naked(3), naked(9)] };
  const [[weak, strong]] = matrixOf({ ...asked, figure: 'killChance' }).cells;
  // One hit of four on 3+ is enough against 3 wounds; against 9 the gun needs three hits, the cannon its one on 2+.
  expect(weak.attack).toBe('gun');
  expect(weak.figure).toBeCloseTo(1 - (1 / 3) ** 4, 12);
  expect(strong.attack).toBe('cannon');
  expect(strong.figure).toBeCloseTo(5 / 6, 12);
  const [means] = matrixOf({ ...asked, figure: 'meanDamage' }).cells;
  const mean = (attacker: typeof GUN) => shoot({ attacker, defender: { dice: 0 } }).summary.meanDamage;
  expect(mean(GUN)).toBeGreaterThan(mean(CANNON));
  expect(means.map(({ attack, figure }) => [attack, figure])).toEqual([
    ['gun', mean(GUN)],
    ['gun', mean(GUN)],
  ]);
});

test('in a fight the defender answers with the blade most likely to kill, and the attacker knows', () => {
  const blades = {
    dagger: { attacks: 5, hit: 3, normalDamage: 2, criticalDamage: 3 },
    hammer: { attacks: 3, hit: 4, normalDamage: 6, criticalDamage: 7 },
    sword: { attacks: 4, hit: 3, normalDamage: 4, criticalDamage: 5 },
  };
  const names = ['dagger', 'hammer', 'sword'] as const;
  const side = (field: 'first' | 'second', wounds: number) =>
    names.map((title) => ({ title, input: { [field]: { ...blades[title], wounds, strategy: 'optimalKill' } } }));
  const asked = {
    kind: 'matrix',
    calculator: 'killteam/fight',
    rows: [{ title: 'Attacker', attacks: side('first', 8) }],
    columns: [{ title: 'Defender', attacks: side('second', 11) }],
  };
  let expected: readonly [number, string, string] = [-1, '', ''];
  for (const mine of names) {
    let answer: readonly [number, string, number] = [-1, '', 0];
    for (const theirs of names) {
      const { firstDies, secondDies } = fight({
        first: { ...blades[mine], wounds: 8, strategy: 'optimalKill' },
        second: { ...blades[theirs], wounds: 11, strategy: 'optimalKill' },
      }).summary;
      if (firstDies > answer[0]) answer = [firstDies, theirs, secondDies];
    }
    if (answer[2] > expected[0]) expected = [answer[2], mine, answer[1]];
  }
  const [[cell]] = matrixOf({ ...asked, figure: 'secondDies' }).cells;
  expect([cell.figure, cell.attack, cell.answer]).toEqual(expected);
  // Another figure is of the same fight.
  const [[other]] = matrixOf({ ...asked, figure: 'bothSurvive' }).cells;
  expect([other.attack, other.answer]).toEqual(expected.slice(1));
  const table = resultCsv('matrix', matrixOf({ ...asked, figure: 'secondDies' }), calculators);
  expect(table.split('\r\n')[1]).toBe(`Attacker,${expected[0]},${expected[1]} against ${expected[2]}`);
});

test('a weapon that is refused leaves the others, and a row whose weapons all are says why', () => {
  const broken = { title: 'broken', input: { attacker: { attacks: -1 } } };
  const asked = { kind: 'matrix', calculator: 'killteam/shoot', columns: [naked(3)] };
  const [[cell]] = matrixOf({ ...asked, rows: [{ title: 'One', attacks: [broken, shooter.attacks[0]] }] }).cells;
  expect(cell.attack).toBe('gun');
  const [[none]] = matrixOf({
    ...asked,
    figure: 'killChance',
    rows: [{ title: 'One', attacks: [broken] }],
  }).cells;
  expect(none.problem).toMatchObject({ path: 'attacker.attacks' });
});

test('two kill teams: every operative is one row, shooting and in close combat', async () => {
  const asked = {
    kind: 'matrix',
    rows: { list: 'Angels of Death\nSpace Marine Captain\nIntercessor Warrior' },
    columns: { list: 'Kommandos\nKommando Boss Nob\nKommando Rokkit Boy' },
  };
  const shot = matrixOf(await withEntries({ ...asked, calculator: 'killteam/shoot', figure: 'meanDamage' }));
  expect(shot.rows).toEqual(['Space Marine Captain', 'Intercessor Warrior']);
  expect(shot.cells.flat().every(({ attack, answer }) => attack !== undefined && answer === undefined)).toBe(true);
  const fought = matrixOf(await withEntries({ ...asked, calculator: 'killteam/fight', figure: 'secondDies' }));
  expect(fought.columns).toEqual(['Kommando Boss Nob', 'Kommando Rokkit Boy']);
  // The Boss Nob has two blades, the Rokkit Boy his fists.
  expect(fought.cells[0].map(({ answer }) => answer)).toEqual([expect.stringMatching(/Choppa|klaw/), undefined]);
});

test('a plan says that it does not weigh fights against shots, and why none is planned', () => {
  const question = {
    kind: 'plan',
    shooters: [{ title: 'A', input: { attacker: { attacks: 4 } } }],
    targets: [{ title: 'X', points: 10, input: { defender: { wounds: 4 } } }],
  };
  expect(plan(shootCalculator, { ...question, calculator: 'killteam/shoot' })).toMatchObject({
    advice: [{ code: 'plan/not-weighed', message: expect.stringContaining('killteam/fight') }],
  });
  expect(plan(fightCalculator, { ...question, calculator: 'killteam/fight', language: 'de' })).toMatchObject({
    error: { code: 'plan/calculator', message: expect.stringMatching(/^in killteam\/fight verlieren beide Seiten/) },
  });
});
