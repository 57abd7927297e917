// Remarks on an input, gathered in the order in which they are made.
import type { Advice } from './calculator.ts';

export class Remarks {
  private readonly game: string;
  private readonly made = new Map<string, Advice>();

  /** `game` as in the ids of its calculators: codes are public and start with it. */
  constructor(game: string) {
    this.game = game;
  }

  info(fact: string, path: string, message: string): void {
    this.make(fact, 'info', path, message);
  }

  warning(fact: string, path: string, message: string): void {
    this.make(fact, 'warning', path, message);
  }

  /** Several weapons, or a rule named twice, may give rise to the very same remark: it is made once. */
  private make(fact: string, severity: Advice['severity'], path: string, message: string): void {
    this.made.set(`${fact} ${path} ${message}`, { code: `${this.game}/${fact}`, severity, path, message });
  }

  get all(): readonly Advice[] {
    return [...this.made.values()];
  }
}
