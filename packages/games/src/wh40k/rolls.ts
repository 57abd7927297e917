// The rolls of a plan: what each die needs, after every change and limit. Numbers of rules, not chances.
import { type DiceExpression, expressionMax } from '@oddsmith/kernel';
import type { Change } from '../contract/causes.ts';
import type { Group } from './battle.ts';
import type { Plan } from './plan.ts';

/** A roll against a number: the changes that count, their sum, and what the limit leaves of it. */
export interface ModifiedRoll {
  readonly needs: number;
  readonly modifier: number;
  readonly limited: number;
}

function total(changes: readonly Change[], ignoresHarm: boolean): number {
  let sum = 0;
  for (const { by } of changes) if (by > 0 || !ignoresHarm) sum += by;
  return sum;
}

/** What changes a hit roll, in order. */
export function hitRollChanges(plan: Plan): readonly Change[] {
  return plan.hindered.length === 0 ? plan.hitChanges : [...plan.hitChanges, ...plan.hindered];
}

export function limitedModifier(plan: Plan, modifier: number): number {
  const limit = plan.edition.rollModifierLimit;
  return Math.max(-limit, Math.min(limit, modifier));
}

/** Whether cover counts: not against weapons that ignore it. */
export function isCovered(plan: Plan): boolean {
  return plan.covered && !plan.ignoresCover;
}

/** BS or WS after what changes it. */
export function skillNeeded(plan: Plan): number {
  const { edition } = plan;
  const spoiled = edition.cover.channel === 'skill' && isCovered(plan) && !plan.ignoresHarm ? edition.cover.worse : 0;
  const skill = plan.skill - total(plan.skillChanges, plan.ignoresHarm) + spoiled;
  return Math.max(edition.skill.best, Math.min(edition.skill.worst, skill));
}

export function hitRoll(plan: Plan): ModifiedRoll {
  const modifier = total(hitRollChanges(plan), plan.ignoresHarm);
  return { needs: skillNeeded(plan), modifier, limited: limitedModifier(plan, modifier) };
}

/** Strength after what changes it, for what was rolled. */
export function strengthOf(plan: Plan, rolled: number): number {
  return Math.max(1, rolled * plan.strengthMultiplier + plan.strengthModifier);
}

/** Rule 21. */
export function woundNeeds(strength: number, toughness: number): number {
  if (strength >= 2 * toughness) return 2;
  if (strength > toughness) return 3;
  if (strength === toughness) return 4;
  return 2 * strength <= toughness ? 6 : 5;
}

export function woundModifier(plan: Plan): number {
  return total(plan.woundChanges, false);
}

/** AP against a group (rule 6). */
export function effectiveAp(plan: Plan, group: Group): number {
  return Math.min(0, plan.ap + group.apReduction);
}

export function coverBonus(plan: Plan, group: Group): number {
  const { cover } = plan.edition;
  if (cover.channel !== 'save' || !isCovered(plan)) return 0;
  return effectiveAp(plan, group) === 0 && group.save <= cover.noHelpAtSaveOrBetter ? 0 : cover.bonus;
}

/** The roll a model of the group saves on (rules 27 to 29); above 6 there is none. */
export function saveNeeds(plan: Plan, group: Group): number {
  const armour = group.save - effectiveAp(plan, group) - coverBonus(plan, group);
  return Math.max(2, Math.min(armour, group.invuln ?? 7));
}

/** E40: a devastating wound ends the attack before it is allocated, so what changes the damage of allocated attacks comes too late. */
export function devastated(plan: Plan, group: Group): Group {
  const { damageReduction, halveDamage, setDamage } = group;
  const unchanged = damageReduction === 0 && !halveDamage && setDamage === null;
  if (unchanged || plan.edition.devastating.allocated || group.damageWording === 'against') return group;
  return { ...group, damageReduction: 0, halveDamage: false, setDamage: null };
}

/** The best Feel No Pain a group has against this kind of damage; above 6 there is none (rule 33). */
export function painIgnoredOn(
  group: Pick<Group, 'fnp' | 'fnpMortal' | 'fnpPsychic'>,
  kind: { readonly mortal: boolean; readonly psychic: boolean },
): number {
  return Math.min(group.fnp ?? 7, kind.mortal ? (group.fnpMortal ?? 7) : 7, kind.psychic ? (group.fnpPsychic ?? 7) : 7);
}

/** Attacks of one weapon for its roll and the sum of the dice in `moreAttacks` (rules 6, 11, 12, 52). */
export function attacksOf(plan: Plan, rolled: number, more: number): number {
  if (plan.silent) return 0;
  if (plan.attacksFixed) return rolled;
  const { attacksModifier, attacksAdded } = plan;
  const times = rolled * plan.attacksMultiplier;
  if (attacksModifier === 0) return times + more + attacksAdded;
  if (plan.edition.attacksModifiedFirst) return Math.max(1, times + attacksModifier) + more + attacksAdded;
  return Math.max(1, times + more + attacksAdded + attacksModifier);
}

/** Whether its bearers test: a weapon that is not fired hurts nobody. */
export function isHazardous({ hazardous, silent }: Plan): boolean {
  return hazardous && !silent;
}

export function mostAttacks(plan: Plan): number {
  const more = plan.moreAttacks.reduce((sum, dice) => sum + expressionMax(dice), 0);
  return attacksOf(plan, expressionMax(plan.attacks), more);
}

/** Damage of an attack on a group for what was rolled: in the order of the edition, rounded up once (rules 7, 53, E4). */
export function damageOf(plan: Plan, group: Group, rolled: number): number {
  const { edition } = plan;
  if (group.setDamage === 0 && edition.zeroDamageStays) return 0;
  let damage = group.setDamage ?? rolled;
  for (const step of edition.modifierOrder) {
    if (step === 'divide') damage = group.halveDamage ? damage / 2 : damage;
    else if (step === 'multiply') damage *= plan.damageMultiplier;
    else if (step === 'add') damage += plan.damageAdded;
    else damage -= plan.damageTaken + group.damageReduction;
  }
  return Math.max(group.setDamage === 0 ? 0 : 1, Math.ceil(damage));
}

/** Whether an attack on the group rolls for damage at all. */
export function rollsDamage(plan: Plan, group: Group): boolean {
  return plan.damage.count > 0 && group.setDamage === null;
}

/** What a fixed die makes of a damage roll; undefined where the roll is not that of one die. */
export function fixedDamageRoll({ count, sides, plus }: DiceExpression, face: number): number | undefined {
  if (count !== 1) return undefined;
  return (sides === 3 ? Math.ceil(face / 2) : Math.min(face, sides)) + plus;
}

export function averageOf(expression: DiceExpression): number {
  return (expression.count * (expression.sides + 1)) / 2 + expression.plus;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

function lowestFace(succeeds: (face: number) => boolean): number {
  return FACES.find(succeeds) ?? 7;
}

/** The unmodified faces from which a hit roll hits and is critical; 7 where none does. */
export function hitsFrom(plan: Plan): { readonly hit: number; readonly critical: number } {
  const { needs, limited } = hitRoll(plan);
  const hit = lowestFace((face) => {
    if (face <= plan.missUpTo) return false;
    if (plan.hitsOnlyFrom > 0) return face >= plan.hitsOnlyFrom;
    return face >= plan.criticalHitFrom || face + limited >= needs;
  });
  const converted = plan.hitsOnlyFrom > 0 ? 7 : plan.criticalIfHitFrom;
  return { hit, critical: Math.max(hit, Math.min(plan.criticalHitFrom, converted)) };
}

/** The unmodified faces from which a wound roll of this Strength succeeds and is critical; 7 where none does. */
export function woundsFrom(plan: Plan, strength: number): { readonly wound: number; readonly critical: number } {
  const needs = woundNeeds(strength, plan.toughness);
  const modifier = limitedModifier(plan, woundModifier(plan));
  const wound = lowestFace((face) => face > 1 && (face >= plan.criticalWoundFrom || face + modifier >= needs));
  return { wound, critical: Math.max(wound, Math.min(plan.criticalWoundFrom, plan.criticalIfWoundFrom)) };
}
