// A player that may decline its optional rules: everything a roll can come to, tried move by move on the table.
import type { Budget } from '../../contract/budget.ts';
import type { PlannedConversion, PoolPlan } from '../plan.ts';
import { TIE_TOLERANCE } from '../strategies.ts';
import { type Chooser, type Finish, PoolRoller, poolOf, type Rolled, type Table, tableOf } from './pool.ts';
import { type PoolChance, poolChances } from './pool-chances.ts';
import { RerollPlayer } from './reroll-choice.ts';

type Worth = (rolled: Rolled) => number;

/** The pool with so many dice kept as normals without rolling, and how its player goes on from there. */
interface Way {
  readonly plan: PoolPlan;
  readonly choose: Chooser | undefined;
  readonly finish: Finish | undefined;
  chances(): PoolChance[];
}

/** A player of one pool that rerolls and uses its rules for what serves it best. */
export class PoolPlayer {
  private readonly plan: PoolPlan;
  private readonly budget: Budget;
  private readonly worth: Worth;
  private played: { readonly way: Way; readonly chances: readonly PoolChance[] } | undefined;
  private made: PoolRoller | undefined;

  constructor(plan: PoolPlan, budget: Budget, worth: Worth) {
    this.plan = plan;
    this.budget = budget;
    this.worth = worth;
  }

  get roller(): PoolRoller {
    this.made ??= this.newRoller();
    return this.made;
  }

  /** Every final pool with its chance. */
  chances(): readonly PoolChance[] {
    return this.best.chances;
  }

  private newRoller(): PoolRoller {
    const { plan, choose, finish } = this.plan.declines ? this.best.way : this.wayWith(this.plan.autoNormals);
    return new PoolRoller(plan, choose, finish);
  }

  /** Of equal ways the one that keeps most dice. */
  private get best() {
    if (this.played !== undefined) return this.played;
    let most = Number.NEGATIVE_INFINITY;
    for (let kept = this.plan.autoNormals; kept >= (this.plan.declines ? 0 : this.plan.autoNormals); kept--) {
      const way = this.wayWith(kept);
      const chances = way.chances();
      const value = chances.reduce((sum, rolled) => sum + rolled.chance * this.worth(rolled), 0);
      if (value <= most + TIE_TOLERANCE) continue;
      most = value;
      this.played = { way, chances };
    }
    return this.played!;
  }

  private wayWith(autoNormals: number): Way {
    const { budget, worth } = this;
    const plan = { ...this.plan, autoNormals };
    const finish = plan.declines ? bestFinish(plan, worth, budget) : undefined;
    const player = plan.chooses ? new RerollPlayer(plan, budget, worth, finish) : undefined;
    return {
      plan,
      choose: player?.choose,
      finish,
      chances: () => player?.chances() ?? poolChances(plan, budget, finish),
    };
  }
}

/** Takes the best a roll can come to; of equal ends what is always done, then more crits, then more normals. */
function bestFinish(plan: PoolPlan, worth: Worth, budget: Budget): Finish {
  const known = new Map<string, Rolled>();
  return (crits, normals) => {
    const key = `${crits} ${normals}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const always = poolOf(crits, normals, plan);
    const others = new Ends(plan, budget).of(crits, normals);
    others.sort((one, other) => other.crits - one.crits || other.normals - one.normals);
    const all = [always, ...others];
    const most = Math.max(...all.map(worth));
    const best = all.find((end) => worth(end) >= most - TIE_TOLERANCE)!;
    known.set(key, best);
    return best;
  };
}

/** Every way to use the rules on a roll: each as often as it may be or less, in any order. */
class Ends {
  private readonly plan: PoolPlan;
  private readonly budget: Budget;
  private readonly rules: readonly PlannedConversion[];
  private readonly obscured: boolean;
  private readonly found = new Map<string, Rolled>();
  private readonly seen = new Set<string>();

  constructor(plan: PoolPlan, budget: Budget) {
    this.plan = plan;
    this.budget = budget;
    this.obscured = plan.conversions.some((rule) => rule.demotesCrits);
    this.rules = plan.conversions.filter((rule) => !rule.demotesCrits && !(rule.wokenByCrit && this.obscured));
  }

  of(crits: number, normals: number): Rolled[] {
    this.use(
      tableOf(crits, normals, this.plan),
      this.rules.map((rule) => rule.times),
    );
    return [...this.found.values()];
  }

  private use(table: Table, left: readonly number[]): void {
    const key = `${table.key} ${left}`;
    if (this.seen.has(key)) return;
    this.seen.add(key);
    this.budget.look();
    const end = this.obscured ? table.obscured() : table.rolled;
    this.found.set(`${end.crits} ${end.normals}`, end);
    this.rules.forEach((rule, index) => {
      if (left[index] === 0) return;
      const fewer = left.map((times, other) => (other === index ? times - 1 : times));
      for (const next of table.uses(rule)) this.use(next, fewer);
    });
  }
}
