// How far a long command is, on stderr: one line rewritten on a terminal, otherwise a line now and then.
import { thousands } from '@oddsmith/games/wording';
import type { Io } from './io.ts';

const TERMINAL_MS = 100;
const LOG_MS = 5_000;
/** What is done sooner needs no progress. */
const PATIENCE_MS = 1_000;

export class ProgressLine {
  private readonly io: Io;
  private readonly name: string;
  private readonly begun = performance.now();
  private shown = 0;
  private visible = false;

  constructor(io: Io, name: string) {
    this.io = io;
    this.name = name;
  }

  readonly update = (done: number, total: number): void => {
    const now = performance.now();
    const spacing = this.io.stderrIsTerminal ? TERMINAL_MS : LOG_MS;
    if (now - this.begun < PATIENCE_MS || now - this.shown < spacing || done === total) return;
    this.shown = now;
    const left = ((now - this.begun) / done) * (total - done);
    const text = `${this.name} ${thousands(done)} of ${thousands(total)}, ${Math.ceil(left / 1000)} s left`;
    this.io.stderr(this.io.stderrIsTerminal ? `\r${text}\u001b[K` : `${text}\n`);
    this.visible = true;
  };

  /** Wipes the line before anything else is written. */
  end(): void {
    if (this.visible && this.io.stderrIsTerminal) this.io.stderr('\r\u001b[K');
  }
}
