// Units become the parts of a request: bearers, leaders, phases, and requests written out for editing.
import { describe, expect, test } from 'vitest';
import { prepareBattle } from '../../src/contract/calculate.ts';
import { calculators, attack as shoot } from '../../src/wh40k/index.ts';
import {
  asTarget,
  asVolley,
  DEFENDERS,
  isUnarmed,
  joinedAttack,
  joinedSide,
  leaderGroups,
  phaseFor,
  requestFields,
  targetModels,
  type Unit,
  unitRequest,
  withLeaders,
} from '../../src/wh40k/units/index.ts';

const gun = { kind: 'ranged', range: 24, skill: 3, ap: -1, damage: 1, attacks: 2, strength: 4 } as const;
const hellblasters: Unit = {
  name: 'Hellblasters',
  points: 110,
  keywords: ['Infantry'],
  models: [
    { name: 'Sergeant', count: 1, t: 4, sv: 3, w: 2, ld: 6 },
    { name: 'Hellblaster', count: 4, t: 4, sv: 3, w: 2, ld: 6, fnp: 6 },
  ],
  weapons: [{ ...gun, name: 'Plasma incinerator', keywords: ['Hazardous'], count: 5 }],
};
const captain: Unit = {
  name: 'Captain',
  points: 80,
  keywords: ['Infantry', 'Character'],
  models: [{ name: 'Captain', count: 1, t: 4, sv: 3, w: 5, ld: 6, invuln: 4 }],
  weapons: [{ ...gun, name: 'Sword', kind: 'melee', range: 'Melee', keywords: [], count: 1 }],
};
const [attack] = calculators;

describe('a unit as parts of a request', () => {
  test('bearers of Hazardous weapons are told, with the stat line of most of them', () => {
    expect(unitRequest([hellblasters]).attacker.shooting).toEqual({
      name: 'Hellblasters',
      points: 110,
      models: 5,
      wounds: 2,
      fnp: 6,
      fnpMortal: null,
      keywords: ['Infantry'],
    });
    expect(unitRequest([captain]).attacker.fight).toEqual({ name: 'Captain', points: 80 });
    const both = {
      ...captain,
      weapons: ['Left', 'Right'].map((name) => ({ ...gun, name, keywords: ['Hazardous'], count: 1 })),
    };
    expect(unitRequest([both]).attacker.shooting).toMatchObject({ models: 1, wounds: 5 });
  });

  test('E43: in the 11th edition a hazard hurts the unit, bodyguards before a leader, whoever fires', () => {
    const plasma = { ...captain, weapons: [{ ...gun, name: 'Plasma pistol', keywords: ['Hazardous'], count: 1 }] };
    const guards = { ...hellblasters, models: [{ name: 'Guard', count: 9, t: 3, sv: 5, w: 1, ld: 7 }], weapons: [] };
    const lost = (edition: '10' | '11', ...units: Unit[]) => {
      const { attacker, volley } = unitRequest(units, edition);
      const request = { edition, attacker: attacker.shooting, volley: volley.shooting };
      return shoot(request).distributions.hazardousSlain.mean;
    };
    // One mortal wound on a 1 or 2: enough for a guard, not for a captain of five wounds, nor are three.
    expect(lost('11', guards, plasma)).toBeCloseTo(1 / 3, 12);
    expect(lost('11', plasma)).toBe(0);
    expect(lost('10', guards, plasma)).toBe(0);
    expect(unitRequest([{ ...guards, weapons: plasma.weapons }], '11').attacker.shooting).toMatchObject({ models: 9 });
    expect(unitRequest([{ ...guards, weapons: plasma.weapons }], '10').attacker.shooting).toMatchObject({ models: 1 });
  });

  test('a bodyguard and its leader are one unit: names, points and weapons together', () => {
    const together = unitRequest([hellblasters, captain], '11');
    expect(together).toMatchObject({ name: 'Hellblasters + Captain', points: 190, edition: '11' });
    expect(together.volley.fight.map(({ weapon }) => weapon?.name)).toEqual(['Sword']);
    expect(together.target.shooting.groups?.map(({ name, character }) => [name, character])).toEqual([
      ['Hellblaster', false],
      ['Sergeant', false],
      ['Captain', true],
    ]);
  });

  test('a unit without guns attacks in melee, and is said to be unarmed in the other phase', () => {
    expect(phaseFor(unitRequest([captain]), 'shooting')).toBe('fight');
    expect(phaseFor(unitRequest([hellblasters]), 'shooting')).toBe('shooting');
    expect(isUnarmed(unitRequest([captain]), 'shooting')).toBe(true);
    expect(isUnarmed(unitRequest([captain]), 'fight')).toBe(false);
  });

  test('both sides together are a request that the calculator takes', () => {
    const sides = { attacker: unitRequest([hellblasters], '11'), defender: unitRequest([captain]) };
    const request = requestFields(sides, 'shooting');
    expect(request).toMatchObject({ edition: '11', target: { name: 'Captain', wounds: 5, invuln: 4 } });
    expect(() => prepareBattle(attack, request)).not.toThrow();
    expect(requestFields({ defender: sides.defender }, 'fight')).not.toHaveProperty('volley');
    const mixed = { attacker: unitRequest([hellblasters], '11'), defender: unitRequest([captain], '10') };
    expect(requestFields(mixed, 'shooting').edition).toBe('11');
  });
});

describe('a leader that joins what is there already', () => {
  const leader = unitRequest([captain]);

  test('an attack: his weapons come after those of the unit, names and points together', () => {
    const { volley, attacker } = unitRequest([hellblasters]);
    const joined = joinedAttack({ volley: volley.shooting, attacker: attacker.shooting }, leader, 'fight');
    expect(joined.volley.map(({ weapon }) => weapon?.name)).toEqual(['Plasma incinerator', 'Sword']);
    expect(joined.attacker).toMatchObject({ name: 'Hellblasters + Captain', points: 190, models: 5 });
    expect(joinedAttack({ attacker: { name: 'Some' } }, leader, 'fight').attacker).toMatchObject({ points: null });
  });

  test('a side of a fight: he stands behind the others, a character with his own weapons and saves', () => {
    const weapons = [{ weapon: { name: 'Knife', kind: 'melee' as const } }];
    const side = {
      name: 'Guard',
      models: 10,
      wounds: 2,
      firstModelWounds: 1,
      toughness: 3,
      save: 5,
      fnpMortal: 5,
      weapons,
    };
    const { groups, ...joined } = joinedSide(side, leader);
    expect(joined).toMatchObject({ name: 'Guard + Captain', weapons: [] });
    expect(groups.map(({ name, character, weapons: own = [] }) => [name, character, own[0].weapon?.name])).toEqual([
      ['Guard', false, 'Knife'],
      ['Captain', true, 'Sword'],
    ]);
    const { first } = prepareBattle(calculators[3], { first: { ...joined, groups } });
    const stats = first.target.groups.map(({ firstWounds, fnpMortal, invuln }) => [firstWounds, fnpMortal, invuln]);
    expect(stats).toEqual([
      [1, 5, null],
      [5, null, 4],
    ]);
  });
});

describe('targets', () => {
  test('a flat target joined by a leader becomes groups, each with saves of its own', () => {
    const flat = { name: 'Guard', models: 10, wounds: 1, toughness: 3, save: 5, invuln: 6 };
    const joined = withLeaders(flat, leaderGroups(unitRequest([captain]), 'shooting'));
    expect(joined).toMatchObject({ invuln: null, fnp: null });
    expect(joined.groups.map(({ name, models, invuln, character }) => [name, models, invuln, character])).toEqual([
      ['Guard', 10, 6, false],
      ['Captain', 1, 4, true],
    ]);
    expect(targetModels({ models: 10, groups: [{ models: 10 }, { models: 1 }] })).toBe(11);
    expect(targetModels({ models: 10, groups: null })).toBe(10);
  });

  test('every yardstick is a whole target: nothing of the one before stays', () => {
    for (const defender of DEFENDERS) {
      const target = asTarget(defender);
      expect(target).toMatchObject({ groups: null, name: defender.name, fnp: defender.fnp ?? null });
      expect(() => prepareBattle(attack, { target })).not.toThrow();
    }
  });
});

describe('a request written as a volley', () => {
  test('a lone weapon is its first entry', () => {
    const weapon = { name: 'Lascannon' };
    expect(asVolley({ weapon, count: 3 }, false)).toEqual({ volley: [{ weapon, count: 3 }], count: 1 });
  });

  test('nothing asked for is the example, and its target has a name', () => {
    const written = asVolley({ target: { models: 5 } }, true);
    expect(written.volley).toHaveLength(1);
    expect(written.target).toEqual({ models: 5, name: 'Intercessors' });
    expect(asVolley({ target: { models: 7 } }, false).target).toEqual({ models: 7 });
  });

  test('a volley, and mortal wounds alone, stay as they are', () => {
    const volley = { volley: [{ count: 2 }] };
    expect(asVolley(volley, false)).toBe(volley);
    const mortal = { context: { mortalWounds: 'D3' } };
    expect(asVolley(mortal, true)).toBe(mortal);
  });
});
