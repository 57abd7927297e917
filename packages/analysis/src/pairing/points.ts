// Expected points: what is made adds up, so the two hands alone tell what is still to come.
import type { Budget } from '@oddsmith/games';
import { played, type Table } from './cells.ts';
import { ROLES, type Role } from './formats.ts';
import { HANDS, handsWithin, members } from './hands.ts';
import type { ModuleGames } from './module-games.ts';
import { gamesFor, levelsOf, type MadeGame, type Position, type Programme } from './programme.ts';
import type { CheckedPairing } from './question.ts';

/** Points of a pair in a role: row by row, as wide as a hand may be. */
type PointsTable = Float64Array;

const WIDTH = 8;

export class PointsProgramme implements Programme {
  readonly games: ModuleGames;
  states = 0;
  private readonly question: CheckedPairing;
  private readonly start: Position;
  private readonly points: { readonly [role in Role]: PointsTable };
  /** By both hands: my bits, then theirs. */
  private readonly values = new Float64Array(HANDS * HANDS);

  constructor(question: CheckedPairing, start: Position) {
    this.question = question;
    this.start = start;
    this.games = gamesFor(question, start);
    const table = (role: Role) =>
      Float64Array.from({ length: WIDTH * WIDTH }, (_, at) => {
        const mine = Math.floor(at / WIDTH);
        const theirs = at % WIDTH;
        return Math.max(mine, theirs) < question.cells.length ? this.tableOf(role, mine, theirs).mean : 0;
      });
    const [mine, theirs, neutral] = ROLES.map(table);
    this.points = { mine, theirs, neutral };
  }

  solve(budget: Budget, onProgress: (done: number, total: number) => void): void {
    const { mine, theirs } = this.start;
    const levels = levelsOf(this.question, members(mine).length);
    const pairs = levels.map(({ size }) => [handsWithin(mine, size), handsWithin(theirs, size)] as const);
    const counted = levels.map(({ module }) => this.question.modules[module].module !== 'champion');
    const total = this.question.parts;
    for (let l = levels.length - 1; l > 0; l--) {
      const { module, size } = levels[l];
      const [my, their] = pairs[l];
      const steps = stepsOf(size);
      for (const a of my) {
        for (const b of their) {
          this.fill(module, a, b, 0);
          this.values[a * HANDS + b] = this.games.value();
          budget.spend(steps);
          if (counted[l]) this.states++;
        }
        onProgress(this.states, total);
      }
    }
    if (counted[0]) this.states++;
  }

  layOut({ games, module, mine, theirs }: Position): void {
    if (module < this.question.modules.length) this.fill(module, mine, theirs, this.final(games));
  }

  tableOf(role: Role, mine: number, theirs: number): Table {
    const { cells, picks, neutral } = this.question;
    return played(cells[mine][theirs], role, picks, neutral);
  }

  final(games: readonly MadeGame[]): number {
    return games.reduce((sum, { table }) => sum + table.mean, 0);
  }

  private fill(m: number, mine: number, theirs: number, base: number): void {
    const { games, points, values, question } = this;
    const module = question.modules[m];
    const my = members(mine);
    const their = members(theirs);
    const size = my.length;
    const { outcomes } = games;
    games.begin(module, size);
    if (module.module === 'champion') {
      outcomes[0] = base + points.neutral[my[0] * WIDTH + their[0]];
      return;
    }
    if (module.module === 'single') {
      const own = module.defender === 'mine';
      const table = own ? points.mine : points.theirs;
      for (let i = 0; i < size; i++)
        for (let j = 0; j < size; j++) {
          const rest = values[(mine ^ (1 << my[i])) * HANDS + (theirs ^ (1 << their[j]))];
          outcomes[own ? games.atSingle(i, j) : games.atSingle(j, i)] = base + table[my[i] * WIDTH + their[j]] + rest;
        }
      return;
    }
    const main = module.module === 'main';
    for (let d = 0; d < size; d++)
      for (let e = 0; e < size; e++)
        for (let x = 0; x < size; x++) {
          if (x === e) continue;
          const defended = base + points.mine[my[d] * WIDTH + their[x]];
          for (let y = 0; y < size; y++) {
            if (y === d) continue;
            const both = defended + points.theirs[my[y] * WIDTH + their[e]];
            const a = mine ^ (1 << my[d]) ^ (1 << my[y]);
            const b = theirs ^ (1 << their[e]) ^ (1 << their[x]);
            if (!main) outcomes[games.at(d, e, x, 0, y, 0)] = both + values[a * HANDS + b];
            else
              for (let w = 0; w < size; w++) {
                if (w === e || w === x) continue;
                for (let z = 0; z < size; z++) {
                  if (z === d || z === y) continue;
                  const rest = values[(a ^ (1 << my[z])) * HANDS + (b ^ (1 << their[w]))];
                  outcomes[games.at(d, e, x, w, y, z)] = both + points.neutral[my[z] * WIDTH + their[w]] + rest;
                }
              }
          }
        }
  }
}

/** Elementary steps for a pair of hands, about: attackers' games of all defenders, each with its simplex. */
function stepsOf(size: number): number {
  const pairs = ((size - 1) * (size - 2)) / 2;
  return size * size * (20 + 10 * pairs * pairs + pairs * pairs * pairs);
}
