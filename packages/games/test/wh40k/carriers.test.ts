// Who of a unit carries what: models fire their own pistols or guns, strike with their own weapons, and the plainest are lost first.
import { describe, expect, test } from 'vitest';
import { loadBuiltInCatalogue } from '../../src/wh40k/data/index.ts';
import { importArmy, unitOf } from '../../src/wh40k/import/index.ts';
import { attack, sideOf, targetOf, type Unit, unitOfDatasheet, volleyOf } from '../../src/wh40k/index.ts';

async function listed(text: string, edition: '10' | '11' = '10'): Promise<Unit> {
  const result = await importArmy(text, await loadBuiltInCatalogue(edition));
  if (!result.ok) throw new Error(result.problem.message);
  const unit = unitOf(result.army.units[0]);
  if (unit === undefined) throw new Error('no stat line');
  return unit;
}

async function printed(name: string, edition: '10' | '11'): Promise<Unit> {
  const found = (await loadBuiltInCatalogue(edition)).find(name);
  if (found === undefined) throw new Error(`the catalogue has ${name}`);
  return unitOfDatasheet(found.datasheet);
}

const shots = (unit: Unit) =>
  volleyOf(unit, 'shooting')
    .map((entry) => `${entry.count} x ${entry.weapon?.name?.toLowerCase()}`)
    .sort();

describe.each(['10', '11'] as const)('rule 13, E20: pistols in edition %s', (edition) => {
  test('"Sergeant: bolt pistol, plasma pistol, power fist; 4 x bolt rifle": he fires both his pistols', async () => {
    const text =
      'Intercessor Squad (80 points)\n• 1x Intercessor Sergeant\n  • 1x Bolt pistol\n  • 1x Plasma pistol\n  • 1x Power fist\n• 4x Intercessor\n  • 4x Bolt pistol\n  • 4x Bolt rifle';
    expect(shots(await listed(text, edition))).toEqual([
      '1 x bolt pistol',
      '1 x plasma pistol - standard',
      '4 x bolt rifle',
    ]);
  });

  test('of ten models with eleven guns the one who has none but a pistol fires it', async () => {
    const text =
      'Tactical Squad (140 points)\n• 1x Tactical Sergeant\n  • 1x Plasma pistol\n  • 1x Chainsword\n• 9x Tactical Marine\n  • 9x Bolt pistol\n  • 9x Boltgun\n  • 1x Flamer\n  • 1x Heavy bolter';
    expect(shots(await listed(text, edition))).toEqual([
      '1 x flamer',
      '1 x heavy bolter',
      '1 x plasma pistol - standard',
      '9 x boltgun',
    ]);
  });

  test.each([
    ['Cypher', ['1 x cypher’s bolt pistol', '1 x cypher’s plasma pistol']],
    ['Seraphim Squad', ['10 x bolt pistol']],
  ])('all pistols of %s', async (name, pistols) => {
    const fired = shots(await printed(name, edition)).map((shot) => shot.replace(/'/g, '’'));
    expect(fired).toEqual(pistols);
  });
});

describe('the champion, whom lists print first', () => {
  const text =
    'Boyz (85 points)\n• 1x Boss Nob\n  • 1x Power klaw\n  • 1x Slugga\n• 9x Boy\n  • 9x Choppa\n  • 9x Slugga';

  test('is lost last, and keeps his own weapon', async () => {
    const unit = await listed(text);
    const target = targetOf(unit, 'shooting');
    expect(target.groups?.map(({ name, models, wounds }) => [name, models, wounds])).toEqual([
      ['Boy', 9, 1],
      ['Boss Nob', 1, 2],
    ]);
    const { groups } = sideOf(unit);
    expect(
      groups?.map(({ name, models, weapons = [] }) => [name, models, ...weapons.map(({ weapon }) => weapon?.name)]),
    ).toEqual([
      ['Boy', 9, 'Choppa'],
      ['Boss Nob', 1, 'Power klaw'],
    ]);
  });

  // Two shots of damage 1 that always hit, wound on 2+ and are saved by nobody: 2 x 5/6 = 1.67 Boyz, not one Nob in two shots.
  test('does not take the first wounds', async () => {
    const volley = [{ weapon: { attacks: 2, skill: null, strength: 10, ap: -6, damage: 1, keywords: [] } }];
    const { summary } = attack({ volley, target: targetOf(await listed(text), 'shooting') });
    expect(summary.meanSlain).toBeCloseTo(10 / 6, 12);
  });

  test('is lost last where each of the others has a name of his own', async () => {
    const catalogue = await loadBuiltInCatalogue('11');
    const guard = unitOfDatasheet(catalogue.find('Krieg Command Squad', 'Astra Militarum')!.datasheet);
    // As lists write them: five kinds of one guardsman, behind their lord.
    const [lord, ...others] = [...guard.models].sort((a, b) => b.w - a.w);
    const models = [lord, ...Array.from({ length: 5 }, (_, i) => ({ ...others[0], name: `Guardsman ${i}`, count: 1 }))];
    const { groups } = targetOf({ ...guard, models }, 'shooting');
    expect(groups?.map(({ wounds, models: count }) => [wounds, count])).toEqual([
      [1, 5],
      [3, 1],
    ]);
  });

  test('may be put first: the order of the groups is the owner’s wish', async () => {
    const target = targetOf(await listed(text), 'shooting');
    const volley = [{ weapon: { attacks: 2, skill: null, strength: 10, ap: -6, damage: 1, keywords: [] } }];
    const { summary } = attack({ volley, target: { ...target, groups: [...(target.groups ?? [])].reverse() } });
    expect(summary.meanSlain).toBeCloseTo(25 / 36, 12);
  });
});

test('models strike with what the list gives them, whatever the others carry', async () => {
  const unit = await listed(
    'Bladeguard Veteran Squad (80 points)\n• 1x Bladeguard Veteran Sergeant\n  • 1x Master-crafted power weapon\n  • 1x Plasma pistol\n• 2x Bladeguard Veteran\n  • 2x Heavy bolt pistol\n  • 2x Master-crafted power weapon',
  );
  expect(shots(unit)).toEqual(['1 x plasma pistol - standard', '2 x heavy bolt pistol']);
  expect(volleyOf(unit, 'fight').map(({ count }) => count)).toEqual([3]);
});
