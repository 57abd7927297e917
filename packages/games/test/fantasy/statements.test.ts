// The numbered statements on cards, target numbers, order and strikers, each with figures worked out by hand.
import { readFileSync } from 'node:fs';
import { attack, battle } from '@oddsmith/games/fantasy';
import { describe, expect, test } from 'vitest';
import { type Card, type Input, ninthAge, oldWorld, one, wideFront } from './statement-cards.ts';

interface Strike {
  readonly side: string;
  readonly kind: string;
  readonly step: unknown;
  readonly models: number;
  readonly toHit: unknown;
  readonly toWound: unknown;
  readonly armourSave: unknown;
}

function strikeOf(input: Input, kind: string, side = 'first'): Strike | undefined {
  return battle(input).strikes.find((strike) => strike.kind === kind && strike.side === side);
}

/** They charge with impact hits and nothing else. */
const rammers: Card = { rules: ['Impact Hits (1)'], charging: true };
const behemoth: Card = { rules: ['Stomp Attacks (1)'], troopType: 'behemoth' };

const strikes: readonly [statement: string, input: Input, kind: string, want: Partial<Strike>][] = [
  ['N1: more than twice the skill hits on 2+', oldWorld({ weaponSkill: 7 }), 'rank', { toHit: 2 }],
  ['N1: a better skill hits on 3+', oldWorld({ weaponSkill: 4 }), 'rank', { toHit: 3 }],
  ['N1: less than half the skill hits on 5+', oldWorld({ weaponSkill: 1 }), 'rank', { toHit: 5 }],
  ['N1: skill 0 never hits', oldWorld({ weaponSkill: 0 }), 'rank', { toHit: 'none' }],
  ['N1: skill 0 is hit without a die', oldWorld({}, { weaponSkill: 0 }), 'rank', { toHit: 'auto' }],
  ['N2: four points of skill more hit on 2+', ninthAge({ weaponSkill: 7 }), 'rank', { toHit: 2 }],
  ['N2: eight points less hit on 6+', ninthAge({ weaponSkill: 1 }, { defensiveSkill: 9 }), 'rank', { toHit: 6 }],
  ['N3: six points of toughness more cannot be wounded', oldWorld({}, { toughness: 9 }), 'rank', { toWound: 'none' }],
  ['N3: The 9th Age always wounds on a 6', ninthAge({}, { toughness: 10 }), 'rank', { toWound: 6 }],
  ['N4: modifiers stay within 2+ and 6+', oldWorld({ weaponSkill: 7, toHitModifier: 3 }), 'rank', { toHit: 2 }],
  ['N6: armour beyond 6 is none', oldWorld({ armourPiercing: 3 }, { armourSave: 4 }), 'rank', { armourSave: 'none' }],
  ['N7: infantry has 2+ at best', oldWorld({}, { armourSave: 1 }), 'rank', { armourSave: 2 }],
  [
    'N7: chariots have 3+ at best',
    oldWorld({}, { armourSave: 1, troopType: 'heavyChariot' }),
    'rank',
    { armourSave: 3 },
  ],
  ['N7: hand weapon and shield parry', oldWorld({}, { armourSave: 6, shield: true }), 'rank', { armourSave: 4 }],
  ['N7: parrying stops at 3+', oldWorld({}, { armourSave: 4, shield: true }), 'rank', { armourSave: 3 }],
  [
    'N8: a parry in The 9th Age meets the attacker',
    ninthAge({ weaponSkill: 6 }, { armourSave: 7, shield: true }),
    'rank',
    { toHit: 4 },
  ],
  [
    'N9: a great weapon',
    oldWorld({ weapon: 'greatWeapon' }, { armourSave: 4 }),
    'rank',
    { toWound: 2, armourSave: 6, step: 1 },
  ],
  ['N9: a lance when charging', oldWorld({ weapon: 'lance', charging: true }), 'rank', { toWound: 2 }],
  ['N9: a lance otherwise', oldWorld({ weapon: 'lance' }), 'rank', { toWound: 4 }],
  ['N10: a great weapon strikes at step 0', ninthAge({ weapon: 'greatWeapon' }), 'rank', { toWound: 2, step: 0 }],
  ['N10: a spear that stands fast', ninthAge({ weapon: 'spear' }), 'rank', { step: 5 }],
  [
    'O1: impact hits come before all',
    oldWorld({ rules: ['Impact Hits (1)'], charging: true }),
    'impact',
    { step: 'before' },
  ],
  ['O1: stomps come after all', oldWorld({ rules: ['Stomp Attacks (1)'] }), 'stomp', { step: 'after' }],
  [
    'O2: impact hits at 10 in The 9th Age',
    ninthAge({ rules: ['Impact Hits (1)'], charging: true }),
    'impact',
    { step: 10 },
  ],
  ['O3: a charge is worth up to 3 in the front', oldWorld({ charging: true }), 'rank', { step: 6 }],
  ['O3: and 4 in the flank', oldWorld({ charging: true, arc: 'flank' }), 'rank', { step: 7 }],
  ['O3: two inches are worth 2', oldWorld({ charging: true, chargeDistance: 2 }), 'rank', { step: 5 }],
  ['O3: nothing if disordered', oldWorld({ charging: true, disorderedCharge: true }), 'rank', { step: 3 }],
  ['O3: first and last cancel out', oldWorld({ rules: ['Strike First', 'Strike Last'] }), 'rank', { step: 3 }],
  ['O4: a charge is worth 1 in The 9th Age', ninthAge({ charging: true }), 'rank', { step: 4 }],
  ['W2: infantry that stands fights two ranks deep', oldWorld({}), 'single', { models: 5 }],
  ['W3: a spear supports behind the fighting rank', oldWorld({ weapon: 'thrustingSpear' }), 'support', { models: 5 }],
  [
    'W6: mounts strike for models in contact',
    oldWorld({ mount: {}, troopType: 'heavyCavalry' }),
    'mount',
    { models: 5 },
  ],
  ['W7: the second rank supports in The 9th Age', ninthAge({}), 'support', { models: 5 }],
  [
    'W9: two corners beyond the enemy front',
    oldWorld({ frontage: 10 }, { models: 3, frontage: 3 }),
    'rank',
    { models: 5 },
  ],
  ['W10: a unit fought in its flank has its ranks for files', oldWorld({}, { arc: 'flank' }), 'rank', { models: 4 }],
  ['C1: a champion strikes on his own', oldWorld({ champion: {} }), 'champion', { models: 1 }],
  ['C2: Defensive Skill is the weapon skill unless given', ninthAge({}, { weaponSkill: 7 }), 'rank', { toHit: 5 }],
  ['C2: and counts in The 9th Age', ninthAge({}, { defensiveSkill: 7 }), 'rank', { toHit: 5 }],
  ['C2: not in The Old World', oldWorld({}, { defensiveSkill: 7 }), 'rank', { toHit: 4 }],
  [
    'C3: a mount strikes with its own values',
    oldWorld({ mount: { weaponSkill: 5, strength: 5, initiative: 4 }, troopType: 'heavyCavalry' }),
    'mount',
    { toHit: 3, toWound: 2, step: 4 },
  ],
  [
    "C3: enemies roll against the rider's skill",
    oldWorld({}, { weaponSkill: 1, mount: { weaponSkill: 9 } }),
    'rank',
    { toHit: 2 },
  ],
  [
    "C3: impact hits have the mount's Strength",
    oldWorld({ ...rammers, mount: { strength: 5 } }),
    'impact',
    { toWound: 2 },
  ],
  ['C3: or that of the body', oldWorld({ ...rammers, bodyStrength: 4 }), 'impact', { toWound: 3 }],
  ['N11: a modifier to hit moves the target', oldWorld({ toHitModifier: -1 }), 'rank', { toHit: 5 }],
  ['N11: a modifier to wound too', oldWorld({ toWoundModifier: 1 }), 'rank', { toWound: 3 }],
  [
    'N11: Strength stops at 10',
    oldWorld({ strength: 10, weapon: 'greatWeapon' }, { toughness: 10 }),
    'rank',
    { toWound: 4 },
  ],
  ['W1: who is not in contact is a single striker', wideFront({}), 'single', { models: 5 }],
  [
    'A10: impact hits take nothing from the weapon',
    oldWorld({ ...rammers, weapon: 'greatWeapon' }),
    'impact',
    { toHit: 'auto', toWound: 4 },
  ],
  [
    'A10: no piercing of their own',
    oldWorld({ ...rammers, armourPiercing: 2 }, { armourSave: 4 }),
    'impact',
    { armourSave: 4 },
  ],
  [
    'A10: but 2 from a heavy chariot',
    oldWorld({ ...rammers, troopType: 'heavyChariot' }, { armourSave: 4 }),
    'impact',
    { armourSave: 6 },
  ],
  ['A10: and 2 from the stomps of a behemoth', oldWorld(behemoth, { armourSave: 4 }), 'stomp', { armourSave: 6 }],
  [
    'A10: not against monsters',
    oldWorld(behemoth, { armourSave: 4, troopType: 'monstrousCreature' }),
    'stomp',
    { armourSave: 4 },
  ],
  [
    'A10: Ogre Charge pierces by the rank bonus',
    oldWorld(
      { ...rammers, models: 6, frontage: 3, troopType: 'monstrousInfantry', rules: ['Impact Hits (1)', 'Ogre Charge'] },
      { armourSave: 4 },
    ),
    'impact',
    { armourSave: 5 },
  ],
  [
    'A10: in The 9th Age they have their own piercing',
    ninthAge({ ...rammers, bodyPiercing: 2 }, { armourSave: 4 }),
    'impact',
    { armourSave: 6 },
  ],
];

test.each(strikes)('%s', (_, input, kind, want) => expect(strikeOf(input, kind)).toMatchObject(want));

const absent: readonly [statement: string, input: Input, kind: string][] = [
  [
    'O5: no impact hits below 3 inches',
    oldWorld({ rules: ['Impact Hits (1)'], charging: true, chargeDistance: 2 }),
    'impact',
  ],
  ['W2: who charged fights one rank deep', oldWorld({ charging: true }), 'single'],
  ['W3: no support to the flank', oldWorld({ weapon: 'thrustingSpear' }, { arc: 'flank' }), 'support'],
  ['C7: constructs do not stomp', ninthAge({ height: 'large', rules: ['Chariot'] }), 'stomp'],
  [
    'A10: stomps in The 9th Age reach standard height alone',
    ninthAge({ height: 'large' }, { height: 'large' }),
    'stomp',
  ],
];

test.each(absent)('%s', (_, input, kind) => expect(strikeOf(input, kind)).toBeUndefined());

test('C4: dice of attacks are rolled for each model', () => {
  const pair: Card = { ...one, models: 2, frontage: 2, attacks: 'D3' };
  const nothing = (3 / 4 + (3 / 4) ** 2 + (3 / 4) ** 3) / 3;
  expect(
    battle(oldWorld(pair, { ...one, attacks: 0, wounds: 10 })).distributions.secondLost.probabilities[0],
  ).toBeCloseTo(nothing ** 2, 12);
});

test('C2: piercing is never below 0', () => {
  expect(() => battle(oldWorld({ armourPiercing: -1 }))).toThrow();
});

const shots: readonly [statement: string, ballisticSkill: number, hitModifier: number, chance: number][] = [
  ['N5: skill 3 hits on 4+', 3, 0, 3 / 6],
  ['N5: skill 6 has a second chance on 6', 6, 0, 5 / 6 + (1 / 6) * (1 / 6)],
  ['N5: a modifier moves the first die alone', 8, -1, 4 / 6 + (2 / 6) * (3 / 6)],
  ['N5: 7 is a 6, then 4+', 3, -3, (1 / 6) * (3 / 6)],
  ['N5: 8 is a 6, then 5+', 3, -4, (1 / 6) * (2 / 6)],
  ['N5: 9 is a 6, then 6', 3, -5, (1 / 6) * (1 / 6)],
  ['N5: 10 is out of reach', 2, -5, 0],
];

test.each(shots)('%s', (_, ballisticSkill, hitModifier, chance) => {
  const { summary } = attack({
    system: 'oldWorld',
    numAttacks: 1,
    ballisticSkill,
    hitModifier,
    toWound: 'auto',
    armorSave: 'none',
  });
  expect(summary.meanWounds).toBeCloseTo(chance, 12);
});

test('every statement has a test of its number', () => {
  const sources = [
    'statements.test.ts',
    'statements-result.test.ts',
    'card-rules.test.ts',
    'card-outcomes.table.ts',
  ].map((file) => readFileSync(new URL(`./${file}`, import.meta.url), 'utf8'));
  const titles = sources.flatMap((text) =>
    [...text.matchAll(/['"]((?:[A-Z]\d+(?:, )?)+):/g)].map(([, title]) => title),
  );
  const tested = new Set(titles.flatMap((title) => title.split(', ')));
  const wanted = witnessed('Cards and combat').map(([number]) => number);
  expect(wanted.filter((number) => !tested.has(number))).toEqual([]);
});

/** Of the rules files of this game: each letter with the numbers it has. */
const NUMBERS = {
  'Plain dice': { E: [1, 3], R: [1, 5], H: [1, 4], W: [1, 4], A: [1, 3], P: [1, 2], M: [1, 2], O: [1, 3], X: [1, 15] },
  'Cards and combat': {
    C: [1, 7],
    N: [1, 11],
    O: [1, 5],
    W: [1, 12],
    A: [0, 12],
    F: [1, 2],
    R: [1, 8],
    B: [1, 6],
    D: [1, 2],
  },
  'From the charge to the pursuit': {
    S: [1, 7],
    C: [1, 13],
    T: [1, 9],
    H: [1, 13],
    D: [1, 11],
    P: [1, 11],
    M: [1, 11],
  },
} as const;

function witnessed(heading: string): string[][] {
  const text = readFileSync(new URL('../../src/fantasy/STATEMENTS.md', import.meta.url), 'utf8');
  const part = text.split(/^#+ /m).find((section) => section.startsWith(heading)) ?? '';
  const lines = part.split('\n').filter((line) => line.startsWith('|') && !/^\|[-|]+$/.test(line));
  const rows = lines.map((line) => line.split(/(?<!\\)\|/).slice(1, -1));
  return rows.slice(1).map((row) => row.map((cell) => cell.trim()));
}

describe('every statement names its witness', () => {
  const sources = witnessed('The statements and their witnesses');

  test('the sources have a version and a date', () => {
    expect(sources.length).toBeGreaterThan(7);
    for (const [name, what, version, date] of sources) {
      expect(what.length * version.length, name).toBeGreaterThan(0);
      expect(date, name).toMatch(/20\d\d/);
    }
  });

  test.each(Object.entries(NUMBERS))('%s: no number is missing, and each says what and who', (heading, letters) => {
    const wanted = Object.entries(letters).flatMap(([letter, [from, to]]) =>
      Array.from({ length: to - from + 1 }, (_, index) => `${letter}${from + index}`),
    );
    const rows = witnessed(heading);
    expect(rows.map(([number]) => number)).toEqual(wanted);
    const known = sources.map(([name]) => name);
    for (const [number, statement, witness] of rows) {
      expect(statement, number).not.toBe('');
      for (const part of witness.split('; ')) {
        const [, name, place] = /^([a-z]+)(?:: (.+))?$/.exec(part) ?? [];
        expect(known, `${number}: ${part}`).toContain(name);
        // A book is cited by its heading, an FAQ by its chapter or number; a reading has no place but this one.
        if (['reading', 'model', 'program'].includes(name)) expect(place, number).toBeUndefined();
        else expect(place, `${number}: ${part}`).toBeTruthy();
      }
    }
  });

  test('what rests on a reading or on the community alone says how it is decided', () => {
    for (const [number, statement, witness] of witnessed('From the charge to the pursuit')) {
      const alone = witness.split('; ').every((part) => part === 'reading' || part.startsWith('community'));
      if (alone) expect(statement, number).toMatch(/by our decision|switch/);
    }
  });
});
