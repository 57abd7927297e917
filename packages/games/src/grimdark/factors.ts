// What decides a duel: every rule switched off and every stat moved by one, each as an exact change of the win chance.
import { emitter } from '@oddsmith/words';
import { Budget, type BudgetLimits } from '../contract/budget.ts';
import { Speaker } from '../words/door.ts';
import { capital } from '../words/wording.ts';
import type { Words } from '../words/words.ts';
import { exactDuel } from './exact/duel.ts';
import type { DuelFindings } from './findings.ts';
import { prepareDuel } from './plan/battle.ts';
import type { Side } from './plan/spell.ts';
import { coverageOf } from './rules/catalogue.ts';
import { type RuleSet, resolveUnit, ruleSetOf } from './rules/resolve.ts';
import type { DuelInput, Model, Unit, Weapon } from './schema.ts';
import { type en, words as english } from './words/en.ts';
import type { FactorWhat } from './words/values.ts';

const say = emitter<typeof en>();

interface Factor {
  readonly side: Side;
  readonly what: FactorWhat;
  readonly kind: 'rule' | 'stat';
  /** As printed: "Deadly(3)", or the stat: "Quality 2+". */
  readonly name: string;
  /** Where it is: the weapon it is printed on, '' for the whole unit. */
  readonly on: string;
}

export interface CombatFactor extends Factor {
  /** Change of the owner's win chance: by the rule as it is, or by the stat as it would be. */
  readonly change: number;
  readonly sentence: string;
}

/** A duel in which one thing is different. */
export interface FactorVariant extends Factor {
  /** The unit as it would be. */
  readonly unit: Unit;
}

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

/** The unit with its weapons of that name changed. */
function mapWeapons(unit: Unit, name: string, change: (weapon: Weapon) => Weapon): Unit {
  return mapModels(unit, (model) => ({
    ...model,
    weapons: model.weapons.map((weapon) => (weapon.name === name ? change(weapon) : weapon)),
  }));
}

function ruleVariants(unit: Unit, side: Side, counts: (printed: string) => boolean): FactorVariant[] {
  const variants: FactorVariant[] = [];
  const general = new Set([...unit.rules, ...unit.models.flatMap((model) => model.rules)].filter(counts));
  for (const name of general)
    variants.push({ side, what: { rule: name }, kind: 'rule', name, on: '', unit: dropRule(unit, name) });
  const printed = new Map<string, Set<string>>();
  for (const model of unit.models)
    for (const weapon of model.weapons) {
      const rules = printed.get(weapon.name) ?? new Set<string>();
      for (const rule of weapon.rules) if (counts(rule)) rules.add(rule);
      printed.set(weapon.name, rules);
    }
  for (const [on, names] of printed)
    for (const name of names) {
      const bare = mapWeapons(unit, on, (weapon) => ({ ...weapon, rules: without(weapon.rules, name) }));
      variants.push({ side, what: { rule: name }, kind: 'rule', name, on, unit: bare });
    }
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
function statVariants(unit: Unit, side: Side, rules: RuleSet): FactorVariant[] {
  const variants: FactorVariant[] = [];
  const add = (what: FactorWhat, on: string, changed: Unit): void => {
    variants.push({ side, what, kind: 'stat', name: factorName(what), on, unit: changed });
  };
  const better = (value: number | null): number | null => (value === null ? null : Math.max(2, value - 1));
  for (const stat of ['quality', 'defense'] as const)
    if (unit[stat] > 2)
      add({ stat, to: unit[stat] - 1 }, '', {
        ...mapModels(unit, (model) => ({ ...model, [stat]: better(model[stat]) })),
        [stat]: unit[stat] - 1,
      });
  const ranks = unit.models.findIndex((model) => !model.hero);
  if (ranks >= 0 && unit.models[ranks].count < 100)
    add({ more: 'model' }, '', {
      ...unit,
      models: unit.models.map((model, i) => (i === ranks ? { ...model, count: model.count + 1 } : model)),
    });
  const tough = toughened(unit, rules);
  if (tough !== unit) add({ more: 'wound' }, '', tough);
  for (const name of new Set(unit.models.flatMap((model) => model.weapons.map((weapon) => weapon.name))))
    add(
      { more: 'attack' },
      name,
      mapWeapons(unit, name, (weapon) => ({ ...weapon, attacks: weapon.attacks + 1 })),
    );
  return variants;
}

const MORE = { model: 'one more model', wound: 'one more wound per tough model', attack: 'one more attack' } as const;

/** As callers know it, in English. */
function factorName(what: FactorWhat): string {
  if ('rule' in what) return what.rule;
  return 'more' in what ? MORE[what.more] : `${capital(what.stat)} ${what.to}+`;
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
  words?: Words,
): readonly CombatFactor[] {
  const speaker = new Speaker({ id: 'grimdark/', rules: [], words: english }, words?.language, words && [words]);
  return variants
    .map((variant, i): CombatFactor => {
      const { side, what, kind, name, on } = variant;
      const [now, then] = side === 'attacker' ? [base.win, changed[i].win] : [base.loss, changed[i].loss];
      const change = kind === 'rule' ? now - then : then - now;
      const sentence = speaker.say(say('factor', { what, kind, on, change, owner: input[side].name }));
      return { side, what, kind, name, on, change, sentence };
    })
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
}

/** What decides the duel, over the scenarios of the input. */
export function combatFactors(input: DuelInput, limits: BudgetLimits = {}, words?: Words): readonly CombatFactor[] {
  const variants = factorVariants(input);
  const chancesOf = (duel: DuelInput): Chances => exactDuel(prepareDuel(duel), new Budget(limits)).summary;
  const changed = variants.map((variant) => chancesOf(variantInput(input, variant)));
  return rankFactors(input, chancesOf(input), variants, changed, words);
}
