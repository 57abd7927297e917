// The operatives of 2021: complete, read by the rules of their own edition, and never mixed with those of 2024.
import { describe, expect, test } from 'vitest';
import {
  attackerFrom,
  defenderFrom,
  fighterFrom,
  isReadable,
  loadLibrary,
  readRule,
  weaponRules2021,
} from '../../src/kill-team/data/index.ts';
import { attackerSchema, defenderSchema, fighterSchema } from '../../src/kill-team/schema/index.ts';
import { unitSource } from '../../src/kill-team/unit-source.ts';

const library = await loadLibrary('2021');
const named = (name: string) => {
  const found = library.operatives.find((operative) => operative.name === name);
  if (found === undefined) throw new Error(`no operative ${name}`);
  return found;
};

describe('the library of 2021', () => {
  test('has every operative of the facts, with the defence dice of its card', () => {
    expect(library.teams).toHaveLength(51);
    expect(library.operatives).toHaveLength(582);
    expect(library.operatives.flatMap(({ weapons }) => weapons)).toHaveLength(2935);
    expect(library.operatives.filter(({ dice }) => dice === 2)).toHaveLength(13);
    expect(library.operatives.every(({ edition, dice }) => edition === '2021' && (dice === 2 || dice === 3))).toBe(
      true,
    );
    expect(library.effects).toEqual([]);
  });

  test('is another than that of 2024', async () => {
    const usual = await loadLibrary();
    expect(usual.operatives.every(({ edition }) => edition === '2024')).toBe(true);
    expect(await unitSource.open('2021')).toHaveLength(582);
    expect(await unitSource.open('2024')).toHaveLength(usual.operatives.length);
  });

  // The core rules of 2021: AP takes defence dice, P does so with a critical hit, MW and Splash hurt for each critical hit kept, Ceaseless
  // rolls ones again, Stun takes a normal hit of the enemy in close combat and an action point in a shot.
  test.each([
    ['AP2', { value: 'piercing' }, 2],
    ['P1', { value: 'piercingCrits' }, 1],
    ['MW3', { value: 'devastating' }, 3],
    ['Splash 1', { value: 'devastating' }, 1],
    ['Lethal 5+', { value: 'lethal' }, 5],
    ['Ceaseless', { reroll: 'ones' }, 0],
    ['Stun', { ability: 'stun' }, 0],
    ['No Cover', { noCover: true }, 0],
  ])('reads %s', (printed, effect, value) => {
    const read = readRule(printed, { edition: '2021', kind: 'melee' });
    expect(read).toMatchObject({ rule: { reading: 'mapped', effect }, value });
  });

  test('reads no rule of 2024, whose Hot is another, and no Stun in a shot', () => {
    const read = (printed: string) => readRule(printed, { edition: '2021', kind: 'ranged' }).rule?.reading;
    expect([read('Hot'), read('Stun'), read('Piercing 1'), read('Combi*')]).toEqual([
      'notModelled',
      'irrelevant',
      undefined,
      undefined,
    ]);
    expect(readRule('AP1').rule).toBeUndefined();
  });

  test('every shared rule stands on a card', () => {
    const printed = new Set(library.operatives.flatMap(({ weapons }) => weapons.flatMap(({ rules }) => rules)));
    const met = new Set([...printed].map((name) => readRule(name, { edition: '2021', kind: 'melee' }).rule?.name));
    expect(weaponRules2021.map(({ name }) => name).filter((name) => !met.has(name))).toEqual([]);
  });

  test('every loadout is a valid input', () => {
    for (const operative of library.operatives) {
      defenderSchema.parse(defenderFrom(operative));
      for (const weapon of operative.weapons.filter(isReadable)) {
        if (weapon.kind === 'ranged') attackerSchema.parse(attackerFrom(operative, weapon).fields);
        else fighterSchema.parse(fighterFrom(operative, weapon).fields);
      }
    }
  });

  test('weapons of one name on a card are told apart', () => {
    const names = (name: string) => named(name).weapons.map((weapon) => weapon.name);
    expect(names('Repentia Superior')).toEqual(
      expect.arrayContaining(['Neural whips (ranged)', 'Neural whips (melee)']),
    );
    expect(names('Yaegir Theyn')).toEqual(expect.arrayContaining(['Bolt revolver', 'Bolt revolver (2)']));
    for (const { name } of library.operatives) expect(new Set(names(name)).size, name).toBe(names(name).length);
  });

  test('two of them are a battle of their edition, and what their abilities do is not claimed', () => {
    const [one, other] = [named('Dire Avenger Warrior'), named('Boss Nob')];
    const battle = unitSource.battle('killteam/shoot', one, other);
    expect(battle).toMatchObject({
      input: {
        edition: '2021',
        attacker: { attacks: 4, hit: 3, normalDamage: 3, criticalDamage: 4, abilities: ['rending'] },
        defender: { dice: 3, save: 4 },
      },
    });
    expect(unitSource.battle('killteam/fight', one, other)).toMatchObject({ input: { edition: '2021' } });
    expect(unitSource.describe(one).rules.notCounted).toContainEqual({
      name: 'Abilities of the 2021 card',
      changesDice: null,
    });
  });
});
