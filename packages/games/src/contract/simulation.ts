// A battle rolled many times: the one loop behind every simulated figure, played in as many pieces as the caller likes.
import { type Dice, Random } from '@oddsmith/kernel';
import { MARGIN_95 } from './answer.ts';
import type { Budget } from './budget.ts';
import type { Calculator, Findings, Tally } from './calculator.ts';

/** An event not seen in n battles may still have a chance of 3/n: the 95% limit known as the rule of three. */
const UNSEEN = 3;

/** Dice thrown between two looks at the clock: microseconds of the fastest battles, a few milliseconds of those that do much with each. */
const THROWS_PER_LOOK = 2_048;

/** Dice that look at the clock: a battle may throw millions. */
class TimedDice extends Random {
  private readonly budget: Budget;
  private thrown = 0;

  constructor(seed: number, budget: Budget) {
    super(seed);
    this.budget = budget;
  }

  override uint32(): number {
    if (++this.thrown % THROWS_PER_LOOK === 0) this.budget.look();
    return super.uint32();
  }
}

export class SimulationRun<Battle, F extends Findings, Outcome> {
  readonly seed: number;
  private readonly play: (dice: Dice) => Outcome;
  private readonly tally: Tally<Outcome, F>;
  private readonly dice: Random;
  private battles = 0;

  constructor(
    calculator: Pick<Calculator<unknown, Battle, F, Outcome>, 'simulate' | 'tally'>,
    battle: Battle,
    seed: number,
    budget?: Budget,
  ) {
    this.seed = seed;
    this.play = calculator.simulate(battle, budget);
    this.tally = calculator.tally(battle);
    this.dice = budget === undefined ? new Random(seed) : new TimedDice(seed, budget);
  }

  /** Battles played so far. */
  get done(): number {
    return this.battles;
  }

  roll(battles: number): void {
    const { play, tally, dice } = this;
    for (let i = 0; i < battles; i++) tally.add(play(dice));
    this.battles += battles;
  }

  /** Of the headline figure. */
  get standardError(): number {
    return this.tally.headline().deviation / Math.sqrt(this.battles);
  }

  /** Half the width of the headline's 95% interval. */
  get margin(): number {
    return Math.max(MARGIN_95 * this.standardError, UNSEEN / this.battles);
  }

  findings(): F {
    return this.tally.findings();
  }
}
