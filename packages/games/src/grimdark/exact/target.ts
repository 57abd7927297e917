// What an attack meets: Defense in use, bonuses, ignore rolls of a unit with given models alive.
import type { EffectKind } from '../rules/effect.ts';
import { type ActiveRule, activeRules, amount, type ResolvedUnit, type RuleUse } from '../rules/resolve.ts';
import { effectHolds, type Situation, type TargetFacts, timesOf } from './situation.ts';

export interface Target extends TargetFacts {
  readonly block: number;
  /** Taken from the AP of attackers. */
  readonly incomingAp: number;
  /** Added to the hit roll of attackers, 0 or less. */
  readonly enemyHit: number;
  readonly enemyRange: number;
  /** Chance that one wound on a model of entry e is ignored. */
  readonly ignore: Float64Array;
  /** The same against weapons that skip Regeneration. */
  readonly ignoreSkipped: Float64Array;
  /** Every model that can take a wound has the same chances. */
  readonly sameIgnore: boolean;
  readonly hasFeat: boolean;
  /** Models whose weapons take Impact dice from a charger. */
  readonly cutImpact: number;
}

/** Auras of the living models. */
export function livingAuras(unit: ResolvedUnit, living: ArrayLike<number>): readonly RuleUse[] {
  const auras: RuleUse[] = [];
  unit.models.forEach((model, entry) => {
    if (living[entry] > 0) auras.push(...model.auras);
  });
  return auras;
}

/** Active rules per living entry; undefined for entries that are gone. */
export function activeByEntry(
  unit: ResolvedUnit,
  living: ArrayLike<number>,
  phase: Situation['phase'] | undefined,
): readonly (readonly ActiveRule[] | undefined)[] {
  const auras = livingAuras(unit, living);
  return unit.models.map((model, entry) => (living[entry] > 0 ? activeRules(model.own, auras, phase) : undefined));
}

type Active = readonly (readonly ActiveRule[] | undefined)[];

/** An effect of one rule on one model, or undefined when the model has nothing of the kind. */
function effectOn(rules: readonly ActiveRule[], name: string, kind: EffectKind, situation: Situation | undefined) {
  const active = rules.find((candidate) => candidate.rule.name === name);
  if (active === undefined) return undefined;
  for (const effect of active.effects) {
    if (effect.do !== kind || effect.perModel === true) continue;
    if (situation !== undefined && !effectHolds(effect, situation, undefined)) continue;
    const times = situation === undefined ? 1 : timesOf(effect, situation);
    return { value: amount(effect, active.rating) * times, effect };
  }
  return undefined;
}

export interface UnitEffect {
  /** The weakest value among the models. */
  readonly value: number;
  readonly regeneration: boolean;
}

/** Effects of a kind that the unit as a whole has: all, or most, of its living models carry the rule. */
export function unitEffects(
  active: Active,
  living: ArrayLike<number>,
  kind: EffectKind,
  situation: Situation | undefined,
): readonly UnitEffect[] {
  const names = new Set<string>();
  for (const rules of active)
    for (const candidate of rules ?? [])
      if (candidate.effects.some((effect) => effect.do === kind)) names.add(candidate.rule.name);
  const found: UnitEffect[] = [];
  for (const name of names) {
    const effect = unitEffect(active, living, name, kind, situation);
    if (effect !== undefined) found.push(effect);
  }
  return found;
}

function unitEffect(
  active: Active,
  living: ArrayLike<number>,
  name: string,
  kind: EffectKind,
  situation: Situation | undefined,
): UnitEffect | undefined {
  let total = 0;
  let having = 0;
  let weakest: number | undefined;
  let regeneration = false;
  let most = false;
  active.forEach((rules, entry) => {
    if (rules === undefined) return;
    total += living[entry];
    const found = effectOn(rules, name, kind, situation);
    if (found === undefined) return;
    having += living[entry];
    weakest = weakest === undefined ? found.value : weaker(kind, weakest, found.value);
    regeneration = found.effect.regeneration === true;
    most = found.effect.carriers === 'most';
  });
  if (weakest === undefined || (most ? 2 * having <= total : having < total)) return undefined;
  return { value: weakest, regeneration };
}

/** A die is easier at a lower face; a penalty is weaker nearer to 0; a bonus is weaker when smaller. */
function weaker(kind: EffectKind, a: number, b: number): number {
  const high = kind === 'ignore' || kind === 'ignoreOnce' || kind === 'enemyHit' || kind === 'fearless';
  return high || kind === 'recover' ? Math.max(a, b) : Math.min(a, b);
}

function sum(effects: readonly UnitEffect[]): number {
  return effects.reduce((total, effect) => total + effect.value, 0);
}

/** Chance that at least one of several dice succeeds, or the best one alone. */
function ignoreChance(effects: readonly UnitEffect[], rolls: 'each' | 'best'): number {
  if (effects.length === 0) return 0;
  const chances = effects.map((effect) => (7 - Math.min(7, Math.max(2, effect.value))) / 6);
  if (rolls === 'best') return Math.max(...chances);
  return 1 - chances.reduce((miss, chance) => miss * (1 - chance), 1);
}

/** Ignore faces that only the model has which takes the wound. */
function ownIgnores(rules: readonly ActiveRule[], situation: Situation): UnitEffect[] {
  const faces: UnitEffect[] = [];
  for (const rule of rules)
    for (const effect of rule.effects)
      if (effect.do === 'ignore' && effect.perModel === true && effectHolds(effect, situation, undefined))
        faces.push({ value: amount(effect, rule.rating), regeneration: effect.regeneration === true });
  return faces;
}

function ignoreTables(active: Active, living: ArrayLike<number>, situation: Situation, feats: readonly UnitEffect[]) {
  const { ignoreRolls, bypassAllIgnores } = situation.options;
  const ignore = new Float64Array(active.length);
  const ignoreSkipped = new Float64Array(active.length);
  const shared = [...unitEffects(active, living, 'ignore', situation), ...feats];
  let sameIgnore = true;
  let first = -1;
  active.forEach((rules, entry) => {
    if (rules === undefined) return;
    const faces = [...shared, ...ownIgnores(rules, situation)];
    const kept = bypassAllIgnores ? [] : faces.filter((effect) => !effect.regeneration);
    ignore[entry] = ignoreChance(faces, ignoreRolls);
    ignoreSkipped[entry] = ignoreChance(kept, ignoreRolls);
    if (first < 0) first = entry;
    if (ignore[entry] !== ignore[first] || ignoreSkipped[entry] !== ignoreSkipped[first]) sameIgnore = false;
  });
  return { ignore, ignoreSkipped, sameIgnore };
}

/** Most living non-heroes have it, a tie goes to the higher number; heroes alone: the next casualty's. */
function defenseInUse(unit: ResolvedUnit, living: ArrayLike<number>, taker: number): number {
  const votes = new Int32Array(8);
  let best = 0;
  unit.models.forEach((model, entry) => {
    if (!model.hero) votes[model.defense] += living[entry];
  });
  for (let defense = 2; defense <= 6; defense++)
    if (votes[defense] > 0 && votes[defense] >= (best === 0 ? 1 : votes[best])) best = defense;
  return best === 0 ? unit.models[taker].defense : best;
}

function toughTable(unit: ResolvedUnit, living: ArrayLike<number>): Int32Array {
  let top = 1;
  for (const model of unit.models) top = Math.max(top, model.tough);
  const table = new Int32Array(top + 1);
  unit.models.forEach((model, entry) => {
    for (let tough = model.tough; tough <= top; tough++) table[tough] += living[entry];
  });
  return table;
}

function cutsImpact(unit: ResolvedUnit, living: ArrayLike<number>): number {
  const auras = livingAuras(unit, living);
  let models = 0;
  unit.models.forEach((model, entry) => {
    if (living[entry] === 0) return;
    const cuts = model.weapons.some(
      (weapon) =>
        weapon.range === 0 &&
        activeRules([...model.own, ...weapon.rules], auras, 'melee').some((rule) =>
          rule.effects.some((effect) => effect.do === 'cutImpact'),
        ),
    );
    if (cuts) models += living[entry];
  });
  return models;
}

/** `taker` is the entry of the model that the next wound goes on. */
export function buildTarget(
  unit: ResolvedUnit,
  living: ArrayLike<number>,
  taker: number,
  situation: Situation,
): Target {
  const active = activeByEntry(unit, living, situation.phase);
  const feats = unitEffects(active, living, 'ignoreOnce', situation);
  let models = 0;
  for (let entry = 0; entry < unit.models.length; entry++) models += living[entry];
  return {
    models,
    defense: defenseInUse(unit, living, taker),
    toughAtMost: toughTable(unit, living),
    block: sum(unitEffects(active, living, 'block', situation)),
    incomingAp: sum(unitEffects(active, living, 'incomingAp', situation)),
    enemyHit: sum(unitEffects(active, living, 'enemyHit', situation)),
    enemyRange: sum(unitEffects(active, living, 'enemyRange', situation)),
    ...ignoreTables(active, living, situation, situation.feat ? feats : []),
    hasFeat: feats.length > 0,
    cutImpact: cutsImpact(unit, living),
  };
}
