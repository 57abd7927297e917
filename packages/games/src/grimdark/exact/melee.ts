// One melee from known starting states: strikes in order, what struck models give back, and who loses.
import { type Arena, type Codes, other, type Who } from './arena.ts';
import type { AttackStep, StepRow } from './attack-step.ts';
import type { Part } from './firing-lines.ts';
import type { TestTable } from './morale.ts';
import { unitHas } from './side.ts';

/** Where the mass of a melee goes: cells by both units' states, as in the battle it is part of. */
export interface MeleeSink {
  /** Both units live and have these flags. */
  live(codes: Codes): Float64Array;
  /** At least one unit is destroyed. */
  gone(codes: Codes): Float64Array;
  routed(loser: Who, codes: Codes): Float64Array;
}

/** States of both units, apart by what must not be mixed: wounds a unit did to itself are no success of the enemy. */
interface Track {
  readonly selfA: number;
  readonly selfB: number;
  readonly featA: boolean;
  readonly featB: boolean;
  readonly cells: Float64Array;
}

/** What losing means for one side. */
interface Loser {
  readonly who: Who;
  readonly table: TestTable;
  readonly routed: Float64Array;
  readonly shakenCodes: Codes;
  shaken: Float64Array | undefined;
}

/** Where the cells of a track go, by the flags it ends with. */
interface Verdict {
  readonly live: Float64Array;
  readonly gone: Float64Array;
  readonly losers: readonly [Loser, Loser];
}

/** Elementary steps per cell of a melee: two strikes, a decision and clearing up. */
const WORK_PER_CELL = 30;

/** Melees of one pair of flag codes; `fight` runs one from each starting pair. */
export class Melee {
  private readonly arena: Arena;
  private readonly charger: Who;
  private readonly codes: Codes;
  private readonly sink: MeleeSink;
  private readonly rows: number;
  private readonly columns: number;
  private readonly size: number;
  private firstA = 0;
  private firstB = 0;
  private readonly dead: readonly [number, number];
  private readonly parts: readonly { readonly who: Who; readonly part: Part }[];
  private readonly explodes: readonly [boolean, boolean];
  private readonly steps: (AttackStep | undefined)[] = [];
  private readonly verdicts: (Verdict | undefined)[] = [];
  private tracks: Track[] = [];
  /** Steps of the general case, where one blow spreads over both units, since the budget was last told. */
  private spreading = 0;
  /** Cells of finished tracks, cleared and used again: a melee from every starting pair would allocate megabytes. */
  private readonly spare: Float64Array[] = [];

  constructor(arena: Arena, charger: Who, codes: Codes, sink: MeleeSink) {
    this.arena = arena;
    this.charger = charger;
    this.codes = codes;
    this.sink = sink;
    const [A, B] = arena.sides;
    this.rows = A.casualties.states;
    this.columns = B.casualties.states;
    this.size = this.rows * this.columns;
    this.dead = [A.casualties.dead, B.casualties.dead];
    this.explodes = [unitHas(A.unit, ['selfDestruct']), unitHas(B.unit, ['selfDestruct'])];
    this.parts = this.order();
  }

  /** Parts that a side does not have are left out. */
  private order(): { who: Who; part: Part }[] {
    const { charger } = this;
    const charged = other(charger);
    const counters = unitHas(this.arena.sides[charged].unit, ['firstStrike', 'strikesFirst']);
    const slow = unitHas(this.arena.sides[charger].unit, ['strikesLast']);
    const parts: { who: Who; part: Part }[] = [];
    if (counters) parts.push({ who: charged, part: 'first strikes' });
    parts.push({ who: charger, part: slow ? 'ready' : 'everything' });
    parts.push({ who: charged, part: counters ? 'other strikes' : 'everything' });
    if (slow) parts.push({ who: charger, part: 'unwieldy' });
    return parts;
  }

  fight(a: number, b: number, mass: number): void {
    // Wounds only lead to states further on, so a quarter of the cells is enough on average; self-destruction jumps about.
    const jumps = this.explodes[0] || this.explodes[1];
    this.firstA = jumps ? 0 : a;
    this.firstB = jumps ? 0 : b;
    const [featA, featB] = [this.arena.flagsOf(0, this.codes).feat, this.arena.flagsOf(1, this.codes).feat];
    this.track(0, 0, featA, featB).cells[a * this.columns + b] = mass;
    this.arena.budget.spend((this.rows - this.firstA) * (this.columns - this.firstB) * WORK_PER_CELL);
    for (let index = 0; index < this.parts.length; index++) this.strike(index);
    this.selfDestruct(this.charger);
    this.selfDestruct(other(this.charger));
    for (const track of this.tracks) this.decide(track, a, b);
    // Every track beside the first is walked by each strike and by the decision, as the first one is.
    const cells = (this.rows - this.firstA) * (this.columns - this.firstB);
    this.arena.budget.spend(this.spreading + (this.tracks.length - 1) * cells);
    this.spreading = 0;
    this.release(this.tracks);
    this.tracks = [];
  }

  private track(selfA: number, selfB: number, featA: boolean, featB: boolean): Track {
    for (const track of this.tracks)
      if (track.selfA === selfA && track.selfB === selfB && track.featA === featA && track.featB === featB)
        return track;
    const track = { selfA, selfB, featA, featB, cells: this.spare.pop() ?? new Float64Array(this.size) };
    this.tracks.push(track);
    return track;
  }

  private release(tracks: readonly Track[]): void {
    for (const { cells } of tracks) {
      cells.fill(0, this.firstA * this.columns);
      this.spare.push(cells);
    }
  }

  private strike(index: number): void {
    const { who } = this.parts[index];
    const before = this.tracks;
    this.tracks = [];
    for (const track of before) this.strikeFrom(track, who, this.stepOf(index, who === 0 ? track.featB : track.featA));
    this.release(before);
  }

  private stepOf(index: number, feat: boolean): AttackStep {
    const key = 2 * index + (feat ? 1 : 0);
    const { who, part } = this.parts[index];
    this.steps[key] ??= this.arena.strike(who, this.charger, part, feat, this.codes);
    return this.steps[key];
  }

  private strikeFrom(track: Track, who: Who, step: AttackStep): void {
    const same = this.track(track.selfA, track.selfB, track.featA, track.featB).cells;
    const plain = !this.arena.revenge[other(who)].any;
    for (let a = this.firstA; a < this.rows; a++)
      for (let b = this.firstB; b < this.columns; b++) {
        const cell = a * this.columns + b;
        const mass = track.cells[cell];
        if (mass === 0) continue;
        if (a === this.dead[0] || b === this.dead[1]) {
          same[cell] += mass;
          continue;
        }
        const row = who === 0 ? step.row(a, b) : step.row(b, a);
        if (!plain || row.after.length > 1 || row.spendsFeat) this.strikeCell(track, who, row, a, b, mass);
        else this.spread(same, row.after[0], who, a, b, mass);
      }
  }

  private spread(into: Float64Array, after: Float64Array, who: Who, a: number, b: number, mass: number): void {
    const { columns } = this;
    if (who === 0) for (let s = this.firstB; s < after.length; s++) into[a * columns + s] += mass * after[s];
    else for (let s = this.firstA; s < after.length; s++) into[s * columns + b] += mass * after[s];
  }

  /** The general case: natural ones, hits given back, an ignore roll used up. */
  private strikeCell(track: Track, who: Who, row: StepRow, a: number, b: number, mass: number): void {
    const [own, target] = who === 0 ? [a, b] : [b, a];
    for (let ones = 0; ones < row.after.length; ones++) {
      const after = row.after[ones];
      for (let s = 0; s < after.length; s++) {
        let chance = after[s];
        if (chance === 0) continue;
        if (row.spendsFeat && s === target) {
          const spared = row.untouched[ones] ?? 0;
          this.aftermath(track, who, own, target, s, ones, false, mass * spared);
          chance -= spared;
        }
        if (chance > 0) this.aftermath(track, who, own, target, s, ones, row.spendsFeat, mass * chance);
      }
    }
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
    const hits = this.arena.revengeHits(other(who), before, after);
    if (ones === 0 && hits === 0) {
      this.settle(track, who, own, after, 0, spent, mass);
      this.spreading++;
      return;
    }
    const loose = this.arena.looseHits(who, 'melee', this.codes);
    const { totalMarked } = this.arena.sides[who].casualties;
    const burnt = loose.unblocked(own, ones);
    for (let s = 0; s < burnt.length; s++) {
      if (burnt[s] === 0) continue;
      const self = totalMarked[s] - totalMarked[own];
      const final = loose.blocked(s, hits);
      this.spreading += final.length;
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
    if (who === 0) this.track(selfA + self, selfB, featA, featB && !spent).cells[own * this.columns + target] += mass;
    else this.track(selfA, selfB + self, featA && !spent, featB).cells[target * this.columns + own] += mass;
  }

  /** Bearers still alive go one by one while the enemy lives. */
  private selfDestruct(who: Who): void {
    if (!this.explodes[who]) return;
    for (let bearer = 0; bearer < this.arena.sides[who].unit.startingModels; bearer++) {
      const before = this.tracks;
      this.tracks = [];
      for (const track of before) this.explodeFrom(track, who);
      this.arena.budget.spend(before.length * this.size);
      this.release(before);
    }
  }

  private explodeFrom(track: Track, who: Who): void {
    const { casualties } = this.arena.sides[who];
    const loose = this.arena.looseHits(other(who), 'melee', this.codes);
    const same = this.track(track.selfA, track.selfB, track.featA, track.featB).cells;
    for (let cell = 0; cell < track.cells.length; cell++) {
      const mass = track.cells[cell];
      if (mass === 0) continue;
      const b = cell % this.columns;
      const a = (cell - b) / this.columns;
      const [own, enemy] = who === 0 ? [a, b] : [b, a];
      const gone = casualties.destroy[own];
      if (gone === own || enemy === this.dead[other(who)]) {
        same[cell] += mass;
        continue;
      }
      const hits = this.arena.revenge[who].selfDestruct[casualties.destroyEntry[own]];
      const self = casualties.totalMarked[gone] - casualties.totalMarked[own];
      const row = loose.blocked(enemy, hits);
      this.spreading += row.length;
      for (let s = 0; s < row.length; s++) if (row[s] > 0) this.settle(track, who, gone, s, self, false, mass * row[s]);
    }
  }

  /** Compares wounds and fear; the loser tests its morale. */
  private decide(track: Track, startA: number, startB: number): void {
    const { sides, morale } = this.arena;
    const [markedA, markedB] = [sides[0].casualties.totalMarked, sides[1].casualties.totalMarked];
    const [fearA, fearB] = [morale[0].fears, morale[1].fears];
    const codes = this.codesAfter(track);
    const { live, gone, losers } = this.verdictOf(codes);
    const leadA = markedB[startB] + track.selfB;
    const leadB = markedA[startA] + track.selfA;
    for (let a = this.firstA; a < this.rows; a++)
      for (let b = this.firstB; b < this.columns; b++) {
        const cell = a * this.columns + b;
        const mass = track.cells[cell];
        if (mass === 0) continue;
        if (a === this.dead[0] || b === this.dead[1]) {
          gone[cell] += mass;
          continue;
        }
        const lead = markedB[b] - leadA + fearA[a] - (markedA[a] - leadB + fearB[b]);
        if (lead === 0) {
          live[cell] += mass;
          continue;
        }
        const loser = losers[lead < 0 ? 0 : 1];
        const state = lead < 0 ? a : b;
        live[cell] += mass * loser.table.pass[state];
        const fails = mass * loser.table.fail[state];
        if (fails > 0) (loser.table.half[state] === 1 ? loser.routed : this.shakenCells(loser))[cell] += fails;
        if (loser.table.stands) this.stand(loser.who, codes, a, b, mass);
      }
  }

  private codesAfter(track: Track): Codes {
    const { codes } = this.arena;
    const after = (who: Who, feat: boolean): number => {
      const fought = codes[who].fought[this.codes[who]];
      return feat ? fought : codes[who].featless[fought];
    };
    return [after(0, track.featA), after(1, track.featB)];
  }

  private verdictOf(codes: Codes): Verdict {
    const key = codes[0] * this.arena.codes[1].size + codes[1];
    this.verdicts[key] ??= {
      live: this.sink.live(codes),
      gone: this.sink.gone(codes),
      losers: [this.loser(0, codes), this.loser(1, codes)],
    };
    return this.verdicts[key];
  }

  private loser(who: Who, codes: Codes): Loser {
    const code = this.arena.codes[who].shaken[codes[who]];
    return {
      who,
      table: this.arena.morale[who].table(this.arena.flagsOf(who, codes).shaken),
      routed: this.sink.routed(who, codes),
      shakenCodes: who === 0 ? [code, codes[1]] : [codes[0], code],
      shaken: undefined,
    };
  }

  /** Asked for when first needed: an empty slab would have to be walked for nothing. */
  private shakenCells(loser: Loser): Float64Array {
    loser.shaken ??= this.sink.live(loser.shakenCodes);
    return loser.shaken;
  }

  /** No Retreat: the loser stays and pays with wounds. */
  private stand(loser: Who, codes: Codes, a: number, b: number, mass: number): void {
    const { arena } = this;
    const { stand } = arena.morale[loser].test(loser === 0 ? a : b, arena.flagsOf(loser, codes).shaken);
    if (stand === undefined) return;
    const { live, gone } = this.verdictOf(codes);
    for (let s = 0; s < stand.length; s++) {
      if (stand[s] === 0) continue;
      const into = s === this.dead[loser] ? gone : live;
      into[loser === 0 ? s * this.columns + b : a * this.columns + s] += mass * stand[s];
    }
  }
}
