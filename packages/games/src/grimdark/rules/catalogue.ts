// The catalogue of special rules, and what a list of them means for a calculation.

import { packRules } from '../packs.generated.ts';
import type { Circumstance, Unit } from '../schema.ts';
import { type EffectKind, PRIMITIVES, SWITCHES } from './effect.ts';
import { lookUp, type NamedRule } from './lookup.ts';
import { type Category, isWithoutEffect, type PackRule, packVersion, statementOf, summaryOf } from './pack.ts';
import type { RuleSet } from './resolve.ts';

export { packRules as rules };

/** What the calculators make of a rule. */
export const COVERAGES = ['counted', 'read from text', 'needs support', 'no effect', 'not modelled'] as const;
export type Coverage = (typeof COVERAGES)[number];

export interface CoveredRule {
  /** As printed. */
  readonly printed: string;
  /** Dotted path into the unit: "models[0].weapons[1].rules[0]". */
  readonly path: string;
  readonly coverage: Coverage;
  readonly summary: string;
}

/** The circumstances that a rule asks for: without them it does nothing. */
export function circumstancesOf(printed: string): readonly (keyof Circumstance)[] {
  const asked = new Set<keyof Circumstance>();
  for (const { perKill, perMarker, when = [] } of lookUp(printed)?.rule.effects ?? []) {
    if (perKill === true) asked.add('kills');
    if (perMarker === true) asked.add('markers');
    for (const name of SWITCHES)
      if (when.length > 0 && when.every((condition) => condition[name] === true)) asked.add(name);
  }
  return [...asked];
}

export function coverageOf(printed: string, rules: RuleSet): Coverage {
  const named = lookUp(printed, rules.extra);
  if (named === undefined) return 'not modelled';
  return coverageOfNamed(named, rules);
}

function coverageOfNamed(named: NamedRule, rules: RuleSet): Coverage {
  const { rule } = named;
  if (rules.extra?.get(rule.name.toLowerCase()) === rule) return 'read from text';
  if (rule.support !== undefined) return 'needs support';
  const statement = statementOf(rule, packVersion(rules.version));
  const nothing = (statement.effects?.length ?? 0) + (statement.grants?.length ?? 0) === 0 && rule.weapon === undefined;
  return isWithoutEffect(rule) || nothing ? 'no effect' : 'counted';
}

/** Every rule of a unit with its place, in the order in which it is printed. */
export function coverUnit(unit: Unit, rules: RuleSet): CoveredRule[] {
  const covered: CoveredRule[] = [];
  const add = (printed: readonly string[], path: string): void => {
    printed.forEach((name, i) => {
      const named = lookUp(name, rules.extra);
      covered.push({
        printed: name,
        path: `${path}rules[${i}]`,
        coverage: named === undefined ? 'not modelled' : coverageOfNamed(named, rules),
        summary:
          named === undefined
            ? 'No pack knows this rule; it changes nothing here.'
            : summaryOf(named.rule, rules.version),
      });
    });
  };
  add(unit.rules, '');
  unit.models.forEach((model, m) => {
    add(model.rules, `models[${m}].`);
    model.weapons.forEach((weapon, w) => {
      add(weapon.rules, `models[${m}].weapons[${w}].`);
    });
  });
  return covered;
}

export interface CoverageReport {
  /** Occurrences by what the calculators make of them. */
  readonly occurrences: { readonly [coverage in Coverage]: number };
  /** Distinct printed rules by coverage, most frequent first. */
  readonly rules: { readonly [coverage in Coverage]: readonly string[] };
  /** Share of all occurrences that some pack knows. */
  readonly recognised: number;
  /** Share of the occurrences that could matter in a duel and are counted. */
  readonly modelled: number;
}

/** One report over several units: an army list. */
export function coverUnits(units: readonly Unit[], rules: RuleSet): CoverageReport {
  const counts = new Map<string, { coverage: Coverage; count: number }>();
  for (const unit of units)
    for (const { printed, coverage } of coverUnit(unit, rules)) {
      const entry = counts.get(printed) ?? { coverage, count: 0 };
      entry.count++;
      counts.set(printed, entry);
    }
  const byCount = [...counts].sort((a, b) => b[1].count - a[1].count);
  const pick = <T>(of: (coverage: Coverage) => T) =>
    Object.fromEntries(COVERAGES.map((coverage) => [coverage, of(coverage)])) as { [coverage in Coverage]: T };
  const occurrences = pick((coverage) =>
    byCount.reduce((sum, [, entry]) => sum + (entry.coverage === coverage ? entry.count : 0), 0),
  );
  const total = COVERAGES.reduce((sum, coverage) => sum + occurrences[coverage], 0);
  const counted = occurrences.counted + occurrences['read from text'];
  const relevant = counted + occurrences['not modelled'];
  return {
    occurrences,
    rules: pick((coverage) => byCount.filter(([, entry]) => entry.coverage === coverage).map(([name]) => name)),
    recognised: total === 0 ? 1 : (total - occurrences['not modelled']) / total,
    modelled: relevant === 0 ? 1 : counted / relevant,
  };
}

/** Rules whose name or meaning contains every word of the query; names first. */
export function searchRules(query: string, category?: Category): readonly PackRule[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const inName = (rule: PackRule): boolean => words.every((word) => rule.name.toLowerCase().includes(word));
  const anywhere = (rule: PackRule): boolean =>
    words.every((word) => `${rule.name} ${rule.summary}`.toLowerCase().includes(word));
  return packRules
    .filter((rule) => (category === undefined || rule.category === category) && anywhere(rule))
    .sort((a, b) => Number(inName(b)) - Number(inName(a)));
}

/** What a supporting rule would add to `support`, and to which side of its owner. */
export function supportOf(printed: string): PackRule['support'] {
  return lookUp(printed)?.rule.support;
}

/** Triggers of a rule's effects in plain words, for lists. */
export function triggersOf(rule: PackRule): readonly string[] {
  const kinds = (rule.effects ?? []).map((effect) => effect.do satisfies EffectKind);
  return [...new Set(kinds.map((kind) => PRIMITIVES[kind].trigger))];
}

/** What a rule's effects do in plain words, for lists. */
export function effectsOf(rule: PackRule): readonly string[] {
  return [...new Set((rule.effects ?? []).map((effect) => PRIMITIVES[effect.do].meaning))];
}
