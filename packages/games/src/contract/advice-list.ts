// Remarks on an input, gathered in the order in which they are made.
import { type Catalogue, emitter, type Given } from '@oddsmith/words';
import type { Advice, Remark } from './calculator.ts';

/** The facts are ids of the catalogue of the game: a remark is a message whose id is the public code. */
export class Remarks<C extends Catalogue> {
  private readonly game: string;
  private readonly made = new Map<string, Remark>();
  private readonly say = emitter<C>();

  /** `game` as in the ids of its calculators: codes are public and start with it. */
  constructor(game: string) {
    this.game = game;
  }

  info<Fact extends keyof C & string>(fact: Fact, path: string, ...values: Given<C, Fact>): void {
    this.make(fact, 'info', path, values);
  }

  warning<Fact extends keyof C & string>(fact: Fact, path: string, ...values: Given<C, Fact>): void {
    this.make(fact, 'warning', path, values);
  }

  /** Several weapons, or a rule named twice, may give rise to the very same remark: it is made once. */
  private make<Fact extends keyof C & string>(
    fact: Fact,
    severity: Advice['severity'],
    path: string,
    values: Given<C, Fact>,
  ): void {
    const message = this.say(fact, ...values);
    this.made.set(`${fact} ${path} ${JSON.stringify(values)}`, {
      code: `${this.game}/${fact}`,
      severity,
      path,
      message,
    });
  }

  get all(): readonly Remark[] {
    return [...this.made.values()];
  }
}
