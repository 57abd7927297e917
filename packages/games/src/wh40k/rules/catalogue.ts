// The catalogue of weapon abilities and of the defences a target may have: one entry each, with its effect as data.
import type { Rule } from '../../calculator.ts';
import type { Reroll } from '../schema/index.ts';

/** A fact of the situation an ability may wait for. */
export type Condition = 'always' | 'halfRange' | 'stationary' | 'charged' | 'beyond12';

/** What follows the name on a datasheet: "Sustained Hits D3", "Melta 2", "Anti-Vehicle 4+". */
export type Parameter = 'none' | 'number' | 'optionalNumber' | 'dice' | 'keywordAndRoll';

export const STAGES = ['attacks', 'hit', 'wound', 'allocation', 'save', 'damage', 'after', 'none'] as const;
export type Stage = (typeof STAGES)[number];

/** What an ability does; 'value' stands for the number behind its name. */
export interface Effect {
  readonly when?: Condition;
  readonly extraAttacks?: 'value';
  readonly attacksPerModels?: 'value';
  readonly attacksFixed?: true;
  readonly hitsWithoutRoll?: true;
  readonly hitModifier?: number;
  readonly criticalHitOn?: 'conversion';
  readonly extraHits?: 'value';
  readonly criticalHitWounds?: true;
  readonly indirect?: true;
  readonly woundModifier?: number;
  readonly rerollWounds?: Reroll;
  readonly criticalWoundOn?: 'value';
  readonly criticalWoundsDevastate?: true;
  readonly picksCharacters?: true;
  readonly ignoresCover?: true;
  readonly extraDamage?: 'value';
  readonly endangersBearer?: true;
  readonly psychic?: true;
}

export interface WeaponRule extends Rule {
  readonly stage: Stage;
  readonly parameter: Parameter;
  readonly effect: Effect;
  /** Statement of the restated rules this entry follows. */
  readonly statement: number;
}

export const weaponRules = [
  {
    id: 'rapidFire',
    name: 'Rapid Fire',
    category: 'attacks',
    stage: 'attacks',
    parameter: 'dice',
    effect: { extraAttacks: 'value', when: 'halfRange' },
    statement: 11,
    summary: 'So many more attacks for each weapon when the target is within half range.',
  },
  {
    id: 'blast',
    name: 'Blast',
    category: 'attacks',
    stage: 'attacks',
    parameter: 'optionalNumber',
    effect: { attacksPerModels: 'value' },
    statement: 11,
    summary: 'One more attack, or so many, for each weapon for every five models in the target when it was chosen.',
  },
  {
    id: 'cleave',
    name: 'Cleave',
    category: 'attacks',
    stage: 'attacks',
    parameter: 'optionalNumber',
    effect: { attacksPerModels: 'value' },
    statement: 11,
    summary: '11th edition, in melee: so many more attacks for every five models in the target.',
  },
  {
    id: 'extraAttacks',
    name: 'Extra Attacks',
    category: 'attacks',
    stage: 'attacks',
    parameter: 'none',
    effect: { attacksFixed: true },
    statement: 12,
    summary: 'Used beside another melee weapon; its number of attacks cannot be changed.',
  },
  {
    id: 'torrent',
    name: 'Torrent',
    category: 'to hit',
    stage: 'hit',
    parameter: 'none',
    effect: { hitsWithoutRoll: true },
    statement: 15,
    summary: 'Hits without a roll, so never critically.',
  },
  {
    id: 'heavy',
    name: 'Heavy',
    category: 'to hit',
    stage: 'hit',
    parameter: 'none',
    effect: { hitModifier: 1, when: 'stationary' },
    statement: 15,
    summary: '+1 to hit when the unit remained stationary.',
  },
  {
    id: 'indirectFire',
    name: 'Indirect Fire',
    category: 'to hit',
    stage: 'hit',
    parameter: 'none',
    effect: { indirect: true },
    statement: 16,
    summary: 'May attack what it cannot see: -1 to hit, rolls of 1 to 3 miss, and the target has cover.',
  },
  {
    id: 'conversion',
    name: 'Conversion',
    category: 'to hit',
    stage: 'hit',
    parameter: 'none',
    effect: { criticalHitOn: 'conversion', when: 'beyond12' },
    statement: 20,
    summary: 'Critical hits on 4+ against a target more than 12" away.',
  },
  {
    id: 'sustainedHits',
    name: 'Sustained Hits',
    category: 'to hit',
    stage: 'hit',
    parameter: 'dice',
    effect: { extraHits: 'value' },
    statement: 18,
    summary: 'A critical hit scores so many ordinary hits more.',
  },
  {
    id: 'lethalHits',
    name: 'Lethal Hits',
    category: 'to hit',
    stage: 'hit',
    parameter: 'none',
    effect: { criticalHitWounds: true },
    statement: 19,
    summary: 'A critical hit wounds without a roll, and not critically.',
  },
  {
    id: 'anti',
    name: 'Anti',
    category: 'to wound',
    stage: 'wound',
    parameter: 'keywordAndRoll',
    effect: { criticalWoundOn: 'value' },
    statement: 22,
    summary: 'Critical wounds on this roll against targets with the keyword.',
  },
  {
    id: 'lance',
    name: 'Lance',
    category: 'to wound',
    stage: 'wound',
    parameter: 'none',
    effect: { woundModifier: 1, when: 'charged' },
    statement: 22,
    summary: '+1 to wound when the bearer charged.',
  },
  {
    id: 'twinLinked',
    name: 'Twin-linked',
    category: 'to wound',
    stage: 'wound',
    parameter: 'none',
    effect: { rerollWounds: 'fails' },
    statement: 22,
    summary: 'Failed wound rolls are rolled again.',
  },
  {
    id: 'devastatingWounds',
    name: 'Devastating Wounds',
    category: 'to wound',
    stage: 'wound',
    parameter: 'none',
    effect: { criticalWoundsDevastate: true },
    statement: 35,
    summary: 'A critical wound allows no save; its damage comes after all other attacks as mortal wounds on one model.',
  },
  {
    id: 'precision',
    name: 'Precision',
    category: 'allocation',
    stage: 'allocation',
    parameter: 'none',
    effect: { picksCharacters: true },
    statement: 26,
    summary: 'Its wounds may be allocated to a character in the unit.',
  },
  {
    id: 'ignoresCover',
    name: 'Ignores Cover',
    category: 'saves',
    stage: 'save',
    parameter: 'none',
    effect: { ignoresCover: true },
    statement: 29,
    summary: 'The target has no benefit of cover.',
  },
  {
    id: 'melta',
    name: 'Melta',
    category: 'damage',
    stage: 'damage',
    parameter: 'number',
    effect: { extraDamage: 'value', when: 'halfRange' },
    statement: 7,
    summary: 'So much more damage when the target is within half range.',
  },
  {
    id: 'psychic',
    name: 'Psychic',
    category: 'damage',
    stage: 'damage',
    parameter: 'none',
    effect: { psychic: true },
    statement: 33,
    summary: 'A Psychic attack: some targets have a Feel No Pain against it.',
  },
  {
    id: 'hazardous',
    name: 'Hazardous',
    category: 'afterwards',
    stage: 'after',
    parameter: 'none',
    effect: { endangersBearer: true },
    statement: 37,
    summary: 'Each weapon used may hurt its own bearer afterwards: on a 1, three mortal wounds.',
  },
  {
    id: 'assault',
    name: 'Assault',
    category: 'no effect on the dice',
    stage: 'none',
    parameter: 'none',
    effect: {},
    statement: 13,
    summary: 'May be fired after an Advance; changes no dice.',
  },
  {
    id: 'pistol',
    name: 'Pistol',
    category: 'no effect on the dice',
    stage: 'none',
    parameter: 'none',
    effect: {},
    statement: 13,
    summary: 'May be fired while engaged; changes no dice.',
  },
  {
    id: 'closeQuarters',
    name: 'Close-quarters',
    category: 'no effect on the dice',
    stage: 'none',
    parameter: 'none',
    effect: {},
    statement: 13,
    summary: 'What the 11th edition calls Pistol; changes no dice.',
  },
  {
    id: 'oneShot',
    name: 'One Shot',
    category: 'no effect on the dice',
    stage: 'none',
    parameter: 'none',
    effect: {},
    statement: 13,
    summary: 'Once per battle; changes no dice.',
  },
] as const satisfies readonly WeaponRule[];

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
  },
  {
    id: 'stealth',
    name: 'Stealth',
    category: 'to hit',
    summary: '-1 to hit for ranged attacks against the unit.',
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
  },
  {
    id: 'overwatch',
    name: 'Overwatch',
    category: 'to hit',
    summary: 'Only unmodified sixes hit, and they are critical.',
  },
] as const satisfies readonly Rule[];

export const rules: readonly Rule[] = [...weaponRules, ...battleRules];
