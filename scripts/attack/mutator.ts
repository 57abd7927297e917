// Values, objects and texts that break programs, made from good ones by chance. The same seed makes the same ones.
import { Random } from '@oddsmith/kernel';

/** Values that break programs. Slow but valid ones are not here: a time budget is what answers those. */
const STRANGE: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1,
  2,
  3,
  6,
  7,
  0.5,
  4.000001,
  1e9,
  -1e9,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  5e-324,
  '',
  ' ',
  '0',
  '4',
  '4+',
  'd6',
  '2D6+3',
  '9999d9999',
  'D0',
  '-D6',
  'auto',
  'none',
  'NaN',
  'true',
  '\u0000',
  '\ud800',
  '💥',
  'x'.repeat(5_000),
  [],
  {},
  [[]],
  [null],
  [1, 2, 3],
  { a: 1 },
  { length: 1e9 },
  { toString: 1 },
  { hasOwnProperty: 1 },
  { valueOf: null },
  // biome-ignore lint/suspicious/noThenProperty: that is the point.
  { then: 1 },
];

const KEYS = ['', 'x', 'toString', 'valueOf', 'hasOwnProperty', 'constructor', 'then', 'id', '0', '-1', 'a.b', 'ключ'];

type Container = Record<string, unknown> | unknown[];

function containers(value: unknown, found: Container[] = []): Container[] {
  if (typeof value !== 'object' || value === null) return found;
  found.push(value as Container);
  for (const child of Object.values(value)) containers(child, found);
  return found;
}

export class Mutator {
  private readonly dice: Random;

  constructor(seed: number) {
    this.dice = new Random(seed);
  }

  below(n: number): number {
    return this.dice.die(n) - 1;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)];
  }

  /** Changes, adds or removes something somewhere inside. */
  mutate(value: object): void {
    const target = this.pick(containers(value)) as Record<string, unknown>;
    const keys = Object.keys(target);
    const action = this.below(6);
    // Copies only: a value put in twice would grow into itself.
    if (action === 0) target[this.pick(KEYS)] = structuredClone(this.pick(STRANGE));
    else if (keys.length === 0) return;
    else if (action === 1) delete target[this.pick(keys)];
    else if (action === 2) target[this.pick(keys)] = structuredClone(this.pick(containers(value)));
    else target[this.pick(keys)] = structuredClone(this.pick(STRANGE));
  }

  /** Cuts, doubles or replaces characters of the text itself. */
  damage(text: string, pieces: readonly string[] = PIECES): string {
    const at = this.below(text.length + 1);
    const to = Math.min(text.length, at + this.below(10));
    switch (this.below(4)) {
      case 0:
        return text.slice(0, at);
      case 1:
        return text.slice(0, at) + text.slice(to);
      case 2:
        return text.slice(0, to) + text.slice(at);
      default:
        return text.slice(0, at) + this.pick(pieces) + text.slice(to);
    }
  }
}

const PIECES = ['"', '{', ']', '\\', '\u0000', '1e999', '__proto__', ','];
