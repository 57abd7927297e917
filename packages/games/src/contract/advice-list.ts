// Remarks on an input, gathered in the order in which they are made.
import type { Catalogue, Given } from '@oddsmith/words';
import type { Advice, Remark } from './calculator.ts';

/** The facts are ids of the catalogue of the game: a remark is a message whose id is the public code. */
export class Remarks<C extends Catalogue = Catalogue> {
  private readonly game: string;
  private readonly made = new Map<string, Remark>();

  /** `game` as in the ids of its calculators: codes are public and start with it. */
  constructor(game: string) {
    this.game = game;
  }

  info<Fact extends keyof C & string>(fact: Fact, path: string, ...values: Given<C, Fact>): void;
  info(fact: string, path: string, message: string): void;
  info(fact: string, path: string, ...[said]: readonly unknown[]): void {
    this.make(fact, 'info', path, said);
  }

  warning<Fact extends keyof C & string>(fact: Fact, path: string, ...values: Given<C, Fact>): void;
  warning(fact: string, path: string, message: string): void;
  warning(fact: string, path: string, ...[said]: readonly unknown[]): void {
    this.make(fact, 'warning', path, said);
  }

  /** Several weapons, or a rule named twice, may give rise to the very same remark: it is made once. */
  private make(fact: string, severity: Advice['severity'], path: string, said: unknown): void {
    const message = typeof said === 'string' ? said : { id: fact, values: said };
    this.made.set(`${fact} ${path} ${JSON.stringify(said)}`, { code: `${this.game}/${fact}`, severity, path, message });
  }

  get all(): readonly Remark[] {
    return [...this.made.values()];
  }
}
