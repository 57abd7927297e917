// The same results by another road: single calculations, best responses, and a policy that is played through every outcome.
import type { Kind, Plan, PolicyNode } from '@oddsmith/analysis';
import { calculateWith, isRefusal } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/calculators';

const SLACK = 1e-9;

type Check = (question: never, result: object) => string | undefined;

const isNear = (got: number, want: number): boolean => Math.abs(got - want) <= SLACK * Math.max(1, Math.abs(want));

function answer(input: object) {
  const reply = calculateWith(calculators, { calculator: 'killteam/shoot', input, method: 'exact' });
  if (isRefusal(reply)) throw new Error(reply.error.message);
  return reply;
}

const killChance = (input: object): number => answer(input).summary.killChance;

function against(what: string, got: number, want: number): string | undefined {
  return isNear(got, want) ? undefined : `${what} is ${got}, by another road ${want}`;
}

interface Side {
  readonly input: object;
}

const matrix = (
  { rows, columns }: { readonly rows: readonly Side[]; readonly columns: readonly Side[] },
  result: object,
): string | undefined => {
  const { cells } = result as { readonly cells: readonly (readonly { readonly figure: number }[])[] };
  const faults = rows.flatMap((row, i) =>
    columns.flatMap((column, j) => {
      const want = killChance({ ...row.input, ...column.input });
      return against(`cell ${i}, ${j}`, cells[i][j].figure, want) ?? [];
    }),
  );
  return faults[0];
};

interface Shot {
  readonly attacker: { readonly attacks: number };
  readonly defender: object;
}

const withAttacks = ({ attacker, ...shot }: Shot, attacks: unknown) => ({
  ...shot,
  attacker: { ...attacker, attacks },
});

const sweep = ({ input }: { readonly input: Shot }, result: object): string | undefined => {
  const { points } = result as {
    readonly points: readonly {
      readonly values: readonly unknown[];
      readonly figures: { readonly killChance: number };
    }[];
  };
  const faults = points.flatMap(
    ({ values: [attacks], figures }) =>
      against(`the point at ${attacks}`, figures.killChance, killChance(withAttacks(input, attacks))) ?? [],
  );
  return faults[0];
};

const sensitivity = ({ input }: { readonly input: Shot }, result: object): string | undefined => {
  const { base, changes } = result as {
    readonly base: number;
    readonly changes: readonly { readonly path: string; readonly figure: number; readonly difference: number }[];
  };
  const odd = changes.find(({ figure, difference }) => !isNear(figure - base, difference));
  if (odd !== undefined) return `${odd.path} differs by ${odd.difference}, not by ${odd.figure - base}`;
  return against('the base', base, killChance(input));
};

interface Sought {
  readonly input: Shot;
  readonly values: readonly number[];
  readonly target: number;
}

const seek = ({ input, values, target }: Sought, result: object): string | undefined => {
  const { found } = result as { readonly found?: { readonly value: number } };
  const first = values.find((attacks) => killChance(withAttacks(input, attacks)) >= target - 1e-12);
  return found?.value === first ? undefined : `found ${found?.value}, by another road ${first}`;
};

const compare = (_question: unknown, result: object): string | undefined => {
  const { contests } = result as {
    readonly contests: { readonly [name: string]: { readonly [side: string]: number } };
  };
  const sums = Object.values(contests).map((contest) => Object.values(contest).reduce((sum, share) => sum + share, 0));
  return sums.every((sum) => isNear(sum, 1)) ? undefined : `contests sum to ${sums.join(', ')}`;
};

/** Neither side gains by bringing another list. */
const lists = ({ values }: { readonly values: readonly (readonly number[])[] }, result: object): string | undefined => {
  const { equilibrium } = result as {
    readonly equilibrium: {
      readonly mine: readonly number[];
      readonly theirs: readonly number[];
      readonly value: number;
    };
  };
  const { mine, theirs, value } = equilibrium;
  const slack = SLACK * Math.max(1, ...values.flat().map(Math.abs));
  for (const shares of [mine, theirs]) {
    const sum = shares.reduce((all, share) => all + share, 0);
    if (!isNear(sum, 1) || shares.some((share) => share < 0)) return `shares ${shares.join(', ')}`;
  }
  const best = Math.max(...values.map((row) => row.reduce((sum, worth, j) => sum + worth * theirs[j], 0)));
  const worst = Math.min(...theirs.map((_, j) => values.reduce((sum, row, i) => sum + row[j] * mine[i], 0)));
  if (best > value + slack) return `I gain ${best} by another list, not ${value}`;
  return worst < value - slack ? `they hold me to ${worst}, not ${value}` : undefined;
};

interface Phase {
  readonly shooters: readonly (Side & { readonly title: string })[];
  readonly targets: readonly {
    readonly title: string;
    readonly points: number;
    readonly input: { readonly defender: { readonly wounds: number } };
  }[];
  readonly objective: 'units' | 'unitPoints' | 'points';
}

/** A phase by brute force: every state, every shooter, every target, each shot asked of the calculator. */
class Battlefield {
  private readonly phase: Phase;
  private readonly shots = new Map<string, readonly number[]>();

  constructor(phase: Phase) {
    this.phase = phase;
  }

  get start(): readonly number[] {
    return this.phase.targets.map(({ input }) => input.defender.wounds);
  }

  worth(left: readonly number[]): number {
    const { targets, objective } = this.phase;
    return targets.reduce((sum, { points, input }, t) => {
      const gone = objective === 'points' ? 1 - left[t] / input.defender.wounds : Number(left[t] === 0);
      return sum + gone * (objective === 'units' ? 1 : points);
    }, 0);
  }

  /** Chances of what is left, by wounds. */
  after(shooter: number, target: number, before: number): readonly number[] {
    const key = `${shooter} ${target} ${before}`;
    const known = this.shots.get(key);
    if (known !== undefined) return known;
    const { input } = this.phase.targets[target];
    const whole = { ...this.phase.shooters[shooter].input, defender: { ...input.defender, wounds: before } };
    const { probabilities, min } = answer(whole).distributions.damage;
    const left = new Array<number>(before + 1).fill(0);
    probabilities.forEach((chance, i) => {
      left[Math.max(0, before - min - i)] += chance;
    });
    this.shots.set(key, left);
    return left;
  }

  best(waiting: readonly number[], left: readonly number[]): number {
    let most = this.worth(left);
    for (const shooter of waiting)
      for (const [target, before] of left.entries()) {
        if (before === 0) continue;
        const others = waiting.filter((other) => other !== shooter);
        const value = this.after(shooter, target, before).reduce(
          (sum, chance, now) => (chance === 0 ? sum : sum + chance * this.best(others, left.with(target, now))),
          0,
        );
        most = Math.max(most, value);
      }
    return most;
  }

  /** What the policy of the tree brings, outcome by outcome. */
  played({ shot, branches = [] }: PolicyNode, left: readonly number[]): number {
    if (shot === null) return this.worth(left);
    const shooter = this.phase.shooters.findIndex(({ title }) => title === shot.shooter);
    const target = this.phase.targets.findIndex(({ title }) => title === shot.target);
    if (target < 0) return this.played(branches[0].then, left);
    return this.after(shooter, target, left[target]).reduce((sum, chance, now) => {
      if (chance === 0) return sum;
      const branch = branches.find((one) => one.left !== null && one.left[0] <= now && now <= one.left[1]);
      return branch === undefined ? Number.NaN : sum + chance * this.played(branch.then, left.with(target, now));
    }, 0);
  }
}

const plan = (question: Phase, result: object): string | undefined => {
  const { value, policy } = result as Plan;
  const field = new Battlefield(question);
  const best = field.best([...question.shooters.keys()], field.start);
  return against('the best plan', value, best) ?? against('its policy', value, field.played(policy, field.start));
};

/** Of the kinds that can be told another way; the others are looked at for numbers that are none. */
export const CHECKS: { readonly [kind in Kind]?: Check } = { matrix, sweep, sensitivity, seek, compare, lists, plan };
