// A unit, alone or with its leaders, as the target of an attack.
import { MOST_GROUPS } from '../schema/limits.ts';
import type { TargetInput } from './request-types.ts';
import { hasKeyword, modelCount, type Unit, type UnitModel, type UnitPhase } from './unit.ts';

/** A unit, or a bodyguard unit with its leaders, as a target. Characters come last (rule 25). */
export function targetOf(units: Unit | readonly Unit[], phase: UnitPhase): TargetInput {
  const together: readonly Unit[] = 'models' in units ? [units] : units;
  const attached = together.length > 1;
  const ordered = inOrderOfLoss(together);
  const all = ordered.flatMap((unit) => groupsOf(unit, phase, attached && hasKeyword(unit, 'Character')));
  const groups = all.length > MOST_GROUPS ? fewerGroups(all) : all;
  const name = together.map((unit) => unit.name).join(' + ');
  const leadership = bestLeadership(ordered);
  if (groups.length > 1) return { name, leadership, groups };
  const { character: _, ...only } = groups[0];
  return { ...only, name, leadership };
}

/** Characters come last (rule 25). */
export function inOrderOfLoss(units: readonly Unit[]): readonly Unit[] {
  return [...units].sort((a, b) => Number(hasKeyword(a, 'Character')) - Number(hasKeyword(b, 'Character')));
}

function groupsOf(unit: Unit, phase: UnitPhase, character: boolean): readonly ModelGroup[] {
  const total = modelCount(unit);
  return mergeAlike(plainestFirst(unit).map((model) => ({ ...toGroup(unit, model, total, phase), character })));
}

/** The owner loses what stands there most often first, by stat line and then by name; the champion, whom lists print first, last. */
function plainestFirst({ models }: Unit): readonly UnitModel[] {
  const tally = (keyOf: (model: UnitModel) => string) => {
    const counts = new Map<string, number>();
    for (const model of models) counts.set(keyOf(model), (counts.get(keyOf(model)) ?? 0) + model.count);
    return (model: UnitModel): number => counts.get(keyOf(model)) ?? 0;
  };
  // Five guardsmen may each have a name of his own: "w/ Boltgun", "w/ Master vox".
  const alike = tally(({ name: _, count: __, ...stats }) => JSON.stringify(stats, Object.keys(stats).sort()));
  const named = tally(({ name }) => name);
  return [...models].sort((a, b) => alike(b) - alike(a) || named(b) - named(a));
}

/** The names of its models in the order in which they are lost: of equal stat lines the plainest first. */
export function modelsInLine(unit: Unit): readonly string[] {
  const lines = new Map<string, string[]>();
  for (const model of plainestFirst(unit)) {
    const { name: _, points: __, ...stats } = toGroup(unit, { ...model, count: 1 }, 1, 'fight');
    const key = JSON.stringify(stats);
    lines.set(key, [...(lines.get(key) ?? []), ...Array.from({ length: model.count }, () => model.name)]);
  }
  return [...lines.values()].flat();
}

type Places = readonly (readonly [number, number])[];

/** Places of the groups of each unit in the target of all of them; none where some had to stand for others. */
export function targetGroupCounts(units: readonly Unit[], phase: UnitPhase): Places {
  const places = placesOfUnits(units, (unit) => groupsOf(unit, phase, false).length);
  return places.some(([, end]) => end > MOST_GROUPS) ? [] : places;
}

/** First place of each unit and the one behind its last, as the units stand in the order of loss. */
export function placesOfUnits(units: readonly Unit[], countOf: (unit: Unit) => number): Places {
  const places = new Map<Unit, readonly [number, number]>();
  let end = 0;
  for (const unit of inOrderOfLoss(units)) {
    const start = end;
    end += countOf(unit);
    places.set(unit, [start, end]);
  }
  return units.map((unit) => places.get(unit) ?? [0, 0]);
}

function toGroup(unit: Unit, model: UnitModel, total: number, phase: UnitPhase) {
  const share = unit.points === undefined ? null : Math.round((unit.points * model.count) / total);
  return {
    name: model.name,
    models: model.count,
    wounds: model.w,
    toughness: model.t,
    save: model.sv,
    invuln: invulnerableIn(model, phase),
    fnp: model.fnp ?? null,
    fnpMortal: model.fnpMortal ?? null,
    fnpPsychic: model.fnpPsychic ?? null,
    keywords: [...unit.keywords],
    points: share,
  };
}

type ModelGroup = ReturnType<typeof toGroup> & { readonly character: boolean };

/** A sergeant with the stats of the squad is one more of its models. */
function mergeAlike(groups: readonly ModelGroup[]): readonly ModelGroup[] {
  const merged = new Map<string, ModelGroup>();
  for (const group of groups) {
    const key = STATS.map((stat) => group[stat]).join('|');
    const other = merged.get(key);
    if (other === undefined) {
      merged.set(key, group);
      continue;
    }
    const points = other.points === null || group.points === null ? null : other.points + group.points;
    const name = group.models > other.models ? group.name : other.name;
    merged.set(key, { ...other, name, models: other.models + group.models, points });
  }
  return [...merged.values()];
}

/** The most numerous keep their place; the rest stand as the most numerous of their kind, character or not. */
function fewerGroups(groups: readonly ModelGroup[]): ModelGroup[] {
  const ranked = [...groups].sort((a, b) => b.models - a.models);
  const kept = new Map(ranked.slice(0, MOST_GROUPS).map((group) => [group, group.models]));
  for (const group of ranked.slice(MOST_GROUPS)) {
    const like = ranked.find(({ character }) => character === group.character) ?? ranked[0];
    const host = kept.has(like) ? like : ranked[0];
    kept.set(host, (kept.get(host) ?? 0) + group.models);
  }
  return groups.filter((group) => kept.has(group)).map((group) => ({ ...group, models: kept.get(group) ?? 0 }));
}

const STATS = ['wounds', 'toughness', 'save', 'invuln', 'fnp', 'fnpMortal', 'fnpPsychic'] as const;

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
