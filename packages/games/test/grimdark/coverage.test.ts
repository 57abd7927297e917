// Which rules of real army books and lists count: the classes of the rule survey, and the sample lists.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  type Coverage,
  circumstancesOf,
  coverageOf,
  coverUnit,
  coverUnits,
  type Unit,
  unitSchema,
} from '@oddsmith/games/grimdark';
import { describe, expect, test } from 'vitest';
import { importArmy } from '../../src/grimdark/import/index.ts';
import { compileRuleTexts } from '../../src/grimdark/rules/rule-text.ts';

const classes = readFileSync(new URL('fixtures/rule-classes.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','))
  .map(([name, kind, version, occurrences]) => ({
    name,
    kind,
    version: version as '3.5' | '3.5.2' | '3.4',
    occurrences: Number(occurrences),
  }));

const covered = (name: string, version: '3.5' | '3.5.2' | '3.4'): Coverage => coverageOf(name, { version });

/** Class A and B names that rules text lists as "without effect in these two calculators". */
const WITHOUT_EFFECT = new Set(
  // A hero is a flag of the model, spells are entered; the others bring in a third unit.
  'Hero,Caster,Caster Group,Psychic,Split,Reinforcement'.split(','),
);

const expected = (name: string): Coverage => {
  if (name === 'Vengeance') return 'needs support';
  return WITHOUT_EFFECT.has(name) ? 'no effect' : 'counted';
};

describe('rule survey', () => {
  test('every class A and B rule counts, but for those the rules text leaves out', () => {
    const rows = classes.filter(({ kind }) => kind === 'A' || kind === 'B');
    expect(rows).toHaveLength(280);
    for (const { name, version } of rows) expect(covered(name, version), name).toBe(expected(name));
    expect(rows.filter(({ name }) => !WITHOUT_EFFECT.has(name)).length).toBeGreaterThan(196);
  });

  // What the rules text lists as without effect, by frequency: "Adding one of them later has its own switch, off by default".
  test('28 of the 33 names that asked for a switch have one, a support entry, or spells to enter', () => {
    const asked =
      'Caster,Mend,Inquisitorial Agent,Strafing,Defensive Frenzy,Crossing Attack,Destructive Frenzy,Ambushing Piercing Shot,' +
      'Surprise Piercing Shot,Caster Group,Grounded Precision Aura,Grounded Reinforcement Aura,Reanimation Aura,Split,' +
      'Piercing Frenzy,Precision Frenzy,Crossing Strike,Devastating Frenzy,Charged Ammo,Breath Attack,Grounded Stealth,' +
      'Regenerative Strength,Storm of Lust,Surprise Attack,Ruinous Frenzy,Martial Prowess,Vengeance,Reinforcement,' +
      'Storm of Change,Storm of Plague,Storm of War,Crossing Barrage,Psychic';
    const names = asked.split(',');
    expect(names).toHaveLength(33);
    const switched = names.filter(
      (name) => circumstancesOf(name).length > 0 || covered(name, '3.5') === 'needs support',
    );
    expect(switched).toHaveLength(28);
    expect(names.filter((name) => !switched.includes(name))).toEqual(
      'Caster,Caster Group,Split,Reinforcement,Psychic'.split(','),
    );
  });

  test('class C rules need support', () => {
    for (const { name, version } of classes.filter(({ kind }) => kind === 'C'))
      expect(covered(name, version), name).toBe('needs support');
  });

  test('class D rules are recognised', () => {
    for (const { name, version } of classes.filter(({ kind }) => kind === 'D'))
      expect(covered(name, version), name).not.toBe('not modelled');
  });
});

test('coverage names every rule of a unit with its place', () => {
  const unit = unitSchema.parse({
    name: 'Mixed',
    quality: 4,
    defense: 4,
    rules: ['Fast', 'Fearless', 'Glorious Nonsense'],
    models: [{ rules: ['Stealth Buff'], weapons: [{ name: 'Gun', range: 24, rules: ['AP(1)', 'Blessed Bolts'] }] }],
  });
  const extra = compileRuleTexts({ 'Blessed Bolts': 'This weapon ignores cover.' });
  expect(coverUnit(unit, { version: '3.5', extra }).map((rule) => [rule.path, rule.coverage])).toEqual([
    ['rules[0]', 'no effect'],
    ['rules[1]', 'counted'],
    ['rules[2]', 'not modelled'],
    ['models[0].rules[0]', 'needs support'],
    ['models[0].weapons[0].rules[0]', 'counted'],
    ['models[0].weapons[0].rules[1]', 'read from text'],
  ]);
  const report = coverUnits([unit], { version: '3.5', extra });
  expect(report.recognised).toBeCloseTo(5 / 6, 12);
  expect(report.modelled).toBeCloseTo(3 / 4, 12);
});

const samples = new URL('../../../../../shared/samples/opr/', import.meta.url);

describe.skipIf(!existsSync(samples))('sample lists (skipped when ../shared/samples/opr is absent)', () => {
  test('at least 99% of the rules are recognised and 95% of those that matter are modelled', () => {
    const totals = { all: 0, unknown: 0, counted: 0 };
    for (const folder of ['txt', 'share-payloads'])
      for (const file of readdirSync(new URL(`${folder}/`, samples))) {
        const read = importArmy(readFileSync(new URL(`${folder}/${file}`, samples), 'utf8'));
        if (!read.ok) throw new Error(`${file}: ${read.problem.message}`);
        const units: Unit[] = read.army.units.map(({ unit }) => unitSchema.parse(unit));
        const extra = compileRuleTexts(read.army.ruleTexts);
        const { occurrences } = coverUnits(units, { version: read.army.rulesVersion, extra });
        for (const count of Object.values(occurrences)) totals.all += count;
        totals.unknown += occurrences['not modelled'];
        totals.counted += occurrences.counted + occurrences['read from text'];
      }
    expect(totals.all).toBeGreaterThan(1000);
    expect(1 - totals.unknown / totals.all).toBeGreaterThanOrEqual(0.99);
    expect(totals.counted / (totals.counted + totals.unknown)).toBeGreaterThanOrEqual(0.95);
  });
});
