// What each group of a unit strikes with in a round: when, with how many attacks, and against which target numbers.
import { type DiceExpression, expressionMax } from '@oddsmith/kernel';
import { toExpression as toDice } from '../../field.ts';
import { type Draft, finished, NEVER, NO_RULES, type Plan, SAVE_NAMES } from '../plan.ts';
import type { Card, HitValue, Reroll } from '../schema/index.ts';
import { combatTarget, woundTarget } from '../targets.ts';
import { type Fighter, plusAttacks, type Side, type Striker, usesShield } from './side.ts';
import type { Moment, Traits } from './traits.ts';
import { PLAIN_WEAPON } from './weapons.table.ts';

/** In the order in which a side resolves them within a step. */
const STRIKE_KINDS = ['champion', 'rank', 'single', 'support', 'crew', 'mount', 'impact', 'grind', 'stomp'] as const;
export type StrikeKind = (typeof STRIKE_KINDS)[number];

export interface StrikeGroup {
  readonly kind: StrikeKind;
  /** Higher strikes first. */
  readonly step: number;
  readonly plan: Plan;
  /** The most attacks of one striker. */
  readonly mostAttacks: number;
  /** Strikers of each model. */
  readonly perModel: number;
  readonly values: StrikeValues;
}

/** What the target numbers come from. */
export interface StrikeValues {
  /** null where no die is rolled to hit. */
  readonly skill: number | null;
  readonly enemySkill: number | null;
  readonly strength: number;
  /** Armour before piercing, 7 for none. */
  readonly armour: number;
}

/** Before and after all steps of initiative, The Old World. */
export const BEFORE_ALL = 11;
export const AFTER_ALL = -1;
const FIRST_STEP = 10;
const LAST_STEP = 0;
const NO_LIMIT = Number.POSITIVE_INFINITY;

/** One side at a moment of the fight, against its enemy. */
export interface Duel {
  readonly side: Side;
  readonly traits: Traits;
  readonly mountTraits: Traits;
  readonly moment: Moment;
  readonly crew: Fighter | null;
  readonly enemy: Side;
  readonly enemyTraits: Traits;
  /** Failed its test against Fear; the enemy did. */
  readonly shaken: boolean;
  readonly enemyShaken: boolean;
  /** Of the whole unit, for Ogre Charge. */
  readonly rankBonus: number;
}

/** In the order of their kinds. */
export function strikeGroups(duel: Duel): readonly StrikeGroup[] {
  const { side, traits } = duel;
  const { card, champion } = side;
  const rider: Striker = { ...card, attacks: side.attacks };
  const groups: StrikeGroup[] = [];
  if (champion !== null)
    groups.push(riderGroup(duel, 'champion', champion, plusAttacks(champion.attacks, traits.attacks)));
  groups.push(riderGroup(duel, 'rank', rider, plusAttacks(rider.attacks, traits.attacks)));
  if (side.system === 'oldWorld') groups.push(riderGroup(duel, 'single', rider, ONE));
  groups.push(supportGroup(duel, rider));
  if (duel.crew !== null) groups.push(crewGroup(duel, duel.crew));
  if (card.mount !== null) groups.push(mountGroup(duel, card.mount));
  groups.push(...specialGroups(duel));
  return groups.filter(({ plan }) => expressionMax(plan.attacks) > 0);
}

/** The steps in which these strike, first to last. */
export function stepsOf(groups: readonly StrikeGroup[]): readonly number[] {
  return [...new Set(groups.map(({ step }) => step))].sort((a, b) => b - a);
}

const ONE: DiceExpression = { count: 0, sides: 6, plus: 1 };
const SUPPORT_ATTACKS = { standard: 1, large: 3, gigantic: 5 } as const;

function supportGroup(duel: Duel, rider: Striker): StrikeGroup {
  const { side, traits } = duel;
  if (side.system === 'oldWorld') return riderGroup(duel, 'support', rider, ONE);
  const most = traits.supportAttacks ?? SUPPORT_ATTACKS[side.card.height];
  return riderGroup(duel, 'support', rider, plusAttacks(rider.attacks, traits.attacks), most);
}

function riderGroup(
  duel: Duel,
  kind: StrikeKind,
  striker: Striker,
  attacks: DiceExpression,
  mostAttacks = NO_LIMIT,
): StrikeGroup {
  const values = strikeValues(duel, duel.traits, striker);
  const plan = strikePlan(duel, duel.traits, values, attacks);
  return { kind, step: riderStep(duel, striker.initiative), plan, mostAttacks, perModel: 1, values };
}

function crewGroup(duel: Duel, crew: Fighter): StrikeGroup {
  const { card, attacks } = crew.side;
  return riderGroup({ ...duel, ...crew }, 'crew', { ...card, attacks }, plusAttacks(attacks, crew.traits.attacks));
}

function mountGroup(duel: Duel, mount: NonNullable<Card['mount']>): StrikeGroup {
  const { mountTraits } = duel;
  const values = strikeValues(duel, mountTraits, mount);
  const plan = strikePlan(duel, mountTraits, values, plusAttacks(toDice(mount.attacks), mountTraits.attacks));
  const step = kept(chargeStep(duel, rulesStep(mount.initiative, mountTraits)));
  return { kind: 'mount', step, plan, mostAttacks: NO_LIMIT, perModel: mount.count, values };
}

function kept(step: number): number {
  return Math.min(FIRST_STEP, step);
}

/** The Old World: first and last cancel each other; modifiers come after. */
function rulesStep(initiative: number, { strikeFirst, strikeLast }: Traits): number {
  if (strikeFirst === strikeLast) return initiative;
  return strikeFirst ? FIRST_STEP : 1;
}

function riderStep(duel: Duel, initiative: number): number {
  const { side, traits } = duel;
  if (side.system === 'oldWorld') return kept(chargeStep(duel, rulesStep(initiative, traits) + traits.initiative));
  if (side.weapon.lastStep === true && !traits.ownStep) return LAST_STEP;
  return kept(chargeStep(duel, initiative + traits.initiative));
}

/** Inches of a charge that count for Initiative. */
const FRONT_CHARGE = 3;
const FLANK_CHARGE = 4;

function chargeStep({ side, moment }: Duel, step: number): number {
  const { card, system } = side;
  if (!moment.charging) return step;
  if (system === 'ninthAge') return step + 1;
  if (card.disorderedCharge) return step;
  const most = card.arc === 'front' ? FRONT_CHARGE : FLANK_CHARGE;
  return step + Math.min(most, card.chargeDistance ?? most);
}

/** Impact hits, grind attacks and stomps: automatic, and untouched by weapons and rules of attack. */
function specialGroups(duel: Duel): StrikeGroup[] {
  const { side, traits, moment, enemyTraits, enemy } = duel;
  const groups: StrikeGroup[] = [];
  const oldWorld = side.system === 'oldWorld';
  const add = (kind: StrikeKind, step: number, attacks: DiceExpression, piercing: number): void => {
    const plan = specialPlan(duel, attacks, piercing);
    const values = { skill: null, enemySkill: null, strength: bodyStrength(side), armour: armourValue(enemy) };
    groups.push({ kind, step, plan, mostAttacks: NO_LIMIT, perModel: 1, values });
  };
  const { bodyPiercing } = side.card;
  if (traits.impactHits !== null && (oldWorld ? moment.longCharge : moment.charging)) {
    const ranks = traits.impactByRanks ? duel.rankBonus : 0;
    const wheels = oldWorld ? (side.kind.impactPiercing ?? 0) : 0;
    add('impact', oldWorld ? BEFORE_ALL : FIRST_STEP, traits.impactHits, bodyPiercing + wheels + ranks);
  }
  if (traits.grinds !== null) add('grind', riderStepOfBody(duel), traits.grinds, bodyPiercing);
  if (traits.stomps === null) return groups;
  if (oldWorld) {
    const heavy = enemy.kind.category === 'monster' ? 0 : (side.kind.stompPiercing ?? 0);
    add('stomp', AFTER_ALL, traits.stomps, bodyPiercing + heavy);
  } else if (enemy.card.height === 'standard' && !enemyTraits.cannotBeStomped)
    add('stomp', LAST_STEP, traits.stomps, bodyPiercing);
  return groups;
}

/** Grind attacks come at the model's own Agility, whatever its weapon. */
function riderStepOfBody(duel: Duel): number {
  return kept(chargeStep(duel, duel.side.card.initiative));
}

/** Strength never goes above this. */
const MOST_STRENGTH = 10;
const TOXIC_STRENGTH = 3;
const TOXIC_PIERCING = 10;

function strikeValues(duel: Duel, traits: Traits, striker: Pick<Striker, 'weaponSkill' | 'strength'>) {
  const skill = striker.weaponSkill + traits.skill;
  return {
    skill,
    enemySkill: skillAgainst(duel, traits, skill),
    strength: traits.toxic ? TOXIC_STRENGTH : Math.min(MOST_STRENGTH, striker.strength + traits.strength),
    armour: armourValue(duel.enemy),
  } satisfies StrikeValues;
}

type SkilledValues = ReturnType<typeof strikeValues>;

/** Of impact hits, grind attacks and stomps. */
function bodyStrength({ card }: Side): number {
  return card.bodyStrength ?? card.mount?.strength ?? card.strength;
}

function strikePlan(duel: Duel, traits: Traits, values: SkilledValues, attacks: DiceExpression): Plan {
  const { side, enemy, enemyTraits } = duel;
  const { system, card } = side;
  const { skill, enemySkill, strength } = values;
  const toHit = combatTarget(system, skill, enemySkill, hitModifier(duel, traits));
  const wounds = woundTarget(system, strength, enemy.card.toughness, card.toWoundModifier);
  const piercing = traits.toxic ? TOXIC_PIERCING : traits.armourPiercing;
  const burns = system === 'ninthAge' && traits.flaming && enemyTraits.flammable;
  const faces = facesThatMatter(duel, traits, toHit);
  const multiplied = traits.multipleWounds !== null && expressionMax(traits.multipleWounds) > 1;
  return finished({
    ...defendedPlan(duel, traits, piercing),
    staysOnModel: system === 'oldWorld' && enemy.card.wounds > 1 && (multiplied || faces.slays === true),
    attacks,
    toHit,
    rerollHits: traits.rerollHits,
    toWound: enemyTraits.ethereal && !traits.magical ? 'none' : wounds,
    rerollWounds: burns ? 'fails' : traits.rerollWounds,
    ...(traits.multipleWounds === null ? {} : { wounds: traits.multipleWounds }),
    ...faces,
  });
}

function specialPlan(duel: Duel, attacks: DiceExpression, piercing: number): Plan {
  const { side, traits, enemy, enemyTraits } = duel;
  const { card, system } = side;
  const wounds = woundTarget(system, bodyStrength(side), enemy.card.toughness, card.toWoundModifier);
  // In The Old World the model's flames and magic count for its special attacks too.
  const carried = system === 'oldWorld' ? traits : { ...traits, flaming: false, magical: false, divine: false };
  return finished({
    ...defendedPlan(duel, { ...carried, divine: false }, piercing),
    attacks,
    toHit: 'auto',
    toWound: enemyTraits.ethereal && !carried.magical ? 'none' : wounds,
    rerollWounds: card.rerollWounds,
  });
}

/** The skill that the enemy defends with. */
function skillAgainst({ side, enemy, enemyTraits }: Duel, traits: Traits, skill: number): number {
  if (side.system === 'oldWorld') return enemy.card.weaponSkill;
  const defence = enemy.card.defensiveSkill ?? enemy.card.weaponSkill;
  const onFoot = enemy.card.mount === null && enemy.card.weapon === PLAIN_WEAPON && enemy.card.shield;
  const parries = (enemyTraits.parry || onFoot) && side.card.arc === 'front' && !traits.noParry;
  return parries ? Math.max(defence + 1, skill) : defence;
}

function hitModifier({ side, enemyTraits, shaken, enemyShaken }: Duel, traits: Traits): number {
  const bonus = traits.toHit + Math.max(0, side.card.toHitModifier);
  const penalty = (shaken ? 1 : 0) + Math.max(0, -side.card.toHitModifier);
  if (side.system === 'oldWorld') return bonus - penalty;
  // Distracting does not add to other penalties.
  return bonus + (enemyShaken ? 1 : 0) - (penalty === 0 && enemyTraits.distracting ? 1 : penalty);
}

/** What natural faces do. Nothing of it comes from automatic hits. */
function facesThatMatter(duel: Duel, traits: Traits, toHit: HitValue): Partial<Draft> {
  if (duel.side.system === 'ninthAge')
    return {
      autoWoundFrom: traits.poison ? 6 : NEVER,
      doubleHitFrom: traits.battleFocus ? 6 : NEVER,
      lethalFrom: traits.lethalStrike ? 6 : NEVER,
    };
  if (toHit === 'auto') return {};
  const { category, cleavable } = duel.enemy.kind;
  const slays =
    (traits.killingBlow && (category === 'infantry' || category === 'cavalry')) ||
    (traits.monsterSlayer && category === 'monster');
  return {
    woundBonusFrom: traits.poison ? 6 : NEVER,
    woundBonus: 2,
    lethalFrom: slays || (traits.cleavingBlow && cleavable === true) ? 6 : NEVER,
    slays,
    pierceFrom: traits.armourBane > 0 ? 6 : NEVER,
    pierceBonus: traits.armourBane,
  };
}

/** The saves of the enemy against these strikes; everything else is plain. */
function defendedPlan({ side, enemy, enemyTraits }: Duel, traits: Traits, piercing: number): Draft {
  const oldWorld = side.system === 'oldWorld';
  const { wounds } = enemy.card;
  const burnt = traits.flaming && (!oldWorld || enemyTraits.flammable);
  const regeneration = burnt ? 'none' : enemyTraits.regeneration;
  return {
    attacks: ONE,
    toHit: 'auto',
    rerollHits: 'none',
    secondChance: 'none',
    toWound: 'none',
    rerollWounds: 'none',
    ...armourPlan(enemy, piercing),
    rerollArmorSaves: (enemyTraits.rerollArmourOnes ? '1s' : 'none') satisfies Reroll,
    specialSave: 'none',
    rerollSpecialSaves: 'none',
    ward: enemyTraits.ward,
    rerollWards: traits.divine ? 'successes' : 'none',
    regeneration: oldWorld ? 'none' : regeneration,
    saveNames: SAVE_NAMES[side.system],
    oneSave: !oldWorld,
    recovery: oldWorld ? regeneration : 'none',
    ...NO_RULES,
    woundCap: wounds,
    slayWounds: wounds,
  };
}

/** The best armour of The Old World before piercing, and the best that parrying can make of it. */
const BEST_OF_FOOT_AND_HORSE = 2;
const BEST_OF_OTHERS = 3;
const BEST_PARRY = 3;
const NO_ARMOUR = 7;

/** The armour value of a unit in close combat, before piercing; 7 and more is none. */
export function armourValue(side: Side): number {
  const { card, kind, system } = side;
  const shielded = card.armourSave - (usesShield(side) ? 1 : 0);
  if (system === 'ninthAge') return Math.max(1, shielded);
  const foot = kind.category === 'infantry' || kind.category === 'cavalry';
  const value = Math.max(foot ? BEST_OF_FOOT_AND_HORSE : BEST_OF_OTHERS, shielded);
  const parries = kind.massed === true && card.weapon === PLAIN_WEAPON && usesShield(side);
  return parries ? Math.min(value, Math.max(BEST_PARRY, value - 1)) : value;
}

function armourPlan(enemy: Side, piercing: number): Pick<Draft, 'armorSave' | 'armorPiercing'> {
  const value = armourValue(enemy);
  if (value >= NO_ARMOUR) return { armorSave: 'none', armorPiercing: piercing };
  // An armour of 1+ saves on 2+ like 2+, but piercing has one point more to take off.
  if (value === 1) return { armorSave: 2, armorPiercing: Math.max(0, piercing - 1) };
  return { armorSave: value as HitValue, armorPiercing: piercing };
}
