// How many elementary steps the exact engine needs, estimated before it runs.
import { MAX_STATES } from './exact/casualties.ts';
import type { AttackBattle, DuelBattle } from './plan/battle.ts';
import type { ResolvedUnit } from './rules/resolve.ts';
import { SCENARIO_ROUNDS } from './scenario.ts';

function hasEffect(unit: ResolvedUnit, kinds: readonly string[]): boolean {
  return unit.models.some((model) =>
    [...model.own, ...model.auras, ...model.weapons.flatMap((weapon) => weapon.rules)].some((use) =>
      use.effects.some((effect) => kinds.includes(effect.do)),
    ),
  );
}

type ResolvedModel = ResolvedUnit['models'][number];

/** A sum over the weapons that have an effect, printed on them or given by their model. */
function totalOver(
  unit: ResolvedUnit,
  kind: string,
  amount: (model: ResolvedModel, weapon: ResolvedModel['weapons'][number]) => number,
): number {
  let total = 0;
  for (const model of unit.models)
    for (const weapon of model.weapons)
      if (
        [...weapon.rules, ...model.own, ...model.auras].some((use) => use.effects.some(({ do: act }) => act === kind))
      )
        total += amount(model, weapon);
  return total;
}

/** Casualty states: a line of wounds, times the tracks that Takedown on heroes and Self-Destruct add. */
function states(unit: ResolvedUnit, enemy: ResolvedUnit): number {
  const picked = hasEffect(enemy, ['takedown']);
  let line = 1;
  let heroes = 1;
  for (const model of unit.models) {
    // Heroes are picked one after the other, so their wounds are a line of their own.
    if (picked && model.hero) heroes += model.count * model.tough;
    else line += model.count * model.tough;
  }
  const bearers = unit.models.filter((model) => hasEffect({ ...unit, models: [model] }, ['selfDestruct']));
  const mixed = bearers.length > 0 && bearers.length < unit.models.length;
  const all = line * heroes * (mixed ? bearers.reduce((sum, model) => sum + model.count, 1) : 1);
  return all > MAX_STATES ? Number.POSITIVE_INFINITY : all;
}

function dice(unit: ResolvedUnit): number {
  let total = 0;
  for (const model of unit.models) for (const weapon of model.weapons) total += model.count * weapon.attacks;
  return total;
}

export function attackCost({ attacker, defender }: AttackBattle): number {
  const size = states(defender, attacker);
  const attacks = dice(attacker);
  const picks = totalOver(attacker, 'takedown', (model) => model.count);
  // Each picker walks all states; the rest of the unit then fires from every state they may leave.
  const picking = picks === 0 ? 0 : picks * size * size + size * (attacks + 1) * Math.min(size, 20);
  return 20_000 + size * (attacks + 1) + 4 * attacks * attacks + picking;
}

/** Steps per cell of a melee, measured: half of the cells on both axes, two strikes and a decision, two or three flag pairs. */
const MELEE_WORK = 15;

/** Rules after which one blow spreads both units at once: about twice the work of a plain melee, measured. */
const SPREADING = ['retaliate', 'deathstrike', 'hazard', 'selfDestruct'] as const;

/** Models that destroy themselves go one by one, and all cells are walked for each. */
function explosions(unit: ResolvedUnit): number {
  const bearers = unit.models.filter((model) => hasEffect({ ...unit, models: [model] }, ['selfDestruct']));
  return bearers.reduce((sum, model) => sum + model.count, 0) / 3;
}

/** Wounds by own hazardous blades are kept apart, one track for each number of them; few numbers are likely. */
function hazardTracks(unit: ResolvedUnit): number {
  const blades = totalOver(unit, 'hazard', (model, weapon) => (weapon.range === 0 ? model.count * weapon.attacks : 0));
  return 1 + Math.min(blades, unit.startingWounds) / 4;
}

/** What is remembered of a unit besides wounds makes more flag pairs to walk: markers that grow, a feat not yet used. */
function memory(unit: ResolvedUnit): number {
  return (unit.grows ? 1.5 : 1) * (hasEffect(unit, ['ignoreOnce']) ? 1.5 : 1);
}

/** How much a melee costs beyond plain strikes. */
function entanglement(attacker: ResolvedUnit, defender: ResolvedUnit): number {
  const spreads = hasEffect(attacker, SPREADING) || hasEffect(defender, SPREADING) ? 2 : 1;
  const tracks = hazardTracks(attacker) * hazardTracks(defender);
  return (spreads + explosions(attacker) + explosions(defender)) * tracks * memory(attacker) * memory(defender);
}

export function duelCost({ attacker, defender, scenarios }: DuelBattle): number {
  const [a, b] = [states(attacker, defender), states(defender, attacker)];
  const factor = entanglement(attacker, defender);
  const [diceA, diceB] = [dice(attacker), dice(defender)];
  // Rows of the step tables, each a convolution of dice and a shift over the states.
  let cost = 100_000 + a * b * (a + b) + a * diceA * diceA + b * diceB * diceB;
  for (const scenario of scenarios) {
    let spread = 1;
    for (const round of SCENARIO_ROUNDS[scenario])
      for (const { side, action } of round) {
        if (action === 'charge') cost += spread * a * b * MELEE_WORK * factor;
        else cost += spread * (side === 'attacker' ? b : a);
        if (action === 'charge') spread = (a * b) / 2;
        else if (action === 'shoot') spread = Math.min((a * b) / 2, spread * (side === 'attacker' ? b : a));
      }
  }
  return cost;
}
