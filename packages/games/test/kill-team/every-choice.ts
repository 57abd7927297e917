// Small attacks with optional rules, every choice tried on every list of faces.
import type { Random } from '@oddsmith/kernel';
import type { ShootInput } from '../../src/kill-team/schema/index.ts';

/** A die as it lies; `free` can still be retained as a crit. */
export type Die = 'crit' | 'severe' | 'free' | 'locked' | 'fail';
export interface Side {
  readonly dice: number;
  readonly stat: number;
  readonly normals: number;
  readonly failsToNormals: number;
  readonly failsToNormalsBy: 'retain' | 'change';
  readonly normalsToCrits: number;
  readonly normalsToCritsBy: 'retain' | 'change';
  readonly abilities: readonly string[];
}

/** All pairs of crits and normals a roll can be brought to. */
export function ends(dice: readonly Die[], side: Side): (readonly [number, number])[] {
  const found = new Map<string, readonly [number, number]>();
  const uses = [
    ...side.abilities,
    ...new Array<string>(side.failsToNormals).fill('save'),
    ...new Array<string>(side.normalsToCrits).fill('promote'),
  ];
  const go = (lying: readonly Die[], left: readonly string[]): void => {
    const count = (...kinds: Die[]) => lying.filter((die) => kinds.includes(die)).length;
    const end = [count('crit', 'severe'), count('free', 'locked')] as const;
    found.set(String(end), end);
    const turn = (left: readonly string[], from: Die, to: Die | null, more = 0) => {
      const next = [...lying];
      next[next.indexOf(from)] = to ?? 'fail';
      for (let i = 0; i < more; i++) next.splice(next.indexOf('fail'), 1);
      go(next, left);
    };
    left.forEach((rule, index) => {
      if (left.indexOf(rule) !== index) return;
      const rest = left.filter((_, other) => other !== index);
      const saved = side.failsToNormalsBy === 'change' ? 'free' : 'locked';
      if (rule === 'punishing' && count('crit') && count('fail')) turn(rest, 'fail', 'locked');
      if (rule === 'puritySeal' && count('fail') > 1) turn(rest, 'fail', 'locked', 1);
      if (rule === 'save' && count('fail')) turn(rest, 'fail', saved);
      if (rule === 'rending' && count('crit') && count('free')) turn(rest, 'free', 'crit');
      if (rule === 'severe' && !count('crit', 'severe'))
        for (const kind of ['free', 'locked'] as const) if (count(kind)) turn(rest, kind, 'severe');
      if (rule === 'promote')
        for (const kind of side.normalsToCritsBy === 'change' ? (['free', 'locked'] as const) : (['free'] as const))
          if (count(kind)) turn(rest, kind, 'crit');
    });
  };
  go(dice, uses);
  return [...found.values()];
}

/** Every list of faces of so many dice. */
export function rolls(side: Side, kept: number): Die[][] {
  const rolled = side.dice - kept;
  return Array.from({ length: 6 ** rolled }, (_, roll) => [
    ...Array.from({ length: rolled }, (_, die): Die => {
      const face = 1 + (Math.floor(roll / 6 ** die) % 6);
      return face < side.stat ? 'fail' : face === 6 ? 'crit' : 'free';
    }),
    ...new Array<Die>(kept).fill('locked'),
  ]);
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The least damage over all ways to block. */
function blocked(hits: readonly [number, number], saves: readonly [number, number], damage: readonly [number, number]) {
  let least = Number.POSITIVE_INFINITY;
  for (let critByCrit = 0; critByCrit <= Math.min(hits[0], saves[0]); critByCrit++)
    for (let critByTwo = 0; critByTwo <= hits[0] - critByCrit && 2 * critByTwo <= saves[1]; critByTwo++) {
      const free = saves[0] - critByCrit + saves[1] - 2 * critByTwo;
      least = Math.min(least, (hits[0] - critByCrit - critByTwo) * damage[1] + Math.max(0, hits[1] - free) * damage[0]);
    }
  return least;
}

function range(most: number): number[] {
  return Array.from({ length: most + 1 }, (_, n) => n);
}

/** Crits and normals. */
export type Result = readonly [number, number];

export interface SmallAttack {
  readonly input: ShootInput;
  readonly goal: 'damage' | 'kill';
  readonly attack: Side;
  readonly defence: Side;
  /** What the attack is worth with none, one, ... of its dice kept. */
  readonly byKept: readonly number[];
  /** What a defender that keeps so many dice leaves of an attack, on average. */
  readonly met: (hits: Result) => readonly number[];
  /** What saves leave of an attack. */
  readonly left: (hits: Result, saves: Result) => number;
}

export function smallAttack(random: Random): SmallAttack {
  const side = (dice: number, abilities: readonly string[]): Side => ({
    dice,
    stat: 1 + random.die(5),
    normals: random.die(3) - 1,
    failsToNormals: random.die(3) - 1,
    failsToNormalsBy: random.die(2) === 1 ? 'retain' : 'change',
    normalsToCrits: random.die(3) - 1,
    normalsToCritsBy: random.die(2) === 1 ? 'retain' : 'change',
    abilities: abilities.filter(() => random.die(3) === 1),
  });
  const attack = side(random.die(3), ['punishing', 'puritySeal', 'severe', 'rending']);
  const defence = side(random.die(3) - 1, ['punishing', 'puritySeal']);
  const damage = [random.die(4), random.die(6)] as const;
  const wounds = random.die(8);
  const goal = random.die(2) === 1 ? 'damage' : 'kill';
  const left = (hits: Result, saves: Result) => {
    const points = blocked(hits, saves, damage);
    return goal === 'damage' ? points : points >= wounds ? 1 : 0;
  };
  const answers = new Map<string, readonly number[]>();
  const met = (hits: Result) => {
    const known = answers.get(String(hits));
    if (known !== undefined) return known;
    const values = range(Math.min(defence.normals, defence.dice)).map((kept) =>
      average(rolls(defence, kept).map((roll) => Math.min(...ends(roll, defence).map((saves) => left(hits, saves))))),
    );
    answers.set(String(hits), values);
    return values;
  };
  const byKept = range(Math.min(attack.normals, attack.dice)).map((kept) =>
    average(rolls(attack, kept).map((roll) => Math.max(...ends(roll, attack).map((hits) => Math.min(...met(hits)))))),
  );
  const { dice: attacks, stat: hit, normals: autoNormals, ...weapon } = attack;
  const { dice, stat: save, normals: coverNormals, ...target } = defence;
  const input = {
    optionalRules: 'best',
    optionalGoal: goal,
    attacker: { attacks, hit, autoNormals, ...weapon, normalDamage: damage[0], criticalDamage: damage[1] },
    defender: { dice, save, coverNormals, ...target, wounds },
  } as unknown as ShootInput;
  return { input, goal, attack, defence, byKept, met, left };
}
