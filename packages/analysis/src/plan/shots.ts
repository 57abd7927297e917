// Every shot of a plan as numbers: which shooter can fire at which target in which ways, and what each leaves of the target.
import {
  type AnyCalculator,
  Budget,
  BudgetExceeded,
  type BudgetLimits,
  checkedLosses,
  type Firing,
  type FiringUse,
  type Losses,
  merge,
  type Problem,
  parseInput,
  Speaker,
  type Unspoken,
} from '@oddsmith/games';
import { woundsOf } from '../firing.ts';
import { layered } from '../layered.ts';
import { say } from '../words/index.ts';
import { type CheckedPlan, MOST_WOUNDS } from './question.ts';
import { byParts, byWounds, type Parts, type Remnants } from './remnants.ts';

/** One way for a shooter to fire at a target. */
export interface Way {
  /** Its place among all ways of the phase. */
  readonly number: number;
  readonly shooter: number;
  readonly target: number;
  readonly title: string | null;
  /** What the Command Re-roll is spent on; null when it is kept. */
  readonly reroll: string | null;
  /** `left[r]`: chances of what is left of a target that was at number r, by number; filled in when it is first asked for. */
  readonly left: (Float64Array | undefined)[];
  /** `likeliest[r]`: what may be left of a target that was at number r, by falling chance; filled in likewise. */
  readonly likeliest: (Uint16Array | undefined)[];
  /** What the shot adds to the target's worth, by the number of what is left of it; NaN until asked for. */
  readonly gain: Float64Array;
  /** Complete input of the shot at the target as it stands in the question. */
  readonly input: unknown;
  /** The chances of `left` for a number that has not been asked for. */
  fire(before: number, budget: Budget): Float64Array;
}

/** A way before it is known what may be left of its target. */
interface FiredWay extends Omit<Way, 'number' | 'likeliest' | 'gain' | 'fire'> {
  /** The target as this shot sees it: one row of wounds, or two. */
  readonly standing: readonly number[];
}

export class ShotFault extends Error {
  readonly problem: Problem | Unspoken;

  constructor(problem: Problem | Unspoken) {
    super(problem.code);
    this.problem = problem;
  }
}

/** Tables asked for between two looks at the clock: each is gone through once, four hundred numbers at most. */
const TABLES_PER_LOOK = 256;

/** A leader of six wounds in a squad of two hundred; each is a shot to be calculated. */
const MOST_PARTS = 2_000;

export class Shots {
  /** What may be left of every target. */
  readonly remnants: readonly Remnants[];
  /** The number of every target at the start. */
  readonly whole: Int32Array;
  /** `plain[shooter][target]`: ways without a re-roll; `spent`: those that spend it. */
  readonly plain: readonly (readonly (readonly Way[])[])[];
  readonly spent: readonly (readonly (readonly Way[])[])[];
  private readonly reached: Uint8Array[] = [];
  private readonly calculator: AnyCalculator;
  private readonly firing: Firing;
  private readonly limits: BudgetLimits;
  private readonly speaker: Speaker;
  private asked = 0;
  private calculated = 0;
  /** Told which part of all shots there may be is calculated. */
  onCalculated: ((share: number) => void) | undefined;
  /** Shots at any number of wounds, equal ones counted once. */
  private readonly tables: number;
  /** Equal shots, such as those of two squads of a kind, are calculated once. */
  private readonly known = new Map<string, (Float64Array | undefined)[]>();

  constructor(calculator: AnyCalculator, firing: Firing, plan: CheckedPlan, limits: BudgetLimits) {
    this.calculator = calculator;
    this.firing = firing;
    this.limits = limits;
    this.speaker = new Speaker(calculator, plan.language);
    const wounds = plan.targets.map((target, t) => this.woundsAtStart(plan, target.input, t));
    const fired = plan.shooters.map((_, i) => plan.targets.map((_, t) => this.waysOf(plan, i, t, wounds[t])));
    this.remnants = wounds.map((all, t) => this.remnantsOf(plan, t, all, fired));
    this.whole = Int32Array.from(this.remnants, ({ whole }) => whole);
    const fires = new Map<FiredWay['left'], Way['fire']>();
    let number = 0;
    const ready = (way: FiredWay): Way => {
      const fire = fires.get(way.left) ?? this.fireOf(way);
      fires.set(way.left, fire);
      const gain = new Float64Array(this.whole[way.target] + 1).fill(Number.NaN);
      return { ...way, number: number++, fire, likeliest: [], gain };
    };
    const tables = fired.map((row) => row.map((ways) => ways.map(ready)));
    const whole = new Map(fired.flat(2).map(({ left, target }) => [left, this.whole[target]]));
    this.tables = [...whole.values()].reduce((sum, states) => sum + states, 0);
    this.plain = tables.map((row) => row.map((ways) => ways.filter((way) => way.reroll === null)));
    this.spent = tables.map((row) => row.map((ways) => ways.filter((way) => way.reroll !== null)));
  }

  /** Wounds of a target at the start. */
  woundsOf(target: number): number {
    const { wounds, whole } = this.remnants[target];
    return wounds[whole];
  }

  /** Wounds a target has lost when so much of it is left. */
  lost(target: number, left: number): number {
    return this.woundsOf(target) - this.remnants[target].wounds[left];
  }

  /** What is left as a player sees it. */
  seenAs(target: number, left: number): { readonly left: readonly [number, number]; readonly picked?: number } {
    const { wounds, parts } = this.remnants[target];
    return { left: [wounds[left], wounds[left]], ...(parts === undefined ? {} : { picked: parts.picked[left] }) };
  }

  /** Whether so much of a target can be left when somebody is still to fire. */
  reaches(target: number, left: number): boolean {
    this.reached[target] ??= this.reachedBy(target);
    return this.reached[target][left] === 1;
  }

  private reachedBy(target: number): Uint8Array {
    const reached = new Uint8Array(this.whole[target] + 1);
    reached[this.whole[target]] = 1;
    let missing = this.whole[target] - 1;
    const ways = [...this.plain, ...this.spent].flatMap((row) => row[target]);
    let latest = [this.whole[target]];
    for (let shot = 1; shot < this.plain.length && latest.length > 0; shot++) {
      const next: number[] = [];
      for (const before of latest)
        for (const way of ways) {
          const chances = this.leftAfter(way, before);
          for (let left = 1; missing > 0 && left < chances.length; left++) {
            if (chances[left] === 0 || reached[left] === 1) continue;
            reached[left] = 1;
            missing--;
            next.push(left);
          }
        }
      latest = next;
    }
    return reached;
  }

  /** What is left of the target after a shot at what was left before. */
  leftAfter(way: Way, before: number): Float64Array {
    if (++this.asked % TABLES_PER_LOOK === 0) this.look();
    way.left[before] ??= this.exactly(way, before);
    return way.left[before];
  }

  /** What may be left after a shot, the likeliest first. */
  likeliest(way: Way, before: number): Uint16Array {
    way.likeliest[before] ??= this.sortedOutcomes(way, before);
    return way.likeliest[before];
  }

  private sortedOutcomes(way: Way, before: number): Uint16Array {
    const chances = this.leftAfter(way, before);
    const outcomes = Uint16Array.from(chances.keys()).filter((left) => chances[left] > 0);
    return outcomes.sort((a, b) => chances[b] - chances[a]);
  }

  /** Looks at the clock; throws BudgetExceeded when it is time to stop. */
  look(): void {
    new Budget(this.limits).look();
  }

  private woundsAtStart(plan: CheckedPlan, input: unknown, t: number): number {
    const battle = this.calculator.prepare(this.complete(layered(plan.input, input), `targets[${t}].input`));
    this.refuse(battle, 'single', `targets[${t}]`);
    const wounds = woundsOf(this.firing.standing(battle));
    if (wounds <= MOST_WOUNDS) return wounds;
    const message = say('target-too-many-wounds', { title: plan.targets[t].title, wounds, most: MOST_WOUNDS });
    throw new ShotFault({ code: 'plan/too-many', path: `targets[${t}]`, message });
  }

  /** Wounds tell what is left unless a shot picks models out. */
  private remnantsOf(
    plan: CheckedPlan,
    t: number,
    wounds: number,
    fired: readonly (readonly (readonly FiredWay[])[])[],
  ): Remnants {
    const picking = fired.flatMap((row) => row[t]).find(({ standing }) => standing.length > 1);
    if (picking === undefined) return byWounds(wounds);
    const [others, picked] = picking.standing;
    const states = (picked + 1) * (others + 1);
    if (states <= MOST_PARTS) return byParts(others, picked);
    const message = say('target-too-many-ways', { title: plan.targets[t].title, ways: states, most: MOST_PARTS });
    throw new ShotFault({ code: 'plan/too-many', path: `targets[${t}]`, message });
  }

  private waysOf(plan: CheckedPlan, i: number, t: number, wounds: number): FiredWay[] {
    const shooter = plan.shooters[i];
    const target = plan.targets[t];
    const ways: FiredWay[] = [];
    for (const [attack, { title = null, targets, input }] of (shooter.attacks ?? [{}]).entries()) {
      if (targets !== undefined && !targets.includes(target.title)) continue;
      const path = shooter.attacks === undefined ? `shooters[${i}]` : `shooters[${i}].attacks[${attack}]`;
      const whole = this.complete(layered(plan.input, shooter.input, target.input, input), `${path}.input`);
      const standing = this.standing(whole, wounds, plan.targets[t].title, path);
      const way = { shooter: i, target: t, title, standing };
      ways.push({ ...way, reroll: null, left: this.tableOf(whole), input: whole });
      if (!plan.commandReroll) continue;
      for (const reroll of this.firing.rerolls?.(whole) ?? []) {
        this.look();
        const parsed = parseInput(this.calculator, merge(whole, reroll.input));
        if ('error' in parsed) continue;
        const left = this.tableOf(parsed.value);
        ways.push({ ...way, reroll: reroll.name, left, input: parsed.value });
      }
    }
    return ways;
  }

  private standing(input: unknown, before: number, title: string, path: string): readonly number[] {
    const battle = this.calculator.prepare(input);
    this.refuse(battle, 'sequence', path);
    const standing = this.firing.standing(battle);
    const wounds = woundsOf(standing);
    if (wounds === before) return standing;
    const message = say('target-changed', { title, from: before, to: wounds });
    throw new ShotFault({ code: 'plan/target-changed', path, message });
  }

  private refuse(battle: unknown, use: FiringUse, path: string): void {
    const refusal = this.firing.refusal?.(battle, use);
    if (refusal === undefined) return;
    throw new ShotFault(this.speaker.problem({ ...refusal, path: `${path}.${refusal.path}` }));
  }

  private tableOf(input: unknown): (Float64Array | undefined)[] {
    const key = JSON.stringify(input);
    const table = this.known.get(key) ?? [];
    this.known.set(key, table);
    return table;
  }

  private complete(input: unknown, path: string): unknown {
    this.look();
    const parsed = parseInput(this.calculator, input, this.speaker);
    if (!('error' in parsed)) return parsed.value;
    const { error } = parsed;
    throw new ShotFault({ ...error, path: error.path === '' ? path : `${path}.${error.path}` });
  }

  private fireOf(way: FiredWay): Way['fire'] {
    const { parts, wounds } = this.remnants[way.target];
    if (parts !== undefined) return this.fireAtParts(way, parts);
    const shot = this.shotOf(this.calculator.prepare(way.input));
    return (before, budget) => {
      const {
        lost: [lost],
        chances,
      } = shot([wounds[before]], budget);
      const left = new Float64Array(before + 1);
      const most = wounds[before];
      for (let i = 0; i < chances.length; i++) if (chances[i] > 0) left[most - lost[i]] += chances[i];
      return left;
    };
  }

  /** Losses leave by the same door as answers do. */
  private shotOf(battle: unknown): (left: readonly number[], budget: Budget) => Losses {
    const { firing, calculator } = this;
    const shot = firing.losses(battle);
    return (left, budget) => checkedLosses(calculator.id, firing.lost, shot(left, budget));
  }

  /** Those who are picked out and the others lose wounds side by side. */
  private fireAtParts({ input, shooter }: FiredWay, { picked, others, width, numbers }: Parts): Way['fire'] {
    const battle = this.calculator.prepare(input);
    this.refuse(battle, 'rows', `shooters[${shooter}]`);
    const shot = this.shotOf(battle);
    return (before, budget) => {
      const { lost, chances } = shot([others[before], picked[before]], budget);
      const [ofOthers, ofPicked] = lost;
      const left = new Float64Array(before + 1);
      for (let i = 0; i < chances.length; i++) {
        const place = (picked[before] - ofPicked[i]) * width + others[before] - ofOthers[i];
        if (chances[i] > 0) left[numbers[place]] += chances[i];
      }
      return left;
    };
  }

  private exactly(way: Way, before: number): Float64Array {
    // One may be too short to look by itself, and there are thousands.
    this.look();
    this.onCalculated?.(++this.calculated / this.tables);
    try {
      return way.fire(before, new Budget(this.limits));
    } catch (thrown) {
      if (!(thrown instanceof BudgetExceeded) || thrown.code !== 'budget/exceeded') throw thrown;
      const message = say('shot-too-large', { why: thrown.said });
      throw new ShotFault({ code: 'plan/shot-too-large', path: `shooters[${way.shooter}]`, message });
    }
  }
}
