// Every shot of a plan as numbers: which shooter can fire at which target in which ways, and what each leaves of the target.
import {
  type AnyCalculator,
  Budget,
  BudgetExceeded,
  type BudgetLimits,
  type Findings,
  merge,
  type Problem,
  parseInput,
} from '@oddsmith/games';
import { brief } from '../question.ts';
import { layered, type Shooting } from '../wounds.ts';
import { type CheckedPlan, MOST_WOUNDS } from './question.ts';

/** One way for a shooter to fire at a target. */
export interface Way {
  readonly shooter: number;
  readonly target: number;
  readonly attack: number;
  readonly title: string | null;
  /** What the Command Re-roll is spent on; null when it is kept. */
  readonly reroll: string | null;
  /** `left[r]`: chances of what is left of a target with r wounds, by wounds; filled in when it is first asked for. */
  readonly left: (Float64Array | undefined)[];
  /** What the shot adds to the target's worth at so many wounds; NaN until asked for. */
  readonly gain: Float64Array;
  /** Complete input of the shot at the target as it stands in the question. */
  readonly input: unknown;
}

export class ShotFault extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** Tables asked for between two looks at the clock: each is gone through once, four hundred numbers at most. */
const TABLES_PER_LOOK = 256;

export class Shots {
  /** Wounds of every target at the start. */
  readonly wounds: Int32Array;
  /** `plain[shooter][target]`: ways without a re-roll; `spent`: those that spend it. */
  readonly plain: readonly (readonly (readonly Way[])[])[];
  readonly spent: readonly (readonly (readonly Way[])[])[];
  private readonly reached: Uint8Array[] = [];
  private readonly calculator: AnyCalculator;
  private readonly shooting: Shooting;
  private readonly limits: BudgetLimits;
  private asked = 0;
  /** Equal shots, such as those of two squads of a kind, are calculated once. */
  private readonly known = new Map<string, (Float64Array | undefined)[]>();

  constructor(calculator: AnyCalculator, shooting: Shooting, plan: CheckedPlan, limits: BudgetLimits) {
    this.calculator = calculator;
    this.shooting = shooting;
    this.limits = limits;
    this.wounds = Int32Array.from(plan.targets, (target, t) => this.woundsOf(plan, target.input, t));
    const tables = plan.shooters.map((_, i) => plan.targets.map((_, t) => this.waysOf(plan, i, t)));
    this.plain = tables.map((row) => row.map((ways) => ways.filter((way) => way.reroll === null)));
    this.spent = tables.map((row) => row.map((ways) => ways.filter((way) => way.reroll !== null)));
  }

  /** Whether a target can have so many wounds when somebody is still to fire. */
  reaches(target: number, wounds: number): boolean {
    this.reached[target] ??= this.reachedBy(target);
    return this.reached[target][wounds] === 1;
  }

  private reachedBy(target: number): Uint8Array {
    const reached = new Uint8Array(this.wounds[target] + 1);
    reached[this.wounds[target]] = 1;
    const ways = [...this.plain, ...this.spent].flatMap((row) => row[target]);
    let latest = [this.wounds[target]];
    for (let shot = 1; shot < this.plain.length && latest.length > 0; shot++) {
      const next: number[] = [];
      for (const wounds of latest)
        for (const way of ways)
          for (const [left, chance] of this.leftAfter(way, wounds).entries()) {
            if (chance === 0 || left === 0 || reached[left] === 1) continue;
            reached[left] = 1;
            next.push(left);
          }
      latest = next;
    }
    return reached;
  }

  /** What the target has left after a shot at `wounds` of it. */
  leftAfter(way: Way, wounds: number): Float64Array {
    if (++this.asked % TABLES_PER_LOOK === 0) this.look();
    way.left[wounds] ??= this.calculate(way, wounds);
    return way.left[wounds];
  }

  /** Looks at the clock; throws BudgetExceeded when it is time to stop. */
  look(): void {
    new Budget(this.limits).look();
  }

  private woundsOf(plan: CheckedPlan, input: unknown, t: number): number {
    const wounds = this.shooting.woundsOf(
      this.complete(layered(plan.input, input), `targets[${t}].input`),
      this.calculator,
    );
    if (wounds <= MOST_WOUNDS) return wounds;
    const message = `"${plan.targets[t].title}" has ${wounds} wounds, a plan takes at most ${MOST_WOUNDS}`;
    throw new ShotFault({ code: 'plan/too-many', path: `targets[${t}]`, message });
  }

  private waysOf(plan: CheckedPlan, i: number, t: number): Way[] {
    const shooter = plan.shooters[i];
    const target = plan.targets[t];
    const ways: Way[] = [];
    for (const [attack, { title = null, targets, input }] of (shooter.attacks ?? [{}]).entries()) {
      if (targets !== undefined && !targets.includes(target.title)) continue;
      const path = shooter.attacks === undefined ? `shooters[${i}]` : `shooters[${i}].attacks[${attack}]`;
      const whole = this.complete(layered(plan.input, shooter.input, target.input, input), `${path}.input`);
      this.check(whole, t, plan, path);
      const gain = () => new Float64Array(this.wounds[t] + 1).fill(Number.NaN);
      const way = { shooter: i, target: t, attack, title };
      ways.push({ ...way, reroll: null, left: this.tableOf(whole), gain: gain(), input: whole });
      if (!plan.commandReroll) continue;
      for (const reroll of this.shooting.rerolls(whole)) {
        this.look();
        const parsed = parseInput(this.calculator, merge(whole, reroll.input));
        if ('error' in parsed) continue;
        const left = this.tableOf(parsed.value);
        ways.push({ ...way, reroll: reroll.name, left, gain: gain(), input: parsed.value });
      }
    }
    return ways;
  }

  private check(input: unknown, t: number, plan: CheckedPlan, path: string): void {
    const refusal = this.shooting.refusal(input, this.calculator);
    if (refusal !== undefined) throw new ShotFault({ ...refusal, path: `${path}.${refusal.path}` });
    const wounds = this.shooting.woundsOf(input, this.calculator);
    if (wounds === this.wounds[t]) return;
    const message = `the shot changes the wounds of "${plan.targets[t].title}" from ${this.wounds[t]} to ${wounds}`;
    throw new ShotFault({ code: 'plan/target-changed', path, message });
  }

  private tableOf(input: unknown): (Float64Array | undefined)[] {
    const key = JSON.stringify(input);
    const table = this.known.get(key) ?? [];
    this.known.set(key, table);
    return table;
  }

  private complete(input: unknown, path: string): unknown {
    this.look();
    const parsed = parseInput(this.calculator, input);
    if (!('error' in parsed)) return parsed.value;
    const { error } = parsed;
    throw new ShotFault({ ...error, path: error.path === '' ? path : `${path}.${error.path}` });
  }

  private calculate(way: Way, wounds: number): Float64Array {
    const full = wounds === this.wounds[way.target];
    const input = full ? way.input : this.shooting.withLeft(way.input, wounds, this.calculator);
    const { probabilities, min } = this.exact(way, input).distributions[this.shooting.lost];
    const left = new Float64Array(wounds + 1);
    for (let i = 0; i < probabilities.length; i++) left[Math.max(0, wounds - (min + i))] += probabilities[i];
    return left;
  }

  private exact(way: Way, input: unknown): Findings {
    // One may be too short to look by itself, and there are thousands.
    this.look();
    try {
      return brief(this.calculator).exact(this.calculator.prepare(input), new Budget(this.limits));
    } catch (thrown) {
      if (!(thrown instanceof BudgetExceeded) || thrown.code !== 'budget/exceeded') throw thrown;
      const message = `a shot of this shooter is too large to be calculated exactly: ${thrown.message}`;
      throw new ShotFault({ code: 'plan/shot-too-large', path: `shooters[${way.shooter}]`, message });
    }
  }
}
