// Remarks on an input as they are found, in the order in which they are told.
import type { Advice } from '../../calculator.ts';

export class Remarks {
  readonly told: Advice[] = [];

  info(code: string, path: string, message: string): void {
    this.told.push({ code: `killteam/${code}`, severity: 'info', path, message });
  }

  warning(code: string, path: string, message: string): void {
    this.told.push({ code: `killteam/${code}`, severity: 'warning', path, message });
  }
}
