// Rules of the detachment, its stratagems and enhancements: counted or offered by name for the units of a list.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadBuiltInCatalogue } from '../../src/wh40k/data/index.ts';
import { withRequests } from '../../src/wh40k/import/army-request.ts';
import { type ImportedArmy, importArmy } from '../../src/wh40k/import/index.ts';
import { attack, requestFields } from '../../src/wh40k/index.ts';
import { switchAbility, type UnitRequest } from '../../src/wh40k/units/index.ts';

const ORKS = (enhancement: string) => `Green ones (1000 points)
Orks
War Horde
Strike Force (2000 points)

CHARACTERS

Warboss (90 points)
  • 1x Power klaw
  • 1x Twin sluggas
  • Enhancement: ${enhancement}

BATTLELINE

Boyz (85 points)
  • 1x Boss Nob
     ◦ 1x Power klaw
     ◦ 1x Slugga
  • 9x Boy
     ◦ 9x Choppa
     ◦ 9x Slugga

DEDICATED TRANSPORTS

Trukk (70 points)
  • 1x Big shoota
  • 1x Spiked wheels

Exported with App Version: v1.1.1 (1), Data Version: v550`;

async function army(enhancement = "Headwoppa's Killchoppa"): Promise<ImportedArmy> {
  const result = await importArmy(ORKS(enhancement), await loadBuiltInCatalogue('10'));
  if (!result.ok) throw new Error(result.problem.message);
  return result.army;
}

async function unit(name: string, enhancement?: string) {
  const found = withRequests(await army(enhancement)).units.find((one) => one.name === name);
  if (found?.request === undefined || found.rules === undefined) throw new Error(`${name} is a unit`);
  return { request: found.request, rules: found.rules };
}

const namesOf = (rules: readonly { readonly name: string }[]) => rules.map(({ name }) => name);
const fight = (attacker: UnitRequest, context = {}) =>
  attack({ ...requestFields({ attacker }, 'fight'), context, target: { models: 20, wounds: 1, toughness: 4, save: 4 } })
    .summary.meanDamage;

describe('a list of War Horde', () => {
  test('the rule of the detachment counts for all its units', async () => {
    const { request, rules } = await unit('Boyz');
    expect(namesOf(rules.counted)).toContain('Get Stuck In');
    const without = request.abilities.chips.findIndex(({ name }) => name === 'Get Stuck In');
    const plain = switchAbility(request, without, false);
    expect(fight(request)).toBeCloseTo(fight(plain, { keywords: ['Sustained Hits 1'] }), 12);
    expect(fight(request)).toBeGreaterThan(fight(plain));
  });

  test('its stratagems are switches by name, and those of other detachments are not there', async () => {
    const { rules } = await unit('Boyz');
    const switches = rules.switches.filter((rule) => rule.if === 'with the stratagem');
    expect(namesOf(switches)).toEqual(expect.arrayContaining(['Unbridled Carnage', "'Ard as Nails"]));
    expect(switches.every(({ on }) => !on)).toBe(true);
    expect(namesOf(rules.switches)).not.toContain('Armoured Duellists');
  });

  test('Unbridled Carnage scores critical hits on 5+', async () => {
    const { request } = await unit('Boyz');
    const place = request.abilities.chips.findIndex(({ name }) => name === 'Unbridled Carnage');
    expect(fight(switchAbility(request, place, true))).toBeCloseTo(fight(request, { critHitOn: 5 }), 12);
  });

  test('a stratagem is offered to units that may use it', async () => {
    const offered = async (name: string) => namesOf((await unit(name)).rules.switches);
    expect(await offered('Boyz')).toContain('Go to Ground');
    expect(await offered('Trukk')).not.toContain('Go to Ground');
    expect(await offered('Warboss')).toContain('Epic Challenge');
    expect(await offered('Boyz')).not.toContain('Epic Challenge');
  });
});

describe('an enhancement', () => {
  test('counts for its bearer', async () => {
    const [{ rules, request }, { request: plain }] = await Promise.all([
      unit('Warboss', "Headwoppa's Killchoppa"),
      unit('Warboss', 'Follow Me Ladz'),
    ]);
    expect(namesOf(rules.counted)).toContain("Headwoppa's Killchoppa");
    expect(fight(request)).toBeCloseTo(fight(plain, { keywords: ['Devastating Wounds'] }), 12);
    expect(namesOf((await unit('Boyz', "Headwoppa's Killchoppa")).rules.counted)).not.toContain(
      "Headwoppa's Killchoppa",
    );
  });

  test('that changes no dice is said to', async () => {
    const { rules } = await unit('Warboss', 'Follow Me Ladz');
    expect(rules.notCounted).toContainEqual({ name: 'Follow Me Ladz', changesDice: false });
  });

  test('that no table knows is named as not counted', async () => {
    const { rules } = await unit('Warboss', 'Shiniest Teef');
    expect(rules.notCounted).toContainEqual({ name: 'Shiniest Teef', changesDice: null });
  });
});

test('every rule has a name of its own in its detachment, and effects or a reason why none', () => {
  const rows = readFileSync(new URL('../../../../scripts/wh40k-army-rules.jsonl', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const keys = rows.map(({ faction, detachment, kind, name, edition, needs }) =>
    JSON.stringify([faction, detachment, kind, name, edition, needs]),
  );
  expect(rows.length).toBeGreaterThan(1700);
  expect(keys.length - new Set(keys).size).toBeLessThan(20);
  for (const { kind, effects, partial } of rows)
    if (kind === 'stratagem') expect(effects.length > 0 || partial).toBe(true);
});
