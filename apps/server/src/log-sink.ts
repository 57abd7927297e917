// Where log lines go: written one after the other in the background. A full disk or a reader that is gone costs lines, never the server.
import { write } from 'node:fs';

/** Lines waiting for a slow disk or pipe; those beyond are dropped. */
const MOST_WAITING = 1024 * 1024;
const FLUSH_MS = 200;

export class LogSink {
  private readonly fd: number;
  private waiting = '';
  private lost = 0;
  private writing = false;

  constructor(fd: number) {
    this.fd = fd;
  }

  write(line: string): void {
    if (this.waiting.length + line.length > MOST_WAITING) this.lost++;
    else this.waiting += line;
    this.next();
  }

  /** Resolves when everything is written, or will not be in a short while. */
  async flushed(): Promise<void> {
    const until = performance.now() + FLUSH_MS;
    while (this.writing && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  private next(): void {
    if (this.writing || this.waiting === '') return;
    const lost = this.lost === 0 ? '' : `${JSON.stringify({ level: 40, msg: `${this.lost} log lines were lost` })}\n`;
    const bytes = Buffer.from(lost + this.waiting);
    const lines = this.waiting.split('\n').length - 1;
    this.waiting = '';
    this.lost = 0;
    this.writing = true;
    this.writeFrom(bytes, 0, (failed) => {
      this.writing = false;
      // A line of its own says so as soon as there is room again.
      if (failed) this.lost += lines;
      this.next();
    });
  }

  private writeFrom(bytes: Buffer, from: number, done: (failed: boolean) => void): void {
    write(this.fd, bytes, from, bytes.length - from, null, (error, written) => {
      // A pipe that is full for the moment.
      if (error?.code === 'EAGAIN') setTimeout(() => this.writeFrom(bytes, from, done), 20);
      else if (error !== null) done(true);
      else if (from + written < bytes.length) this.writeFrom(bytes, from + written, done);
      else done(false);
    });
  }
}
