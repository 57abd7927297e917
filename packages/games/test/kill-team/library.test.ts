// The operative library: complete, every weapon rule accounted for, and every loadout a valid input.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  abilitiesInFight,
  abilitiesWhenShot,
  applyEffect,
  attackerFrom,
  defenderFrom,
  effectsFor,
  effectsOfEnemy,
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

  test('23 are mapped, 10 under a condition, 7 not modelled, 36 do not change odds', () => {
    const count = (reading: string) => weaponRules.filter((rule) => rule.reading === reading).length;
    expect([count('mapped'), count('conditional'), count('notModelled'), count('irrelevant')]).toEqual([23, 10, 7, 36]);
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
      hot: true,
      wounds: 15,
    });
    expect(pistol.rules).toEqual({
      mapped: ['Hot', 'Lethal 5+', 'Piercing 1'],
      conditions: [],
      irrelevant: ['Range 8"'],
      notModelled: [],
    });
    expect(fighterFrom(captain, weaponOf(captain, 'Power fist')).fields).toEqual({
      name: 'Space Marine Captain, Power fist',
      attacks: 5,
      hit: 3,
      normalDamage: 5,
      criticalDamage: 7,
      wounds: 15,
      abilities: ['brutal'],
      ignoreDice: { count: 1, dice: 'normal' },
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
    expect(attackerFrom(operative, sword).fields.saturate).toBe(true);
    expect(plain.rules.notModelled).toEqual(['Made Up: unknown rule', 'Heroic Leader']);
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
      /^Space Marine Captain, Power fist kills Rival \d+\.\d% of the time/,
    );
    const pistol = attackerFrom(captain, weaponOf(captain, 'Plasma pistol (standard)')).fields;
    expect(shoot({ attacker: pistol, defender: defenderFrom(captain) }).summary.meanDamage).toBeGreaterThan(3);
  });
});

describe('own operatives', () => {
  test('survive the way through a file', async () => {
    const captain = find('Space Marine Captain');
    const { fields } = fighterFrom(captain, weaponOf(captain, 'Power fist'));
    const own = [
      { name: 'My captain', side: 'fighter' as const, fields: fighterSchema.parse(fields) },
      { name: 'Bunker', side: 'defender' as const, fields: defenderSchema.parse({ save: 2 }) },
      { name: 'Gun', side: 'attacker' as const, fields: attackerSchema.parse({ piercing: 1 }) },
    ];
    expect(await readOperatives(writeOperatives(own))).toEqual({ operatives: own });
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
  ])('%s is refused', async (text, code, path, message) => {
    expect(await readOperatives(text)).toEqual({ error: { code, path, message } });
  });
});

describe('abilities of operatives', () => {
  test('a Plague Marine hit by one crit of 4 damage takes 3 or 4', () => {
    const fields = defenderFrom(find('Plague Marine Fighter'));
    const attacker = { attacks: 1, autoCrits: 1, criticalDamage: 4 };
    expect(shoot({ attacker, defender: { ...fields, dice: 0 } }).summary.meanDamage).toBe(3.5);
  });

  test('what is read and what is not are both said', () => {
    expect(abilitiesWhenShot(find('Space Marine Captain'))).toEqual({
      fields: { ignoreDice: { count: 1, dice: 'normal' } },
      mapped: ['Iron Halo (once per battle)'],
      notModelled: ['Heroic Leader'],
    });
    expect(abilitiesInFight(find('Striking Scorpion Exarch')).notModelled).toEqual([
      'Mandiblasters: damage at the start of a fight',
      'Exarch',
    ]);
  });

  test('only in a fight', () => {
    const veteran = find('Demolisher Veteran');
    expect(abilitiesInFight(veteran).fields.damageReduction).toMatchObject({ amount: 1, minDamage: 3 });
    expect(abilitiesWhenShot(veteran).fields).toEqual({});
  });

  test('every operative with abilities is a valid defender and fighter', () => {
    const able = library.operatives.filter((operative) => operative.abilities.length > 0);
    expect(able).toHaveLength(70);
    for (const operative of able) {
      expect(defenderSchema.safeParse(defenderFrom(operative)).success, operative.name).toBe(true);
      for (const weapon of operative.weapons)
        if (weapon.kind === 'melee')
          expect(fighterSchema.safeParse(fighterFrom(operative, weapon).fields).success, operative.name).toBe(true);
    }
  });
});

describe('equipment, ploys and team rules', () => {
  const schemas = { attacker: attackerSchema, defender: defenderSchema, fighter: fighterSchema };

  test('every effect can be put on every side it is for', () => {
    expect(library.effects).toHaveLength(253);
    let applied = 0;
    for (const side of ['attacker', 'defender', 'fighter'] as const)
      for (const team of library.teams)
        for (const effect of [...effectsFor(library, team, side), ...effectsOfEnemy(library, team, side)]) {
          const { fields } = applyEffect({}, effect);
          // A number that is added to nothing here would be added to a card there.
          const whole = { ...schemas[side].parse({}), ...applyEffect(schemas[side].parse({}), effect).fields };
          expect(
            schemas[side].safeParse(whole).error?.issues,
            `${effect.name} ${JSON.stringify(fields)}`,
          ).toBeUndefined();
          applied++;
        }
    expect(applied).toBeGreaterThan(300);
  });

  test.each([
    ['attacker', ['attacker', 'fighter'], []],
    ['fighter', ['fighter'], []],
    ['defender', ['defender'], []],
    ['protected', ['defender', 'fighter'], []],
    ['enemyAttacker', [], ['attacker', 'fighter']],
    ['any', ['attacker', 'defender', 'fighter'], []],
  ] as const)('an effect for %s is offered to %j of its team and to %j of the enemy', (appliesTo, own, enemies) => {
    const effects = [{ ...library.effects[0], team: 'Kommandos', appliesTo, when: 'both' as const }];
    const offered = (find: typeof effectsFor, team: string) =>
      (['attacker', 'defender', 'fighter'] as const).filter(
        (side) => find({ ...library, effects }, team, side).length > 0,
      );
    expect(offered(effectsFor, 'Kommandos')).toEqual(own);
    expect(offered(effectsOfEnemy, 'Kommandos')).toEqual(enemies);
    expect([...offered(effectsFor, 'Nemesis Claw'), ...offered(effectsOfEnemy, 'Nemesis Claw')]).toEqual([]);
  });

  const effect = (set: object | null, add: object | null = null) =>
    ({
      team: null,
      kind: 'ploy',
      name: 'A ploy',
      appliesTo: 'attacker',
      when: 'both',
      set,
      add,
      condition: '',
    }) as never;

  test.each([
    [{ reroll: 'ceaseless' }, { reroll: 'balanced' }, { reroll: 'ceaselessPlusBalanced' }],
    [{ reroll: 'balanced' }, { reroll: 'balanced' }, { reroll: 'doubleBalanced' }],
    [{ reroll: 'balanced' }, { reroll: 'relentless' }, { reroll: 'relentless' }],
    [{ lethal: 4 }, { lethal: 5 }, { lethal: 4 }],
    [{ piercing: 1 }, { piercing: 2 }, { piercing: 2 }],
    [{ autoNormals: 1 }, { autoNormals: 2 }, { autoNormals: 2 }],
    [{ abilities: ['rending'] }, { abilities: ['severe', 'rending'] }, { abilities: ['rending', 'severe'] }],
  ])('%j with %j', (fields, set, expected) => {
    expect(applyEffect(fields, effect(set)).fields).toEqual(expected);
  });

  test('a stat stays between 2 and 6, and a lost reroll is told', () => {
    expect(applyEffect({ hit: 2 }, effect(null, { hit: -1 })).fields).toEqual({ hit: 2 });
    expect(applyEffect({ hit: 6 }, effect(null, { hit: 1 })).fields).toEqual({ hit: 6 });
    expect(applyEffect({ reroll: 'ones' }, effect({ reroll: 'ceaseless' })).remarks).toEqual([
      'A ploy: of two rerolls the better one is kept, not ones',
    ]);
  });
});

describe('search', () => {
  test.each([
    ['slasher', 'Kommando Slasha Boy'],
    ['plage marine', 'Plague Marine Fighter'],
    ['Scorpoin exarch', 'Striking Scorpion Exarch'],
  ])('%s finds %s', (text, name) => {
    expect(searchOperatives(library, text).map((operative) => operative.name)).toContain(name);
  });

  test('what is spelt right comes first, and nonsense finds nothing', () => {
    expect(searchOperatives(library, 'slasha')[0].name).toContain('Slasha');
    expect(searchOperatives(library, 'qqqqqqqq')).toEqual([]);
  });
});
