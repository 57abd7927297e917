// What an attack takes off a target in any state, made ready once, is the exact answer to the same attack at what is left of it.
import { Budget, parseInput, prepareBattle } from '@oddsmith/games';
import { attackCalculator } from '@oddsmith/games/wh40k';
import { expect, test } from 'vitest';
import { attackLosses } from '../../src/wh40k/exact/losses.ts';
import { randomAttack } from './random-attacks.ts';

type Attack = Parameters<typeof attackCalculator.prepare>[0];
type Group = NonNullable<Attack['target']['groups']>[number];

const woundsOf = ({ models, wounds, firstModelWounds }: Group) => (models - 1) * wounds + (firstModelWounds ?? wounds);

/** Groups that have lost so many wounds each; who has none left is not there. */
function leftOf(groups: readonly Group[], lost: readonly number[]): Group[] {
  return groups.flatMap((group, g) => {
    const left = woundsOf(group) - lost[g];
    if (left === 0) return [];
    const models = Math.ceil(left / group.wounds);
    const rest = left - (models - 1) * group.wounds;
    return [{ ...group, models, firstModelWounds: rest === group.wounds ? null : rest }];
  });
}

/** Losses of characters, or of the others, wound by wound: a wounded model is hit before sound ones, then as listed. */
function lossesOf(groups: readonly Group[], character: boolean): number[][] {
  const lost = groups.map(() => 0);
  const all = [[...lost]];
  const places = groups.flatMap((group, g) => (group.character === character ? [g] : []));
  const isAlive = (g: number): boolean => lost[g] < woundsOf(groups[g]);
  const isWounded = (g: number): boolean => (woundsOf(groups[g]) - lost[g]) % groups[g].wounds > 0;
  for (;;) {
    const next = places.find((g) => isAlive(g) && isWounded(g)) ?? places.find(isAlive);
    if (next === undefined) return all;
    lost[next]++;
    all.push([...lost]);
  }
}

/** Every combination of them but the last, where nobody is left: Precision picks characters out of the order. */
function statesOf(groups: readonly Group[]): number[][] {
  const characters = lossesOf(groups, true);
  const others = lossesOf(groups, false);
  const sum = (one: number[], other: number[]): number[] => one.map((lost, g) => lost + other[g]);
  return characters.flatMap((one) => others.map((other) => sum(one, other))).slice(0, -1);
}

function attackOf(seed: number): Attack {
  const { target, volley, ...rest } = randomAttack(seed, 'many');
  const [first, ...others] = volley;
  const blast = { ...first, weapon: { ...first.weapon, keywords: [...first.weapon.keywords, 'Blast'] } };
  const groups = target.groups.map((group, g) => (g === 0 ? { ...group, models: 7 - (seed % 3) } : group));
  const only = seed % 2 === 0 ? groups.slice(0, 1) : groups;
  const input = { ...rest, volley: seed % 3 === 0 ? [blast, ...others] : volley, target: { ...target, groups: only } };
  const parsed = parseInput(attackCalculator, input);
  if ('error' in parsed) throw new Error(parsed.error.message);
  return parsed.value as Attack;
}

test.each(Array.from({ length: 16 }, (_, i) => i + 1))('random attack %i at every state of its target', (seed) => {
  const input = attackOf(seed);
  const groups = input.target.groups ?? [];
  const losses = attackLosses(prepareBattle(attackCalculator, input));
  const states = statesOf(groups);
  // All of the few, some of the many.
  const step = Math.ceil(states.length / 30);
  for (const before of states.filter((_, i) => i % step === 0)) {
    const left = { ...input, target: { ...input.target, groups: leftOf(groups, before) } };
    const { damage } = attackCalculator.figures(attackCalculator.prepare(left), new Budget({})).distributions;
    const { lost, chances } = losses(new Budget({}), before);
    const found = new Float64Array(damage.min + damage.probabilities.length);
    chances.forEach((chance, state) => {
      if (chance > 0) found[lost.reduce((sum, group) => sum + group[state], 0)] += chance;
    });
    damage.probabilities.forEach((probability, i) => {
      expect(Math.abs(found[damage.min + i] - probability), `${before}: ${damage.min + i} lost`).toBeLessThan(1e-12);
    });
  }
});
