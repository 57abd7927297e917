// Values by state number: open addressing in typed arrays, several times faster than a Map with as many numbers.

const FREE = -1;
const GOLDEN = 0x9e3779b1;

export class StateTable {
  private keys = new Float64Array(64).fill(FREE);
  private values = new Float64Array(64);
  private used = 0;

  get size(): number {
    return this.used;
  }

  /** NaN when the state is not there. */
  get(state: number): number {
    const at = this.slotOf(state);
    return this.keys[at] === FREE ? Number.NaN : this.values[at];
  }

  set(state: number, value: number): void {
    if (2 * this.used >= this.keys.length) this.grow();
    const at = this.slotOf(state);
    if (this.keys[at] === FREE) this.used++;
    this.keys[at] = state;
    this.values[at] = value;
  }

  private slotOf(state: number): number {
    const mask = this.keys.length - 1;
    let at = (Math.imul((state % 4294967296) ^ (state / 4294967296), GOLDEN) >>> 7) & mask;
    while (this.keys[at] !== FREE && this.keys[at] !== state) at = (at + 1) & mask;
    return at;
  }

  private grow(): void {
    const { keys, values } = this;
    this.keys = new Float64Array(2 * keys.length).fill(FREE);
    this.values = new Float64Array(2 * values.length);
    this.used = 0;
    for (let i = 0; i < keys.length; i++) if (keys[i] !== FREE) this.set(keys[i], values[i]);
  }
}
