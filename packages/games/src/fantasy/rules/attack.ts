// The rule catalogue: each special rule is one entry that says when it is in force and what it changes in the plan
// of an attack. Engines read the plan alone, so a rule that changes known numbers needs no line in them.
import { type DiceExpression, expressionMax } from '@oddsmith/kernel';
import type { Rule } from '../../contract/calculator.ts';
import { toExpression } from '../../form/field.ts';
import { type Draft, finished, type Plan, plainPlan, type Situation } from '../plan.ts';
import type { Profile } from '../schema/index.ts';
import { woundTarget } from '../targets.ts';

/** Faces to hit and faces to wound that set off a rule. */
export const HIT_TRIGGERS = ['autoWoundFrom', 'woundBonusFrom', 'doubleHitFrom'] as const;
const WOUND_TRIGGERS = ['lethalFrom', 'pierceFrom'] as const;
export type Trigger = (typeof HIT_TRIGGERS)[number] | (typeof WOUND_TRIGGERS)[number];

export interface FantasyRule extends Rule {
  /** The entry of the plan that holds the natural face from which the rule acts. */
  readonly trigger?: Trigger;
  inForce(profile: Profile, situation: Situation): boolean;
  /** `plan` is what the rules before this one have made of it. */
  effect(profile: Profile, situation: Situation, plan: Draft): Partial<Draft>;
}

/** Inches of charge move below which there are no impact hits (The Old World). */
const IMPACT_DISTANCE = 3;
const NO_ATTACKS: DiceExpression = { count: 0, sides: 6, plus: 0 };
const TOXIC_STRENGTH = 3;
const TOXIC_PIERCING = 10;

/** In the order in which they rewrite the plan. */
export const rules = [
  {
    id: 'impactHits',
    name: 'Impact hits',
    summary: 'A charging model makes these hits automatically, before every other attack.',
    category: 'Attack',
    inForce: (profile) => profile.strike === 'impact',
    effect: (_, { charged, chargeDistance }) => ({
      toHit: 'auto',
      ...(charged && (chargeDistance ?? IMPACT_DISTANCE) >= IMPACT_DISTANCE ? {} : { attacks: NO_ATTACKS }),
    }),
  },
  {
    id: 'stomp',
    name: 'Stomps',
    summary: 'These hits are automatic and come after every other attack.',
    category: 'Attack',
    inForce: (profile) => profile.strike === 'stomp',
    effect: () => ({ toHit: 'auto' }),
  },
  {
    id: 'fury',
    name: 'Fury',
    summary: 'A natural 6 to hit makes two hits instead of one.',
    category: 'To hit',
    trigger: 'doubleHitFrom',
    inForce: (profile) => profile.fury,
    effect: () => ({ doubleHitFrom: 6 }),
  },
  {
    id: 'poison',
    name: 'Poison',
    summary:
      'A natural 6 to hit (or the face set) wounds without a wound roll; of two hits from one attack only one does.',
    category: 'To hit',
    trigger: 'autoWoundFrom',
    inForce: ({ poison, poisonMode }, { system }) =>
      poison && (system === 'ninthAge' || (system === 'dice' && poisonMode === 'auto')),
    effect: ({ poisonOn }, { system }) =>
      system === 'dice' ? { autoWoundFrom: poisonOn } : { autoWoundFrom: 6, poisonsBeyondSix: true },
  },
  {
    id: 'poisonPlus2',
    name: 'Poison (+2 to wound)',
    summary: 'A natural 6 to hit (or the face set) gets +2 on its wound roll; a natural 1 still fails.',
    category: 'To hit',
    trigger: 'woundBonusFrom',
    inForce: ({ poison, poisonMode }, { system }) =>
      poison && (system === 'oldWorld' || (system === 'dice' && poisonMode === 'plus2')),
    effect: ({ poisonOn }, { system }) => ({ woundBonusFrom: system === 'dice' ? poisonOn : 6, woundBonus: 2 }),
  },
  {
    id: 'toxic',
    name: 'Toxic attacks',
    summary: 'Always strength 3, and no armour save that can be pierced.',
    category: 'To wound',
    inForce: (profile) => profile.toxic,
    effect: ({ resilience, toughness = null }, { system }) => {
      const against = system === 'dice' ? resilience : toughness;
      return {
        armorPiercing: TOXIC_PIERCING,
        ...(against === null ? {} : { toWound: woundTarget(system, TOXIC_STRENGTH, against) }),
      };
    },
  },
  {
    id: 'flammable',
    name: 'Flammable',
    summary: 'Flaming attacks against this target reroll failed wound rolls.',
    category: 'Target',
    inForce: ({ flaming, targetFlammable }, { system }) => flaming && targetFlammable && system !== 'oldWorld',
    effect: () => ({ rerollWounds: 'fails' }),
  },
  {
    id: 'lethalStrike',
    name: 'Lethal strike',
    summary: 'A natural 6 to wound skips armour and special saves.',
    category: 'To wound',
    trigger: 'lethalFrom',
    inForce: (profile) => profile.lethalStrike === true,
    effect: (_, { system }) => ({ lethalFrom: 6, lethalSkips: 'all', lethalSkipsWard: system !== 'ninthAge' }),
  },
  {
    id: 'lethalStrikeArmour',
    name: 'Lethal strike (armour)',
    summary: 'A natural 6 to wound skips armour and fortitude saves; an aegis save is still allowed.',
    category: 'To wound',
    trigger: 'lethalFrom',
    inForce: (profile) => profile.lethalStrike === 'armour',
    effect: ({ specialSaveKind }) => ({ lethalFrom: 6, lethalSkips: specialSaveKind === 'aegis' ? 'armour' : 'all' }),
  },
  {
    id: 'killingBlow',
    name: 'Killing blow',
    summary:
      'A lethal wound takes all wounds of a model; without lethal strike a natural 6 skips armour and fortitude.',
    category: 'To wound',
    trigger: 'lethalFrom',
    inForce: ({ killingBlow, targetKind = 'infantry' }, { system }) =>
      killingBlow && (system !== 'oldWorld' || targetKind === 'infantry' || targetKind === 'cavalry'),
    effect: ({ lethalStrike, specialSaveKind }) => ({
      slays: true,
      lethalFrom: 6,
      lethalSkips: lethalStrike === true || specialSaveKind === 'fortitude' ? 'all' : 'armour',
    }),
  },
  {
    id: 'monsterSlayer',
    name: 'Monster slayer',
    summary: 'A natural 6 to wound against a monster skips armour and regeneration and takes all its wounds.',
    category: 'To wound',
    trigger: 'lethalFrom',
    inForce: ({ monsterSlayer = false, targetKind }, { system }) =>
      monsterSlayer && system === 'oldWorld' && targetKind === 'monster',
    effect: () => ({ slays: true, lethalFrom: 6, lethalSkips: 'armour' }),
  },
  {
    id: 'armourBane',
    name: 'Armour bane',
    summary: 'A natural 6 to wound pierces armour better by this much.',
    category: 'Armour',
    trigger: 'pierceFrom',
    inForce: (profile) => profile.armourBane > 0,
    effect: ({ armourBane }) => ({ pierceFrom: 6, pierceBonus: armourBane }),
  },
  {
    id: 'sunder',
    name: 'Sunder',
    summary: 'Each wound that armour does not stop worsens the armour save for later wounds of the sequence.',
    category: 'Armour',
    inForce: ({ sunder }, { system }) => sunder > 0 && system === 'dice',
    effect: ({ sunder }) => ({ sunder }),
  },
  {
    id: 'divine',
    name: 'Divine attacks',
    summary: 'Successful aegis saves must be rerolled; the reroll replaces the defender’s own.',
    category: 'Special save',
    inForce: ({ divine, specialSaveKind }, { system }) =>
      divine && (system === 'ninthAge' || (system === 'dice' && specialSaveKind === 'aegis')),
    effect: (_, { system }) => (system === 'dice' ? { rerollSpecialSaves: 'successes' } : { rerollWards: 'successes' }),
  },
  {
    id: 'flaming',
    name: 'Flaming attacks',
    summary: 'No fortitude save and no regeneration is allowed; in The Old World only flammable targets lose theirs.',
    category: 'Special save',
    inForce: ({ flaming, targetFlammable, specialSaveKind, regeneration }, { system }) =>
      flaming &&
      (system === 'oldWorld'
        ? targetFlammable && regeneration !== 'none'
        : regeneration !== 'none' || (system === 'dice' && specialSaveKind === 'fortitude')),
    effect: ({ specialSaveKind }) => ({
      regeneration: 'none',
      ...(specialSaveKind === 'fortitude' ? { specialSave: 'none' as const } : {}),
    }),
  },
  {
    id: 'multipleWounds',
    name: 'Multiple wounds',
    summary: 'Each unsaved wound counts as this many, at most the wounds of one model.',
    category: 'Wounds',
    inForce: ({ multipleWounds }) => {
      const wounds = toExpression(multipleWounds);
      return wounds.count > 0 || expressionMax(wounds) !== 1;
    },
    effect: ({ multipleWounds }) => ({ wounds: toExpression(multipleWounds) }),
  },
  {
    id: 'redFury',
    name: 'Red fury',
    summary: 'Every unsaved wound of a normal attack gives one extra attack, made at once; extra attacks give no more.',
    category: 'Wounds',
    inForce: ({ redFury, strike }, { system }) => redFury && strike === 'normal' && system === 'dice',
    effect: () => ({ extraAttacks: true }),
  },
  {
    id: 'woundedModel',
    name: 'One model at a time',
    summary: 'What one unsaved wound takes beyond the wounds of the model it struck is wasted.',
    category: 'Wounds',
    inForce: (_, { system }) => system === 'oldWorld',
    effect: (_, __, plan) => ({ staysOnModel: plan.slays || expressionMax(plan.wounds) > 1 }),
  },
  {
    id: 'recovery',
    name: 'Regeneration by the wound',
    summary: 'Regeneration is rolled for every wound lost; a wound that is recovered still counts as scored.',
    category: 'Special save',
    inForce: ({ regeneration }, { system }) => system === 'oldWorld' && regeneration !== 'none',
    effect: (_, __, plan) => ({ recovery: plan.regeneration, regeneration: 'none' }),
  },
  {
    id: 'oneSave',
    name: 'One special save',
    summary: 'Of aegis and fortitude only the better one that is still allowed is rolled.',
    category: 'Special save',
    inForce: ({ ward, regeneration }, { system }) =>
      system === 'ninthAge' && ward !== 'none' && regeneration !== 'none',
    effect: () => ({ oneSave: true }),
  },
] as const satisfies readonly FantasyRule[];

/** The rules in force for a profile. */
export function rulesOf(profile: Profile, situation: Situation): readonly FantasyRule[] {
  return (rules as readonly FantasyRule[]).filter((rule) => rule.inForce(profile, situation));
}

/** What a profile rolls in a situation: its own numbers, then each rule in force. */
export function planOf(profile: Profile, inForce: readonly FantasyRule[], situation: Situation): Plan {
  const plan = plainPlan(profile, situation);
  // Into the same draft: a copy for each of a dozen rules took half of preparing.
  for (const rule of inForce) Object.assign(plan, rule.effect(profile, situation, plan));
  return finished(plan);
}
