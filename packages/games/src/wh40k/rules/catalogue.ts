// The catalogue of weapon abilities and of the defences a target may have: one entry each. An ability rewrites the plan of
// an attack; engines, explanation and advice read the plan alone.
import type { DiceExpression } from '@oddsmith/kernel';
import type { Rule } from '../../contract/calculator.ts';
import type { Plan } from '../plan.ts';
import { type Condition, stoodStill, type World } from './condition.ts';

/** What follows the name on a datasheet: "Sustained Hits D3", "Melta 2", "Anti-Vehicle 4+". */
type Parameter = 'none' | 'number' | 'optionalNumber' | 'dice' | 'keywordAndRoll';

/** Where in the sequence an ability acts, and the heading it stands under. */
const STAGES = {
  attacks: 'attacks',
  hit: 'to hit',
  wound: 'to wound',
  allocation: 'allocation',
  save: 'saves',
  damage: 'damage',
  after: 'afterwards',
  none: 'no effect on the dice',
} as const;

/** What an ability knows beside the plan. */
export interface AbilityContext extends World {
  /** The number or dice behind its name. */
  readonly value: DiceExpression;
}

export interface WeaponRule extends Rule {
  readonly stage: keyof typeof STAGES;
  readonly parameter: Parameter;
  /** What a number that may be left out comes to; 1 unless given. */
  readonly unstated?: number;
  /** Of two, the one with the lower number is used. */
  readonly lowerIsBetter?: true;
  /** Does nothing until this holds. */
  readonly when?: Condition;
  /** E12: where this does not hold the ability cannot trigger, so it tells no attacks apart; `when` unless given. */
  readonly triggers?: Condition;
  /** May not target a unit the shooter is engaged with, nor an engaged Monster or Vehicle: a check of legality. */
  readonly barredWhenEngaged?: true;
  /** Names the only targets the weapon may choose: a check of legality. */
  readonly choosesTargets?: true;
  /** false: attacks with and without it are the same but for where they may be made. */
  readonly tellsApart?: false;
  /** As datasheets print it, where the name alone does not say it. */
  readonly examples?: readonly string[];
  /** Statement of the restated rules this entry follows. */
  readonly statement: number;
  effect(plan: Plan, context: AbilityContext): Partial<Plan>;
}

/** An entry as it is written: its heading is that of its stage, and without a word on it nothing follows the name. */
type Ability = Omit<WeaponRule, 'category' | 'parameter'> & Partial<Pick<WeaponRule, 'parameter'>>;

const nothing = () => ({});

/** Blast and Cleave: the models as the target was selected. */
function moreForModels(plan: Plan, { value, facts }: AbilityContext): Partial<Plan> {
  return { attacksAdded: plan.attacksAdded + value.plus * Math.floor(facts.models / plan.edition.blastPer) };
}

const ABILITIES: readonly Ability[] = [
  {
    id: 'rapidFire',
    name: 'Rapid Fire',
    stage: 'attacks',
    parameter: 'dice',
    when: { fact: 'halfRange' },
    examples: ['Rapid Fire 1', 'Rapid Fire 2'],
    statement: 11,
    summary: 'So many more attacks for each weapon when the target is within half range.',
    effect: (plan, { value }) => ({ moreAttacks: [...plan.moreAttacks, value] }),
  },
  {
    id: 'blast',
    name: 'Blast',
    stage: 'attacks',
    parameter: 'optionalNumber',
    when: { fact: 'crowd' },
    barredWhenEngaged: true,
    statement: 11,
    summary: 'One more attack, or so many, for each weapon for every five models in the target when it was chosen.',
    effect: moreForModels,
  },
  {
    id: 'cleave',
    name: 'Cleave',
    stage: 'attacks',
    parameter: 'optionalNumber',
    when: { fact: 'crowd' },
    examples: ['Cleave 1'],
    statement: 11,
    summary: '11th edition, in melee: so many more attacks for every five models in the target.',
    effect: moreForModels,
  },
  {
    id: 'extraAttacks',
    name: 'Extra Attacks',
    stage: 'attacks',
    tellsApart: false,
    statement: 12,
    summary: 'Used beside another melee weapon; its number of attacks cannot be changed.',
    summaryIn: { '11': 'Used beside another melee weapon.' },
    effect: ({ edition }) => ({ attacksFixed: edition.extraAttacksFixed }),
  },
  {
    id: 'torrent',
    name: 'Torrent',
    stage: 'hit',
    statement: 15,
    summary: 'Hits without a roll, so never critically.',
    effect: () => ({ hitsWithoutRoll: true }),
  },
  {
    id: 'heavy',
    name: 'Heavy',
    stage: 'hit',
    when: { fact: 'steady' },
    summaryIn: { '11': '+1 to hit when the unit is unengaged and no model moved more than 3".' },
    statement: 15,
    summary: '+1 to hit when the unit remained stationary.',
    effect: (plan) => ({ hitChanges: [...plan.hitChanges, { rule: 'heavy', by: 1 }] }),
  },
  {
    id: 'indirectFire',
    name: 'Indirect Fire',
    stage: 'hit',
    when: { fact: 'unseen' },
    summaryIn: {
      '11': 'May attack what it cannot see: the target has cover, nothing rerolls hits, and 1 to 5 miss, 1 to 3 if the unit stood still and a friend sees the target.',
    },
    statement: 16,
    summary: 'May attack what it cannot see: −1 to hit, rolls of 1 to 3 miss, and the target has cover.',
    effect: ({ edition, hitChanges, ranged }, { now }) => {
      const { modifier, spottedMissUpTo, alwaysMissUpTo, rerolls } = edition.indirect;
      return {
        hitChanges: modifier === 0 ? hitChanges : [...hitChanges, { rule: 'indirectFire', by: modifier }],
        missUpTo: now.spotted && stoodStill(now) ? spottedMissUpTo : alwaysMissUpTo,
        covered: ranged,
        ...(rerolls ? {} : { hitsNotRerolled: true }),
      };
    },
  },
  {
    id: 'conversion',
    name: 'Conversion',
    stage: 'hit',
    parameter: 'optionalNumber',
    unstated: 12,
    lowerIsBetter: true,
    when: { fact: 'farAway' },
    statement: 20,
    summary: 'Unmodified 4s and 5s that hit are critical against a target more than 12" away, or as far as it says.',
    effect: ({ edition, criticalIfHitFrom }) => ({
      criticalIfHitFrom: Math.min(criticalIfHitFrom, edition.conversionCritOn),
    }),
  },
  {
    id: 'sustainedHits',
    name: 'Sustained Hits',
    stage: 'hit',
    parameter: 'dice',
    examples: ['Sustained Hits 1', 'Sustained Hits 2', 'Sustained Hits D3'],
    statement: 18,
    summary: 'A critical hit scores so many ordinary hits more.',
    effect: (_, { value }) => ({ extraHits: value }),
  },
  {
    id: 'lethalHits',
    name: 'Lethal Hits',
    stage: 'hit',
    summaryIn: { '11': 'A critical hit may wound without a roll, and then not critically; the attacker chooses.' },
    statement: 19,
    summary: 'A critical hit wounds without a roll, and not critically.',
    effect: ({ edition }, { now }) => ({ criticalHitWounds: !(edition.lethalHitsOptional && now.declineLethalHits) }),
  },
  {
    id: 'anti',
    name: 'Anti',
    stage: 'wound',
    parameter: 'keywordAndRoll',
    lowerIsBetter: true,
    examples: ['Anti-Infantry 4+', 'Anti-Vehicle 4+', 'Anti-Monster 4+'],
    statement: 22,
    summary: 'Critical wounds on this roll against targets with the keyword.',
    effect: ({ criticalWoundFrom }, { value }) => ({ criticalWoundFrom: Math.min(criticalWoundFrom, value.plus) }),
  },
  {
    id: 'lance',
    name: 'Lance',
    stage: 'wound',
    when: { fact: 'charged' },
    statement: 22,
    summary: '+1 to wound when the bearer charged.',
    effect: (plan) => ({ woundChanges: [...plan.woundChanges, { rule: 'lance', by: 1 }] }),
  },
  {
    id: 'twinLinked',
    name: 'Twin-linked',
    stage: 'wound',
    statement: 22,
    summary: 'Failed wound rolls are rolled again.',
    effect: ({ rerollWounds }) => (rerollWounds === 'nonCrits' ? {} : { rerollWounds: 'fails' }),
  },
  {
    id: 'devastatingWounds',
    name: 'Devastating Wounds',
    stage: 'wound',
    summaryIn: {
      '11': 'A critical wound allows no save; its damage comes after the other wounds of its pool as mortal wounds on one model.',
    },
    statement: 35,
    summary: 'A critical wound allows no save; its damage comes after all other attacks as mortal wounds on one model.',
    effect: () => ({ devastating: true }),
  },
  {
    id: 'precision',
    name: 'Precision',
    stage: 'allocation',
    when: { fact: 'precision' },
    triggers: { keywords: ['character'] },
    summaryIn: {
      '11': 'One character in the unit may be picked; it takes the wounds of these attacks while it lives.',
    },
    statement: 26,
    summary: 'Its wounds may be allocated to a character in the unit.',
    effect: () => ({ picksCharacter: true }),
  },
  {
    id: 'ignoresCover',
    name: 'Ignores Cover',
    stage: 'save',
    triggers: { fact: 'covered' },
    summaryIn: { '11': 'The target has no benefit of cover, nor of Stealth.' },
    statement: 29,
    summary: 'The target has no benefit of cover.',
    effect: () => ({ ignoresCover: true }),
  },
  {
    id: 'melta',
    name: 'Melta',
    stage: 'damage',
    parameter: 'number',
    when: { fact: 'halfRange' },
    examples: ['Melta 2'],
    statement: 7,
    summary: 'So much more damage when the target is within half range.',
    effect: (plan, { value }) => ({ damageAdded: plan.damageAdded + value.plus }),
  },
  {
    id: 'psychic',
    name: 'Psychic',
    stage: 'damage',
    summaryIn: {
      '11': 'A Psychic attack: what worsens its skill or its hit rolls is ignored; some targets have a Feel No Pain against it.',
    },
    statement: 33,
    summary: 'A Psychic attack: some targets have a Feel No Pain against it.',
    effect: ({ edition, ignoresHarm }) => ({
      psychic: true,
      ignoresHarm: ignoresHarm || edition.psychicIgnoresHarm,
    }),
  },
  {
    id: 'hazardous',
    name: 'Hazardous',
    stage: 'after',
    tellsApart: false,
    summaryIn: {
      '11': 'Each weapon used may hurt its own unit afterwards: on a 1 or 2 one mortal wound, three for Monsters and Vehicles.',
    },
    statement: 37,
    summary: 'Each weapon used may hurt its own bearer afterwards: on a 1, three mortal wounds.',
    effect: () => ({ hazardous: true }),
  },
  {
    id: 'pistol',
    name: 'Pistol',
    stage: 'hit',
    when: { fact: 'engaged' },
    tellsApart: false,
    statement: 13,
    summary: 'May be fired while engaged, without −1 to hit.',
    effect: () => ({ hindered: [] }),
  },
  {
    id: 'closeQuarters',
    name: 'Close-quarters',
    stage: 'hit',
    when: { fact: 'engaged' },
    tellsApart: false,
    statement: 13,
    summary: 'What the 11th edition calls Pistol: may be fired while engaged, without −1 to hit.',
    effect: () => ({ hindered: [] }),
  },
  {
    id: 'assault',
    name: 'Assault',
    stage: 'none',
    statement: 13,
    summary: 'May be fired after an Advance; changes no dice.',
    effect: () => ({ silent: false }),
  },
  {
    id: 'oneShot',
    name: 'One Shot',
    stage: 'none',
    statement: 13,
    summary: 'Once per battle; changes no dice.',
    effect: nothing,
  },
  {
    id: 'hunter',
    name: 'Hunter',
    stage: 'none',
    choosesTargets: true,
    examples: ['Hunter: Monster/Vehicle'],
    statement: 13,
    summary: 'May only target units with one of the keywords behind it; changes no dice.',
    effect: nothing,
  },
];

export const weaponRules: readonly WeaponRule[] = ABILITIES.map(({ id, name, stage, ...ability }) => ({
  id,
  name,
  category: STAGES[stage],
  stage,
  parameter: 'none',
  ...ability,
}));

/** Defences and situations, named so that forms and docs can explain the fields that switch them on. */
export const battleRules = [
  {
    id: 'invulnerable',
    name: 'Invulnerable save',
    category: 'saves',
    summary: 'Used instead of the armour save when better; AP and cover do not change it.',
  },
  {
    id: 'cover',
    name: 'Benefit of Cover',
    category: 'saves',
    summary: '+1 to armour saves against ranged attacks, but not for 3+ or better against AP 0.',
    summaryIn: { '11': 'Ranged attacks have BS 1 worse, whatever else gives cover; saves are not changed.' },
  },
  {
    id: 'stealth',
    name: 'Stealth',
    category: 'to hit',
    summary: '−1 to hit for ranged attacks against the unit, if every model has it.',
    summaryIn: { '11': 'The unit has the benefit of cover against ranged attacks, if every model has it.' },
  },
  {
    id: 'plungingFire',
    name: 'Plunging fire',
    category: 'to hit',
    summary: 'From 6" above a target on the ground: AP of ranged weapons 1 better.',
    summaryIn: { '11': 'From 3" above a target on the ground, or Towering within 12": BS 1 better.' },
  },
  {
    id: 'engaged',
    name: 'Engaged Monster or Vehicle',
    category: 'to hit',
    summary: '−1 to hit for ranged weapons when it shoots or is shot at, but not with Pistols.',
    summaryIn: {
      '11': '−1 to hit for ranged weapons when it shoots or is shot at, but not with Close-quarters weapons.',
    },
  },
  {
    id: 'damaged',
    name: 'Damaged',
    category: 'to hit',
    summary: '−1 to hit for a model with few wounds left.',
  },
  {
    id: 'feelNoPain',
    name: 'Feel No Pain',
    category: 'damage',
    summary: 'One die for each wound that would be lost; on this roll or more it is not.',
  },
  {
    id: 'damageReduction',
    name: 'Damage reduction',
    category: 'damage',
    summary: 'Subtracts from the Damage of each attack after everything else, to no less than 1.',
  },
  {
    id: 'halveDamage',
    name: 'Half damage',
    category: 'damage',
    summary: 'Halves the Damage of each attack before anything is added, rounding up at the end.',
    summaryIn: { '11': 'Halves the Damage of each attack after everything is added, rounding up at the end.' },
  },
  {
    id: 'setDamage',
    name: 'Changed damage',
    category: 'damage',
    summary: 'The Damage of each attack is this before anything else; 0 stays 0 unless something is added.',
    summaryIn: { '11': 'The Damage of each attack is this before anything else; 0 stays 0.' },
  },
  {
    id: 'overwatch',
    name: 'Overwatch',
    category: 'to hit',
    summary: 'Only unmodified sixes hit, or as low as the unit may; sixes are critical.',
    summaryIn: {
      '11': 'Snap shooting within 24": only unmodified sixes hit, or as low as the unit may, and no hit is rerolled.',
    },
  },
  {
    id: 'commandReroll',
    name: 'Command Re-roll',
    category: 'rerolls',
    summary: 'One die of the whole attack is rolled again: the first that failed, or came to less than its average.',
  },
] as const satisfies readonly Rule[];

export const rules: readonly Rule[] = [...weaponRules, ...battleRules];
