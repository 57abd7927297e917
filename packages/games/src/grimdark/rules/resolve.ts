// A unit with its rules looked up: what each model and weapon has by itself, and what it gives to the whole unit.
import type { AttackInput, Model, Options, Phase, RulesVersion, Unit, Weapon } from '../schema.ts';
import { type Condition, type Effect, PRIMITIVES } from './effect.ts';
import { lookUp } from './lookup.ts';
import { type PackRule, type PackVersion, packVersion, statementOf } from './pack.ts';
import { compileRuleTexts } from './rule-text.ts';

/** One rule held by one model or weapon. */
export interface RuleUse {
  readonly rule: PackRule;
  readonly effects: readonly Effect[];
  readonly rating: number;
  readonly phase: Phase | undefined;
}

export interface ResolvedWeapon {
  readonly name: string;
  readonly range: number;
  /** Dice per model: attacks times copies. */
  readonly attacks: number;
  readonly rules: readonly RuleUse[];
}

/** One entry of `models`: `count` equal models. */
export interface ResolvedModel {
  readonly name: string;
  readonly count: number;
  readonly tough: number;
  readonly hero: boolean;
  readonly quality: number;
  readonly defense: number;
  readonly own: readonly RuleUse[];
  /** What every model of the unit has while one of these lives. */
  readonly auras: readonly RuleUse[];
  readonly weapons: readonly ResolvedWeapon[];
}

export interface ResolvedUnit {
  readonly name: string;
  readonly quality: number;
  readonly models: readonly ResolvedModel[];
  readonly startingModels: number;
  readonly startingWounds: number;
}

export interface RuleSet {
  readonly version: RulesVersion;
  /** Rules read from the text of a list, by lower-case name. */
  readonly extra?: ReadonlyMap<string, PackRule>;
}

/** The rules in force for a calculation. */
export function ruleSetOf(input: Pick<AttackInput, 'rulesVersion' | 'ruleTexts'>): RuleSet {
  const version = input.rulesVersion;
  if (Object.keys(input.ruleTexts).length === 0) return { version };
  return { version, extra: compileRuleTexts(input.ruleTexts) };
}

interface Uses {
  readonly own: RuleUse[];
  readonly auras: RuleUse[];
  readonly weapons: ResolvedWeapon[];
}

class Resolver {
  private readonly version: PackVersion;
  private readonly extra: ReadonlyMap<string, PackRule> | undefined;

  constructor(rules: RuleSet) {
    this.version = packVersion(rules.version);
    this.extra = rules.extra;
  }

  /** Adds what a printed rule stands for, rules that it grants included. */
  collect(printed: string, into: Uses, aura = false, phase?: Phase, depth = 0): void {
    const named = lookUp(printed, this.extra);
    if (named === undefined || depth > 4) return;
    const { rule } = named;
    const shared = aura || named.aura;
    const during = named.phase ?? phase;
    const statement = statementOf(rule, this.version);
    if ((statement.effects?.length ?? 0) > 0 || rule.boosts !== undefined)
      (shared ? into.auras : into.own).push({
        rule,
        effects: statement.effects ?? [],
        rating: named.rating,
        phase: during,
      });
    for (const grant of statement.grants ?? []) this.collect(grant, into, shared, during, depth + 1);
    if (rule.weapon !== undefined)
      into.weapons.push(
        this.weapon({ name: rule.name, count: 1, ...rule.weapon, rules: [...rule.weapon.rules] }, into),
      );
  }

  /** Rules that speak of the model, not of the weapon they are printed on, go to `model`. */
  weapon(weapon: Weapon, model: Uses): ResolvedWeapon {
    const uses: Uses = { own: [], auras: model.auras, weapons: model.weapons };
    for (const printed of weapon.rules) this.collect(printed, uses);
    const onLine = uses.own.filter((use) => speaksOfLines(use));
    model.own.push(...uses.own.filter((use) => !speaksOfLines(use)));
    return { name: weapon.name, range: weapon.range, attacks: weapon.attacks * weapon.count, rules: onLine };
  }

  model(unit: Unit, model: Model, support: readonly string[]): ResolvedModel {
    const uses: Uses = { own: [], auras: [], weapons: [] };
    for (const printed of [...unit.rules, ...support, ...model.rules]) this.collect(printed, uses);
    const weapons = model.weapons.map((weapon) => this.weapon(weapon, uses));
    const tough = total(uses.own, 'tough');
    const armor = uses.own.filter((use) => has(use, 'armor')).map((use) => use.rating);
    return {
      name: model.name,
      count: model.count,
      tough: model.tough ?? (tough > 0 ? tough : 1),
      hero: model.hero,
      quality: model.quality ?? unit.quality,
      defense: armor.length > 0 ? Math.max(2, Math.min(6, ...armor)) : (model.defense ?? unit.defense),
      own: uses.own,
      auras: uses.auras,
      weapons: [...weapons, ...uses.weapons],
    };
  }
}

function has(use: RuleUse, kind: Effect['do']): boolean {
  return use.effects.some((effect) => effect.do === kind);
}

function total(uses: readonly RuleUse[], kind: Effect['do']): number {
  let sum = 0;
  for (const use of uses) if (has(use, kind)) sum += use.rating;
  return sum;
}

/** Boosts go where their rule is; so do rules without effects of their own. */
function speaksOfLines(use: RuleUse): boolean {
  return use.effects.length === 0 || use.effects.some((effect) => PRIMITIVES[effect.do].side === 'line');
}

export function resolveUnit(unit: Unit, support: readonly string[], rules: RuleSet): ResolvedUnit {
  const resolver = new Resolver(rules);
  const models = unit.models.map((model) => resolver.model(unit, model, support));
  return {
    name: unit.name,
    quality: unit.quality,
    models,
    startingModels: models.reduce((sum, model) => sum + model.count, 0),
    startingWounds: models.reduce((sum, model) => sum + model.count * model.tough, 0),
  };
}

/** A rule that counts in a phase, with ratings of several sources put together and boosts applied. */
export interface ActiveRule {
  readonly rule: PackRule;
  readonly effects: readonly Effect[];
  readonly rating: number;
}

/** A rule counts once; ratings add up; an aura gives only what is not there already. */
export function activeRules(
  own: readonly RuleUse[],
  auras: readonly RuleUse[],
  phase: Phase | undefined,
): ActiveRule[] {
  const active = new Map<PackRule, { effects: readonly Effect[]; rating: number; aura: boolean }>();
  const add = (use: RuleUse, aura: boolean): void => {
    if (phase !== undefined && use.phase !== undefined && use.phase !== phase) return;
    const present = active.get(use.rule);
    if (present === undefined) active.set(use.rule, { effects: use.effects, rating: use.rating, aura });
    else if (use.rule.rating === undefined) return;
    else if (use.rule.combine === 'lowest') present.rating = Math.min(present.rating, use.rating);
    else if (!aura) present.rating += use.rating;
    else if (present.aura) present.rating = Math.max(present.rating, use.rating);
  };
  for (const use of own) add(use, false);
  for (const use of auras) add(use, true);
  for (const [rule, boost] of active) {
    if (rule.boosts === undefined) continue;
    active.delete(rule);
    for (const [base, present] of active) if (base.name === rule.boosts) present.effects = boost.effects;
  }
  return [...active].map(([rule, { effects, rating }]) => ({ rule, effects, rating }));
}

/** What an effect amounts to on a rule with this rating. */
export function amount(effect: Effect, rating: number): number {
  return effect.value === 'X' ? rating : effect.value;
}

/** Does the option part of a condition hold? The rest depends on the attack at hand. */
export function optionsHold(condition: Condition, options: Options): boolean {
  if (condition.option === undefined) return true;
  for (const [name, value] of Object.entries(condition.option))
    if (options[name as keyof Options] !== value) return false;
  return true;
}
