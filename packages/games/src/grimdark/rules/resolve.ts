// A unit with its rules looked up: what each model and weapon has by itself, and what it gives to the whole unit.
import { memoizeWeak } from '../../contract/cache.ts';
import { forceOf, readOwn } from '../plan/reading.ts';
import { Sheet } from '../plan/sheet.ts';
import type { AttackInput, Model, Phase, RulesVersion, Unit, Weapon } from '../schema.ts';
import { activeRules, type RuleUse } from './active.ts';
import { type Growth, PRIMITIVES } from './effect.ts';
import { lookUp } from './lookup.ts';
import { type PackRule, type PackVersion, packVersion, statementOf } from './pack.ts';
import { compileRuleTexts } from './rule-text.ts';

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
  /** Everything that any model or weapon of the unit might bring, now or through an aura, whatever the conditions. */
  readonly traits: Sheet;
  /** Some rule counts growth markers, and how. */
  readonly grows: Growth | undefined;
}

export interface RuleSet {
  readonly version: RulesVersion;
  /** Rules read from the text of a list, by lower-case name. */
  readonly extra?: ReadonlyMap<string, PackRule>;
}

/** Texts as they were read: the pairings of two armies share theirs, and reading a whole book takes longer than a duel. */
const readTexts = memoizeWeak(compileRuleTexts);

/** The rules in force for a calculation. */
export function ruleSetOf({ rulesVersion, ruleTexts }: Pick<AttackInput, 'rulesVersion' | 'ruleTexts'>): RuleSet {
  if (Object.keys(ruleTexts).length === 0) return { version: rulesVersion };
  return { version: rulesVersion, extra: readTexts(ruleTexts) };
}

interface Uses {
  readonly own: RuleUse[];
  readonly auras: RuleUse[];
  readonly weapons: ResolvedWeapon[];
}

/** Where a rule stands that another one grants. */
interface Within {
  readonly aura?: boolean;
  readonly phase?: Phase | undefined;
  readonly depth?: number;
  readonly from?: PackRule;
}

class Resolver {
  private readonly version: PackVersion;
  private readonly extra: ReadonlyMap<string, PackRule> | undefined;

  constructor(rules: RuleSet) {
    this.version = packVersion(rules.version);
    this.extra = rules.extra;
  }

  /** Adds what a printed rule stands for, rules that it grants included. */
  collect(printed: string, into: Uses, { aura = false, phase, depth = 0, from }: Within = {}): void {
    const named = lookUp(printed, this.extra);
    if (named === undefined || depth > 4) return;
    const { rule } = named;
    const shared = aura || named.aura;
    const during = named.phase ?? phase;
    const statement = statementOf(rule, this.version);
    const { effects = [], boosts = rule.boosts, boostsOwn = false } = statement;
    if (effects.length > 0)
      (shared ? into.auras : into.own).push({
        rule,
        effects,
        rating: named.rating,
        phase: during,
        boosts,
        boostsOwn,
        from,
      });
    const within = { aura: shared, phase: during, depth: depth + 1, from: from ?? rule };
    for (const grant of statement.grants ?? []) this.collect(grant, into, within);
    const { weapon } = statement;
    if (weapon !== undefined)
      into.weapons.push(this.weapon({ name: rule.name, count: 1, ...weapon, rules: [...weapon.rules] }, into));
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
    const { tough, armor } = readOwn(activeRules(uses.own, [], undefined));
    return {
      name: model.name,
      count: model.count,
      tough: model.tough ?? (tough > 0 ? tough : 1),
      hero: model.hero,
      quality: model.quality ?? unit.quality,
      defense: armor > 0 ? Math.max(2, Math.min(6, armor)) : (model.defense ?? unit.defense),
      own: uses.own,
      auras: uses.auras,
      weapons: [...weapons, ...uses.weapons],
    };
  }
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
    ...traitsOf(models),
  };
}

function traitsOf(models: readonly ResolvedModel[]): Pick<ResolvedUnit, 'traits' | 'grows'> {
  const traits = new Sheet();
  let grows: Growth | undefined;
  for (const { own, auras, weapons } of models)
    for (const use of [...own, ...auras, ...weapons.flatMap((weapon) => weapon.rules)])
      for (const effect of use.effects) {
        PRIMITIVES[effect.do].rewrite(traits, forceOf(effect, use));
        grows ??= effect.growth;
      }
  return { traits, grows };
}
