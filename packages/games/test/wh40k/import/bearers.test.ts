// Items that change a stat line go to those who carry them, in texts and in roster files alike, and the target is made of such groups.
import { beforeAll, describe, expect, test } from 'vitest';
import { loadBuiltInCatalogue } from '../../../src/wh40k/data/built-in.ts';
import type { Catalogue } from '../../../src/wh40k/data/catalogue.ts';
import { type ImportedArmy, type ImportedUnit, importArmy, unitOf } from '../../../src/wh40k/import/index.ts';
import { targetOf } from '../../../src/wh40k/units/index.ts';
import { roster } from '../../growing-lists.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await loadBuiltInCatalogue();
});

async function army(text: string): Promise<ImportedArmy> {
  const result = await importArmy(text, catalogue);
  if (!result.ok) throw new Error(result.problem.message);
  return result.army;
}

const unit = async (text: string): Promise<ImportedUnit> => (await army(text)).units[0];

/** [models, save, invulnerable save, wounds] of every kind of model, sorted. */
const saves = ({ models }: ImportedUnit) =>
  models
    .map(({ count, profile }) => [count, profile?.sv, profile?.invuln ?? null, profile?.w])
    .sort((a, b) => String(a).localeCompare(String(b)));

/** The groups an attack meets: [models, save, invulnerable save, wounds]. */
function groups(imported: ImportedUnit) {
  const made = unitOf(imported);
  if (made === undefined) throw new Error('no stat line');
  return (targetOf(made, 'shooting').groups ?? []).map(({ models, save, invuln, wounds }) => [
    models,
    save,
    invuln,
    wounds,
  ]);
}

type Values = Readonly<Record<string, string>>;
const profile = (name: string, typeName: string, values: Values) =>
  `<profile name="${name}" typeName="${typeName}"><characteristics>${Object.entries(values)
    .map(([key, text]) => `<characteristic name="${key}">${text}</characteristic>`)
    .join('')}</characteristics></profile>`;
const line = (name: string, sv: string, w: string) => profile(name, 'Unit', { T: '4', SV: sv, W: w });
const ability = (name: string, text: string) => profile(name, 'Abilities', { Description: text });
const selection = (type: string, name: string, count: number, profiles: string, inner = '') =>
  `<selection name="${name}" type="${type}" number="${count}"><profiles>${profiles}</profiles><selections>${inner}</selections></selection>`;
const item = (name: string, count: number, text: string) => selection('upgrade', name, count, ability(name, text));
const squad = (name: string, profiles: string, models: string) => roster(selection('unit', name, 1, profiles, models));

describe('in a text', () => {
  test('storm shields of some models are theirs alone', async () => {
    const read = await unit(
      'Vanguard Veteran Squad with Jump Packs (95 points)\n• 1x Vanguard Veteran Sergeant with Jump Pack\n  • 1x Bolt pistol\n  • 1x Vanguard Veteran Weapon\n• 4x Vanguard Veterans with Jump Packs\n  • 2x Bolt pistol\n  • 2x Storm Shield\n  • 4x Vanguard Veteran Weapon',
    );
    expect(saves(read)).toEqual([
      [1, 3, null, 2],
      [2, 3, null, 2],
      [2, 3, 4, 2],
    ]);
    // The sergeant has the stats of those without a shield: one group.
    expect(groups(read)).toEqual([
      [3, 3, null, 2],
      [2, 3, 4, 2],
    ]);
  });

  test('shields that come with the model count where the app does not print them, unless they were swapped', async () => {
    const text = (weapon: string) =>
      `Terminator Assault Squad (180 points)\n• 1x Assault Terminator Sergeant\n  • 1x ${weapon}\n• 4x Assault Terminator w/ Storm Shield\n  • 4x Thunder Hammer`;
    expect(saves(await unit(text('Thunder Hammer')))).toEqual([
      [1, 2, 4, 4],
      [4, 2, 4, 4],
    ]);
    expect(saves(await unit(text('Twin Lightning Claws')))).toEqual([
      [1, 2, 4, 3],
      [4, 2, 4, 4],
    ]);
  });

  test('a Wounds characteristic of 4 is its bearer’s', async () => {
    const read = await unit(
      'Venatari Custodians (165 points)\n• 3x Venatari Custodian\n  • 2x Venatari lance\n  • 1x Kinetic destroyer\n  • 1x Tarsis buckler',
    );
    expect(saves(read)).toEqual([
      [1, 2, 4, 4],
      [2, 2, 4, 3],
    ]);
    expect(groups(read)).toEqual([
      [2, 2, 4, 3],
      [1, 2, 4, 4],
    ]);
  });

  test('a Weavefield crest helps the whole unit', async () => {
    const read = await unit(
      'Hearthkyn Warriors (100 points)\n• 1x Theyn\n  • 1x Weavefield crest\n  • 1x Autoch-pattern bolter\n• 9x Hearthkyn Warrior\n  • 9x Autoch-pattern bolter',
    );
    expect(saves(read)).toEqual([
      [1, 4, 5, 1],
      [9, 4, 5, 1],
    ]);
  });

  test('the invulnerable save of one model of a mixed unit stays with it', async () => {
    const read = await unit(
      "Gaunt's Ghosts (100 points)\n• 1x Ibram Gaunt\n  • 1x Bolt pistol\n  • 1x Gaunt's chainsword\n• 5x Tanith Ghost\n  • 4x Lascarbine\n  • 5x Straight silver knife",
    );
    expect(saves(read)).toEqual([
      [1, 4, 5, 3],
      [5, 5, null, 2],
    ]);
  });
});

describe('in a roster file', () => {
  const SHIELD = 'The bearer has a 4+ invulnerable save.';

  test('storm shields of some models are theirs alone', async () => {
    const read = await unit(
      squad(
        'Shield Guard',
        line('Guard', '3+', '2'),
        selection('model', 'Guard', 5, '', item('Storm Shield', 2, SHIELD)),
      ),
    );
    expect(saves(read)).toEqual([
      [2, 3, 4, 2],
      [3, 3, null, 2],
    ]);
    expect(groups(read)).toEqual([
      [3, 3, null, 2],
      [2, 3, 4, 2],
    ]);
  });

  test.each([
    ['The bearer has a Wounds characteristic of 4.', [1, 3, null, 4]],
    ['Add 1 to the bearer’s Wounds characteristic.', [1, 3, null, 3]],
    ['The bearer has a Save characteristic of 2+.', [1, 2, null, 2]],
  ])('"%s" changes the bearer', async (text, bearer) => {
    const models = selection('model', 'Guard', 4, '') + selection('model', 'Warden', 1, '', item('Shield', 1, text));
    expect(saves(await unit(squad('Shield Guard', line('Guard', '3+', '2'), models)))).toEqual([
      bearer,
      [4, 3, null, 2],
    ]);
  });

  test('a crest of the sergeant helps the whole unit, a power used once nobody', async () => {
    const sergeant = (text: string) =>
      selection('model', 'Theyn', 1, '', item('Crest', 1, text)) + selection('model', 'Warrior', 9, '');
    const read = (text: string) => unit(squad('Crest Kin', line('Kin', '4+', '1'), sergeant(text)));
    expect(saves(await read('Models in the bearer’s unit have a 5+ invulnerable save.'))).toEqual([
      [1, 4, 5, 1],
      [9, 4, 5, 1],
    ]);
    const once =
      'Once per battle, until the end of the phase, models in the bearer’s unit have a 5+ invulnerable save.';
    expect(saves(await read(once))).toEqual([
      [1, 4, null, 1],
      [9, 4, null, 1],
    ]);
  });

  test('a platform among the models shields the others', async () => {
    const platform = selection(
      'model',
      'Platform',
      1,
      line('Platform', '4+', '2') + ability('Shield', 'Models in the bearer’s unit have a 5+ invulnerable save.'),
    );
    const models = selection('model', 'Guardian', 10, line('Guardian', '4+', '1')) + platform;
    expect(saves(await unit(squad('Platform Guardians', '', models)))).toEqual([
      [1, 4, 5, 2],
      [10, 4, 5, 1],
    ]);
  });

  test('an invulnerable save named for one model of a mixed unit stays with it', async () => {
    const save = ability('Invulnerable Save', 'Preacher Karl has a 4+ invulnerable save.');
    const models =
      selection('model', 'Preacher Karl', 1, line('Preacher Karl', '3+', '4')) +
      selection('model', 'Servitor', 3, line('Servitor', '4+', '1'));
    expect(saves(await unit(squad('Karl and Servitors', save, models)))).toEqual([
      [1, 3, 4, 4],
      [3, 4, null, 1],
    ]);
  });

  test('more kinds of models than a target has room for are said, and none is lost', async () => {
    const models = Array.from({ length: 25 }, (_, i) =>
      selection('model', `Kind ${i}`, i === 7 ? 5 : 1, line(`Kind ${i}`, '3+', `${i + 1}`)),
    );
    const read = await army(squad('Menagerie', '', models.join('')));
    expect(read.diagnostics).toContainEqual(
      expect.objectContaining({ code: 'wh40k/import-many-kinds', severity: 'warning', unit: 'Menagerie' }),
    );
    const made = groups(read.units[0]);
    expect(made).toHaveLength(20);
    expect(made.reduce((sum, [count]) => sum + Number(count), 0)).toBe(29);
    // Those without a place stand as the most numerous kind: 5 and 5 more with 8 wounds.
    expect(made).toContainEqual([10, 3, null, 8]);
  });
});
