// Figures worked out by hand from the numbered statements on the 11th edition. Read by both engines.
import type * as z from 'zod';
import type { attackSchema } from '../../src/wh40k/schema/index.ts';

type Request = z.input<typeof attackSchema>;

export interface StatementCase {
  /** The numbered statement: 4 is E4. */
  readonly statement: number;
  readonly name: string;
  readonly input: Request;
  readonly summary?: { readonly [figure: string]: number };
  /** P(damage = n), complete. */
  readonly damage?: { readonly [wounds: number]: number };
  readonly source: string;
}

/** Hits without a roll and wounds T4 on 2+. */
const sure = { attacks: 1, skill: null, strength: 8, ap: 0, damage: 1, keywords: [] as string[] };
const gun = { ...sure, skill: 4 };
const horde = { models: 10, wounds: 1, toughness: 4, save: 7 };
const tank = { models: 1, wounds: 10, toughness: 4, save: 7 };
const guard = { name: 'Guard', models: 1, wounds: 1, toughness: 4, save: 7 };
const leader = { name: 'Leader', models: 1, wounds: 1, toughness: 4, save: 7, character: true };

export const statementCases: readonly StatementCase[] = [
  {
    statement: 1,
    name: 'a D3 is half a D6 rounded up, and a sum is rerolled whole',
    input: {
      weapon: { ...sure, damage: '2D3' },
      context: { rerollDamage: 'belowAverage' },
      target: { ...tank },
    },
    // 2D3: 2, 3, 4, 5, 6 with 1, 2, 3, 2, 1 of 9; 2 and 3 are rolled again.
    summary: { meanDamage: (5 / 6) * ((3 * 4 + 2 * 5 + 1 * 6) / 9 + (3 / 9) * 4) },
    source: '28/9 of what stays and a third of a new roll of 4',
  },
  {
    statement: 2,
    name: 'a die is rerolled once, and the new face may be critical',
    input: { weapon: { ...gun, keywords: ['Sustained Hits 1'] }, context: { rerollHits: 'fails' }, target: horde },
    summary: { meanDamage: (3 / 4 + (1 / 6) * (3 / 2)) * (5 / 6) },
    source: '3/4 hits, a six in 1/6 + 1/2 x 1/6',
  },
  {
    statement: 3,
    name: 'what succeeds without a roll is never critical',
    input: { weapon: { ...sure, keywords: ['Torrent', 'Sustained Hits 3', 'Lethal Hits'] }, target: horde },
    summary: { meanDamage: 5 / 6 },
    source: 'one hit that rolls to wound',
  },
  {
    statement: 4,
    name: 'Melta adds before the damage is halved',
    input: {
      weapon: { ...sure, damage: 6, keywords: ['Melta 2'] },
      context: { halfRange: true },
      target: { ...tank, halveDamage: true, damageReduction: 1 },
    },
    damage: { 0: 1 / 6, 3: 5 / 6 },
    source: '(6 + 2) / 2 - 1 = 3; the 10th edition makes it 4',
  },
  {
    statement: 4,
    name: 'damage is multiplied before anything is added',
    input: {
      weapon: { ...sure, damage: 2, keywords: ['Melta 1'] },
      context: { halfRange: true, damageMultiplier: 2 },
      target: tank,
    },
    damage: { 0: 1 / 6, 5: 5 / 6 },
    source: '2 x 2 + 1',
  },
  {
    statement: 4,
    name: 'damage set to 0 stays 0 whatever Melta adds',
    input: {
      weapon: { ...sure, keywords: ['Melta 2'] },
      context: { halfRange: true },
      target: { ...tank, setDamage: 0 },
    },
    damage: { 0: 1 },
    source: 'the 10th edition makes it 2',
  },
  {
    statement: 5,
    name: 'BS is never worse than 6+',
    input: { weapon: { ...gun, skill: 6 }, context: { cover: true, hitModifier: 1 }, target: horde },
    summary: { meanDamage: (2 / 6) * (5 / 6) },
    source: '6+ stays 6+; with +1 a 5 hits',
  },
  {
    statement: 6,
    name: 'hit roll modifiers come to -1 to +1 in all',
    input: { weapon: gun, context: { hitModifier: -2, damaged: true }, target: horde },
    summary: { meanDamage: (2 / 6) * (5 / 6) },
    source: '-3 counts as -1: 5+',
  },
  {
    statement: 7,
    name: 'who ignores modifiers keeps the helpful ones',
    input: {
      weapon: { ...gun, keywords: ['Psychic'] },
      context: { hitModifier: 1, damaged: true, cover: true },
      target: horde,
    },
    summary: { meanDamage: (4 / 6) * (5 / 6) },
    source: '+1 stays, -1 and cover go: 3+',
  },
  {
    statement: 8,
    name: 'random attacks are rolled for each weapon, random damage for each attack',
    input: { weapon: { ...sure, attacks: 'D3', damage: 'D3', strength: 8 }, target: { ...tank, wounds: 20 } },
    summary: { meanDamage: 2 * (5 / 6) * 2 },
    source: '2 attacks, 5/6 wounds, 2 damage each on average',
  },
  {
    statement: 9,
    name: 'several instances of one ability do not add up',
    input: { weapon: { ...gun, keywords: ['Sustained Hits 1', 'Sustained Hits 2'] }, target: horde },
    summary: { meanDamage: (3 / 6 + 2 / 6) * (5 / 6) },
    source: 'two more hits on a 6, not three',
  },
  {
    statement: 9,
    name: 'of two Anti abilities the better one works',
    input: {
      weapon: { ...sure, strength: 1, keywords: ['Anti-Infantry 4+', 'Anti-Fly 3+'] },
      target: { ...horde, keywords: ['Infantry', 'Fly'] },
    },
    summary: { meanDamage: 4 / 6 },
    source: 'wounds on 3+',
  },
  {
    statement: 10,
    name: 'a slash list means any of the keywords, singular or plural',
    input: {
      volley: [
        { weapon: { ...gun, keywords: ['[SUSTAINED HITS 2: VEHICLE/MONSTER]'] } },
        { weapon: { ...gun, keywords: ['Sustained Hits 1: Infantry/Beasts'] } },
      ],
      target: { ...horde, keywords: ['Beast'] },
    },
    summary: { meanDamage: (3 / 6 + 4 / 6) * (5 / 6) },
    source: 'only the second gun hits once more on a 6',
  },
  {
    statement: 10,
    name: 'so does a slash list after Anti',
    input: {
      weapon: { ...sure, strength: 1, keywords: ['Anti-Monster/Vehicles 4+'] },
      target: { ...horde, keywords: ['Vehicle'] },
    },
    summary: { meanDamage: 3 / 6 },
    source: 'wounds on 4+',
  },
  {
    statement: 12,
    name: 'identical attacks of two weapons are one pool, whatever they are called',
    input: {
      volley: [{ weapon: { ...sure, name: 'One' } }, { weapon: { ...sure, name: 'Other', keywords: ['Assault'] } }],
      context: { critWoundOn: 2 },
      target: {
        groups: [
          { ...guard, save: 4 },
          { ...leader, save: 2 },
        ],
      },
    },
    // As two dice of one pool: see E35.
    damage: {
      0: 1 / 36 + (10 / 36) * (1 / 2) + (25 / 36) * (9 / 36),
      1: (10 / 36) * (1 / 2) + (25 / 36) * (26 / 36),
      2: (25 / 36) * (1 / 36),
    },
    source: 'one after the other the leader would die with 3/6 x 1/6',
  },
  {
    statement: 13,
    name: 'Blast 2 and Cleave 1 add so many dice for every five models',
    input: {
      volley: [
        { weapon: { ...sure, keywords: ['Blast 2'] } },
        { weapon: { ...sure, kind: 'melee', keywords: ['Cleave 1'] } },
      ],
      target: { ...horde, models: 5 },
    },
    damage: { 0: 1 / 6 ** 5, 1: 25 / 6 ** 5, 2: 250 / 6 ** 5, 3: 1250 / 6 ** 5, 4: 3125 / 6 ** 5, 5: 3125 / 6 ** 5 },
    source: '1 + 2 and 1 + 1 attacks',
  },
  {
    statement: 16,
    name: 'critical hits on 5+ always hit',
    input: { weapon: { ...gun, skill: 6 }, context: { critHitOn: 5, hitModifier: -1 }, target: horde },
    summary: { meanDamage: (2 / 6) * (5 / 6) },
    source: '5 and 6',
  },
  {
    statement: 17,
    name: 'Torrent hits without a roll, in cover too',
    input: { weapon: { ...gun, keywords: ['Torrent'] }, context: { cover: true, hitModifier: -1 }, target: horde },
    summary: { meanDamage: 5 / 6 },
    source: 'no roll, no modifier',
  },
  {
    statement: 18,
    name: 'cover worsens BS, outside the limit of roll modifiers, and leaves the save alone',
    input: { weapon: gun, context: { cover: true, hitModifier: -1 }, target: { ...horde, save: 4 } },
    summary: { meanDamage: (1 / 6) * (5 / 6) * (3 / 6) },
    source: '5+ with -1: only 6 hits; the save stays 4+',
  },
  {
    statement: 18,
    name: 'cover and Stealth count once',
    input: { weapon: gun, context: { cover: true }, target: { ...horde, stealth: true } },
    summary: { meanDamage: (2 / 6) * (5 / 6) },
    source: '5+, not 6+',
  },
  {
    statement: 18,
    name: 'Stealth needs every model',
    input: { weapon: gun, target: { groups: [{ ...guard, stealth: true }, leader] } },
    summary: { meanDamage: (3 / 6) * (5 / 6) },
    source: 'the leader has none: 4+ stays 4+',
  },
  {
    statement: 18,
    name: 'Ignores Cover beats Stealth too',
    input: { weapon: { ...gun, keywords: ['Ignores Cover'] }, target: { ...horde, stealth: true } },
    summary: { meanDamage: (3 / 6) * (5 / 6) },
    source: '4+ stays 4+',
  },
  {
    statement: 19,
    name: 'plunging fire improves BS, not AP',
    input: { weapon: gun, context: { plungingFire: true }, target: { ...horde, save: 4 } },
    summary: { meanDamage: (4 / 6) * (5 / 6) * (3 / 6) },
    source: '3+ to hit, the save stays 4+',
  },
  {
    statement: 20,
    name: 'an engaged Monster or Vehicle has -1 to hit, but not with Close-quarters weapons',
    input: {
      volley: [{ weapon: gun }, { weapon: { ...gun, keywords: ['Close-quarters'] } }],
      context: { engaged: true },
      target: horde,
    },
    summary: { meanDamage: (2 / 6 + 3 / 6) * (5 / 6) },
    source: '5+ and 4+',
  },
  {
    statement: 21,
    name: 'Heavy works after a move of at most 3"',
    input: { weapon: { ...gun, keywords: ['Heavy'] }, context: { movedAtMost3: true }, target: horde },
    summary: { meanDamage: (4 / 6) * (5 / 6) },
    source: '4+ with +1',
  },
  {
    statement: 22,
    name: 'Indirect Fire hits on sixes and nothing is rerolled',
    input: {
      weapon: { ...gun, skill: 2, keywords: ['Indirect Fire'] },
      context: { unseen: true, rerollHits: 'fails', rerollOneHit: true, rerollHitDice: 3, commandReroll: 'hit' },
      target: horde,
    },
    summary: { meanDamage: (1 / 6) * (5 / 6) },
    source: '1 to 5 miss',
  },
  {
    statement: 22,
    name: 'Indirect Fire has no -1: stationary and spotted it misses on 1 to 3 only',
    input: {
      weapon: { ...gun, skill: 3, keywords: ['Indirect Fire'] },
      context: { unseen: true, spotted: true, stationary: true },
      target: horde,
    },
    summary: { meanDamage: (3 / 6) * (5 / 6) },
    source: 'BS 4+ for cover; with -1 a 4 would miss',
  },
  {
    statement: 23,
    name: 'snap shooting hits on sixes and nothing is rerolled',
    input: {
      weapon: { ...gun, skill: 2 },
      context: { overwatch: true, rerollHits: 'fails', rerollOneHit: true, hitModifier: 1 },
      target: horde,
    },
    summary: { meanDamage: (1 / 6) * (5 / 6) },
    source: 'only 6',
  },
  {
    statement: 23,
    name: 'some units hit on 5+, and only sixes are critical',
    input: {
      weapon: { ...gun, keywords: ['Sustained Hits 1'] },
      context: { overwatch: true, overwatchOn: 5, critHitOn: 5 },
      target: horde,
    },
    summary: { meanDamage: (2 / 6 + 1 / 6) * (5 / 6) },
    source: '5 and 6 hit, the 6 once more',
  },
  {
    statement: 24,
    name: 'the hits of Sustained Hits are ordinary',
    input: { weapon: { ...gun, keywords: ['Sustained Hits 2', 'Lethal Hits'] }, target: horde },
    summary: { meanDamage: (2 / 6) * (5 / 6) + (1 / 6) * (1 + 2 * (5 / 6)) },
    source: 'a 6 wounds at once, its two hits roll',
  },
  {
    statement: 25,
    name: 'Lethal Hits may be declined',
    input: {
      weapon: { ...gun, strength: 4, keywords: ['Lethal Hits', 'Devastating Wounds'] },
      context: { critHitOn: 4, critWoundOn: 4, declineLethalHits: true },
      target: { ...horde, save: 2 },
    },
    summary: { meanDamage: (1 / 2) * (1 / 2) },
    source: 'every hit rolls to wound, and each wound is critical',
  },
  {
    statement: 26,
    name: 'Conversion makes hits of 4 and 5 critical, not misses, beyond its own distance',
    input: {
      volley: [
        { weapon: { ...gun, skill: 5, keywords: ['Conversion 18', 'Sustained Hits 1'] } },
        { weapon: { ...gun, skill: 5, keywords: ['Conversion 24', 'Sustained Hits 1'] } },
      ],
      context: { distance: 20 },
      target: horde,
    },
    summary: { meanDamage: (2 / 6 + 2 / 6 + 2 / 6 + 1 / 6) * (5 / 6) },
    source: '5 and 6 hit; beyond 18 both are critical, not beyond 24; a 4 misses',
  },
  {
    statement: 27,
    name: 'Psychic attacks ignore what harms their skill and hit roll, and meet Feel No Pain against them',
    input: {
      weapon: { ...gun, keywords: ['Psychic'] },
      context: { cover: true, hitModifier: -1 },
      target: { ...horde, stealth: true, fnpPsychic: 4 },
    },
    summary: { meanDamage: (3 / 6) * (5 / 6) * (1 / 2) },
    source: '4+ whatever happens',
  },
  {
    statement: 28,
    name: 'Damaged is -1 to hit',
    input: { weapon: gun, context: { damaged: true }, target: horde },
    summary: { meanDamage: (2 / 6) * (5 / 6) },
    source: '5+',
  },
  {
    statement: 29,
    name: 'Lance adds 1 after a charge, Twin-linked rolls again, Anti is critical',
    input: {
      weapon: { ...sure, kind: 'melee', strength: 4, keywords: ['Lance', 'Twin-linked'] },
      context: { charged: true },
      target: horde,
    },
    summary: { meanDamage: 4 / 6 + (2 / 6) * (4 / 6) },
    source: '3+ with a second try',
  },
  {
    statement: 30,
    name: 'Toughness is read again when the bodyguards are dead',
    input: {
      volley: [{ weapon: { ...sure, ap: -1 } }, { weapon: { ...sure, strength: 4 } }],
      target: { groups: [guard, { ...leader, toughness: 8 }] },
    },
    // Second wound roll: 4+ against the guard's T4, 6+ against the leader's T8.
    damage: { 0: (1 / 6) * (1 / 2), 1: (1 / 6) * (1 / 2) + (5 / 6) * (5 / 6), 2: (5 / 6) * (1 / 6) },
    source: 'T4 while the guard lives, then T8',
  },
  {
    statement: 31,
    name: 'Anti-Character works on an attached unit with a living character',
    input: { weapon: { ...sure, strength: 1, keywords: ['Anti-Character 3+'] }, target: { groups: [guard, leader] } },
    summary: { meanDamage: 4 / 6 },
    source: 'wounds on 3+',
  },
  {
    statement: 32,
    name: 'the attached unit has one starting strength',
    input: { weapon: sure, target: { groups: [guard, leader] } },
    summary: { belowHalfChance: 5 / 6 },
    source: 'one of two left',
  },
  {
    statement: 33,
    name: 'each group saves with its own values',
    input: { weapon: { ...sure, attacks: 1 }, target: { groups: [{ ...guard, save: 4 }, leader] } },
    summary: { meanDamage: (5 / 6) * (3 / 6) },
    source: 'the only wound meets the guard',
  },
  {
    statement: 34,
    name: 'characters come after all others whatever the list says',
    input: { weapon: sure, target: { groups: [leader, { ...guard, save: 4 }] } },
    summary: { meanDamage: (5 / 6) * (3 / 6) },
    source: 'the guard takes the wound on 4+',
  },
  {
    statement: 35,
    name: 'the lowest save is resolved first',
    input: {
      weapon: { ...sure, attacks: 2 },
      context: { critWoundOn: 2 },
      target: {
        groups: [
          { ...guard, save: 4 },
          { ...leader, save: 2 },
        ],
      },
    },
    // One wound: 1-3 kills the guard. Two: the lower die meets the guard (fails unless both are 4+), then the other
    // meets the leader only if it is a 1, so both must be 1.
    damage: {
      0: 1 / 36 + (10 / 36) * (1 / 2) + (25 / 36) * (9 / 36),
      1: (10 / 36) * (1 / 2) + (25 / 36) * (26 / 36),
      2: (25 / 36) * (1 / 36),
    },
    source: 'order statistics of two dice; one by one the leader would die with 3/6 x 1/6',
  },
  {
    statement: 35,
    name: 'a low die spent on a tough group spares the weak one behind it',
    input: {
      weapon: { ...sure, attacks: 2 },
      target: {
        groups: [
          { ...guard, models: 2, save: 2 },
          { ...guard, name: 'Others', save: 6 },
        ],
      },
    },
    summary: { meanDamage: 2 * (5 / 6) * (1 / 6) },
    source: 'two dice never get past two guards: each fails on a 1',
  },
  {
    statement: 36,
    name: 'what a dead model does not need is lost, and Feel No Pain is rolled for each wound',
    input: { weapon: { ...sure, damage: 3 }, target: { ...horde, models: 2, wounds: 2, fnp: 4 } },
    damage: { 0: 1 / 6 + (5 / 6) * (1 / 8), 1: (5 / 6) * (3 / 8), 2: (5 / 6) * (4 / 8) },
    source: 'three dice of one half each, at most the 2 wounds of one model',
  },
  {
    statement: 37,
    name: 'Precision picks one character; when it is dead, the normal order follows',
    input: {
      weapon: { ...sure, attacks: 2, keywords: ['Precision'] },
      context: { precision: true },
      target: { groups: [guard, leader, { ...leader, name: 'Support' }] },
    },
    damage: { 0: 1 / 36, 1: 10 / 36, 2: 25 / 36 },
    source: 'the second wound kills the guard, not the other character: see the losses by group',
  },
  {
    statement: 38,
    name: 'devastating wounds of such a pool go to the picked character too',
    input: {
      weapon: { ...sure, keywords: ['Precision', 'Devastating Wounds'] },
      context: { precision: true, critWoundOn: 2 },
      target: {
        groups: [
          { ...guard, wounds: 3 },
          { ...leader, fnp: 4 },
        ],
      },
    },
    summary: { meanDamage: (5 / 6) * (1 / 2) },
    source: "the leader's Feel No Pain is rolled",
  },
  {
    statement: 39,
    name: 'AP and damage changes are those of the group that takes the attack',
    input: {
      weapon: { ...sure, ap: -1, damage: 3 },
      target: { groups: [{ ...guard, wounds: 5, save: 4, apReduction: 1, damageReduction: 1 }, leader] },
    },
    damage: { 0: 1 / 6 + (5 / 6) * (3 / 6), 2: (5 / 6) * (3 / 6) },
    source: 'AP 0 against 4+, 3 - 1 damage',
  },
  {
    statement: 40,
    name: 'devastating wounds come after the normal damage of their own pool, not after the unit',
    input: {
      volley: [{ weapon: { ...sure, keywords: ['Devastating Wounds'] } }, { weapon: { ...sure, damage: 2 } }],
      context: { critWoundOn: 2 },
      target: { models: 2, wounds: 2, toughness: 4, save: 7 },
    },
    damage: { 0: 1 / 36, 1: 5 / 36, 2: 30 / 36 },
    source: 'the 1 comes first, so the 2 only finishes that model',
  },
  {
    statement: 41,
    name: 'mortal wounds come after all normal damage',
    input: {
      weapon: { ...sure, damage: 2 },
      context: { mortalWounds: 1 },
      target: { models: 2, wounds: 2, toughness: 4, save: 7 },
    },
    damage: { 1: 1 / 6, 3: 5 / 6 },
    source: 'the other way round the 2 would only finish a model',
  },
  {
    statement: 42,
    name: 'mortal wounds spill on, characters last',
    input: {
      context: { mortalWounds: 2 },
      target: {
        groups: [
          { ...leader, wounds: 2, fnp: 2 },
          { ...guard, models: 2 },
        ],
      },
    },
    damage: { 2: 1 },
    source: 'both guards, no Feel No Pain',
  },
  {
    statement: 45,
    name: 'Crushing Impact: T dice, each 5+ a mortal wound, at most 6',
    input: { context: { mortalWounds: { dice: 2, on: 5, max: 6 } }, target: horde },
    damage: { 0: 16 / 36, 1: 16 / 36, 2: 4 / 36 },
    source: 'two dice of one third',
  },
  {
    statement: 46,
    name: 'exactly half the models is enough, of the strength at the start of the battle',
    input: { weapon: sure, target: { ...horde, models: 3, startingStrength: 4 } },
    summary: { belowHalfChance: 5 / 6 },
    source: 'two of four left',
  },
  {
    statement: 47,
    name: 'a unit at half strength tests 2D6 against its Leadership',
    input: { weapon: sure, target: { ...horde, models: 2, leadership: 7 } },
    summary: { battleShockChance: (5 / 6) * (15 / 36) },
    source: '2D6 below 7 is 15 of 36',
  },
  {
    statement: 64,
    name: 'a Command Re-roll is one of the dice',
    input: { weapon: { ...gun, attacks: 2 }, context: { commandReroll: 'hit' }, target: horde },
    summary: { meanDamage: (1 + (3 / 4) * (1 / 2)) * (5 / 6) },
    source: 'one more try if one of two failed',
  },
];
