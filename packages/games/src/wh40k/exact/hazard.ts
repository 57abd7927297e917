// Hazardous weapons: mortal wounds on their own bearers after the attack (rules 37, 38).
import { bernoulli, constant, type Pmf, power } from '@oddsmith/kernel';
import type { Battle } from '../battle.ts';

export function hazardDice(battle: Battle): number {
  return battle.units[0].weapons.reduce((dice, weapon) => dice + (weapon.abilities.hazardous ? weapon.count : 0), 0);
}

function failedTests(battle: Battle): Pmf {
  return power(bernoulli(battle.edition.hazard.failsOn / 6), hazardDice(battle));
}

/** Mortal wounds of one failed test. */
function hazardWounds({ attacker, edition }: Battle): number {
  const { mortalWounds, large } = edition.hazard;
  const keywords = attacker?.keywords.map((keyword) => keyword.toLowerCase()) ?? [];
  return large.keywords.some((keyword) => keywords.includes(keyword)) ? large.mortalWounds : mortalWounds;
}

/** Mortal wounds inflicted, before Feel No Pain. */
export function hazardPmf(battle: Battle): Pmf {
  const failed = failedTests(battle);
  const each = hazardWounds(battle);
  const result = new Float64Array((failed.length - 1) * each + 1);
  failed.forEach((chance, tests) => {
    result[tests * each] = chance;
  });
  return result;
}

/** Bearers destroyed, undefined when the request does not say who they are. */
export function hazardSlainPmf(battle: Battle): Pmf | undefined {
  const { attacker } = battle;
  if (attacker?.models == null || attacker.wounds == null) return undefined;
  const pain = (Math.min(attacker.fnp ?? 7, attacker.fnpMortal ?? 7) - 1) / 6;
  const points = power(bernoulli(pain), hazardWounds(battle));
  const { models, wounds } = attacker;
  const total = models * wounds;
  const failed = failedTests(battle);
  const slain = new Float64Array(models + 1);
  let state: Float64Array = new Float64Array(total + 1);
  state.set(constant(0));
  for (let tests = 0; tests < failed.length; tests++) {
    for (let lost = 0; lost <= total; lost++) slain[Math.floor(lost / wounds)] += failed[tests] * state[lost];
    const next = new Float64Array(total + 1);
    for (let lost = 0; lost <= total; lost++) {
      const left = lost === total ? 0 : wounds - (lost % wounds);
      for (let hurt = 0; hurt < points.length; hurt++) next[lost + Math.min(hurt, left)] += state[lost] * points[hurt];
    }
    state = next;
  }
  return slain;
}
