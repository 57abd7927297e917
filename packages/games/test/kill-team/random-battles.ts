// Random small battles for comparing the engines, from a seed so that a failure can be seen again.
import type { Random } from '@oddsmith/kernel';
import { abilitiesOf, isOldConversion, REROLLS, ruleOf } from '../../src/kill-team/rules/index.ts';
import type { ChoiceInput, FightInput, ShootInput } from '../../src/kill-team/schema/index.ts';
import { STRATEGIES, type Strategy } from '../../src/kill-team/strategies.ts';

type Draw = Random;

export function pick<T>(random: Draw, values: readonly T[]): T {
  return values[random.die(values.length) - 1];
}

function between(random: Draw, min: number, max: number): number {
  return min + random.die(max - min + 1) - 1;
}

function sometimes<T>(random: Draw, value: () => T, otherwise: T, oneIn = 3): T {
  return random.die(oneIn) === 1 ? value() : otherwise;
}

function some<T>(random: Draw, values: readonly T[], most: number): T[] {
  const chosen = new Set<T>();
  for (let i = random.die(most + 1) - 1; i > 0; i--) chosen.add(pick(random, values));
  return [...chosen];
}

function weapon(random: Draw, dice: number) {
  const side = {
    attacks: between(random, 0, dice),
    hit: between(random, 2, 6),
    normalDamage: between(random, 0, 4),
    criticalDamage: between(random, 0, 6),
    lethal: sometimes(random, () => between(random, 2, 7), null),
    devastating: sometimes(random, () => between(random, 1, 2), null, 5),
    reroll: sometimes(random, () => pick(random, REROLLS), 'none' as const, 2),
    autoNormals: sometimes(random, () => 1, 0, 6),
    autoCrits: sometimes(random, () => 1, 0, 6),
    failsToNormals: sometimes(random, () => between(random, 1, 2), 0, 6),
    normalsToCrits: sometimes(random, () => 1, 0, 6),
  };
  return worded(side, side.hit);
}

/** Nothing is drawn for the wording of promotions, so that a seed draws the battles it always drew. */
function worded<Side extends { readonly failsToNormals: number }>(side: Side, stat: number) {
  const by = (change: boolean) => (change ? ('change' as const) : ('retain' as const));
  return { ...side, failsToNormalsBy: by(side.failsToNormals > 1), normalsToCritsBy: by(stat % 2 === 0) };
}

function die(random: Draw): 'any' | 'normal' | 'critical' {
  return pick(random, ['any', 'normal', 'critical'] as const);
}

/** Rules of 2024 that protect an operative; at most one with a limit. */
function protection(random: Draw, rolls: boolean) {
  const limited = random.die(8);
  const every = random.die(5) === 1;
  const on = () => (rolls ? sometimes(random, () => between(random, 3, 6), null, 2) : null);
  return {
    critsDealNormal: random.die(8) === 1,
    onlySixesCrit: random.die(8) === 1,
    ignoreDice:
      limited === 1
        ? { count: random.die(2), dice: die(random), on: on(), rolls: random.die(2), damage: random.die(3) - 1 }
        : null,
    halveDice: limited === 2 ? { count: random.die(2), dice: die(random), minimum: random.die(3) - 1 } : null,
    damageReduction:
      limited === 3 || every
        ? {
            amount: random.die(2),
            minDamage: between(random, 1, 4),
            on: on(),
            dice: die(random),
            uses: limited === 3 ? random.die(2) : null,
            devastating: random.die(2) === 1,
          }
        : null,
  };
}

/** `dice`: the most attack dice; the defender has one fewer. */
export function randomShot(random: Draw, dice = 3): ShootInput {
  const attacker = () => ({
    ...weapon(random, dice),
    piercing: sometimes(random, () => between(random, 1, 2), null),
    piercingCrits: sometimes(random, () => between(random, 1, 2), null),
    rerollChoice: random.die(4) === 1 ? ('optimal' as const) : ('fails' as const),
    saturate: random.die(8) === 1,
    hot: random.die(8) === 1,
    wounds: sometimes(random, () => between(random, 1, 8), null),
    abilities: some(random, abilitiesOf('attacker'), 3),
  });
  return {
    edition: pick(random, ['2024', '2021']),
    attacker: attacker(),
    defender: {
      dice: between(random, 0, dice - 1),
      save: between(random, 2, 6),
      wounds: between(random, 1, 9),
      invulnerable: sometimes(random, () => between(random, 2, 6), null, 5),
      hardy: sometimes(random, () => between(random, 2, 6), null, 5),
      reroll: sometimes(random, () => pick(random, REROLLS), 'none' as const),
      coverNormals: sometimes(random, () => 1, 0),
      coverCrits: sometimes(random, () => 1, 0, 6),
      retainedNormals: sometimes(random, () => 1, 0, 6),
      piercingReduction: sometimes(random, () => 1, 0, 6),
      downgradeCrits: sometimes(random, () => random.die(2), 0, 6),
      rerollChoice: random.die(4) === 1 ? ('optimal' as const) : ('fails' as const),
      ...protection(random, true),
      failsToNormals: sometimes(random, () => 1, 0, 6),
      normalsToCrits: sometimes(random, () => 1, 0, 6),
      abilities: some(random, abilitiesOf('defender'), 2),
    },
    fireTeam: random.die(6) === 1,
    rerollFor: pick(random, ['damage', 'kill']),
  };
}

/** A random attack of 2024 in which both sides may decline what is optional. */
export function randomBest(random: Draw, dice: number): ShootInput {
  const { rerollFor, ...input } = randomShot(random, dice);
  const modern = (abilities: readonly string[] | undefined) =>
    (abilities ?? []).filter((id) => !isOldConversion(ruleOf(id))) as never[];
  const attacker = { ...input.attacker, abilities: modern(input.attacker?.abilities) };
  const defender = { ...input.defender, abilities: modern(input.defender?.abilities) };
  const optionalGoal = rerollFor ?? 'damage';
  return { ...input, edition: '2024', attacker, defender, optionalRules: 'best', optionalGoal };
}

function fighter(random: Draw, dice: number, strategies: readonly Strategy[], rolls = true) {
  const wounds = between(random, 1, 9);
  return {
    ...weapon(random, dice),
    ...protection(random, rolls),
    wounds,
    startingWounds: sometimes(random, () => wounds + random.die(9), null),
    strategy: pick(random, strategies),
    abilities: some(random, abilitiesOf('fighter'), 4),
  };
}

export function randomFight(
  random: Draw,
  dice: number,
  rounds: number,
  strategies: readonly Strategy[] = STRATEGIES,
): FightInput {
  return {
    edition: pick(random, ['2024', '2021']),
    first: fighter(random, dice, strategies),
    second: fighter(random, dice, strategies),
    rounds: between(random, 1, rounds),
    injured: random.die(3) === 1,
    swapFirst: random.die(3) === 1,
  };
}

export function randomChoice(random: Draw): ChoiceInput {
  const open = () => ({
    ...fighter(random, 2, STRATEGIES, false),
    attacks: 1,
    reroll: 'none' as const,
    crits: between(random, 0, 3),
    normals: between(random, 0, 3),
    hasStruck: random.die(2) === 1,
    hasCritStruck: random.die(2) === 1,
    used: random.die(3) - 1,
    roundStartWounds: sometimes(random, () => between(random, 9, 12), null),
  });
  const first = open();
  const second = open();
  if (first.crits + first.normals === 0) first.crits = 1;
  if (second.crits + second.normals === 0) second.normals = 1;
  return { first, second, turn: pick(random, ['first', 'second']), rounds: between(random, 1, 2) };
}
