// What one strike of a card rolls against the enemy at hand: target numbers, what faces do, and the saves against it.
import { type DiceExpression, expressionMax } from '@oddsmith/kernel';
import { toExpression } from '../../form/field.ts';
import { type Draft, finished, NEVER, NO_RULES, type Plan, SAVE_NAMES } from '../plan.ts';
import type { Card, HitValue, Reroll } from '../schema/index.ts';
import { combatTarget, shootingTarget, woundTarget } from '../targets.ts';
import { type Fighter, type Part, type Side, usesShield } from './side.ts';
import type { StrikeValues } from './strikes.ts';
import { betterSave, type Traits } from './traits.ts';
import { MOST_STRENGTH, PLAIN_WEAPON } from './weapons.table.ts';

/** One side at a moment of the fight, against its enemy. */
export interface Duel extends Fighter {
  readonly enemy: Fighter;
  /** Failed its test against Fear; the enemy did. */
  readonly shaken: boolean;
  readonly enemyShaken: boolean;
  /** Of the whole unit, for Ogre Charge. */
  readonly rankBonus: number;
}

type Shooting = NonNullable<Card['shooting']>;

const TOXIC_STRENGTH = 3;
const TOXIC_PIERCING = 10;

export function strikeValues(duel: Duel, traits: Traits, striker: Part) {
  const skill = striker.weaponSkill + traits.skill;
  return {
    skill,
    enemySkill: skillAgainst(duel, traits, skill),
    strength: traits.toxic
      ? TOXIC_STRENGTH
      : Math.min(MOST_STRENGTH, (traits.fixedStrength ?? striker.strength) + traits.strength),
    armour: armourValue(duel.enemy.side),
  } satisfies StrikeValues;
}

type SkilledValues = ReturnType<typeof strikeValues>;

/** Of impact hits, grind attacks and stomps. */
export function bodyStrength({ card }: Side): number {
  return card.bodyStrength ?? card.mount?.strength ?? card.strength;
}

export function strikePlan(duel: Duel, traits: Traits, values: SkilledValues, attacks: DiceExpression): Plan {
  const { side } = duel;
  const { side: enemy, traits: enemyTraits } = duel.enemy;
  const { system, card } = side;
  const { skill, enemySkill, strength } = values;
  const toHit = combatTarget(system, skill, enemySkill, hitModifier(duel, traits));
  const wounds = woundsOn(
    traits,
    woundTarget(system, strength, enemy.card.toughness, card.toWoundModifier + traits.toWound),
  );
  const piercing = traits.toxic ? TOXIC_PIERCING : traits.armourPiercing;
  const burns = system === 'ninthAge' && traits.flaming && enemyTraits.flammable;
  const burnsBadly = system === 'ninthAge' && traits.flaming && enemyTraits.unburnt;
  const faces = facesThatMatter(duel, traits, toHit);
  const multiplied = traits.multipleWounds !== null && expressionMax(traits.multipleWounds) > 1;
  return finished({
    ...defendedPlan(duel, traits, piercing),
    ward: betterSave(wardOf(enemyTraits, traits), frontWardOf(duel)),
    staysOnModel: system === 'oldWorld' && enemy.card.wounds > 1 && (multiplied || faces.slays === true),
    attacks,
    toHit,
    rerollHits: traits.rerollHits,
    toWound: enemyTraits.ethereal && !traits.magical ? 'none' : wounds,
    rerollWounds: burnsBadly ? 'successes' : burns ? 'fails' : traits.rerollWounds,
    ...(traits.multipleWounds === null ? {} : { wounds: traits.multipleWounds }),
    ...faces,
  });
}

const SLAYERS_WOUND = 4;

function woundsOn({ woundsOnFour }: Traits, target: HitValue): HitValue {
  if (!woundsOnFour) return target;
  return typeof target === 'number' && target < SLAYERS_WOUND ? target : SLAYERS_WOUND;
}

/** Impact hits, grind attacks or stomps of one model. */
export interface SpecialHits {
  readonly attacks: DiceExpression;
  readonly strength: number;
  readonly piercing: number;
  readonly bane: number;
}

/** `body` is what makes the hits. */
export function specialPlan(duel: Duel, body: Traits, hits: SpecialHits): Plan {
  const { side, enemy } = duel;
  const { card, system } = side;
  const { attacks, strength, piercing, bane } = hits;
  const wounds = woundTarget(system, strength, enemy.side.card.toughness, card.toWoundModifier);
  // In The Old World the flames, the magic and the Armour Bane of what makes them count too.
  const oldWorld = system === 'oldWorld';
  const carried = { ...body, divine: false, ...(oldWorld ? {} : { flaming: false, magical: false }) };
  return finished({
    ...defendedPlan(duel, carried, piercing),
    attacks,
    toHit: 'auto',
    toWound: enemy.traits.ethereal && !carried.magical ? 'none' : wounds,
    rerollWounds: card.rerollWounds,
    ...(oldWorld ? baneOf({ armourBane: body.armourBane + bane }) : {}),
  });
}

/** The Old World and The 9th Age alike: standing and shooting is one worse. */
const STAND_AND_SHOOT = -1;

/** Shots at a charger: parrying does not help against them, a shield does. */
export function shotPlan(duel: Duel, traits: Traits, shooting: Shooting): Plan {
  const { system } = duel.side;
  const { card } = duel.enemy.side;
  const modifier = shooting.hitModifier + traits.toHit + (duel.traits.steadyShot ? 0 : STAND_AND_SHOOT);
  const { toHit, secondChance } = shootingTarget(shooting.ballisticSkill, modifier);
  const strength = Math.min(MOST_STRENGTH, (traits.fixedStrength ?? shooting.strength) + traits.strength);
  const wounds = woundsOn(traits, woundTarget(system, strength, card.toughness, traits.toWound));
  const piercing = shooting.armourPiercing + traits.armourPiercing;
  const faces = facesThatMatter(duel, traits, 'none');
  const multiplied = traits.multipleWounds !== null && expressionMax(traits.multipleWounds) > 1;
  const burns = system === 'ninthAge' && traits.flaming && duel.enemy.traits.flammable;
  return finished({
    ...defendedPlan(duel, traits, piercing, missileArmour(duel.enemy.side)),
    staysOnModel: system === 'oldWorld' && card.wounds > 1 && (multiplied || faces.slays === true),
    attacks: toExpression(shooting.attacks),
    toHit,
    secondChance: system === 'oldWorld' ? secondChance : 'none',
    rerollHits: traits.rerollHits,
    toWound: duel.enemy.traits.ethereal && !traits.magical ? 'none' : wounds,
    rerollWounds: burns ? 'fails' : traits.rerollWounds,
    ...(traits.multipleWounds === null ? {} : { wounds: traits.multipleWounds }),
    ...faces,
    // Beyond a natural 6 only The 9th Age poisons.
    poisonsBeyondSix: system === 'ninthAge',
    doubleHitFrom: NEVER,
  });
}

function missileArmour({ card, kind, system }: Side): number {
  const value = card.armourSave - (card.shield ? 1 : 0);
  if (system === 'ninthAge') return Math.max(1, value);
  const foot = kind.category === 'infantry' || kind.category === 'cavalry';
  return Math.max(foot ? BEST_OF_FOOT_AND_HORSE : BEST_OF_OTHERS, value);
}

function baneOf({ armourBane }: Pick<Traits, 'armourBane'>): Pick<Draft, 'pierceFrom' | 'pierceBonus'> {
  return { pierceFrom: armourBane > 0 ? 6 : NEVER, pierceBonus: armourBane };
}

/** The skill that the enemy defends with. */
function skillAgainst(duel: Duel, traits: Traits, skill: number): number {
  const { side } = duel;
  const { side: enemy, traits: enemyTraits } = duel.enemy;
  if (side.system === 'oldWorld') return enemy.card.weaponSkill;
  const defence = enemy.card.defensiveSkill ?? enemy.card.weaponSkill;
  const onFoot = enemy.card.mount === null && enemy.card.weapon === PLAIN_WEAPON && enemy.card.shield;
  const parries = (enemyTraits.parry || onFoot) && side.arc === 'front' && !traits.noParry;
  return parries ? Math.max(defence + 1, skill) : defence;
}

function hitModifier({ side, enemy, shaken, enemyShaken }: Duel, traits: Traits): number {
  const bonus = traits.toHit + Math.max(0, side.card.toHitModifier);
  const penalty = (shaken ? 1 : 0) + Math.max(0, -side.card.toHitModifier) + enemy.traits.hardToHit;
  if (side.system === 'oldWorld') return bonus - penalty;
  // Distracting does not add to other penalties.
  return bonus + (enemyShaken ? 1 : 0) - (penalty === 0 && enemy.traits.distracting ? 1 : penalty);
}

/** What natural faces do; a hit without a die has no face to poison with. */
function facesThatMatter(duel: Duel, traits: Traits, toHit: HitValue): Partial<Draft> {
  if (duel.side.system === 'ninthAge')
    return {
      autoWoundFrom: traits.poison ? 6 : NEVER,
      doubleHitFrom: traits.battleFocus ? 6 : NEVER,
      lethalFrom: traits.lethalStrike ? 6 : NEVER,
    };
  const { category, cleavable } = duel.enemy.side.kind;
  const slays =
    (traits.killingBlow && (category === 'infantry' || category === 'cavalry')) ||
    (traits.monsterSlayer && category === 'monster');
  return {
    woundBonusFrom: traits.poison && toHit !== 'auto' ? 6 : NEVER,
    woundBonus: 2,
    lethalFrom: slays || (traits.cleavingBlow && cleavable === true) ? 6 : NEVER,
    slays,
    ...baneOf(traits),
  };
}

/** The saves of the enemy against these strikes; everything else is plain. */
function defendedPlan(duel: Duel, traits: Traits, piercing: number, armour = armourValue(duel.enemy.side)): Draft {
  const { side } = duel;
  const { side: enemy, traits: enemyTraits } = duel.enemy;
  const oldWorld = side.system === 'oldWorld';
  const { wounds } = enemy.card;
  const burnt = traits.flaming && (!oldWorld || enemyTraits.flammable);
  const denied = burnt || traits.deniesRegeneration || (traits.magical && enemyTraits.warpSpawned);
  const regeneration = denied ? 'none' : enemyTraits.regeneration;
  return {
    attacks: NO_RULES.wounds,
    toHit: 'auto',
    rerollHits: 'none',
    secondChance: 'none',
    toWound: 'none',
    rerollWounds: 'none',
    ...armourPlan(armour, piercing),
    rerollArmorSaves: (enemyTraits.rerollArmourOnes ? '1s' : 'none') satisfies Reroll,
    specialSave: 'none',
    rerollSpecialSaves: 'none',
    ward: wardOf(enemyTraits, traits),
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

function frontWardOf({ side, enemy }: Duel): HitValue {
  const { frontWard, shieldWard } = enemy.traits;
  if (side.arc !== 'front') return 'none';
  return usesShield(enemy.side) ? betterSave(frontWard, shieldWard) : frontWard;
}

/** The best of the wards that hold against these strikes. */
function wardOf({ ward, wardFlaming, wardMagical, wardMundane }: Traits, strikes: Traits): HitValue {
  const kind = betterSave(ward, strikes.magical ? wardMagical : wardMundane);
  return strikes.flaming ? betterSave(kind, wardFlaming) : kind;
}

/** The best armour of The Old World before piercing, and the best that parrying can make of it. */
const BEST_OF_FOOT_AND_HORSE = 2;
const BEST_OF_OTHERS = 3;
const BEST_PARRY = 3;
const NO_ARMOUR = 7;

/** The armour value of a unit in close combat, before piercing; 7 and more is none. */
export function armourValue(side: Side): number {
  const { card, kind, system } = side;
  const shielded = card.armourSave - (usesShield(side) ? 1 : 0) - (side.weapon.armour ?? 0);
  if (system === 'ninthAge') return Math.max(1, shielded);
  const foot = kind.category === 'infantry' || kind.category === 'cavalry';
  const value = Math.max(foot ? BEST_OF_FOOT_AND_HORSE : BEST_OF_OTHERS, shielded);
  const parries = kind.massed === true && card.weapon === PLAIN_WEAPON && usesShield(side);
  return parries ? Math.min(value, Math.max(BEST_PARRY, value - 1)) : value;
}

function armourPlan(value: number, piercing: number): Pick<Draft, 'armorSave' | 'armorPiercing'> {
  if (value >= NO_ARMOUR) return { armorSave: 'none', armorPiercing: piercing };
  // An armour of 1+ saves on 2+ like 2+, but piercing has one point more to take off.
  if (value === 1) return { armorSave: 2, armorPiercing: Math.max(0, piercing - 1) };
  return { armorSave: value as HitValue, armorPiercing: piercing };
}
