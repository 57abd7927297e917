// A battle rolled many times: the one loop behind every simulated figure, played in as many pieces as the caller likes.
import { type Dice, Random } from '@oddsmith/kernel';
import { MARGIN_95 } from './answer.ts';
import type { Budget } from './budget.ts';
import type { Calculator, Findings, Tally } from './calculator.ts';

/** An event not seen in n battles may still have a chance of 3/n: the 95% limit known as the rule of three. */
const UNSEEN = 3;

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
    this.dice = new Random(seed);
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
