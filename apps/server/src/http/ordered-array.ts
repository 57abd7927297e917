// A JSON array whose items come in any order and go out in theirs, as soon as those before them have.
import { Readable } from 'node:stream';

export class OrderedArray {
  readonly readable = new Readable({ read() {} });
  /** Characters so far. */
  written = 0;
  private readonly waiting = new Map<number, readonly string[]>();
  private next = 0;

  put(from: number, items: readonly string[]): void {
    for (const item of items) this.written += item.length;
    this.waiting.set(from, items);
    for (let ready = this.waiting.get(this.next); ready !== undefined; ready = this.waiting.get(this.next)) {
      this.waiting.delete(this.next);
      if (ready.length === 0) return;
      this.readable.push(`${this.next === 0 ? '[' : ','}${ready.join(',')}`);
      this.next += ready.length;
    }
  }

  end(): void {
    this.readable.push(this.next === 0 ? '[]' : ']');
    this.readable.push(null);
  }
}
