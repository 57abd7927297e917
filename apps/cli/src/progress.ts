// How far a long command is, on stderr: one line rewritten on a terminal, otherwise a line now and then.
import type { Language } from '@oddsmith/words';
import type { Io } from './io.ts';
import { wordsIn } from './words/words-in.ts';

const TERMINAL_MS = 100;
const LOG_MS = 5_000;
/** What is done sooner needs no progress. */
const PATIENCE_MS = 1_000;

export class ProgressLine {
  private readonly io: Io;
  private readonly name: string;
  private readonly language: Language;
  private readonly begun = performance.now();
  private shown = 0;
  private visible = false;

  constructor(io: Io, name: string, language: Language = 'en') {
    this.io = io;
    this.name = name;
    this.language = language;
  }

  readonly update = (done: number, total: number): void => {
    const now = performance.now();
    const spacing = this.io.stderrIsTerminal ? TERMINAL_MS : LOG_MS;
    if (now - this.begun < PATIENCE_MS || now - this.shown < spacing || done === total) return;
    this.shown = now;
    const left = ((now - this.begun) / done) * (total - done);
    const { name } = this;
    const text = wordsIn(this.language).say('progress', { name, done, total, seconds: Math.ceil(left / 1000) });
    this.io.stderr(this.io.stderrIsTerminal ? `\r${text}\u001b[K` : `${text}\n`);
    this.visible = true;
  };

  /** Wipes the line before anything else is written. */
  end(): void {
    if (this.visible && this.io.stderrIsTerminal) this.io.stderr('\r\u001b[K');
  }
}
