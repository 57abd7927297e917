// What decides a duel: every rule switched off and every stat moved by one, each as an exact change of the win chance.
import { Budget, type BudgetLimits } from '../budget.ts';
import { exactDuel } from './exact/duel.ts';
import type { DuelFindings } from './findings.ts';
import { prepareDuel } from './plan/battle.ts';
import { coverageOf } from './rules/catalogue.ts';
import { type RuleSet, resolveUnit, ruleSetOf } from './rules/resolve.ts';
import type { DuelInput, Model, Unit } from './schema.ts';

export interface CombatFactor {
  readonly side: 'attacker' | 'defender';
  readonly kind: 'rule' | 'stat';
  /** As printed: "Deadly(3)", or the stat: "Quality 2+". */
  readonly name: string;
  /** Where it is: the weapon it is printed on, '' for the whole unit. */
  readonly on: string;
  /** Change of the owner's win chance: by the rule as it is, or by the stat as it would be. */
  readonly change: number;
  readonly sentence: string;
}

type Side = 'attacker' | 'defender';

/** A duel in which one thing is different. */
export interface FactorVariant {
  readonly side: Side;
  readonly kind: 'rule' | 'stat';
  readonly name: string;
  readonly on: string;
  /** The unit as it would be. */
  readonly unit: Unit;
}

type Variant = FactorVariant;

function without(names: readonly string[], printed: string): string[] {
  return names.filter((name) => name !== printed);
}

function mapModels(unit: Unit, change: (model: Model) => Model): Unit {
  return { ...unit, models: unit.models.map(change) };
}

/** The unit without a rule of the unit or its models. */
function dropRule(unit: Unit, printed: string): Unit {
  const bare = mapModels(unit, (model) => ({ ...model, rules: without(model.rules, printed) }));
  return { ...bare, rules: without(unit.rules, printed) };
}

/** The unit without a rule on weapons of that name. */
function dropWeaponRule(unit: Unit, weaponName: string, printed: string): Unit {
  return mapModels(unit, (model) => ({
    ...model,
    weapons: model.weapons.map((weapon) =>
      weapon.name === weaponName ? { ...weapon, rules: without(weapon.rules, printed) } : weapon,
    ),
  }));
}

function ruleVariants(unit: Unit, side: Side, counts: (printed: string) => boolean): Variant[] {
  const variants: Variant[] = [];
  const general = new Set([...unit.rules, ...unit.models.flatMap((model) => model.rules)].filter(counts));
  for (const name of general) variants.push({ side, kind: 'rule', name, on: '', unit: dropRule(unit, name) });
  const printed = new Map<string, Set<string>>();
  for (const model of unit.models)
    for (const weapon of model.weapons) {
      const rules = printed.get(weapon.name) ?? new Set<string>();
      for (const rule of weapon.rules) if (counts(rule)) rules.add(rule);
      printed.set(weapon.name, rules);
    }
  for (const [on, names] of printed)
    for (const name of names) variants.push({ side, kind: 'rule', name, on, unit: dropWeaponRule(unit, on, name) });
  return variants;
}

/** With one more wound on every tough model, wherever its toughness is written; the unit itself if there is none. */
function toughened(unit: Unit, rules: RuleSet): Unit {
  const wounds = resolveUnit(unit, [], rules).models.map((model) => model.tough);
  const raised = wounds.map((tough) => tough > 1 && tough < 100);
  if (!raised.includes(true)) return unit;
  return { ...unit, models: unit.models.map((model, i) => (raised[i] ? { ...model, tough: wounds[i] + 1 } : model)) };
}

/** Each stat one better; one more model of the first rank and file. */
function statVariants(unit: Unit, side: Side, rules: RuleSet): Variant[] {
  const variants: Variant[] = [];
  const add = (name: string, on: string, changed: Unit): void => {
    variants.push({ side, kind: 'stat', name, on, unit: changed });
  };
  const better = (value: number | null): number | null => (value === null ? null : Math.max(2, value - 1));
  if (unit.quality > 2)
    add(`Quality ${unit.quality - 1}+`, '', {
      ...mapModels(unit, (model) => ({ ...model, quality: better(model.quality) })),
      quality: unit.quality - 1,
    });
  if (unit.defense > 2)
    add(`Defense ${unit.defense - 1}+`, '', {
      ...mapModels(unit, (model) => ({ ...model, defense: better(model.defense) })),
      defense: unit.defense - 1,
    });
  const ranks = unit.models.findIndex((model) => !model.hero);
  if (ranks >= 0 && unit.models[ranks].count < 100)
    add('one more model', '', {
      ...unit,
      models: unit.models.map((model, i) => (i === ranks ? { ...model, count: model.count + 1 } : model)),
    });
  const tough = toughened(unit, rules);
  if (tough !== unit) add('one more wound per tough model', '', tough);
  for (const name of new Set(unit.models.flatMap((model) => model.weapons.map((weapon) => weapon.name))))
    add(
      'one more attack',
      name,
      mapModels(unit, (model) => ({
        ...model,
        weapons: model.weapons.map((weapon) =>
          weapon.name === name ? { ...weapon, attacks: weapon.attacks + 1 } : weapon,
        ),
      })),
    );
  return variants;
}

function points(change: number): string {
  return (100 * Math.abs(change)).toFixed(1);
}

function sentenceOf(variant: Variant, change: number, owner: string): string {
  const words = clauseOf(variant, change, owner);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function clauseOf(variant: Variant, change: number, owner: string): string {
  const where = variant.on === '' ? '' : ` on ${variant.on}`;
  if (Math.abs(change) < 0.0005) {
    return variant.kind === 'rule'
      ? `${variant.name}${where} makes no difference to ${owner} here.`
      : `${variant.name}${where} would make no difference to ${owner} here.`;
  }
  if (variant.kind === 'rule')
    return change > 0
      ? `${variant.name}${where} is worth ${points(change)} percentage points of win chance to ${owner} here.`
      : `${variant.name}${where} costs ${owner} ${points(change)} percentage points of win chance here.`;
  return `${variant.name}${where} would ${change > 0 ? 'add' : 'take'} ${points(change)} percentage points of win chance ${change > 0 ? 'to' : 'from'} ${owner}.`;
}

type Chances = DuelFindings['summary'];

/** Every rule that counts switched off, every stat one better. */
export function factorVariants(input: DuelInput): readonly FactorVariant[] {
  const rules = ruleSetOf(input);
  const counts = (printed: string): boolean => {
    const coverage = coverageOf(printed, rules);
    return coverage === 'counted' || coverage === 'read from text';
  };
  return (['attacker', 'defender'] as const).flatMap((side) => [
    ...ruleVariants(input[side], side, counts),
    ...statVariants(input[side], side, rules),
  ]);
}

export function variantInput(input: DuelInput, variant: FactorVariant): DuelInput {
  return { ...input, [variant.side]: variant.unit };
}

/** Ranked by how much they matter. `changed[i]` are the chances of `variants[i]`. */
export function rankFactors(
  input: DuelInput,
  base: Chances,
  variants: readonly FactorVariant[],
  changed: readonly Chances[],
): readonly CombatFactor[] {
  return variants
    .map((variant, i): CombatFactor => {
      const { side, kind, name, on } = variant;
      const [now, then] = side === 'attacker' ? [base.win, changed[i].win] : [base.loss, changed[i].loss];
      const change = kind === 'rule' ? now - then : then - now;
      return { side, kind, name, on, change, sentence: sentenceOf(variant, change, input[side].name) };
    })
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
}

/** What decides the duel, over the scenarios of the input. */
export function combatFactors(input: DuelInput, limits: BudgetLimits = {}): readonly CombatFactor[] {
  const variants = factorVariants(input);
  const chancesOf = (duel: DuelInput): Chances => exactDuel(prepareDuel(duel), new Budget(limits)).summary;
  const changed = variants.map((variant) => chancesOf(variantInput(input, variant)));
  return rankFactors(input, chancesOf(input), variants, changed);
}
