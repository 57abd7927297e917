// Figures worked out by hand from the numbered rules; [C] marks what calculators commonly get wrong. Read by both engines.
import type * as z from 'zod';
import type { attackSchema } from '../../src/wh40k/schema/index.ts';

type Request = z.input<typeof attackSchema>;

export interface Case {
  readonly rule: number;
  readonly name: string;
  readonly input: Request;
  /** Figures of the summary. */
  readonly summary?: { readonly [figure: string]: number };
  /** P(damage = n), complete. */
  readonly damage?: { readonly [wounds: number]: number };
  /** How the figures come about. */
  readonly source: string;
}

/** Hits without a roll and wounds T4 on 2+: one attack is one wound with chance 5/6. */
const sure = { attacks: 1, skill: null, strength: 8, ap: 0, damage: 1, keywords: [] as string[] };
/** Rolls to hit on 4+ and wounds T4 on 4+. */
const plain = { attacks: 1, skill: 4, strength: 4, ap: 0, damage: 1, keywords: [] as string[] };
const horde = { models: 10, wounds: 1, toughness: 4, save: 7 };

export const cases: readonly Case[] = [
  {
    rule: 2,
    name: 'a die is rerolled once',
    input: { weapon: { ...sure, skill: 4 }, context: { rerollHits: 'fails' }, target: horde },
    summary: { meanDamage: (3 / 4) * (5 / 6) },
    source: 'hits 1/2 + 1/2 x 1/2; a third roll would give more',
  },
  {
    rule: 3,
    name: '[C] +1 to hit does not widen critical hits',
    input: {
      weapon: { ...sure, skill: 4, keywords: ['Sustained Hits 1'] },
      context: { hitModifier: 1 },
      target: horde,
    },
    summary: { meanDamage: (4 / 6 + 1 / 6) * (5 / 6) },
    source: 'hits on 3+: 4/6, one more hit on the 6 only',
  },
  {
    rule: 4,
    name: '[C] modifiers are summed before they are limited',
    input: {
      weapon: { ...sure, skill: 4, keywords: ['Heavy'] },
      context: { hitModifier: -3, stationary: true },
      target: horde,
    },
    summary: { meanDamage: (2 / 6) * (5 / 6) },
    source: '-3 + 1 = -2, limited to -1: hits on 5+. Limiting first would give -1 + 1 = 0',
  },
  {
    rule: 4,
    name: '[C] -1 and +2 make +1',
    input: {
      weapon: { ...sure, skill: 4, keywords: ['Heavy'] },
      context: { hitModifier: 1, stationary: true },
      target: { ...horde, stealth: true },
    },
    summary: { meanDamage: (4 / 6) * (5 / 6) },
    source: '+1 + 1 - 1 = +1: hits on 3+',
  },
  {
    rule: 6,
    name: 'a better skill is not a roll modifier',
    input: { weapon: { ...sure, skill: 5 }, context: { skillModifier: 1, hitModifier: 2 }, target: horde },
    summary: { meanDamage: (4 / 6) * (5 / 6) },
    source: 'BS 5+ becomes 4+, then +2 counts as +1: hits on 3+',
  },
  {
    rule: 7,
    name: '[C] halve, then Melta, then -1 damage',
    input: {
      weapon: { ...sure, damage: 6, keywords: ['Melta 2'] },
      context: { halfRange: true },
      target: { models: 1, wounds: 10, toughness: 4, save: 7, halveDamage: true, damageReduction: 1 },
    },
    damage: { 0: 1 / 6, 4: 5 / 6 },
    source: '6 / 2 + 2 - 1 = 4',
  },
  {
    rule: 7,
    name: '[C] rounding up happens once, at the end',
    input: {
      weapon: { ...sure, damage: 3, keywords: ['Melta 2'] },
      context: { halfRange: true },
      target: { models: 1, wounds: 10, toughness: 4, save: 7, halveDamage: true, damageReduction: 1 },
    },
    damage: { 0: 1 / 6, 3: 5 / 6 },
    source: '1.5 + 2 - 1 = 2.5, rounded up to 3',
  },
  {
    rule: 8,
    name: 'one reroll is spent on a failed die only',
    input: { weapon: { ...plain, attacks: 2, strength: 8 }, context: { rerollOneHit: true }, target: horde },
    summary: { meanDamage: (1 + (3 / 4) * (1 / 2)) * (5 / 6) },
    source: 'one hit on average; with 3/4 a die failed and is rolled again',
  },
  {
    rule: 9,
    name: 'the same ability twice counts once, the better one',
    input: {
      weapon: { ...sure, skill: 4, keywords: ['Sustained Hits 1'] },
      context: { keywords: ['Sustained Hits 2'] },
      target: horde,
    },
    summary: { meanDamage: (3 / 6 + 2 / 6) * (5 / 6) },
    source: 'hits 3/6, and two more on the 6',
  },
  {
    rule: 11,
    name: 'Rapid Fire adds attacks to every weapon at half range',
    input: { weapon: { ...sure, keywords: ['Rapid Fire 2'] }, count: 2, context: { halfRange: true }, target: horde },
    summary: { meanDamage: 6 * (5 / 6) },
    source: '2 x (1 + 2) attacks',
  },
  {
    rule: 11,
    name: '[C] losses to earlier weapons do not shrink Blast',
    input: {
      volley: [{ weapon: { ...sure, attacks: 2 } }, { weapon: { ...sure, keywords: ['Blast'] } }],
      target: { ...horde, models: 5 },
    },
    summary: { meanDamage: 4 * (5 / 6) },
    source: 'Blast still counts five models: 2 + 1 + 1 attacks',
  },
  {
    rule: 11,
    name: 'Cleave adds attacks in melee for every five models',
    input: { weapon: { ...sure, kind: 'melee', keywords: ['Cleave 2'] }, target: { ...horde, models: 9 } },
    summary: { meanDamage: 3 * (5 / 6) },
    source: '1 + 2 attacks; nine models are one five',
  },
  {
    rule: 12,
    name: 'Extra Attacks cannot be changed',
    input: {
      weapon: { ...sure, kind: 'melee', attacks: 2, keywords: ['Extra Attacks'] },
      context: { attacksModifier: 3 },
      target: horde,
    },
    summary: { meanDamage: 2 * (5 / 6) },
    source: 'two attacks stay two',
  },
  {
    rule: 13,
    name: '[C] after an Advance only Assault weapons fire',
    input: {
      volley: [
        { weapon: { ...sure, name: 'Carbine', keywords: ['Assault'] }, count: 2 },
        { weapon: { ...sure, name: 'Heavy bolter', attacks: 3, keywords: ['Heavy', 'Rapid Fire 1'] }, count: 1 },
      ],
      context: { advanced: true, halfRange: true, attacksModifier: 1 },
      target: horde,
    },
    summary: { meanDamage: 4 * (5 / 6) },
    source: 'two Assault weapons of 1 + 1 attacks; the other is not fired, whatever gives it attacks',
  },
  {
    rule: 13,
    name: 'a unit that Advanced did not stand still, whatever else is set',
    input: {
      weapon: { ...plain, keywords: ['Assault', 'Heavy'] },
      context: { advanced: true, stationary: true },
      target: horde,
    },
    summary: { meanDamage: 1 / 4 },
    source: 'hits on 4+ and wounds on 4+: Heavy gives nothing after a move',
  },
  {
    rule: 14,
    name: 'critical hits on 5+ hit whatever the skill',
    input: { weapon: { ...sure, skill: 6 }, context: { critHitOn: 5, hitModifier: -1 }, target: horde },
    summary: { meanDamage: (2 / 6) * (5 / 6) },
    source: '5 and 6 hit',
  },
  {
    rule: 15,
    name: '[C] Torrent is never critical',
    input: { weapon: { ...plain, skill: 4, keywords: ['Torrent', 'Sustained Hits 2', 'Lethal Hits'] }, target: horde },
    summary: { meanDamage: 1 / 2 },
    source: 'one hit, wounds on 4+',
  },
  {
    rule: 16,
    name: 'Indirect Fire misses on 1 to 3 even with critical hits on 3+',
    input: {
      weapon: { ...sure, skill: 2, keywords: ['Indirect Fire', 'Ignores Cover'] },
      context: { unseen: true, critHitOn: 3 },
      target: horde,
    },
    summary: { meanDamage: (3 / 6) * (5 / 6) },
    source: '4, 5 and 6 hit',
  },
  {
    rule: 16,
    name: 'Indirect Fire gives the target cover',
    input: {
      weapon: { ...sure, skill: 2, ap: -1, keywords: ['Indirect Fire'] },
      context: { unseen: true },
      target: { ...horde, save: 4 },
    },
    summary: { meanDamage: (3 / 6) * (5 / 6) * (3 / 6) },
    source: '2+ with -1 needs 3, but 3 misses; save 4+ + AP 1 - cover 1 = 4+',
  },
  {
    rule: 17,
    name: 'Overwatch hits on sixes only',
    input: {
      weapon: { ...sure, skill: 2, keywords: ['Sustained Hits 1'] },
      context: { overwatch: true, critHitOn: 4, hitModifier: 1 },
      target: horde,
    },
    summary: { meanDamage: (2 / 6) * (5 / 6) },
    source: 'a 6, critical, gives two hits',
  },
  {
    rule: 18,
    name: '[C] sustained hits neither chain nor become lethal',
    input: { weapon: { ...plain, keywords: ['Sustained Hits 2', 'Lethal Hits'] }, target: horde },
    summary: { meanDamage: (1 / 6) * (1 + 2 / 2) + (2 / 6) * (1 / 2) },
    source: 'the 6 wounds and adds two hits that wound on 4+',
  },
  {
    rule: 19,
    name: '[C] a lethal hit is not a critical wound',
    input: {
      weapon: { ...plain, keywords: ['Lethal Hits', 'Devastating Wounds'] },
      context: { critHitOn: 4 },
      target: { ...horde, save: 2 },
    },
    summary: { meanDamage: (1 / 2) * (1 / 6) },
    source: 'every hit is lethal, so every wound may be saved on 2+',
  },
  {
    rule: 20,
    name: 'Conversion is critical on 4+ beyond 12"',
    input: {
      weapon: { ...sure, skill: 4, keywords: ['Conversion', 'Sustained Hits 1'] },
      context: { beyond12: true },
      target: horde,
    },
    summary: { meanDamage: 1 * (5 / 6) },
    source: 'three faces hit, each with one hit more',
  },
  {
    rule: 21,
    name: 'Strength 3 wounds Toughness 7 on 6+, Strength 4 on 5+',
    input: {
      volley: [{ weapon: { ...sure, strength: 3 } }, { weapon: { ...sure, strength: 4 } }],
      target: { ...horde, toughness: 7 },
    },
    summary: { meanDamage: 1 / 6 + 2 / 6 },
    source: '2 x 3 <= 7, 2 x 4 > 7',
  },
  {
    rule: 21,
    name: 'random Strength is rolled, not averaged',
    input: { weapon: { ...sure, strength: 'D6+6' }, target: { ...horde, toughness: 9 } },
    summary: { meanDamage: (2 * 2 + 3 + 3 * 4) / 36 },
    source: 'S7, S8: 5+; S9: 4+; S10, S11, S12: 3+. The average of 9.5 would wound on 3+',
  },
  {
    rule: 21,
    name: 'a wound roll that is rolled again keeps its Strength',
    input: { weapon: { ...sure, strength: 'D3+3' }, context: { rerollOneWound: true }, target: horde },
    summary: { meanDamage: (3 / 4 + 8 / 9 + 8 / 9) / 3 },
    source: 'S4 wounds T4 on 4+, S5 and S6 on 3+; a failed die has the same chance once more',
  },
  {
    rule: 22,
    name: 'Anti makes critical wounds of rolls that would fail',
    input: {
      weapon: { ...sure, strength: 1, keywords: ['Anti-Infantry 4+', 'Devastating Wounds'] },
      target: { ...horde, save: 2, keywords: ['INFANTRY'] },
    },
    summary: { meanDamage: 1 / 2 },
    source: '4, 5, 6 are critical and allow no save',
  },
  {
    rule: 22,
    name: 'Lance adds 1 to wound on a charge',
    input: {
      weapon: { ...sure, strength: 4, kind: 'melee', keywords: ['Lance'] },
      context: { charged: true },
      target: horde,
    },
    summary: { meanDamage: 4 / 6 },
    source: '4+ becomes 3+',
  },
  {
    rule: 22,
    name: 'Twin-linked rolls failed wound rolls again',
    input: { weapon: { ...sure, strength: 4, keywords: ['Twin-linked'] }, target: horde },
    summary: { meanDamage: 3 / 4 },
    source: '1/2 + 1/2 x 1/2',
  },
  {
    rule: 23,
    name: '[C] bodyguards give an attached unit its Toughness',
    input: {
      weapon: { ...sure, strength: 4 },
      target: {
        groups: [
          { name: 'Guard', models: 2, wounds: 1, toughness: 3, save: 7 },
          { name: 'Leader', models: 1, wounds: 4, toughness: 8, save: 7, character: true },
        ],
      },
    },
    summary: { meanDamage: 4 / 6 },
    source: 'S4 against T3: 3+',
  },
  {
    rule: 23,
    name: '[C] the highest Toughness counts in a mixed unit, not the first or the most common',
    input: {
      weapon: { ...sure, strength: 4 },
      target: {
        groups: [
          { name: 'Many', models: 9, wounds: 1, toughness: 3, save: 7 },
          { name: 'Few', models: 1, wounds: 1, toughness: 8, save: 7 },
        ],
      },
    },
    summary: { meanDamage: 1 / 6 },
    source: 'S4 against T8: 6+',
  },
  {
    rule: 25,
    name: 'bodyguards are lost before the character',
    input: {
      weapon: { ...sure, attacks: 2 },
      target: {
        groups: [
          { name: 'Guard', models: 1, wounds: 1, toughness: 4, save: 7 },
          { name: 'Leader', models: 1, wounds: 1, toughness: 4, save: 7, character: true },
        ],
      },
    },
    damage: { 0: 1 / 36, 1: 10 / 36, 2: 25 / 36 },
    summary: { wipeChance: 25 / 36 },
    source: 'the leader dies only if both attacks wound',
  },
  {
    rule: 26,
    name: "Precision picks out the character, at the bodyguards' Toughness",
    input: {
      weapon: { ...sure, strength: 4, keywords: ['Precision'] },
      context: { precision: true },
      target: {
        groups: [
          { name: 'Guard', models: 5, wounds: 1, toughness: 3, save: 7 },
          { name: 'Leader', models: 1, wounds: 1, toughness: 8, save: 4, character: true },
        ],
      },
    },
    summary: { meanSlain: (4 / 6) * (1 / 2) },
    source: 'wounds on 3+ against T3, the leader saves on 4+',
  },
  {
    rule: 27,
    name: '[C] there is no save on 6 when more than 6 is needed',
    input: { weapon: { ...sure, ap: -4 }, target: { ...horde, save: 3 } },
    summary: { meanDamage: 5 / 6 },
    source: '3+ with AP -4 needs 7',
  },
  {
    rule: 28,
    name: 'the better of armour and invulnerable is used',
    input: { weapon: { ...sure, ap: -3 }, target: { ...horde, save: 2, invuln: 4 } },
    summary: { meanDamage: (5 / 6) * (3 / 6) },
    source: 'armour 5+, invulnerable 4+',
  },
  {
    rule: 29,
    name: '[C] cover does nothing for 3+ against AP 0',
    input: { weapon: sure, context: { cover: true }, target: { ...horde, save: 3 } },
    summary: { meanDamage: (5 / 6) * (2 / 6) },
    source: 'still 3+',
  },
  {
    rule: 29,
    name: '[C] cover helps 4+ against AP 0',
    input: { weapon: sure, context: { cover: true }, target: { ...horde, save: 4 } },
    summary: { meanDamage: (5 / 6) * (2 / 6) },
    source: '4+ becomes 3+',
  },
  {
    rule: 29,
    name: '[C] cover on 2+ against AP -1 goes back to 2+ and no further',
    input: { weapon: { ...sure, ap: -1 }, context: { cover: true }, target: { ...horde, save: 2 } },
    summary: { meanDamage: (5 / 6) * (1 / 6) },
    source: '1 always fails',
  },
  {
    rule: 29,
    name: '[C] cover does nothing against Ignores Cover or in melee',
    input: {
      volley: [{ weapon: { ...sure, keywords: ['Ignores Cover'] } }, { weapon: { ...sure, kind: 'melee' } }],
      context: { cover: true },
      target: { ...horde, save: 4 },
    },
    summary: { meanDamage: 2 * (5 / 6) * (3 / 6) },
    source: '4+ against both',
  },
  {
    rule: 31,
    name: '[C] damage beyond a dead model is lost',
    input: { weapon: { ...sure, attacks: 2, damage: 3 }, target: { ...horde, wounds: 2 } },
    summary: { meanDamage: 4 * (5 / 6), meanSlain: 2 * (5 / 6), meanWasted: 2 * (5 / 6) },
    source: 'each unsaved attack kills one model; 3 damage is never 1.5 models',
  },
  {
    rule: 31,
    name: '[C] three damage 2 attacks kill one model of 3 wounds, not two',
    input: { weapon: { ...sure, attacks: 3, damage: 2 }, target: { ...horde, wounds: 3, save: 7 } },
    damage: { 0: 1 / 216, 2: 15 / 216, 3: 75 / 216, 5: 125 / 216 },
    source: '2, then 1 of 2, then 2 on the next model',
  },
  {
    rule: 32,
    name: 'damage reduction never goes below 1 and works on devastating wounds',
    input: {
      weapon: { ...sure, damage: 2, keywords: ['Devastating Wounds'] },
      context: { critWoundOn: 2 },
      target: { models: 1, wounds: 5, toughness: 4, save: 2, damageReduction: 3 },
    },
    damage: { 0: 1 / 6, 1: 5 / 6 },
    source: '2 - 3, at least 1',
  },
  {
    rule: 33,
    name: 'Feel No Pain is rolled for each point',
    input: { weapon: { ...sure, damage: 2 }, target: { models: 1, wounds: 3, toughness: 4, save: 7, fnp: 4 } },
    damage: { 0: 1 / 6 + 5 / 24, 1: 5 / 12, 2: 5 / 24 },
    source: '5/6 x Binomial(2, 1/2)',
  },
  {
    rule: 33,
    name: 'Feel No Pain against Psychic attacks only',
    input: {
      volley: [{ weapon: { ...sure, keywords: ['Psychic'] } }, { weapon: sure }],
      target: { ...horde, fnpPsychic: 4 },
    },
    summary: { meanDamage: 5 / 12 + 5 / 6 },
    source: 'half of the psychic wound is ignored',
  },
  {
    rule: 34,
    name: 'damage rerolls look at the roll before modifiers',
    input: {
      weapon: { ...sure, damage: 'D3' },
      context: { rerollDamage: 'ones' },
      target: { models: 1, wounds: 9, toughness: 4, save: 7 },
    },
    summary: { meanDamage: (5 / 6) * (1 / 9 + 2 * (4 / 9) + 3 * (4 / 9)) },
    source: 'D3 with 1 rolled again: 1/9, 4/9, 4/9',
  },
  {
    rule: 35,
    name: '[C] devastating wounds do not spill',
    input: {
      weapon: { ...sure, strength: 4, damage: 6, keywords: ['Devastating Wounds'] },
      context: { critWoundOn: 4 },
      target: { ...horde, save: 2 },
    },
    summary: { meanSlain: 1 / 2, meanDamage: 1 / 2, meanWasted: 5 / 2 },
    source: 'one model for each critical wound',
  },
  {
    rule: 35,
    name: '[C] devastating wounds come after all other attacks of the unit',
    input: {
      volley: [{ weapon: { ...sure, keywords: ['Devastating Wounds'] } }, { weapon: { ...sure, damage: 2 } }],
      context: { critWoundOn: 2 },
      target: { models: 2, wounds: 2, toughness: 4, save: 7 },
    },
    damage: { 0: 1 / 36, 1: 5 / 36, 2: 5 / 36, 3: 25 / 36 },
    source: 'the 2 kills a fresh model, then the 1 wounds the next; the other way round only 2 would be lost',
  },
  {
    rule: 35,
    name: '[C] Feel No Pain against mortal wounds works on devastating wounds',
    input: {
      weapon: { ...sure, damage: 1, keywords: ['Devastating Wounds'] },
      context: { critWoundOn: 2 },
      target: { ...horde, save: 2, fnpMortal: 4 },
    },
    summary: { meanDamage: 5 / 12 },
    source: '5/6 x 1/2',
  },
  {
    rule: 36,
    name: 'other mortal wounds spill from model to model',
    input: { context: { mortalWounds: 3 }, target: { models: 5, wounds: 2, save: 2 } },
    damage: { 3: 1 },
    summary: { meanSlain: 1 },
    source: 'two on the first, one on the second',
  },
  {
    rule: 38,
    name: 'attacks left when the unit is gone are lost',
    input: { weapon: { ...sure, attacks: 3 }, target: { ...horde, models: 1 } },
    damage: { 0: 1 / 216, 1: 215 / 216 },
    source: 'one wound is all it has',
  },
  {
    rule: 39,
    name: 'the exact state is carried from weapon to weapon',
    input: {
      volley: [{ weapon: sure }, { weapon: { ...sure, damage: 2 } }],
      target: { models: 2, wounds: 2, toughness: 4, save: 7 },
    },
    damage: { 0: 1 / 36, 1: 5 / 36, 2: 30 / 36 },
    source: 'after a 1 the 2 kills the same model: 2 in all',
  },
  {
    rule: 44,
    name: 'below half strength',
    input: { weapon: { ...sure, attacks: 2 }, target: { ...horde, models: 3, leadership: 7 } },
    summary: { belowHalfChance: 25 / 36, battleShockChance: (25 / 36) * (15 / 36) },
    source: 'one of three left is less than half; 2D6 below 7 is 15 of 36',
  },
  {
    rule: 44,
    name: 'a single model counts its wounds',
    input: {
      weapon: { ...sure, damage: 3 },
      target: { models: 1, wounds: 6, toughness: 4, save: 7, firstModelWounds: 5 },
    },
    summary: { belowHalfChance: 5 / 6 },
    source: '2 of 6 left',
  },
  {
    rule: 46,
    name: 'Grenade and Tank Shock',
    input: { context: { mortalWounds: { dice: 6, on: 4 } }, target: { models: 10, wounds: 1 } },
    summary: { meanSlain: 3 },
    source: 'six dice, half of them 4+',
  },
  {
    rule: 15,
    name: 'an engaged Monster or Vehicle has -1 to hit, but not with a Pistol',
    input: {
      volley: [{ weapon: { ...sure, skill: 4 } }, { weapon: { ...sure, skill: 4, keywords: ['Pistol'] } }],
      context: { engaged: true },
      target: horde,
    },
    summary: { meanDamage: (2 / 6 + 3 / 6) * (5 / 6) },
    source: '5+ for the first, 4+ for the second',
  },
  {
    rule: 15,
    name: 'Close-quarters weapons are Pistols',
    input: {
      weapon: { ...sure, skill: 4, keywords: ['Close-quarters'] },
      context: { engaged: true },
      target: horde,
    },
    summary: { meanDamage: (3 / 6) * (5 / 6) },
    source: '4+ all the same',
  },
];
