// Mortal wounds on the own unit: Hazardous weapons after the attack (rules 37, 38, E43, E44), low dice of an impact (E45).
import { bernoulli, type Pmf, power } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import type { Battle } from '../battle.ts';
import { isHazardous, painIgnoredOn } from '../rolls.ts';
import { askFor } from './size.ts';
import { mortalWoundPmf } from './volley.ts';

export function hazardDice({ units: [{ entries, plans }] }: Battle): number {
  return entries.reduce((dice, entry, index) => dice + (isHazardous(plans[index]) ? entry.count : 0), 0);
}

function failedTests(battle: Battle, budget: Budget): Pmf {
  return power(bernoulli(battle.edition.hazard.failsOn / 6), hazardDice(battle), () => budget.look());
}

/** Mortal wounds inflicted, before Feel No Pain. */
export function hazardPmf(battle: Battle, budget: Budget): Pmf {
  const failed = failedTests(battle, budget);
  const each = battle.hazardWounds;
  const result = new Float64Array((failed.length - 1) * each + 1);
  failed.forEach((chance, tests) => {
    result[tests * each] = chance;
  });
  return result;
}

/** Who suffers next, by wounds lost so far. */
interface Sufferer {
  readonly left: number;
  readonly pain: number;
  readonly slain: number;
}

function sufferers({ bearers }: Battle, budget: Budget): readonly Sufferer[] {
  askFor(bearers.reduce((wounds, group) => wounds + group.models * group.wounds, 1));
  const row: Sufferer[] = [];
  let slain = 0;
  for (const group of bearers) {
    const pain = (painIgnoredOn(group, { mortal: true, psychic: false }) - 1) / 6;
    for (let model = 0; model < group.models; model++) {
      budget.spend(20 * group.wounds);
      for (let left = model === 0 ? group.firstWounds : group.wounds; left > 0; left--) row.push({ left, pain, slain });
      slain++;
    }
  }
  return [...row, { left: 0, pain: 0, slain }];
}

/** Models destroyed, undefined when the request does not say who they are. */
export function hazardSlainPmf(battle: Battle, budget: Budget): Pmf | undefined {
  if (battle.bearers.length === 0) return undefined;
  const { hazardWounds, edition } = battle;
  return slainBy(battle, failedTests(battle, budget), edition.hazard.spills ? spill : hitOne, hazardWounds, budget);
}

type Suffering = (state: Float64Array, row: readonly Sufferer[], points: number, budget: Budget) => Float64Array;

/** Models lost to a random number of blows of so many points. */
function slainBy(battle: Battle, blows: Pmf, suffer: Suffering, points: number, budget: Budget): Pmf {
  const row = sufferers(battle, budget);
  const slain = new Float64Array(row[row.length - 1].slain + 1);
  let state: Float64Array = new Float64Array(row.length);
  state[0] = 1;
  for (const chance of blows) {
    for (let lost = 0; lost < row.length; lost++) slain[row[lost].slain] += chance * state[lost];
    state = suffer(state, row, points, budget);
  }
  return slain;
}

/** E45: mortal wounds of low dice on the own unit; undefined where there are none. */
export function ownWoundsPmf({ units: [{ mortalWounds }] }: Battle, budget: Budget): Pmf | undefined {
  if (mortalWounds === null || mortalWounds.ownOn === 0) return undefined;
  return mortalWoundPmf({ ...mortalWounds, on: 7 - mortalWounds.ownOn }, budget);
}

/** Models the own unit loses to them; undefined where the request does not say who they are. */
export function ownSlainPmf(battle: Battle, budget: Budget): Pmf | undefined {
  const wounds = ownWoundsPmf(battle, budget);
  return wounds === undefined || battle.bearers.length === 0 ? undefined : slainBy(battle, wounds, hitOne, 1, budget);
}

/** One point after another, from model to model. */
function spill(state: Float64Array, row: readonly Sufferer[], points: number, budget: Budget): Float64Array {
  let current = state;
  for (let point = 0; point < points; point++) current = hitOne(current, row, 1, budget);
  return current;
}

/** What one model does not need is lost. */
function hitOne(state: Float64Array, row: readonly Sufferer[], points: number, budget: Budget): Float64Array {
  budget.spend(2 * row.length);
  const next = new Float64Array(state.length);
  for (let lost = 0; lost < state.length; lost++) {
    if (state[lost] === 0) continue;
    budget.spend(50);
    const { left, pain } = row[lost];
    power(bernoulli(pain), points).forEach((chance, hurt) => {
      next[lost + Math.min(hurt, left)] += state[lost] * chance;
    });
  }
  return next;
}
