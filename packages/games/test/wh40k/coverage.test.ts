// What abilities of datasheets do: rows of data that the packs are built with, counted or offered by name.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openUnits } from '../../src/units/index.ts';
import { loadBuiltInCatalogue } from '../../src/wh40k/data/index.ts';
import { attack, requestFields, unitOfDatasheet, unitRequest } from '../../src/wh40k/index.ts';
import { switchAbility, type UnitRequest } from '../../src/wh40k/units/index.ts';

const ROOT = new URL('../../../../', import.meta.url).pathname;
const FACTS = join(ROOT, '../shared/facts');

async function request(name: string, edition: '10' | '11', faction?: string): Promise<UnitRequest> {
  const found = (await loadBuiltInCatalogue(edition)).find(name, faction);
  if (found?.sure !== true) throw new Error(`the catalogue has ${name}`);
  return unitRequest([unitOfDatasheet(found.datasheet)], edition);
}

/** With every switch of an ability of that name on. */
function using(unit: UnitRequest, name: string, when?: string): UnitRequest {
  return unit.abilities.chips.reduce(
    (on, chip, index) =>
      chip.name === name && (when === undefined || chip.when === when) ? switchAbility(on, index, true) : on,
    unit,
  );
}

describe.each(['10', '11'] as const)('abilities of edition %s', (edition) => {
  test('at least 90% of those that change dice are counted or offered, and the README has the figure', async () => {
    const opened = await openUnits('wh40k', edition);
    if ('error' in opened) throw new Error(opened.error.message);
    const all = opened.coverage().at(-1);
    expect(all?.share).toBeGreaterThan(0.9);
    const readme = readFileSync(new URL('../../src/wh40k/README.md', import.meta.url), 'utf8');
    const row = `| ${edition} | ${all?.counted} | ${all?.switches} | ${all?.notCounted} | ${all?.notJudged} |`;
    expect(
      readme.split('\n').some((line) => line.startsWith(row)),
      row,
    ).toBe(true);
  });

  test('Fire Dragons roll hits, wounds and damage again at vehicles, and at nobody else', async () => {
    const [dragons, rhino, boyz] = await Promise.all([
      request('Fire Dragons', edition),
      request('Rhino', edition, 'Space Marines'),
      request('Boyz', edition),
    ]);
    for (const [defender, again] of [
      [rhino, { rerollHits: 'fails', rerollWounds: 'fails', rerollDamage: 'belowAverage' }],
      [boyz, {}],
    ] as const) {
      const { abilities: _, ...plain } = requestFields({ attacker: dragons, defender }, 'shooting');
      const brought = attack(requestFields({ attacker: dragons, defender }, 'shooting'));
      expect(brought.summary.meanDamage).toBeCloseTo(attack({ ...plain, context: again }).summary.meanDamage, 12);
    }
  });

  test('an ability of one weapon of several counts for that weapon alone', async () => {
    const [tank, boyz] = await Promise.all([request('Caladius Grav-tank', edition), request('Boyz', edition)]);
    const rest = requestFields({ attacker: tank, defender: boyz }, 'shooting');
    const cannon = { name: 'Twin iliastus accelerator cannon', attacks: 4, skill: 2, strength: 4, ap: 0, damage: 1 };
    const other = { ...cannon, name: 'Twin lastrum bolt cannon' };
    const lethal = (weapon: object) => attack({ ...rest, volley: [{ weapon, count: 1 }] }).summary.meanDamage;
    // A hit of 6 wounds Boyz (Toughness 5) without a roll: 1/6 of hits instead of 1/6 x 1/3.
    expect(lethal(cannon)).toBeCloseTo(4 * (4 / 6 / 3 + 1 / 6) * (4 / 6), 12);
    expect(lethal(other)).toBeCloseTo(4 * (5 / 6 / 3) * (4 / 6), 12);
  });

  test('Oath of Moment is a switch by its name: all hits again, in a Codex detachment +1 to wound', async () => {
    const [marines, rhino] = await Promise.all([
      request('Intercessor Squad', edition),
      request('Rhino', edition, 'Space Marines'),
    ]);
    const damage = (unit: UnitRequest, context = {}) =>
      attack({ ...requestFields({ attacker: unit, defender: rhino }, 'shooting'), context }).summary.meanDamage;
    expect(marines.abilities.chips.filter(({ name }) => name === 'Oath of Moment').map(({ on }) => on)).toEqual([
      false,
      false,
    ]);
    const oath = using(marines, 'Oath of Moment', 'when chosen');
    expect(damage(oath)).toBeCloseTo(damage(marines, { rerollHits: 'fails' }), 12);
    expect(damage(using(marines, 'Oath of Moment'))).toBeCloseTo(
      damage(marines, { rerollHits: 'fails', woundModifier: 1 }),
      12,
    );
  });

  test('Waaagh! gives Strength, an attack and a save against everything', async () => {
    const boyz = using(await request('Boyz', edition), 'Waaagh!');
    expect(boyz.target.shooting.groups?.map(({ invuln }) => invuln)).toEqual([5, 5]);
    expect(boyz.brings.fight.flatMap(({ effects }) => effects.map(({ effect, value }) => [effect, value]))).toEqual(
      expect.arrayContaining([
        ['strength', 1],
        ['attacks', 1],
      ]),
    );
  });

  test('-1 to wound while led is on where a character stands with the unit, and off where none does', async () => {
    const catalogue = await loadBuiltInCatalogue(edition);
    const leader = catalogue.find('Canoness', 'Adepta Sororitas');
    const named = catalogue.file.datasheets.find(({ abilities = [] }) =>
      abilities.some(({ effects }) => effects.some(({ when }) => when === 'withLeader')),
    );
    if (leader === undefined || named === undefined) throw new Error('the catalogue has them');
    const alone = unitRequest([unitOfDatasheet(named)], edition);
    const led = unitRequest([unitOfDatasheet(named), unitOfDatasheet(leader.datasheet)], edition);
    const isOn = ({ abilities }: UnitRequest) =>
      abilities.chips.filter(({ when }) => when === 'while a character leads it').map(({ on }) => on);
    expect(isOn(alone)).toContain(false);
    expect(isOn(alone)).not.toContain(true);
    expect(isOn(led)).toContain(true);
  });
});

test('the packs are what their tables and the rows of abilities make', (context) => {
  context.skip(!existsSync(FACTS), `no ${FACTS}`);
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(ROOT, 'scripts/build-wh40k-pack.ts'), FACTS, '--check'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  expect(status, stdout).toBe(0);
}, 60_000);

test('a row says of every ability of its name what it does, each name once but for sheets of its own', () => {
  const rows = readFileSync(join(ROOT, 'scripts/wh40k-abilities.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { name: string; sheets?: string[]; effects: object[] });
  const plain = rows.filter(({ sheets }) => sheets === undefined).map(({ name }) => name);
  expect(new Set(plain).size).toBe(plain.length);
});
