// What the calculator says about inputs that do nothing or contradict themselves.
import { describe, expect, test } from 'vitest';
import { attack, charge } from '../../src/wh40k/index.ts';

type Request = NonNullable<Parameters<typeof attack>[0]>;

const weapon = { attacks: 2, skill: 3, strength: 4, ap: 0, damage: 1, keywords: [] as string[] };

describe('several weapons, groups and units', () => {
  test('rule 24: a wounded model listed behind fresh ones is remarked on', () => {
    const { advice } = attack({ weapon, target: { groups: [{}, { wounds: 3, firstModelWounds: 1 }] } });
    expect(advice.map(({ code, path }) => [code, path])).toEqual([['wh40k/wounded-later', 'target.groups[1]']]);
  });

  const stiff = { ...weapon, keywords: ['Heavy'] };

  test('a remark is made once, at the place it speaks of', () => {
    const context = { hitModifier: 1, stationary: true };
    const { advice } = attack({
      volley: [{ weapon: stiff }, { weapon: stiff }],
      context,
      followedBy: [{ volley: [{ weapon: stiff }], context }],
      target: { groups: [{ save: 2, invuln: 4 }, { save: 2 }, { save: 3, invuln: 5 }] },
    });
    expect(advice.map(({ code, path }) => [code, path])).toEqual([
      ['wh40k/hit-modifier-limited', 'context.hitModifier'],
      ['wh40k/hit-modifier-limited', 'followedBy[0].context.hitModifier'],
      ['wh40k/invulnerable-behind-armour', 'target.groups[0].invuln'],
      ['wh40k/invulnerable-behind-armour', 'target.groups[2].invuln'],
    ]);
  });
});

const remarks: readonly (readonly [code: string, path: string, message: string, input: Request])[] = [
  [
    'keyword-not-modelled',
    'weapon.keywords[0]',
    '"Bubblechukka" is not modelled: it changes nothing here',
    { weapon: { ...weapon, keywords: ['Bubblechukka'] } },
  ],
  [
    'keyword-incomplete',
    'weapon.keywords[0]',
    '"Sustained Hits" has no number: 1 is assumed',
    { weapon: { ...weapon, keywords: ['Sustained Hits'] } },
  ],
  [
    'keyword-no-effect',
    'volley[0].weapon.keywords[0]',
    'Assault: may be fired after an Advance; changes no dice.',
    { volley: [{ weapon: { ...weapon, keywords: ['Assault'] } }] },
  ],
  [
    'cover-idle',
    'context.cover',
    'cover does nothing for a save of 3+ or better against AP 0',
    { weapon, context: { cover: true }, target: { save: 3 } },
  ],
  [
    'cover-idle',
    'context.cover',
    'cover does nothing against melee weapons',
    { weapon: { ...weapon, kind: 'melee' }, context: { cover: true } },
  ],
  [
    'cover-idle',
    'context.cover',
    'cover does nothing: every weapon ignores it',
    { weapon: { ...weapon, keywords: ['Ignores Cover'] }, context: { cover: true }, target: { save: 5 } },
  ],
  [
    'cover-idle',
    'context.cover',
    'cover does nothing: the roll needed to save stays the same',
    { weapon: { ...weapon, ap: -4 }, context: { cover: true }, target: { save: 4, invuln: 4 } },
  ],
  ['hit-modifier-limited', 'context.hitModifier', '−3 to hit counts as −1', { weapon, context: { hitModifier: -3 } }],
  [
    'wound-modifier-limited',
    'context.woundModifier',
    '+2 to wound counts as +1',
    { weapon, context: { woundModifier: 2 } },
  ],
  [
    'anti-without-keyword',
    'weapon.keywords',
    'the target does not have the keyword vehicle: Anti does nothing',
    { weapon: { ...weapon, keywords: ['Anti-Vehicle 4+'] } },
  ],
  [
    'critical-without-roll',
    'weapon',
    'there is no hit roll, so Sustained Hits and Lethal Hits do nothing',
    { weapon: { ...weapon, keywords: ['Torrent', 'Lethal Hits'] } },
  ],
  [
    'torrent-indirect',
    'weapon',
    'a weapon that hits without a roll cannot fire at what it does not see',
    { weapon: { ...weapon, keywords: ['Torrent', 'Indirect Fire'] }, context: { unseen: true } },
  ],
  [
    'no-skill',
    'weapon.skill',
    'no skill is given: the weapon hits without a roll',
    { weapon: { ...weapon, skill: null } },
  ],
  [
    'condition-not-met',
    'weapon',
    'a keyword of this weapon waits for half range',
    { weapon: { ...weapon, keywords: ['Melta 2'] } },
  ],
  [
    'fishing-for-nothing',
    'context.rerollHits',
    'critical hits do nothing more here: rerolling hits that succeeded only loses some',
    { weapon, context: { rerollHits: 'nonCrits' } },
  ],
  [
    'damage-not-rolled',
    'weapon',
    'its damage is fixed: there is no roll to reroll',
    { weapon, context: { rerollOneDamage: true } },
  ],
  [
    'one-hit-reroll-idle',
    'context.rerollOneHit',
    'every failed hit roll is rerolled already',
    { weapon, context: { rerollOneHit: true, rerollHits: 'fails' } },
  ],
  [
    'one-wound-reroll-idle',
    'context.rerollOneWound',
    'every failed wound roll is rerolled already',
    { weapon: { ...weapon, keywords: ['Twin-linked'] }, context: { rerollOneWound: true } },
  ],
  [
    'precision-without-keyword',
    'context.precision',
    'no weapon has Precision',
    { weapon, context: { precision: true } },
  ],
  [
    'precision-without-character',
    'context.precision',
    'the target has no character to pick out',
    { weapon: { ...weapon, keywords: ['Precision'] }, context: { precision: true } },
  ],
  ['situation-idle', 'context.charged', 'no weapon here cares about a charge', { weapon, context: { charged: true } }],
  ['situation-idle', 'context.unseen', 'no weapon here has Indirect Fire', { weapon, context: { unseen: true } }],
  [
    'fnp-mortal-idle',
    'target.fnpMortal',
    'the ordinary Feel No Pain is at least as good against mortal wounds',
    { weapon, target: { fnp: 4, fnpMortal: 5 } },
  ],
  ['fnp-psychic-idle', 'target.fnpPsychic', 'no weapon is Psychic', { weapon, target: { fnpPsychic: 5 } }],
  [
    'invulnerable-behind-armour',
    'target.invuln',
    'the invulnerable save only helps against enough AP',
    { weapon, target: { save: 3, invuln: 5 } },
  ],
  [
    'hazardous-bearers',
    'attacker',
    'say how many models carry Hazardous weapons, and their wounds, to see how many are lost',
    { weapon: { ...weapon, keywords: ['Hazardous'] } },
  ],
  [
    'weapon-and-volley',
    'weapon',
    'both a weapon and a volley are given: the volley is used',
    { weapon, volley: [{ weapon }] },
  ],
  [
    'character-first',
    'target.groups[0]',
    'a character listed before its bodyguards loses its models first: bodyguards go first in the rules',
    { weapon, target: { groups: [{ character: true, models: 1 }, { models: 5 }] } },
  ],
];

describe('advice', () => {
  test.each(remarks)('%s at %s', (code, path, message, input) => {
    expect(attack(input).advice).toContainEqual(expect.objectContaining({ code: `wh40k/${code}`, path, message }));
  });

  test('an ordinary attack is left in peace', () => {
    expect(attack({ weapon: { ...weapon, ap: -1 }, target: { models: 5 } }).advice).toEqual([]);
  });
});

describe('advice on a charge', () => {
  const fight = { weapon: { ...weapon, kind: 'melee' as const, ap: -1 }, target: { models: 5 } };

  test('a charge nobody may declare', () => {
    expect(charge({ distance: 12 }).advice).toEqual([]);
    expect(charge({ distance: 12.5 }).advice).toEqual([
      {
        code: 'wh40k/charge-too-far',
        severity: 'warning',
        path: 'distance',
        message: 'a charge can only be declared within 12"',
      },
    ]);
  });

  test('a fight with a gun', () => {
    expect(charge({ fight: { ...fight, weapon: { ...fight.weapon, kind: 'ranged' } } }).advice).toEqual([
      {
        code: 'wh40k/fight-with-ranged-weapon',
        severity: 'warning',
        path: 'fight',
        message: 'a ranged weapon is among those that fight: only melee weapons strike',
      },
    ]);
  });

  test('a charge of one edition and a fight of another', () => {
    expect(charge({ edition: '10', fight }).advice).toEqual([]);
    expect(charge({ edition: '11', fight }).advice).toEqual([
      {
        code: 'wh40k/editions-differ',
        severity: 'warning',
        path: 'edition',
        message: 'the charge is of the 11th edition, the fight of the 10th: give both the same',
      },
    ]);
  });
});
