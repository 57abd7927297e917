// What a fantasy answer says follows from what it computes.
import { calculators, cardRules } from '@oddsmith/games/fantasy';
import { describeRuleWords, describeWordsOf, type RulePair } from '../words.ts';
import { cases } from './cases.ts';

const [attack, , battle] = calculators;

/** Rules that are values of a field which names another rule. */
const FIELD_OF: { readonly [rule: string]: string } = {
  impactHits: 'strike',
  stomp: 'strike',
  poisonPlus2: 'poison',
  lethalStrikeArmour: 'lethalStrike',
  woundedModel: 'system',
  recovery: 'system',
  oneSave: 'system',
};

/** The fields that switch a rule on. */
function fieldsOf(rule: string): string[] {
  if (rule in FIELD_OF) return [FIELD_OF[rule]];
  return Object.entries(attack.input.shape).flatMap(([name, field]) => (field.meta()?.rule === rule ? [name] : []));
}

/** Each case of a rule, and the same attack without the fields that switch it on. */
const pairs: RulePair[] = cases
  .filter((row) => row.calculator === 'fantasy/attack')
  .flatMap(({ rules = [], input }) =>
    rules.map((rule) => {
      const fields = fieldsOf(rule);
      return {
        rule,
        with: input,
        without: Object.fromEntries(Object.entries(input).filter(([name]) => !fields.includes(name))),
      };
    }),
  );

describeRuleWords(attack, pairs);

type Card = { readonly [field: string]: unknown };
type CardBattle = { readonly first: Card; readonly second: Card; readonly rounds?: number; readonly pursuit?: boolean };

const few: Card = { armyRules: true, models: 4, frontage: 2, armourSave: 4 };
const mounted: Card = { ...few, charging: true, mount: {}, troopType: 'heavyCavalry' };
const ranks: Card = { armyRules: true, models: 10, frontage: 5, attacks: 2, wounds: 1 };

/** Between them they give every rule something to act on. */
const CONTEXTS: readonly CardBattle[] = [
  { first: { ...few, weaponSkill: 6 }, second: { ...few, initiative: 4, wounds: 2 } },
  { first: mounted, second: { ...few, troopType: 'behemoth', wounds: 2, height: 'large' } },
  { first: { ...few, breakReroll: 'any' }, second: { ...few, troopType: 'behemoth', wounds: 3, rules: ['Fear'] } },
  { first: { ...few, rules: ['Unstable'], leadership: 5 }, second: { ...few, strength: 5, standard: true }, rounds: 2 },
  { first: few, second: { ...few, rules: ['Ethereal'] } },
  { first: { ...few, rules: ['Flaming Attacks'] }, second: { ...few, regeneration: 4, ward: 5 } },
  { first: few, second: { ...few, regeneration: 4, rules: ['Flammable'] } },
  {
    first: { ...mounted, models: 6, frontage: 3, troopType: 'monstrousInfantry', rules: ['Impact Hits (1)'] },
    second: few,
  },
  // Twice, once for each system.
  { first: { ...few, charging: true, movement: 4, chargeDistance: 9 }, second: few },
  { first: { ...few, charging: true, movement: 4, chargeDistance: 9 }, second: few },
  { first: few, second: { ...few, strength: 5 }, pursuit: true },
  { first: few, second: { ...few, strength: 5 }, pursuit: true },
  { first: { ...few, shield: true, armourSave: 6 }, second: { ...few, charging: true, strength: 5 } },
  { first: { ...few, height: 'large', wounds: 3 }, second: few },
  { first: ranks, second: { ...ranks, models: 20, attacks: 1, charging: true } },
  { first: { ...ranks, rules: ['Unstable', 'Stubborn'] }, second: { ...few, strength: 5 } },
  { first: { ...few, rules: ['Flaming Attacks', 'Magical Attacks'] }, second: few },
  { first: { ...few, rules: ['Magical Attacks'] }, second: { ...few, regeneration: 4 } },
  { first: { ...few, rules: ['Primal Fury'], arc: 'flank' }, second: { ...few, toughness: 6 } },
  {
    first: { ...few, rules: ['Stomp Attacks (2)'], models: 4 },
    second: { ...few, arc: 'flank', rules: ['Aegis (4+, against non-Magical Attacks)'] },
  },
  {
    first: { ...few, weapon: 'thrustingSpear', troopType: 'heavyCavalry' },
    second: { ...few, models: 12, arc: 'flank', rules: ['Elven Reflexes', 'Stomp Attacks (2)'] },
  },
  { first: { ...few, reaction: 'standAndShoot', shooting: {} }, second: { ...few, charging: true } },
  { first: { ...few, reaction: 'standAndShoot', shooting: {} }, second: { ...few, charging: true } },
  { first: { ...few, models: 8, frontage: 8 }, second: { ...few, models: 8, frontage: 8 } },
  { first: { ...few, models: 8, frontage: 8 }, second: { ...few, models: 8, frontage: 8 } },
  { first: { ...few, weapon: 'greatWeapon' }, second: { ...few, wounds: 4, height: 'gigantic' } },
  { first: { ...few, rules: ['Unstable', 'Undead'] }, second: { ...few, strength: 5 } },
  {
    first: { ...few, charging: true, movement: 4, chargeDistance: 9, arc: 'flank' },
    second: { ...few, height: 'large' },
  },
];

/** A value that the rule can read. */
const VALUES: { readonly [reading: string]: string } = {
  anything: '',
  dice: ' (2)',
  number: ' (2)',
  save: ' (4+)',
  maybeDice: '',
  anySave: ' (4+)',
  words: ' (+1 Strength)',
};

const plus = (card: Card, rule: string): Card => ({ ...card, rules: [...((card.rules as string[]) ?? []), rule] });

/** Each rule on either unit, and on a mount, in every context of its system. */
const cardPairs: RulePair[] = cardRules.flatMap(({ id, name, reading, systems }) =>
  CONTEXTS.flatMap(({ first, second, rounds, pursuit }, index) => {
    const rule = name + VALUES[reading];
    const system = systems[index % systems.length];
    const armed = first.weapon === 'thrustingSpear' && system === 'ninthAge' ? { ...first, weapon: 'spear' } : first;
    const without = { system, first: armed, second, rounds, pursuit };
    const changed = [{ first: plus(armed, rule) }, { second: plus(second, rule) }];
    const mount = 'mount' in first ? [{ first: { ...first, mount: { rules: [rule] } } }] : [];
    return [...changed, ...mount].map((part) => ({ rule: id, with: { ...without, ...part }, without }));
  }),
);

describeRuleWords(battle, cardPairs);

for (const calculator of calculators)
  describeWordsOf(calculator, [
    ...calculator.presets.map((preset) => preset.input),
    ...cases.filter((row) => row.calculator === calculator.id).map((row) => row.input),
  ]);
