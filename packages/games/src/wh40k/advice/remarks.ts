// Remarks on an input, gathered in the order in which they are made.
import type { Advice } from '../../calculator.ts';

export class Remarks {
  private readonly said = new Map<string, Advice>();

  info(fact: string, path: string, message: string): void {
    this.say(fact, 'info', path, message);
  }

  warn(fact: string, path: string, message: string): void {
    this.say(fact, 'warning', path, message);
  }

  /** Several weapons may give rise to the very same remark: it is made once. */
  private say(fact: string, severity: Advice['severity'], path: string, message: string): void {
    this.said.set(`${fact} ${path} ${message}`, { code: `wh40k/${fact}`, severity, path, message });
  }

  get all(): readonly Advice[] {
    return [...this.said.values()];
  }
}
