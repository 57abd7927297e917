// The operative library: complete, every weapon rule accounted for, and every loadout a valid input.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  attackerFrom,
  defenderFrom,
  fighterFrom,
  type LibraryWeapon,
  loadLibrary,
  loadoutsOf,
  type Operative,
  operativesOf,
  readOperatives,
  readRule,
  searchOperatives,
  weaponRules,
  writeOperatives,
} from '../../src/kill-team/data/index.ts';
import { fight, shoot } from '../../src/kill-team/index.ts';
import { attackerSchema, defenderSchema, fighterSchema } from '../../src/kill-team/schema/index.ts';

const library = await loadLibrary();

function find(name: string): Operative {
  const found = library.operatives.find((operative) => operative.name === name);
  if (found === undefined) throw new Error(`no operative ${name}`);
  return found;
}

function weaponOf(operative: Operative, name: string): LibraryWeapon {
  const found = operative.weapons.find((weapon) => weapon.name === name);
  if (found === undefined) throw new Error(`no weapon ${name}`);
  return found;
}

/** Rows of the count of weapon rules that came with the facts: rule, count, changes_odds. */
const counted = readFileSync(new URL('./fixtures/weapon-rules.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const cells = [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell]) =>
      cell.replace(/^"|"$/g, '').replaceAll('""', '"'),
    );
    return { rule: cells[0], count: Number(cells[1]), changesOdds: cells[6] === 'yes' };
  });

describe('what is in it', () => {
  test('every team, operative and weapon of the facts', () => {
    expect(library.teams).toHaveLength(49);
    expect(library.operatives).toHaveLength(526);
    const weapons = library.operatives.flatMap((operative) => operative.weapons);
    expect(weapons).toHaveLength(1533);
    expect(weapons.filter((weapon) => weapon.kind === 'ranged')).toHaveLength(918);
    expect(library.equipment).toHaveLength(26);
  });

  test('a row read against its source', () => {
    const captain = find('Space Marine Captain');
    expect(captain).toMatchObject({ team: 'Angels of Death', apl: 3, move: 6, save: 3, wounds: 15 });
    expect(captain.keywords).toContain('ADEPTUS ASTARTES');
    expect(weaponOf(captain, 'Power fist')).toEqual({
      name: 'Power fist',
      kind: 'melee',
      attacks: 5,
      hit: 3,
      normalDamage: 5,
      criticalDamage: 7,
      rules: ['Brutal'],
    });
  });

  test('search by operative, team or weapon, whatever the case and accents', () => {
    expect(searchOperatives(library, 'captain')[0].name).toContain('Captain');
    expect(searchOperatives(library, 'angels POWER fist').length).toBeGreaterThan(0);
    expect(searchOperatives(library, '')).toEqual([]);
    expect(searchOperatives(library, 'no such operative')).toEqual([]);
    expect(operativesOf(library, 'Angels of Death').length).toBeGreaterThan(5);
  });

  test('equipment is offered to its team, universal equipment to all', () => {
    const sources = loadoutsOf(library, find('Space Marine Captain'), 'ranged').map(({ weapon }) => weapon.name);
    expect(sources).toContain('Frag grenade');
    expect(sources).not.toContain('Power fist');
  });
});

describe('weapon rules', () => {
  test('all 76 are known, by the reading that fits whether they change odds', () => {
    expect(counted).toHaveLength(76);
    for (const { rule, changesOdds } of counted) {
      const known = weaponRules.find((candidate) => candidate.name === rule);
      expect(known?.reading === 'irrelevant', rule).toBe(!changesOdds);
    }
    expect(weaponRules).toHaveLength(76);
  });

  test('21 are mapped, 9 under a condition, 10 not modelled, 36 do not change odds', () => {
    const count = (reading: string) => weaponRules.filter((rule) => rule.reading === reading).length;
    expect([count('mapped'), count('conditional'), count('notModelled'), count('irrelevant')]).toEqual([21, 9, 10, 36]);
  });

  test('every printed rule is recognised, as often as it was counted', () => {
    const seen = new Map<string, number>();
    for (const operative of library.operatives)
      for (const weapon of operative.weapons)
        for (const printed of weapon.rules) {
          const { rule } = readRule(printed);
          expect(rule, printed).toBeDefined();
          seen.set(rule!.name, (seen.get(rule!.name) ?? 0) + 1);
        }
    expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(counted.map(({ rule, count }) => [rule, count])));
    for (const { weapon } of library.equipment)
      for (const printed of weapon.rules) expect(readRule(printed).rule, printed).toBeDefined();
  });

  test.each([
    ['Lethal 5+', 'Lethal x+', 5],
    ['Range 8"', 'Range x"', 8],
    ['2" Devastating 1', 'y" Devastating x', 1],
    ['Heavy (Dash only)', 'Heavy (x only)', 0],
    ['Torrent 0"*', 'Torrent 0"*', 0],
  ])('%s is %s with %i', (printed, name, value) => {
    expect(readRule(printed)).toMatchObject({ rule: { name }, value });
  });
});

describe('loadouts', () => {
  test('every weapon of every operative gives a valid input', () => {
    for (const operative of library.operatives) {
      expect(defenderSchema.safeParse(defenderFrom(operative)).success, operative.name).toBe(true);
      for (const weapon of operative.weapons) {
        const ok =
          weapon.kind === 'ranged'
            ? attackerSchema.safeParse(attackerFrom(operative, weapon).fields)
            : fighterSchema.safeParse(fighterFrom(operative, weapon).fields);
        expect(ok.success, `${operative.name}, ${weapon.name}`).toBe(true);
      }
    }
  });

  test('rules become fields and abilities', () => {
    const captain = find('Space Marine Captain');
    const pistol = attackerFrom(captain, weaponOf(captain, 'Plasma pistol (supercharge)'));
    expect(pistol.fields).toEqual({
      name: 'Space Marine Captain, Plasma pistol (supercharge)',
      attacks: 4,
      hit: 3,
      normalDamage: 4,
      criticalDamage: 5,
      lethal: 5,
      piercing: 1,
    });
    expect(pistol.rules).toEqual({
      mapped: ['Lethal 5+', 'Piercing 1'],
      conditions: [],
      irrelevant: ['Range 8"'],
      notModelled: ['Hot: the damage to its user'],
    });
    expect(fighterFrom(captain, weaponOf(captain, 'Power fist')).fields).toEqual({
      name: 'Space Marine Captain',
      attacks: 5,
      hit: 3,
      normalDamage: 5,
      criticalDamage: 7,
      wounds: 15,
      abilities: ['brutal'],
    });
  });

  test('conditions hold when they are said to, or when the enemy has the keyword', () => {
    const sword: LibraryWeapon = {
      name: 'Null sword',
      kind: 'melee',
      attacks: 4,
      hit: 3,
      normalDamage: 3,
      criticalDamage: 4,
      rules: ['Anti-PSYKER*', 'Feast*', 'Accurate 1', 'Accurate 1', 'Saturate', 'Made Up'],
    };
    const operative = find('Space Marine Captain');
    const plain = fighterFrom(operative, sword);
    expect(plain.fields).toMatchObject({ attacks: 4, autoNormals: 2 });
    expect(plain.fields.lethal).toBeUndefined();
    expect(plain.noCover).toBe(true);
    expect(plain.rules.notModelled).toEqual(['Made Up: unknown rule']);
    expect(plain.rules.conditions.map(({ holds }) => holds)).toEqual([false, false]);
    expect(fighterFrom(operative, sword, { enemyKeywords: ['PSYKER'] }).fields).toMatchObject({
      attacks: 4,
      lethal: 5,
    });
    expect(fighterFrom(operative, sword, { holding: ['Feast*'] }).fields).toMatchObject({ attacks: 5, lethal: 5 });
  });

  test('a better save comes with its item', () => {
    const bullgryn = find('Bullgryn');
    expect(defenderFrom(bullgryn, 'Slabshield').save).toBe(3);
    expect(defenderFrom(bullgryn).save).toBe(bullgryn.save);
  });

  test('two operatives from the library meet', () => {
    const captain = find('Space Marine Captain');
    const fist = fighterFrom(captain, weaponOf(captain, 'Power fist')).fields;
    expect(fight({ first: fist, second: { ...fist, name: 'Rival' } }).sentence).toMatch(
      /^Space Marine Captain kills Rival \d+\.\d% of the time/,
    );
    const pistol = attackerFrom(captain, weaponOf(captain, 'Plasma pistol (standard)')).fields;
    expect(shoot({ attacker: pistol, defender: defenderFrom(captain) }).summary.meanDamage).toBeGreaterThan(3);
  });
});

describe('own operatives', () => {
  test('survive the way through a file', () => {
    const captain = find('Space Marine Captain');
    const { fields } = fighterFrom(captain, weaponOf(captain, 'Power fist'));
    const own = [
      { name: 'My captain', side: 'fighter' as const, fields: fighterSchema.parse(fields) },
      { name: 'Bunker', side: 'defender' as const, fields: defenderSchema.parse({ save: 2 }) },
      { name: 'Gun', side: 'attacker' as const, fields: attackerSchema.parse({ piercing: 1 }) },
    ];
    expect(readOperatives(writeOperatives(own))).toEqual({ operatives: own });
  });

  test.each([
    ['{', 'killteam/not-json', '', 'the file is not JSON'],
    [
      '{"format":"x","version":1,"operatives":[]}',
      'killteam/format-not-allowed',
      'format',
      'format must be oddsmith/kill-team-operatives, got "x"',
    ],
    [
      '{"format":"oddsmith/kill-team-operatives","version":1,"operatives":[{"name":"N","side":"defender","fields":{"save":9}}]}',
      'killteam/save-out-of-range',
      'operatives[0].fields.save',
      'save must be 2 to 6, got 9',
    ],
  ])('%s is refused', (text, code, path, message) => {
    expect(readOperatives(text)).toEqual({ error: { code, path, message } });
  });
});
