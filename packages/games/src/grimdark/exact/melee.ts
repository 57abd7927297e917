// One melee from known starting states: strikes in order, what struck models give back, and who loses.
import { type Arena, other, type Who } from './arena.ts';
import type { Part } from './firing-lines.ts';
import type { Flags } from './flags.ts';
import { atHalf } from './morale.ts';
import { unitHas } from './side.ts';

export interface MeleeSink {
  live(flags: readonly [Flags, Flags], a: number, b: number, mass: number): void;
  routed(loser: Who, flags: readonly [Flags, Flags], a: number, b: number, mass: number): void;
}

/** Wounds that a unit did to itself: they are no success of the enemy. */
interface Track {
  readonly selfA: number;
  readonly selfB: number;
  readonly featA: boolean;
  readonly featB: boolean;
  readonly cells: Float64Array;
}

export class Melee {
  private readonly arena: Arena;
  private readonly charger: Who;
  private readonly flags: readonly [Flags, Flags];
  private readonly startA: number;
  private readonly startB: number;
  private readonly rows: number;
  private readonly columns: number;
  private tracks: Map<string, Track>;

  constructor(arena: Arena, charger: Who, flags: readonly [Flags, Flags], a: number, b: number) {
    this.arena = arena;
    this.charger = charger;
    this.flags = flags;
    this.startA = a;
    this.startB = b;
    this.rows = arena.sides[0].casualties.states;
    this.columns = arena.sides[1].casualties.states;
    this.tracks = new Map();
    this.put(0, 0, flags[0].feat, flags[1].feat, a, b, 1);
  }

  private put(selfA: number, selfB: number, featA: boolean, featB: boolean, a: number, b: number, mass: number): void {
    const key = `${selfA};${selfB};${featA};${featB}`;
    let track = this.tracks.get(key);
    if (track === undefined) {
      track = { selfA, selfB, featA, featB, cells: new Float64Array(this.rows * this.columns) };
      this.tracks.set(key, track);
    }
    track.cells[a * this.columns + b] += mass;
  }

  fight(): void {
    const charged = other(this.charger);
    const { sides } = this.arena;
    const counters = unitHas(sides[charged].unit, ['firstStrike', 'strikesFirst']);
    if (counters) this.strike(charged, 'first strikes');
    const slow = unitHas(sides[this.charger].unit, ['strikesLast']);
    this.strike(this.charger, slow ? 'ready' : 'everything');
    this.strike(charged, counters ? 'other strikes' : 'everything');
    if (slow) this.strike(this.charger, 'unwieldy');
    this.selfDestruct(this.charger);
    this.selfDestruct(charged);
  }

  /** Gives every cell to `visit`; cells with a dead unit stay as they are. */
  private each(visit: (track: Track, a: number, b: number, mass: number) => void): void {
    const { dead: deadA } = this.arena.sides[0].casualties;
    const { dead: deadB } = this.arena.sides[1].casualties;
    const before = this.tracks;
    this.tracks = new Map();
    for (const track of before.values()) {
      const { selfA, selfB, featA, featB, cells } = track;
      for (let cell = 0; cell < cells.length; cell++) {
        if (cells[cell] === 0) continue;
        const b = cell % this.columns;
        const a = (cell - b) / this.columns;
        if (a === deadA || b === deadB) this.put(selfA, selfB, featA, featB, a, b, cells[cell]);
        else visit(track, a, b, cells[cell]);
      }
    }
  }

  private strike(who: Who, part: Part): void {
    const struck = other(who);
    this.each((track, a, b, mass) => {
      const feat = struck === 0 ? track.featA : track.featB;
      const step = this.arena.strike(who, this.charger, part, feat, this.flags);
      const [own, target] = who === 0 ? [a, b] : [b, a];
      const { after, untouched, spendsFeat } = step.row(own, target);
      after.forEach((row, ones) => {
        for (let s = 0; s < row.length; s++) {
          let chance = row[s];
          if (chance === 0) continue;
          if (spendsFeat && s === target) {
            this.aftermath(track, who, own, target, s, ones, false, mass * (untouched[ones] ?? 0));
            chance -= untouched[ones] ?? 0;
          }
          if (chance > 0) this.aftermath(track, who, own, target, s, ones, spendsFeat, mass * chance);
        }
      });
    });
  }

  /** Own hazardous weapons first, then what the struck models give back. */
  private aftermath(
    track: Track,
    who: Who,
    own: number,
    before: number,
    after: number,
    ones: number,
    spent: boolean,
    mass: number,
  ): void {
    const struck = other(who);
    const hits = this.arena.revengeHits(struck, before, after);
    if (ones === 0 && hits === 0) {
      this.settle(track, who, own, after, 0, spent, mass);
      return;
    }
    const loose = this.arena.looseHits(who, 'melee', this.flags);
    const { totalMarked } = this.arena.sides[who].casualties;
    const burnt = loose.unblocked(own, ones);
    for (let s = 0; s < burnt.length; s++) {
      if (burnt[s] === 0) continue;
      const self = totalMarked[s] - totalMarked[own];
      const final = loose.blocked(s, hits);
      for (let t = 0; t < final.length; t++)
        if (final[t] > 0) this.settle(track, who, t, after, self, spent, mass * burnt[s] * final[t]);
    }
  }

  private settle(
    track: Track,
    who: Who,
    own: number,
    target: number,
    self: number,
    spent: boolean,
    mass: number,
  ): void {
    const { selfA, selfB, featA, featB } = track;
    if (who === 0) this.put(selfA + self, selfB, featA, featB && !spent, own, target, mass);
    else this.put(selfA, selfB + self, featA && !spent, featB, target, own, mass);
  }

  /** Bearers still alive go one by one while the enemy lives. */
  private selfDestruct(who: Who): void {
    if (!unitHas(this.arena.sides[who].unit, ['selfDestruct'])) return;
    const { casualties } = this.arena.sides[who];
    const most = this.arena.sides[who].unit.startingModels;
    const loose = this.arena.looseHits(other(who), 'melee', this.flags);
    for (let bearer = 0; bearer < most; bearer++) {
      this.each((track, a, b, mass) => {
        const { selfA, selfB, featA, featB } = track;
        const [own, enemy] = who === 0 ? [a, b] : [b, a];
        const gone = casualties.destroy[own];
        if (gone === own) {
          this.put(selfA, selfB, featA, featB, a, b, mass);
          return;
        }
        const hits = this.arena.revenge[who].selfDestruct[casualties.destroyEntry[own]];
        const self = casualties.totalMarked[gone] - casualties.totalMarked[own];
        const row = loose.blocked(enemy, hits);
        for (let s = 0; s < row.length; s++) {
          if (row[s] === 0) continue;
          if (who === 0) this.put(selfA + self, selfB, featA, featB, gone, s, mass * row[s]);
          else this.put(selfA, selfB + self, featA, featB, s, gone, mass * row[s]);
        }
      });
    }
  }

  /** Compares wounds and fear; the loser tests its morale. */
  decide(sink: MeleeSink): void {
    const { sides, morale } = this.arena;
    const [A, B] = [sides[0].casualties, sides[1].casualties];
    for (const { selfA, selfB, featA, featB, cells } of this.tracks.values()) {
      const flags: readonly [Flags, Flags] = [
        { ...this.flags[0], fought: true, feat: featA },
        { ...this.flags[1], fought: true, feat: featB },
      ];
      for (let cell = 0; cell < cells.length; cell++) {
        const mass = cells[cell];
        if (mass === 0) continue;
        const b = cell % this.columns;
        const a = (cell - b) / this.columns;
        if (a === A.dead || b === B.dead) {
          sink.live(flags, a, b, mass);
          continue;
        }
        const scoreA = B.totalMarked[b] - B.totalMarked[this.startB] - selfB + morale[0].fear(a);
        const scoreB = A.totalMarked[a] - A.totalMarked[this.startA] - selfA + morale[1].fear(b);
        if (scoreA === scoreB) sink.live(flags, a, b, mass);
        else this.testLoser(sink, scoreA < scoreB ? 0 : 1, flags, a, b, mass);
      }
    }
  }

  private testLoser(
    sink: MeleeSink,
    loser: Who,
    flags: readonly [Flags, Flags],
    a: number,
    b: number,
    mass: number,
  ): void {
    const state = loser === 0 ? a : b;
    const { pass, fail, stand } = this.arena.morale[loser].test(state, flags[loser].shaken);
    if (pass > 0) sink.live(flags, a, b, mass * pass);
    if (fail > 0) {
      if (atHalf(this.arena.sides[loser], state)) sink.routed(loser, flags, a, b, mass * fail);
      else {
        const shaken = { ...flags[loser], shaken: true };
        sink.live(loser === 0 ? [shaken, flags[1]] : [flags[0], shaken], a, b, mass * fail);
      }
    }
    stand?.forEach((chance, s) => {
      if (chance > 0) sink.live(flags, loser === 0 ? s : a, loser === 0 ? b : s, mass * chance);
    });
  }
}
