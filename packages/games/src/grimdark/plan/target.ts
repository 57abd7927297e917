// What an attack meets: Defense in use, bonuses and ignore rolls of a unit with given models alive.
import { activeRules } from '../rules/active.ts';
import type { ResolvedUnit } from '../rules/resolve.ts';
import { type Active, activeByEntry, livingAuras, readOwn, readUnit } from './reading.ts';
import type { IgnoreRoll, Sheet } from './sheet.ts';
import type { Situation, TargetFacts } from './situation.ts';

/** Faces of the ignore rolls that a wound on a model of each entry meets. */
export type IgnoreFaces = readonly (readonly number[])[];

export interface TargetPlan extends TargetFacts {
  readonly block: number;
  /** Taken from the AP of attackers. */
  readonly incomingAp: number;
  /** Added to the hit roll of attackers, 0 or less. */
  readonly enemyHit: number;
  readonly enemyRange: number;
  /** Taken from the range however short it gets. */
  readonly rangeCut: number;
  /** No melee reaches it. */
  readonly airborne: boolean;
  readonly ignore: IgnoreFaces;
  /** The same against weapons that skip Regeneration. */
  readonly ignoreSkipped: IgnoreFaces;
  /** The once-per-game ignore roll is among them: a step with wounds uses it up. */
  readonly spendsFeat: boolean;
  /** Models whose weapons take Impact dice from a charger. */
  readonly cutImpact: number;
}

/** `taker` is the entry of the model that the next wound goes on. */
export function planTarget(
  unit: ResolvedUnit,
  living: ArrayLike<number>,
  taker: number,
  situation: Situation,
): TargetPlan {
  const active = activeByEntry(unit, living, situation.phase);
  const sheet = readUnit(active, living, situation);
  let models = 0;
  for (let entry = 0; entry < unit.models.length; entry++) models += living[entry];
  return {
    models,
    defense: defenseInUse(unit, living, taker),
    toughAtMost: toughTable(unit, living),
    block: sheet.block,
    incomingAp: sheet.incomingAp,
    enemyHit: sheet.enemyHit,
    enemyRange: sheet.enemyRange,
    rangeCut: sheet.rangeCut,
    airborne: sheet.airborne,
    ...ignoreFaces(active, sheet, situation),
    spendsFeat: situation.feat && sheet.feats.length > 0,
    cutImpact: situation.phase === 'melee' ? cutsImpact(unit, living) : 0,
  };
}

function ignoreFaces(active: Active, sheet: Sheet, situation: Situation) {
  const { ignoreRolls, bypassAllIgnores } = situation.options;
  const shared = situation.feat ? [...sheet.ignores, ...sheet.feats] : sheet.ignores;
  const facesOf = (rolls: readonly IgnoreRoll[]): readonly number[] => {
    const faces = rolls.map(({ face }) => face);
    return ignoreRolls === 'best' && faces.length > 0 ? [Math.min(...faces)] : faces;
  };
  const rolls = active.map((rules) => [...shared, ...readOwn(rules, situation).ignores]);
  return {
    ignore: rolls.map(facesOf),
    ignoreSkipped: rolls.map((all) => (bypassAllIgnores ? [] : facesOf(all.filter((roll) => !roll.regeneration)))),
  };
}

/** Most living non-heroes have it, a tie goes to the higher number; heroes alone: the next casualty's. */
function defenseInUse(unit: ResolvedUnit, living: ArrayLike<number>, taker: number): number {
  const votes = [0, 0, 0, 0, 0, 0, 0];
  unit.models.forEach((model, entry) => {
    if (!model.hero) votes[model.defense] += living[entry];
  });
  const most = Math.max(...votes);
  return most === 0 ? unit.models[taker].defense : votes.lastIndexOf(most);
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
      ({ range, rules }) => range === 0 && readOwn(activeRules([...model.own, ...rules], auras, 'melee')).cutsImpact,
    );
    if (cuts) models += living[entry];
  });
  return models;
}
