// Two hundred small attacks whose every dice path can be walked: each keyword alone, in pairs, and every other switch.
import type * as z from 'zod';
import { standardKeywords } from '../../src/wh40k/index.ts';
import { weaponRules } from '../../src/wh40k/rules/catalogue.ts';
import { readKeyword } from '../../src/wh40k/rules/index.ts';
import type { attackSchema } from '../../src/wh40k/schema/index.ts';

type Request = z.input<typeof attackSchema>;

interface Keyword {
  readonly keyword: string;
  readonly context?: Request['context'];
  readonly target?: { readonly models?: number; readonly wounds?: number; readonly fnpPsychic?: number };
  readonly attached?: true;
}

/** The situation and the target that wake a keyword, and how it is spelled, where its name alone will not do. */
const WAKING: { readonly [rule: string]: Partial<Keyword> } = {
  rapidFire: { context: { halfRange: true } },
  blast: { target: { models: 5 } },
  cleave: { target: { models: 5 } },
  extraAttacks: { context: { attacksModifier: 1 } },
  heavy: { context: { stationary: true } },
  indirectFire: { context: { unseen: true } },
  conversion: { context: { beyond12: true } },
  sustainedHits: { keyword: 'Sustained Hits 1' },
  lance: { context: { charged: true } },
  precision: { context: { precision: true }, attached: true },
  ignoresCover: { context: { cover: true } },
  melta: { keyword: 'Melta 2', context: { halfRange: true }, target: { wounds: 3 } },
  psychic: { target: { fnpPsychic: 5 } },
  pistol: { context: { engaged: true } },
  closeQuarters: { context: { engaged: true } },
};

/** Every keyword of the catalogue that acts on the dice. */
export const KEYWORDS: readonly Keyword[] = weaponRules
  .filter(({ stage }) => stage !== 'none')
  .map((rule) => ({
    keyword: standardKeywords().find((text) => readKeyword(text).rule?.id === rule.id) ?? rule.name,
    ...WAKING[rule.id],
  }));

/** Pairs that cannot be on one weapon: firing blindly without a roll is not defined, and Cleave is Blast in melee. */
export const NEVER_TOGETHER: readonly (readonly [string, string])[] = [
  ['Torrent', 'Indirect Fire'],
  ['Blast', 'Cleave 1'],
  ['Pistol', 'Close-quarters'],
  ...['Pistol', 'Close-quarters'].flatMap((pistol) =>
    ['Torrent', 'Cleave 1', 'Extra Attacks'].map((other) => [pistol, other] as const),
  ),
  ...['Rapid Fire 1', 'Torrent', 'Heavy', 'Indirect Fire', 'Conversion', 'Ignores Cover', 'Melta 2'].map(
    (ranged) => ['Cleave 1', ranged] as const,
  ),
  ...['Rapid Fire 1', 'Blast', 'Torrent', 'Heavy', 'Indirect Fire', 'Conversion', 'Ignores Cover', 'Melta 2'].map(
    (ranged) => ['Extra Attacks', ranged] as const,
  ),
];

const weapon = { attacks: 1, skill: 4, strength: 4, ap: -1, damage: 1, keywords: [] as string[] };

const targets: readonly Request['target'][] = [
  { models: 5, wounds: 2, toughness: 4, save: 4, keywords: ['Infantry'] },
  { models: 2, wounds: 1, toughness: 5, save: 3, invuln: 5, fnpPsychic: 5, keywords: ['Infantry'] },
  { models: 1, wounds: 3, toughness: 8, save: 6, fnp: 5, keywords: ['Vehicle'] },
  {
    keywords: ['Infantry'],
    groups: [
      { name: 'Bodyguard', models: 2, wounds: 1, toughness: 3, save: 5 },
      { name: 'Leader', models: 1, wounds: 2, toughness: 5, save: 2, invuln: 4, character: true },
    ],
  },
];

/** No save to roll keeps the number of paths down where a weapon rolls many dice. */
const bare = { models: 5, wounds: 1, toughness: 4, save: 7, keywords: ['Infantry'] };

function single(keywords: readonly string[], context: Request['context'], target: Request['target']): Request {
  return { weapon: { ...weapon, keywords: [...keywords] }, count: 1, target, context };
}

function alone(): Request[] {
  return KEYWORDS.flatMap((one) =>
    [0, 1].map((turn) => single([one.keyword], one.context ?? {}, wakingTarget([one], turn))),
  );
}

/** Every pair that one weapon can have, on targets that wake both, the kinds of target in turn. */
function pairs(): Request[] {
  const requests: Request[] = [];
  KEYWORDS.forEach((one, i) => {
    for (const two of KEYWORDS.slice(i + 1)) {
      const both = [one.keyword, two.keyword];
      if (NEVER_TOGETHER.some((pair) => pair.every((keyword) => both.includes(keyword)))) continue;
      requests.push(single(both, { ...one.context, ...two.context }, wakingTarget([one, two], requests.length)));
    }
  });
  return requests;
}

/** One of the targets in turn, changed so far that the keywords have something to do. */
function wakingTarget(keywords: readonly (typeof KEYWORDS)[number][], turn: number): Request['target'] {
  const needs = Object.assign({}, ...keywords.map(({ target }) => target));
  const dice = keywords.filter(({ keyword }) => /^(Rapid|Blast|Cleave)/.test(keyword)).length;
  if (keywords.some((one) => one.attached)) {
    const { models = 3, fnpPsychic = null, wounds = 2 } = needs;
    return {
      keywords: ['Infantry'],
      fnpPsychic,
      groups: [
        { name: 'Bodyguard', models: models - 1, wounds: 1, toughness: 3, save: dice > 0 ? 7 : 5 },
        { name: 'Leader', models: 1, wounds, toughness: 5, save: 2, invuln: 4, character: true },
      ],
    };
  }
  // More attacks make many paths: a save is rolled only where the other keyword asks for one.
  const saves = dice === 1 && keywords.some(({ keyword }) => /^(Ignores|Devastating)/.test(keyword));
  if (dice > 0) return { ...bare, ...needs, ...(saves ? { save: 5 } : {}) };
  const usual = targets[turn % 3];
  return { ...usual, ...needs, keywords: ['Infantry'] };
}

const [squad, elite, vehicle, attached] = targets;
const strong = { ...weapon, skill: 3, strength: 5, ap: -2, damage: 'D3' };

/** What is not a keyword: rerolls, modifiers, defences, order, several units, mortal wounds. */
const switches: readonly Request[] = [
  ...['Lethal Hits', 'Devastating Wounds', 'Anti-Infantry 4+', 'Heavy'].map((other) =>
    single(['Sustained Hits D3', other], {}, bare),
  ),
  single(['Sustained Hits D3'], {}, vehicle),
  ...(['ones', 'fails', 'nonCrits'] as const).flatMap((reroll): Request[] => [
    single(['Sustained Hits 1'], { rerollHits: reroll }, elite),
    single(['Devastating Wounds'], { rerollWounds: reroll, critWoundOn: 5 }, elite),
  ]),
  ...[-2, -1, 1, 2].flatMap((modifier): Request[] => [
    single([], { hitModifier: modifier }, squad),
    single([], { woundModifier: modifier }, vehicle),
  ]),
  single(['Lethal Hits'], { critHitOn: 3 }, squad),
  single(['Indirect Fire', 'Sustained Hits 1'], { unseen: true, critHitOn: 3, rerollHits: 'fails' }, squad),
  single(['Sustained Hits 1', 'Conversion'], { overwatch: true, beyond12: true, rerollHits: 'fails' }, squad),
  single([], { skillModifier: 1, strengthModifier: 2, apModifier: 1, damageModifier: 1, attacksModifier: 1 }, vehicle),
  single([], { attacksModifier: -5, strengthModifier: -9, damageModifier: -3 }, vehicle),
  { weapon: { ...weapon, attacks: 2 }, context: { rerollOneHit: true, rerollHits: 'ones' }, target: elite },
  { weapon: { ...weapon, attacks: 2 }, context: { rerollOneWound: true, rerollWounds: 'ones' }, target: elite },
  {
    weapon: { ...weapon, keywords: ['Lethal Hits', 'Devastating Wounds'], attacks: 2 },
    context: { rerollOneWound: true, rerollOneHit: true },
    target: { models: 2, wounds: 1, toughness: 4, save: 7 },
  },
  { weapon: { ...strong, keywords: ['Devastating Wounds'] }, context: { rerollOneDamage: true }, target: vehicle },
  {
    volley: [{ weapon: { ...strong, skill: null } }, { weapon: { ...strong, skill: null, damage: 'D6' } }],
    context: { rerollOneDamage: true, rerollDamage: 'ones' },
    target: { models: 1, wounds: 4, toughness: 4, save: 7 },
  },
  { weapon: { ...strong, damage: '2D3' }, context: { rerollDamage: 'ones' }, target: { ...vehicle, fnp: null } },
  {
    weapon: { ...strong, damage: '2D3' },
    context: { rerollDamage: 'belowAverage' },
    target: { ...vehicle, fnp: null },
  },
  {
    weapon: { ...strong, damage: 'D6+1' },
    context: { rerollDamage: 'belowAverage' },
    target: { ...vehicle, fnp: null },
  },
  { weapon: { ...weapon, attacks: 2 }, target: { ...squad, rerollSaves: 'ones' } },
  { weapon: { ...weapon, attacks: 2 }, target: { ...squad, rerollSaves: 'fails' } },
  { weapon: { ...weapon, attacks: 2 }, target: { ...squad, apReduction: 1 }, context: { cover: true } },
  { weapon: { ...weapon, ap: 0 }, target: { ...elite }, context: { cover: true } },
  { weapon: { ...weapon, kind: 'melee' }, target: { ...squad, stealth: true }, context: { cover: true } },
  { weapon, target: { ...squad, stealth: true }, context: { cover: true, hitModifier: 1 } },
  {
    weapon: { ...weapon, attacks: 2, keywords: ['Devastating Wounds'] },
    target: { ...elite, ignoreFirstFailedSave: true },
  },
  { weapon: { ...weapon, attacks: 2, damage: 2 }, target: { ...attached, ignoreFirstFailedSave: true } },
  { weapon: { ...strong, damage: 3 }, target: { ...vehicle, halveDamage: true, damageReduction: 1, fnp: null } },
  {
    weapon: { ...strong, damage: 'D3', keywords: ['Melta 2'] },
    context: { halfRange: true },
    target: { ...vehicle, halveDamage: true, damageReduction: 1, fnp: null },
  },
  { weapon: { ...weapon, damage: 2, keywords: ['Devastating Wounds'] }, target: { ...vehicle, fnpMortal: 4 } },
  { weapon: { ...weapon, attacks: 2, damage: 2 }, target: { ...squad, firstModelWounds: 1 } },
  {
    volley: [
      { weapon: { ...weapon, damage: 2, keywords: ['Devastating Wounds'] } },
      { weapon: { ...weapon, attacks: 1, keywords: ['Devastating Wounds', 'Lethal Hits'] } },
    ],
    target: { models: 2, wounds: 2, toughness: 4, save: 6 },
  },
  {
    volley: [
      { weapon: { ...weapon, keywords: ['Devastating Wounds'] } },
      { weapon: { ...weapon, keywords: ['Devastating Wounds'] } },
    ],
    target: { models: 2, wounds: 1, toughness: 4, save: 5 },
  },
  {
    volley: [{ weapon: { ...weapon, keywords: ['Devastating Wounds', 'Precision'] } }, { weapon: { ...weapon } }],
    context: { precision: true, critWoundOn: 4 },
    target: attached,
  },
  {
    volley: [{ weapon }, { weapon: { ...weapon, skill: 3 } }],
    context: { rerollOneHit: true },
    target: { models: 2, wounds: 1, toughness: 4, save: 7 },
  },
  {
    weapon,
    target: { models: 2, wounds: 1, toughness: 4, save: 5 },
    followedBy: [{ volley: [{ weapon: { ...weapon, keywords: ['Devastating Wounds'] } }] }],
  },
  {
    weapon: { ...weapon, attacks: 2, skill: null, strength: 8 },
    target: { ...attached, ignoreFirstFailedSave: true },
    followedBy: [{ volley: [{ weapon: { ...weapon, skill: null, keywords: ['Anti-Psyker 3+'] } }] }],
  },
  {
    weapon: { ...weapon, attacks: 1, skill: null },
    target: { models: 5, wounds: 1, toughness: 4, save: 7 },
    followedBy: [{ volley: [{ weapon: { ...weapon, attacks: 1, skill: null, keywords: ['Blast'] } }] }],
  },
  {
    weapon: { ...weapon, skill: null },
    target: {
      groups: [
        { name: 'Thralls', models: 1, wounds: 1, toughness: 6, save: 7, keywords: ['Vehicle'] },
        { name: 'Master', models: 1, wounds: 2, toughness: 3, save: 4, character: true },
      ],
    },
    followedBy: [
      { volley: [{ weapon: { ...weapon, keywords: ['Anti-Vehicle 3+'] } }], context: { rerollOneWound: true } },
    ],
  },
  { context: { mortalWounds: 'D3' }, target: { models: 3, wounds: 2, fnp: 5, fnpMortal: 4 } },
  { context: { mortalWounds: { dice: 3, on: 4, max: 2 } }, target: { models: 3, wounds: 1 } },
  { weapon, context: { mortalWounds: { dice: 'D3', on: 5 } }, target: { ...elite, ignoreFirstFailedSave: true } },
  { weapon, context: { mortalWounds: 2 }, target: { ...attached, fnpMortal: 5 } },
  {
    weapon: { ...weapon, keywords: ['Hazardous', 'Torrent'] },
    count: 2,
    attacker: { models: 2, wounds: 1, fnp: 5 },
    target: bare,
  },
  {
    weapon: { ...weapon, keywords: ['Hazardous', 'Lethal Hits'] },
    attacker: { models: 1, wounds: 4, fnpMortal: 4 },
    target: elite,
  },
  { weapon: { ...weapon, attacks: 'D3' }, target: { models: 2, wounds: 1, toughness: 4, save: 7 } },
  {
    weapon: { ...weapon, attacks: 'D3', keywords: ['Rapid Fire D3', 'Torrent'] },
    context: { halfRange: true },
    target: { models: 2, wounds: 1, toughness: 4, save: 7 },
  },
  { weapon: { ...weapon, strength: 'D6' }, context: { strengthModifier: 1, rerollWounds: 'ones' }, target: bare },
  {
    weapon: { ...weapon, skill: null, attacks: 2, strength: 'D3+3', keywords: ['Devastating Wounds'] },
    context: { rerollOneWound: true, critWoundOn: 5 },
    target: { models: 2, wounds: 1, toughness: 4, save: 7 },
  },
  { weapon, context: { keywords: ['Lethal Hits', 'Sustained Hits 1'] }, target: elite },
  { weapon: { ...weapon, keywords: ['Sustained Hits 1'] }, context: { keywords: ['Sustained Hits 2'] }, target: elite },
];

export const smallAttacks: readonly Request[] = [...alone(), ...pairs(), ...switches];
