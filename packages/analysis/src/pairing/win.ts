// The chance to win the match: what was made before counts through its results, so a state is the two hands and who of the others
// plays whom, in which role where that decides the table. Solved hand by hand from the last choices back; where nothing more is
// chosen after a module, its outcomes are sums of games, weighed by what the games before them leave to be reached.
import type { Budget } from '@oddsmith/games';
import { played, type Table } from './cells.ts';
import { PairingFault } from './fault.ts';
import { type PairingModule, ROLES, type Role } from './formats.ts';
import { handsWithin, members, SIZES } from './hands.ts';
import { type Leaves, leavesOf } from './leaves.ts';
import { together, worthAfter, writeBefore } from './match.ts';
import { type Matchings, matchingsOf } from './matchings.ts';
import type { ModuleGames } from './module-games.ts';
import { gamesFor, levelsOf, type MadeGame, type Position, type Programme } from './programme.ts';
import type { CheckedPairing } from './question.ts';
import { say } from './words/index.ts';

/** More states would not fit into the memory of a phone. */
const MOST_STATES = 4_000_000;
const NOT_KNOWN = Float64Array.of(1);

interface Level {
  readonly module: number;
  readonly size: number;
  readonly mine: readonly number[];
  readonly theirs: readonly number[];
  /** How those without a place in the hands are matched. */
  readonly matchings: Matchings;
  /** By both hands, then by the matching. */
  readonly values: Float64Array;
  /** Place of a hand among those of the level. */
  readonly placeOfMine: Int32Array;
  readonly placeOfTheirs: Int32Array;
}

export class WinProgramme implements Programme {
  readonly games: ModuleGames;
  states = 0;
  private readonly question: CheckedPairing;
  private readonly start: Position;
  /** By the points of the games that are not made at the start, then less one game after the other. */
  private readonly worths: Float64Array[];
  private readonly levels: readonly Level[];
  /** The level of the last choices; below 0 where there are none. */
  private readonly last: number;
  private readonly leaves: Leaves | undefined;
  private readonly roles: readonly Role[];
  /** By role and pair, as wide as a hand may be. */
  private readonly tables: { readonly [role in Role]: readonly (readonly Table[])[] };
  /** Of the state that is worked on: my players' opponents and roles, by player. */
  private readonly partner = new Int8Array(8);
  private readonly role = new Int8Array(8);

  constructor(question: CheckedPairing, start: Position) {
    this.question = question;
    this.start = start;
    this.games = gamesFor(question, start);
    const { cells, picks, neutral } = question;
    this.worths = [worthAfter(question, start.games)];
    const table = (role: Role) => cells.map((row) => row.map((cell) => played(cell, role, picks, neutral)));
    this.tables = { mine: table('mine'), theirs: table('theirs'), neutral: table('neutral') };
    const { mine, theirs, neutral: nobody } = this.tables;
    const same = mine.every((row, i) => row.every((one, j) => one === theirs[i][j] && one === nobody[i][j]));
    // Where nobody's role decides a table all roles are one.
    this.roles = same ? ['mine'] : ROLES;
    const levels = levelsOf(question, members(start.mine).length);
    this.last = levels.findLastIndex(({ module }) => question.modules[module].module !== 'champion');
    const counted = levels.slice(0, this.last + 1);
    this.levels = counted.map(({ module, size }) => this.level(module, size));
    const deepest = counted[this.last];
    this.leaves = deepest && leavesOf(this.games, question.modules[deepest.module], deepest.size, same);
  }

  private level(module: number, size: number): Level {
    const { mine, theirs } = this.start;
    const { modules } = this.question;
    const my = handsWithin(mine, size);
    const their = handsWithin(theirs, size);
    const roles = modules.slice(this.start.module, module).flatMap(rolesOf);
    const matchings = matchingsOf(
      this.roles.length === 1 ? roles.map(() => 0) : roles.map((role) => ROLES.indexOf(role)),
    );
    const states = my.length * their.length * matchings.count;
    if (states > MOST_STATES) throw new PairingFault('too-large', 'format', say('tooLarge'));
    const places = (hands: readonly number[]) => {
      const place = new Int32Array(256);
      for (const [i, hand] of hands.entries()) place[hand] = i;
      return place;
    };
    const values = new Float64Array(states);
    return {
      module,
      size,
      mine: my,
      theirs: their,
      matchings,
      values,
      placeOfMine: places(my),
      placeOfTheirs: places(their),
    };
  }

  solve(budget: Budget, onProgress: (done: number, total: number) => void): void {
    const total = this.question.parts;
    for (let l = this.last; l > 0; l--) {
      const level = this.levels[l];
      for (const [i, a] of level.mine.entries()) {
        for (const [j, b] of level.theirs.entries()) {
          this.solveHands(level, l, a, b, (i * level.theirs.length + j) * level.matchings.count, budget);
          this.states++;
        }
        onProgress(this.states, total);
      }
    }
    this.states++;
  }

  /** Every way in which the others may be matched. */
  private solveHands(level: Level, l: number, a: number, b: number, from: number, budget: Budget): void {
    const { matchings, values, module, size } = level;
    const my = members(this.start.mine & ~a);
    const their = members(this.start.theirs & ~b);
    const sums = l === this.last ? this.sumsOf(a, b) : undefined;
    for (let m = 0; m < matchings.count; m++) {
      /** Those before it are matched as they were: in the order of matchings most are. */
      let changed = m === 0 ? 0 : my.length;
      for (let i = my.length - 1; i >= 0; i--) {
        const player = my[i];
        const partner = their[matchings.partners[m * my.length + i]];
        const role = matchings.roles[m * my.length + i];
        if (this.partner[player] !== partner || this.role[player] !== role) changed = i;
        this.partner[player] = partner;
        this.role[player] = role;
      }
      if (sums === undefined) this.fill(l, a, b);
      else this.fillLast(sums, this.worthBefore(my, changed));
      this.games.begin(this.question.modules[module], size);
      values[from + m] = this.games.value();
      budget.spend(size ** 6);
    }
  }

  layOut({ games, module, mine, theirs }: Position): void {
    const l = module - this.start.module;
    if (module >= this.question.modules.length) return;
    if (l > this.last) {
      this.games.begin(this.question.modules[module], 1);
      this.games.outcomes[0] = this.final([...games, this.game('neutral', members(mine)[0], members(theirs)[0])]);
      return;
    }
    const made = games.slice(this.start.games.length);
    for (const game of made) {
      this.partner[game.mine] = game.theirs;
      this.role[game.mine] = this.roles.length === 1 ? 0 : ROLES.indexOf(game.role);
    }
    this.games.begin(this.question.modules[module], SIZES[mine]);
    if (l < this.last) this.fill(l, mine, theirs);
    else this.fillLast(this.sumsOf(mine, theirs), this.worthBefore(members(this.start.mine & ~mine), 0));
  }

  tableOf(role: Role, mine: number, theirs: number): Table {
    return this.tables[role][mine][theirs];
  }

  final(games: readonly MadeGame[]): number {
    return worthAfter(this.question, games)[0];
  }

  private game(role: Role, mine: number, theirs: number): MadeGame {
    return { mine, theirs, role, table: this.tableOf(role, mine, theirs) };
  }

  private chances(role: Role, mine: number, theirs: number): Float64Array {
    return this.tableOf(role, mine, theirs).chances ?? NOT_KNOWN;
  }

  /** By the points that the two hands will bring: what the games of the others leave of the worth, anew from `changed` on. */
  private worthBefore(made: readonly number[], changed: number): Float64Array {
    const { partner, role, roles, worths } = this;
    for (let i = changed; i < made.length; i++) {
      const player = made[i];
      const chances = this.chances(roles[role[player]], player, partner[player]);
      const length = worths[i].length - chances.length + 1;
      if (worths[i + 1]?.length !== length) worths[i + 1] = new Float64Array(length);
      writeBefore(worths[i], chances, worths[i + 1]);
    }
    return worths[made.length];
  }

  /** The chances of all points of two hands, for every way in which they may end up matched. */
  private sumsOf(a: number, b: number): readonly Float64Array[] {
    const my = members(a);
    const their = members(b);
    return (this.leaves as Leaves).games.map((games) =>
      together(games.map(({ mine, theirs, role }) => this.chances(role, my[mine], their[theirs]))),
    );
  }

  private fillLast(sums: readonly Float64Array[], worth: Float64Array): void {
    const { outcomes } = this.games;
    const { of, values } = this.leaves as Leaves;
    for (let leaf = 0; leaf < sums.length; leaf++) {
      const sum = sums[leaf];
      let value = 0;
      for (let points = 0; points < sum.length; points++) value += sum[points] * worth[points];
      values[leaf] = value;
    }
    for (let at = 0; at < of.length; at++) if (of[at] >= 0) outcomes[at] = values[of[at]];
  }

  /** Outcomes that lead to another choice are worth what is known of the state they lead to. */
  private fill(l: number, a: number, b: number): void {
    const { games, partner, role } = this;
    const module = this.question.modules[this.levels[l].module];
    const next = this.levels[l + 1];
    const my = members(a);
    const their = members(b);
    const size = my.length;
    const { outcomes } = games;
    games.begin(module, size);
    const [own, theirs, nobody] = this.roles.length === 1 ? [0, 0, 0] : [0, 1, 2];
    if (module.module === 'single') {
      const mine = module.defender === 'mine';
      for (let i = 0; i < size; i++)
        for (let j = 0; j < size; j++) {
          partner[my[i]] = their[j];
          role[my[i]] = mine ? own : theirs;
          const at = mine ? games.atSingle(i, j) : games.atSingle(j, i);
          outcomes[at] = this.known(next, a ^ (1 << my[i]), b ^ (1 << their[j]));
        }
      return;
    }
    for (let d = 0; d < size; d++)
      for (let e = 0; e < size; e++)
        for (let x = 0; x < size; x++) {
          if (x === e) continue;
          for (let y = 0; y < size; y++) {
            if (y === d) continue;
            partner[my[d]] = their[x];
            role[my[d]] = own;
            partner[my[y]] = their[e];
            role[my[y]] = theirs;
            const restOfMine = a ^ (1 << my[d]) ^ (1 << my[y]);
            const restOfTheirs = b ^ (1 << their[e]) ^ (1 << their[x]);
            if (module.module !== 'main') {
              outcomes[games.at(d, e, x, 0, y, 0)] = this.known(next, restOfMine, restOfTheirs);
              continue;
            }
            for (let w = 0; w < size; w++) {
              if (w === e || w === x) continue;
              for (let z = 0; z < size; z++) {
                if (z === d || z === y) continue;
                partner[my[z]] = their[w];
                role[my[z]] = nobody;
                const value = this.known(next, restOfMine ^ (1 << my[z]), restOfTheirs ^ (1 << their[w]));
                outcomes[games.at(d, e, x, w, y, z)] = value;
              }
            }
          }
        }
  }

  /** What a state of the next level is worth: the hands, and the partners and roles that are set of the others. */
  private known(level: Level, a: number, b: number): number {
    const { matchings, values, placeOfMine, placeOfTheirs, theirs } = level;
    const hands = placeOfMine[a] * theirs.length + placeOfTheirs[b];
    const gone = this.start.theirs & ~b;
    const matching = matchings.rank(members(this.start.mine & ~a), this.partner, this.role, gone);
    return values[hands * matchings.count + matching];
  }
}

/** Roles of the games a module makes. */
function rolesOf({ module, defender }: PairingModule): readonly Role[] {
  switch (module) {
    case 'skirmish':
      return ['mine', 'theirs'];
    case 'main':
      return ROLES;
    case 'single':
      return [defender];
    case 'champion':
      return ['neutral'];
  }
}
