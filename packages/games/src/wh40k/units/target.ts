// A unit, alone or with its leaders, as the target of an attack.
import type { TargetInput } from './request-types.ts';
import { hasKeyword, modelCount, type Unit, type UnitModel, type UnitPhase } from './unit.ts';

/** A unit, or a bodyguard unit with its leaders, as a target. Characters come last (rule 25). */
export function targetOf(units: Unit | readonly Unit[], phase: UnitPhase): TargetInput {
  const together: readonly Unit[] = 'models' in units ? [units] : units;
  const attached = together.length > 1;
  const ordered = [...together].sort((a, b) => Number(hasKeyword(a, 'Character')) - Number(hasKeyword(b, 'Character')));
  const groups = ordered.flatMap((unit) => {
    const character = attached && hasKeyword(unit, 'Character');
    return mergeAlike(unit.models.map((model) => ({ ...toGroup(unit, model, phase), character })));
  });
  const name = together.map((unit) => unit.name).join(' + ');
  const leadership = bestLeadership(ordered);
  if (groups.length > 1) return { name, leadership, groups };
  const { character: _, ...only } = groups[0];
  return { ...only, name, leadership };
}

function toGroup(unit: Unit, model: UnitModel, phase: UnitPhase) {
  const share = unit.points === undefined ? null : Math.round((unit.points * model.count) / modelCount(unit));
  return {
    name: model.name,
    models: model.count,
    wounds: model.w,
    toughness: model.t,
    save: model.sv,
    invuln: invulnerableIn(model, phase),
    fnp: model.fnp ?? null,
    fnpMortal: model.fnpMortal ?? null,
    keywords: [...unit.keywords],
    points: share,
  };
}

type ModelGroup = ReturnType<typeof toGroup> & { readonly character: boolean };

/** A sergeant with the stats of the squad is one more of its models. */
function mergeAlike(groups: readonly ModelGroup[]): readonly ModelGroup[] {
  const merged: ModelGroup[] = [];
  for (const group of groups) {
    const at = merged.findIndex((other) => sameStats(other, group));
    if (at < 0) {
      merged.push(group);
      continue;
    }
    const other = merged[at];
    const points = other.points === null || group.points === null ? null : other.points + group.points;
    const name = group.models > other.models ? group.name : other.name;
    merged[at] = { ...other, name, models: other.models + group.models, points };
  }
  return merged;
}

function sameStats(one: ModelGroup, other: ModelGroup): boolean {
  const stats = ['wounds', 'toughness', 'save', 'invuln', 'fnp', 'fnpMortal'] as const;
  return stats.every((stat) => one[stat] === other[stat]);
}

function invulnerableIn(model: UnitModel, phase: UnitPhase): number | null {
  const melee = phase === 'fight';
  const works = !model.invulnVs || (model.invulnVs === 'melee') === melee;
  const general = works ? (model.invuln ?? null) : null;
  const special = melee ? (model.invulnMelee ?? null) : null;
  if (general === null || special === null) return general ?? special;
  return Math.min(general, special);
}

function bestLeadership(units: readonly Unit[]): number | null {
  const values = units.flatMap((unit) => unit.models.map((model) => model.ld)).filter((ld) => typeof ld === 'number');
  return values.length === 0 ? null : Math.min(...values);
}
