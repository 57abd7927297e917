// The special rules of unit cards: each is one entry that says what it changes in the traits of its unit. Strikes, combat
// result, explanation and advice read the traits alone.
import { parseDiceExpression } from '@oddsmith/kernel';
import type { Moment, Traits } from '../card/traits.ts';
import type { CardSystem, HitValue } from '../schema/index.ts';
import { armyRules, wardAgainst } from './army.ts';
import { BOTH, type CardRule, entries, NINTH_AGE, OLD_WORLD, type Reading, type RuleValue } from './card-rule.ts';
import { HARMLESS, KNOWN_TO_CHANGE } from './harmless.table.ts';

export type { CardRule, RuleValue } from './card-rule.ts';

export const cardRules: readonly CardRule[] = [
  ...entries(BOTH, 'Psychology', [
    {
      id: 'fear',
      name: 'Fear',
      summary: 'Enemies test their courage each round, and strike worse when they fail.',
      effect: { fear: true },
    },
    { id: 'unbreakable', name: 'Unbreakable', summary: 'Never breaks.', effect: { unbreakable: true } },
    {
      id: 'stubborn',
      name: 'Stubborn',
      summary:
        'Falls back from its first break test without a roll (The Old World), or ignores the points lost by (The 9th Age).',
      effect: { stubborn: true },
    },
    {
      id: 'unstable',
      name: 'Unstable',
      summary: 'Loses one more wound for each point it lost the combat by.',
      effect: { unstable: true },
    },
  ]),
  ...entries(BOTH, 'Strikes', [
    {
      id: 'flamingAttacks',
      name: 'Flaming Attacks',
      summary: 'Denies regeneration to those it harms: to flammable models (The Old World) or to all (The 9th Age).',
      effect: { flaming: true },
    },
    {
      id: 'hatred',
      name: 'Hatred',
      summary: 'Rerolls failed hits in the first round.',
      namesEnemies: true,
      effect: ({ opening }) => (opening ? { rerollHits: 'fails' } : {}),
    },
    {
      id: 'multipleWoundsCard',
      name: 'Multiple Wounds',
      summary: 'Each unsaved wound takes this many.',
      reading: 'dice',
      effect: ({ enemyIs }, { dice, against }) =>
        against === '' || enemyIs.includes(against) ? { multipleWounds: dice } : {},
    },
    {
      id: 'impactHitsCard',
      name: 'Impact Hits',
      summary: 'Models in contact make these hits automatically when they charge.',
      reading: 'dice',
      effect: (_, { dice }) => ({ impactHits: dice }),
    },
    {
      id: 'stompAttacks',
      name: 'Stomp Attacks',
      summary: 'Models in contact make these hits automatically after all other strikes.',
      reading: 'dice',
      effect: (_, { dice }) => ({ stomps: dice }),
    },
    {
      id: 'fightInExtraRank',
      name: 'Fight in Extra Rank',
      summary: 'One more rank makes supporting attacks.',
      effect: { extraRanks: 1 },
    },
    { id: 'magicalAttacks', name: 'Magical Attacks', summary: 'Can wound ethereal models.', effect: { magical: true } },
  ]),
  ...entries(BOTH, 'Protection', [
    { id: 'flammableCard', name: 'Flammable', summary: 'Flaming attacks harm it more.', effect: { flammable: true } },
  ]),
  ...entries(OLD_WORLD, 'Strikes', [
    {
      id: 'armourBaneCard',
      name: 'Armour Bane',
      summary: 'A natural 6 to wound pierces armour better by this much.',
      reading: 'number',
      effect: (_, { number }) => ({ armourBane: number }),
    },
    {
      id: 'killingBlowCard',
      name: 'Killing Blow',
      summary:
        'A natural 6 to wound against infantry or cavalry skips armour and regeneration and takes the whole model.',
      effect: { killingBlow: true },
    },
    {
      id: 'monsterSlayerCard',
      name: 'Monster Slayer',
      summary: 'A natural 6 to wound against a monster skips armour and regeneration and takes all its wounds.',
      effect: { monsterSlayer: true },
    },
    {
      id: 'cleavingBlow',
      name: 'Cleaving Blow',
      summary:
        'A natural 6 to wound against infantry, cavalry or war beasts of common size skips armour and regeneration.',
      effect: { cleavingBlow: true },
    },
    {
      id: 'poisonedAttacks',
      name: 'Poisoned Attacks',
      summary: 'A natural 6 to hit gets +2 on its wound roll.',
      effect: { poison: true },
    },
    {
      id: 'frenzy',
      name: 'Frenzy',
      aliases: ['Mark of Khorne'],
      summary: 'One more attack when it charges or follows up, and no fear, until it loses a round.',
      ridersOnly: true,
      notOnMonsters: true,
      effect: ({ charging, followedUp, beaten }) =>
        beaten ? {} : { fearless: true, frenzied: true, attacks: charging || followedUp ? 1 : 0 },
    },
    {
      id: 'furiousCharge',
      name: 'Furious Charge',
      summary: 'One more attack when it charges 3" or more.',
      effect: ({ longCharge }) => ({ attacks: longCharge ? 1 : 0 }),
    },
    {
      id: 'extraAttacks',
      name: 'Extra Attacks',
      summary: 'So many more attacks for models in contact.',
      reading: 'dice',
      effect: (_, { dice }) => (dice.count === 0 ? { attacks: dice.plus } : { attackDice: [dice] }),
    },
    { id: 'strikeFirst', name: 'Strike First', summary: 'Strikes at Initiative 10.', effect: { strikeFirst: true } },
    {
      id: 'noRegeneration',
      name: 'No Regeneration',
      summary: 'Its wounds are not regenerated.',
      effect: { deniesRegeneration: true },
    },
    { id: 'strikeLast', name: 'Strike Last', summary: 'Strikes at Initiative 1.', effect: { strikeLast: true } },
    {
      id: 'firstCharge',
      name: 'First Charge',
      summary: 'The unit it charges is disrupted: no rank bonus.',
      effect: ({ charging }) => ({ disrupts: charging }),
    },
    {
      id: 'ogreCharge',
      name: 'Ogre Charge',
      summary: 'Impact hits pierce armour better by the rank bonus.',
      effect: { impactByRanks: true },
    },
    {
      id: 'elvenReflexes',
      name: 'Elven Reflexes',
      summary: '+1 Initiative in the first round.',
      ridersOnly: true,
      effect: ({ opening }) => ({ elf: true, initiative: opening ? 1 : 0 }),
    },
    {
      id: 'choppas',
      name: 'Choppas',
      summary: 'When charging, armour piercing is better by 1 and 1s to wound are rerolled.',
      ridersOnly: true,
      effect: ({ charging }) => (charging ? { armourPiercing: 1, rerollWounds: '1s' } : {}),
    },
    {
      id: 'magicalHandWeapons',
      name: 'Ensorcelled Weapons',
      aliases: ['Warpstone Weapons'],
      summary: 'Hand weapons are magical and pierce armour by 1.',
      ridersOnly: true,
      effect: ({ handWeapon }) => (handWeapon ? { armourPiercing: 1, magical: true } : {}),
    },
    {
      id: 'sharpHandWeapons',
      name: 'Obsidian Blades',
      aliases: ['Khopesh', 'Gromril Weapons'],
      summary: 'Hand weapons pierce armour by 1.',
      ridersOnly: true,
      effect: ({ handWeapon }) => ({ armourPiercing: handWeapon ? 1 : 0 }),
    },
    {
      id: 'ithilmarWeapons',
      name: 'Ithilmar Weapons',
      summary: 'Hand weapons reroll 1s to hit.',
      ridersOnly: true,
      effect: ({ handWeapon }) => (handWeapon ? { rerollHits: '1s' } : {}),
    },
    {
      id: 'murderous',
      name: 'Murderous',
      summary: 'Hand weapons reroll 1s to wound.',
      ridersOnly: true,
      effect: ({ handWeapon }) => (handWeapon ? { rerollWounds: '1s' } : {}),
    },
    {
      id: 'tuskerCharge',
      name: 'Tusker Charge',
      summary: 'A charging mount strikes with +1 Strength and pierces armour by 1.',
      effect: ({ charging }) => (charging ? { strength: 1, armourPiercing: 1 } : {}),
    },
  ]),
  ...entries(OLD_WORLD, 'Ranks', [
    { id: 'horde', name: 'Horde', summary: 'The greatest rank bonus is 1 more.', effect: { moreRanks: 1 } },
    {
      id: 'warband',
      name: 'Warband',
      summary: 'The rank bonus is added to Leadership.',
      effect: { leadershipByRanks: true, rerollsCharge: true },
    },
  ]),
  ...entries(OLD_WORLD, 'Psychology', [
    {
      id: 'terror',
      name: 'Terror',
      summary: 'Causes Fear, and a beaten enemy without Terror tests at 1 Leadership less.',
      effect: { fear: true, terror: true },
    },
    {
      id: 'immuneToPsychology',
      name: 'Immune to Psychology',
      summary: 'Does not test against Fear.',
      effect: { fearless: true },
    },
    {
      id: 'veteran',
      name: 'Veteran',
      aliases: ['Mark of Chaos Undivided'],
      summary: 'Rerolls failed tests against Fear.',
      effect: { rerollFear: true },
    },
    {
      id: 'levies',
      name: 'Levies',
      aliases: ['Undisciplined'],
      summary: 'A battle standard does not help its break test.',
      effect: { noBreakReroll: true },
    },
    {
      id: 'shieldwall',
      name: 'Shieldwall',
      summary: 'In the turn it is charged, falling back in good order becomes giving ground.',
      effect: { shieldwall: true },
    },
    {
      id: 'indomitable',
      name: 'Indomitable',
      summary: 'An unstable unit loses so many wounds fewer.',
      reading: 'number',
      effect: (_, { number }) => ({ indomitable: number }),
    },
    {
      id: 'coldBlooded',
      name: 'Cold Blooded',
      summary: 'Tests against Fear roll three dice and drop the highest.',
      effect: { bestOfThree: true },
    },
    {
      id: 'undeadOldWorld',
      name: 'Nehekharan Undead',
      aliases: ['Necromantic Undead'],
      summary: 'Causes Fear, feels none, never breaks and crumbles when it loses.',
      effect: { fear: true, fearless: true, unbreakable: true, unstable: true },
    },
  ]),
  ...entries(OLD_WORLD, 'Protection', [
    {
      id: 'regenerationCard',
      name: 'Regeneration',
      summary: 'Recovers wounds it has lost; they still count for the combat result.',
      reading: 'save',
      effect: (_, { save }) => ({ regeneration: save }),
    },
    { id: 'ethereal', name: 'Ethereal', summary: 'Only magical attacks can wound it.', effect: { ethereal: true } },
    {
      id: 'gromrilArmour',
      name: 'Gromril Armour',
      summary: 'Rerolls 1s of its armour saves.',
      effect: { rerollArmourOnes: true },
    },
    {
      id: 'chaosArmour',
      name: 'Chaos Armour',
      summary: 'Has this ward.',
      reading: 'save',
      effect: (_, { save }) => ({ ward: save }),
    },
  ]),
  ...entries(NINTH_AGE, 'Strikes', [
    {
      id: 'battleFocus',
      name: 'Battle Focus',
      summary: 'A natural 6 to hit makes one more hit.',
      effect: { battleFocus: true },
    },
    {
      id: 'lethalStrikeCard',
      name: 'Lethal Strike',
      summary: 'A natural 6 to wound skips armour and fortitude.',
      effect: { lethalStrike: true },
    },
    {
      id: 'poisonAttacks',
      name: 'Poison Attacks',
      summary: 'A natural 6 to hit wounds without a roll.',
      effect: { poison: true },
    },
    {
      id: 'divineAttacks',
      name: 'Divine Attacks',
      summary: 'Successful aegis saves are rerolled.',
      effect: { divine: true },
    },
    {
      id: 'toxicAttacks',
      name: 'Toxic Attacks',
      summary: 'Always Strength 3, and no armour helps.',
      effect: { toxic: true },
    },
    {
      id: 'lightningReflexes',
      name: 'Lightning Reflexes',
      summary: '+1 to hit; with a great weapon it strikes at its Agility instead.',
      effect: ({ lateWeapon }) => (lateWeapon ? { ownStep: true } : { toHit: 1 }),
    },
    {
      id: 'devastatingCharge',
      name: 'Devastating Charge',
      summary: 'While charging it has the bonuses and rules listed.',
      reading: 'words',
      effect: (moment, { words }) => (moment.charging ? chargeBonuses(words, moment) : {}),
    },
    {
      id: 'grindAttacks',
      name: 'Grind Attacks',
      summary: 'Models in contact make these hits automatically at their own Agility.',
      reading: 'dice',
      effect: (_, { dice }) => ({ grinds: dice }),
    },
    {
      id: 'extraSupport',
      name: 'Extra Support',
      summary: 'A supporting model makes up to this many attacks.',
      reading: 'number',
      effect: (_, { number }) => ({ supportAttacks: number }),
    },
  ]),
  ...entries(NINTH_AGE, 'Protection', [
    {
      id: 'aegis',
      name: 'Aegis',
      summary: 'Has this aegis save; “+1” makes another one better, but not beyond its limit.',
      reading: 'anySave',
      effect: (_, value) =>
        value.number > 0 ? { betterWard: value.number, bestWard: value.save } : wardAgainst(value),
    },
    {
      id: 'fortitude',
      name: 'Fortitude',
      summary: 'Has this fortitude save.',
      reading: 'save',
      effect: (_, { save }) => ({ regeneration: save }),
    },
    { id: 'distracting', name: 'Distracting', summary: 'Is hit at −1.', effect: { distracting: true } },
    {
      id: 'parryRule',
      name: 'Parry',
      summary: "From the front its Defensive Skill is 1 more, and at least the attacker's skill.",
      effect: { parry: true },
    },
    {
      id: 'cannotBeStomped',
      name: 'Cannot be Stomped',
      summary: 'Stomps do not touch it.',
      effect: { cannotBeStomped: true },
    },
  ]),
  ...entries(NINTH_AGE, 'Psychology', [
    { id: 'fearless', name: 'Fearless', summary: 'Does not fear.', effect: { fearless: true } },
    {
      id: 'undead',
      name: 'Undead',
      summary: 'Is unstable, but crumbles less when stubborn, steadfast or near the battle standard.',
      effect: { unstable: true, undead: true },
    },
    {
      id: 'supernal',
      name: 'Supernal',
      summary: 'Tests when beaten; failed, it loses wounds instead of breaking.',
      effect: { supernal: true },
    },
    {
      id: 'minimised',
      name: 'Minimised',
      summary: 'Tests of Discipline roll three dice and drop the highest.',
      effect: { bestOfThree: true },
    },
  ]),
  ...entries(NINTH_AGE, 'Ranks', [
    { id: 'lightTroops', name: 'Light Troops', summary: 'Has no full ranks.', effect: { noRanks: true } },
    {
      id: 'construct',
      name: 'Chariot',
      aliases: ['War Machine'],
      summary: 'Does not stomp.',
      effect: { neverStomps: true },
    },
  ]),
  ...entries(BOTH, 'Movement', [
    {
      id: 'swiftstride',
      name: 'Swiftstride',
      summary:
        'One die more for charge, flight and pursuit: added to the result (The Old World), or the lowest is dropped (The 9th Age).',
      ofMovement: true,
      effect: { swift: true },
    },
  ]),
  ...entries(OLD_WORLD, 'Movement', [
    {
      id: 'resolute',
      name: 'Resolute',
      summary: 'Flees and pursues 1" less, but at least 1.',
      ofMovement: true,
      effect: { resolute: true },
    },
  ]),
  ...armyRules,
];

/** A rule of a card as read. */
export interface ReadRule {
  /** As printed. */
  readonly text: string;
  /** undefined: not known, or its value cannot be read. */
  readonly rule?: CardRule;
  readonly value: RuleValue;
  /** Known to change no die. */
  readonly silent: boolean;
}

/** Whether a rule that is not counted touches the dice of a fight; null where nobody has judged it. */
export function changesDice(text: string, system: CardSystem): boolean | null {
  const name = nameOf(text);
  if (HARMLESS[system].has(name)) return false;
  return system === 'oldWorld' || KNOWN_TO_CHANGE.has(name) ? true : null;
}

function nameOf(text: string): string {
  return (FORM.exec(text)?.[1] ?? '').toLowerCase();
}

const NO_VALUE: RuleValue = { dice: { count: 0, sides: 6, plus: 0 }, number: 0, save: 'none', words: '', against: '' };
const FORM = /^\s*([^(]*?)\s*(?:\((.*)\))?\s*$/s;

/** Reads "Impact Hits (D6+1)" as the card of a system has it, with the rules of single armies or without. */
export function readRule(text: string, system: CardSystem, army = true): ReadRule {
  const [, printed = '', inBrackets = ''] = FORM.exec(text) ?? [];
  const name = printed.toLowerCase();
  const rule = cardRules.find(
    (candidate) =>
      candidate.systems.includes(system) &&
      (army || candidate.army !== true) &&
      (candidate.name.toLowerCase() === name || candidate.aliases?.some((alias) => alias.toLowerCase() === name)),
  );
  const value = rule === undefined ? undefined : readValue(inBrackets, rule.reading);
  const silent = HARMLESS[system].has(name);
  if (rule === undefined || value === undefined) return { text, value: NO_VALUE, silent };
  return { text, rule, value, silent };
}

/** "Aegis (+1, max. 4+)". */
const BETTER_SAVE = /^\+([1-3]), max\. ([2-6])\+$/;

/** "Poisoned Attacks (javelins only)": not of those who strike with this card. */
const OF_OTHERS = /\bonly$/i;

/** undefined where the rule needs a value that the text does not give, or is of others. */
function readValue(text: string, reading: Reading): RuleValue | undefined {
  switch (reading) {
    case 'anything':
      return OF_OTHERS.test(text) ? undefined : NO_VALUE;
    case 'words':
      return text === '' ? undefined : { ...NO_VALUE, words: text };
    case 'number': {
      const match = /^\+?(\d{1,2})$/.exec(text.trim());
      return match === null ? undefined : { ...NO_VALUE, number: Number(match[1]) };
    }
    case 'anySave': {
      const [, better, limit] = BETTER_SAVE.exec(text.trim()) ?? [];
      if (better === undefined) return readValue(text, 'save');
      return { ...NO_VALUE, number: Number(better), save: Number(limit) as HitValue };
    }
    case 'save': {
      const [, save, against = ''] = /^([2-6])\+(?:,?\s*(?:against )?(.+))?$/i.exec(text.trim()) ?? [];
      return save === undefined
        ? undefined
        : { ...NO_VALUE, save: Number(save) as HitValue, against: against.toLowerCase() };
    }
    case 'dice':
      return diceValue(text.trim());
    case 'maybeDice':
      return text === '' ? NO_VALUE : diceValue(text.trim());
  }
}

/** The most that a rule may roll: bounds the work that a card can ask for. */
const MOST_DICE = 4;
const MOST_PLUS = 12;

function diceValue(text: string): RuleValue | undefined {
  const [, dice = '', against = ''] = /^\+?([^,]*)(?:,\s*(?:against )?(.+))?$/i.exec(text) ?? [];
  // "2, Cold One only" is a rule of somebody else.
  if (OF_OTHERS.test(against)) return undefined;
  const parsed = parseDiceExpression(dice);
  if (!parsed.ok) return undefined;
  const { count, sides, plus } = parsed.expression;
  const fits = count <= MOST_DICE && Math.abs(plus) <= MOST_PLUS && (count === 0 || sides === 3 || sides === 6);
  return fits ? { ...NO_VALUE, dice: parsed.expression, against: against.toLowerCase() } : undefined;
}

const BONUSES: readonly [words: RegExp, trait: 'strength' | 'armourPiercing' | 'attacks' | 'initiative' | 'skill'][] = [
  [/^(strength|str)$/, 'strength'],
  [/^(armour penetration|ap)$/, 'armourPiercing'],
  [/^(attack value|att|attacks)$/, 'attacks'],
  [/^(agility|agi)$/, 'initiative'],
  [/^(offensive skill|off)$/, 'skill'],
];

/** "+1 Strength, +1 AP, Poison Attacks". */
function chargeBonuses(words: string, moment: Moment): Partial<Traits> {
  let bonuses: Partial<Traits> = {};
  for (const part of words.split(',')) {
    const [, amount, what] = /^\s*\+(\d)\s+(.+?)\s*$/.exec(part) ?? [];
    const trait = BONUSES.find(([pattern]) => pattern.test((what ?? '').toLowerCase()))?.[1];
    const { rule, value } = readRule(part, 'ninthAge');
    if (trait !== undefined) bonuses = { ...bonuses, [trait]: Number(amount) };
    else if (rule !== undefined) bonuses = { ...bonuses, ...rule.effect(moment, value) };
  }
  return bonuses;
}
