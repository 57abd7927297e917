// Seeded dice: xoshiro128** (Blackman and Vigna), the only generator in the project.
import type { Dice, DiceLog } from './dice.ts';
import type { DiceExpression } from './dice-expression.ts';

const TWO_32 = 4294967296;
/** 2^32 mod 6 = 4: the top four words would make faces 1 to 4 a little likelier, so they are drawn again. */
const D6_LIMIT = TWO_32 - 4;
/** 2^32 mod 3 = 1. */
const D3_LIMIT = TWO_32 - 1;
/** Published jump polynomial: advances the stream by 2^64 words. */
const JUMP = [0x8764000b, 0xf542d2d3, 0x6fa035c3, 0x77f2db5b];

export class Random implements Dice {
  private a: number;
  private b: number;
  private c: number;
  private d: number;
  readonly log: DiceLog | undefined;

  constructor(seed: number, log?: DiceLog) {
    // splitmix32 spreads a small seed over the whole state, as the authors of the generator advise.
    let z = seed | 0;
    const word = (): number => {
      z = (z + 0x9e3779b9) | 0;
      let t = z ^ (z >>> 16);
      t = Math.imul(t, 0x21f0aaad);
      t ^= t >>> 15;
      t = Math.imul(t, 0x735a2d97);
      return t ^ (t >>> 15);
    };
    this.a = word();
    this.b = word();
    this.c = word();
    this.d = word();
    this.log = log;
  }

  /** A generator in a given state: four words, not all zero. */
  static fromState(state: readonly [number, number, number, number]): Random {
    const random = new Random(0);
    random.a = state[0] | 0;
    random.b = state[1] | 0;
    random.c = state[2] | 0;
    random.d = state[3] | 0;
    return random;
  }

  /** The next word, 0 to 2^32 - 1. */
  uint32(): number {
    // Written for few bytes of code: short enough to be compiled into every roll.
    const { b } = this;
    const e = this.c ^ this.a;
    const f = this.d ^ b;
    this.a ^= f;
    this.b = b ^ e;
    this.c = e ^ (b << 9);
    this.d = (f << 11) | (f >>> 21);
    const five = Math.imul(b, 5);
    return Math.imul((five << 7) | (five >>> 25), 9) >>> 0;
  }

  /** Uniform in [0, 1), 32 bits. */
  unit(): number {
    return this.uint32() / TWO_32;
  }

  /** Advances by 2^64 words: streams for parallel work that never overlap. */
  jump(): void {
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    for (const word of JUMP) {
      for (let bit = 0; bit < 32; bit++) {
        if (word & (1 << bit)) {
          a ^= this.a;
          b ^= this.b;
          c ^= this.c;
          d ^= this.d;
        }
        this.uint32();
      }
    }
    this.a = a;
    this.b = b;
    this.c = c;
    this.d = d;
  }

  d6(reason?: string): number {
    const word = this.uint32();
    return word < D6_LIMIT && this.log === undefined ? (word % 6) + 1 : this.settle(word, 6, D6_LIMIT, reason);
  }

  d3(reason?: string): number {
    const word = this.uint32();
    return word < D3_LIMIT && this.log === undefined ? (word % 3) + 1 : this.settle(word, 3, D3_LIMIT, reason);
  }

  die(sides: number, reason?: string): number {
    if (sides === 6) return this.d6(reason);
    if (sides === 3) return this.d3(reason);
    // The largest multiple of `sides`; a floating-point remainder would take longer than the rest of the roll.
    return this.settle(this.uint32(), sides, sides * Math.floor(TWO_32 / sides), reason);
  }

  /** A word to draw again or a roll to write down. Apart, so that the rest fits into its callers: a tenth of the time of those who roll much. */
  private settle(drawn: number, sides: number, limit: number, reason = ''): number {
    let word = drawn;
    while (word >= limit) word = this.uint32();
    const face = (word % sides) + 1;
    if (this.log !== undefined) this.log.die(sides, face, reason);
    return face;
  }

  roll(expression: DiceExpression, reason?: string): number {
    let total = expression.plus;
    for (let i = 0; i < expression.count; i++) total += this.die(expression.sides, reason);
    return total < 0 ? 0 : total;
  }
}
