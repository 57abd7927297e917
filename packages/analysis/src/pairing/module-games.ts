// One module as nested games: from what every outcome is worth back to the choice of defenders. Players are numbers within their
// hand; outcomes lie in one array, so that the inner loops read figures and nothing else.
import { MatrixGame } from '../matrix-game.ts';
import type { PairingModule } from './formats.ts';

/** Pairs of attackers out of seven. */
const MOST_PAIRS = 21;

export class ModuleGames {
  /** What each outcome is worth, by `at`. */
  readonly outcomes: Float64Array;
  readonly game = new MatrixGame(MOST_PAIRS, MOST_PAIRS);
  private readonly defended = new Float64Array(64);
  private module: PairingModule = { module: 'champion', first: 'both', defender: 'mine' };
  /** Players of a hand. */
  private size = 1;
  /** Games of two by two, which need no more than a formula. */
  private saddles = 0;
  private mixed = 0;

  /** For these modules, each with hands of so many. */
  constructor(levels: readonly { readonly module: PairingModule; readonly size: number }[]) {
    const sizes = levels.map(({ module, size }) => size ** (module.module === 'main' ? 6 : 4));
    this.outcomes = new Float64Array(Math.max(1, ...sizes));
  }

  begin(module: PairingModule, size: number): void {
    this.module = module;
    this.size = size;
  }

  get counts(): { readonly saddles: number; readonly mixed: number } {
    return { saddles: this.saddles + this.game.saddles, mixed: this.mixed + this.game.mixed };
  }

  forgetCounts(): void {
    this.saddles = this.mixed = this.game.saddles = this.game.mixed = 0;
  }

  /**
   * Where an outcome lies: both defenders, my defender's opponent and the one that was refused, their defender's opponent and the
   * one refused. In a skirmish nothing depends on the refused.
   */
  at(d: number, e: number, x: number, refusedX: number, y: number, refusedY: number): number {
    const { size, module } = this;
    if (module.module === 'main') return ((((d * size + e) * size + x) * size + refusedX) * size + y) * size + refusedY;
    return ((d * size + e) * size + x) * size + y;
  }

  /** Of a single: the defender, and who plays against him. */
  atSingle(defender: number, opponent: number): number {
    return defender * this.size + opponent;
  }

  /** What the module is worth to me. */
  value(): number {
    const { size, module, game, defended } = this;
    if (module.module === 'champion') return this.outcomes[0];
    if (module.module === 'single') {
      let best = this.afterSingle(0);
      const sign = module.defender === 'mine' ? 1 : -1;
      for (let d = 1; d < size; d++) {
        const value = this.afterSingle(d);
        if (sign * value > sign * best) best = value;
      }
      return best;
    }
    for (let d = 0; d < size; d++) for (let e = 0; e < size; e++) defended[d * size + e] = this.afterDefenders(d, e);
    game.payments.set(size * size === defended.length ? defended : defended.subarray(0, size * size));
    return this.play(size, size);
  }

  /** Both defenders are known. */
  afterDefenders(d: number, e: number): number {
    const { size, game } = this;
    if (size === 2) return this.outcomes[this.at(d, e, 1 - e, 0, 1 - d, 0)];
    let row = 0;
    let column = 0;
    for (let y = 0; y < size; y++)
      for (let z = y + 1; z < size; z++) {
        if (y === d || z === d) continue;
        column = 0;
        const width = ((size - 1) * (size - 2)) / 2;
        for (let x = 0; x < size; x++)
          for (let w = x + 1; w < size; w++) {
            if (x === e || w === e) continue;
            game.payments[row * width + column] = this.afterAttackers(d, e, x, w, y, z);
            column++;
          }
        row++;
      }
    return row === 1 ? game.payments[0] : this.play(row, column);
  }

  /** Their x and w are sent at my defender, my y and z at theirs. */
  afterAttackers(d: number, e: number, x: number, w: number, y: number, z: number): number {
    const { outcomes, module } = this;
    const a = outcomes[this.at(d, e, x, w, y, z)];
    const b = outcomes[this.at(d, e, x, w, z, y)];
    const c = outcomes[this.at(d, e, w, x, y, z)];
    const f = outcomes[this.at(d, e, w, x, z, y)];
    const maximin = Math.max(Math.min(a, b), Math.min(c, f));
    if (module.first === 'mine') return maximin;
    const minimax = Math.min(Math.max(a, c), Math.max(b, f));
    if (module.first === 'theirs') return minimax;
    if (maximin >= minimax) {
      this.saddles++;
      return maximin;
    }
    this.mixed++;
    // From a on, because differences of large figures would lose digits.
    return a - ((b - a) * (c - a)) / (f - a - (b - a) - (c - a));
  }

  /** The defender of a single is known. */
  afterSingle(defender: number): number {
    const { size, module } = this;
    const sign = module.defender === 'mine' ? 1 : -1;
    let least = Number.POSITIVE_INFINITY;
    for (let x = 0; x < size; x++)
      for (let w = x + 1; w < size; w++) least = Math.min(least, sign * this.afterOffer(defender, x, w));
    return sign * least;
  }

  /** Two are offered to the defender of a single. */
  afterOffer(defender: number, x: number, w: number): number {
    const one = this.outcomes[this.atSingle(defender, x)];
    const other = this.outcomes[this.atSingle(defender, w)];
    return this.module.defender === 'mine' ? Math.max(one, other) : Math.min(one, other);
  }

  /** The game whose payments are laid out. */
  private play(rows: number, columns: number): number {
    const { game, module } = this;
    if (module.first === 'both') return game.value(rows, columns);
    const { payments } = game;
    if (module.first === 'mine') {
      let best = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < rows; i++) {
        let worst = Number.POSITIVE_INFINITY;
        for (let j = 0; j < columns; j++) worst = Math.min(worst, payments[i * columns + j]);
        best = Math.max(best, worst);
      }
      return best;
    }
    let best = Number.POSITIVE_INFINITY;
    for (let j = 0; j < columns; j++) {
      let worst = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < rows; i++) worst = Math.max(worst, payments[i * columns + j]);
      best = Math.min(best, worst);
    }
    return best;
  }
}
