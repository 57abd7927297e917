// One melee from known starting states, in the general case: strikes in order, what struck models give back, and who loses.
import type { Part } from '../plan/step.ts';
import type { AttackStep, StepRow } from './attack-step.ts';
import { type Codes, type DuelTables, other, type Who } from './duel-tables.ts';
import { codesAfter, type Verdicts } from './verdict.ts';

/** States of both units, apart by what must not be mixed: wounds a unit did to itself are no success of the enemy. */
interface Track {
  readonly selfA: number;
  readonly selfB: number;
  readonly featA: boolean;
  readonly featB: boolean;
  readonly cells: Float64Array;
}

/** One strike from one pair of states. */
interface Blow {
  readonly track: Track;
  readonly who: Who;
  readonly own: number;
  readonly target: number;
}

interface MeleePart {
  readonly who: Who;
  readonly part: Part;
}

/** Parts of a melee in order; those that a side does not have are left out. */
export function orderOf({ sides, strikesBack }: DuelTables, charger: Who): MeleePart[] {
  const charged = other(charger);
  const { firstStrike, strikesFirst } = sides[charged].unit.traits;
  const counters = firstStrike || strikesFirst;
  const slow = sides[charger].unit.traits.strikesLast;
  const parts: MeleePart[] = [];
  const answers = strikesBack[charged];
  if (answers && counters) parts.push({ who: charged, part: 'first strikes' });
  parts.push({ who: charger, part: slow ? 'ready' : 'everything' });
  if (answers) parts.push({ who: charged, part: counters ? 'other strikes' : 'everything' });
  if (slow) parts.push({ who: charger, part: 'unwieldy' });
  return parts;
}

/** Two strikes after which nothing is remembered but wounds. */
export function isPlain(tables: DuelTables, charger: Who): boolean {
  const remembers = tables.sides.some(
    ({ unit, revenge }) =>
      revenge.any || unit.traits.hazard || unit.traits.feats.length > 0 || unit.traits.selfDestruct > 0,
  );
  return !remembers && tables.strikesBack[other(charger)] && orderOf(tables, charger).length === 2;
}

/** Melees of one pair of flag codes; `fight` runs one from each starting pair. */
export class Melee {
  private readonly tables: DuelTables;
  private readonly charger: Who;
  private readonly codes: Codes;
  private readonly verdicts: Verdicts;
  private readonly rows: number;
  private readonly columns: number;
  private firstA = 0;
  private firstB = 0;
  private readonly dead: readonly [number, number];
  private readonly parts: readonly MeleePart[];
  private readonly forward: boolean;
  private readonly explodes: readonly [boolean, boolean];
  private readonly steps: (AttackStep | undefined)[] = [];
  private tracks: Track[] = [];
  /** Cells of finished tracks, cleared and used again: a melee from every starting pair would allocate megabytes. */
  private readonly spare: Float64Array[] = [];

  constructor(tables: DuelTables, charger: Who, codes: Codes, verdicts: Verdicts) {
    this.tables = tables;
    this.charger = charger;
    this.codes = codes;
    this.verdicts = verdicts;
    const [A, B] = tables.sides;
    this.rows = A.casualties.states;
    this.columns = B.casualties.states;
    this.dead = [A.casualties.dead, B.casualties.dead];
    this.explodes = [A.unit.traits.selfDestruct > 0, B.unit.traits.selfDestruct > 0];
    this.parts = orderOf(tables, charger);
    this.forward = A.casualties.forward && B.casualties.forward;
  }

  fightAll(cells: Float64Array): void {
    for (let cell = 0; cell < cells.length; cell++) {
      if (cells[cell] === 0) continue;
      const b = cell % this.columns;
      this.fight((cell - b) / this.columns, b, cells[cell]);
    }
  }

  private fight(a: number, b: number, mass: number): void {
    // Wounds only lead to states further on, so a quarter of the cells is enough on average; self-destruction jumps about.
    const jumps = this.explodes[0] || this.explodes[1] || !this.forward;
    this.firstA = jumps ? 0 : a;
    this.firstB = jumps ? 0 : b;
    const [featA, featB] = [this.tables.flagsOf(0, this.codes).feat, this.tables.flagsOf(1, this.codes).feat];
    this.track(0, 0, featA, featB).cells[a * this.columns + b] = mass;
    for (let index = 0; index < this.parts.length; index++) this.strike(index);
    this.selfDestruct(this.charger);
    this.selfDestruct(other(this.charger));
    for (const track of this.tracks) this.decide(track, a, b);
    this.release(this.tracks);
    this.tracks = [];
  }

  private track(selfA: number, selfB: number, featA: boolean, featB: boolean): Track {
    for (const track of this.tracks)
      if (track.selfA === selfA && track.selfB === selfB && track.featA === featA && track.featB === featB)
        return track;
    const cells = this.spare.pop() ?? new Float64Array(this.rows * this.columns);
    const track = { selfA, selfB, featA, featB, cells };
    this.tracks.push(track);
    return track;
  }

  private release(tracks: readonly Track[]): void {
    for (const { cells } of tracks) {
      cells.fill(0, this.firstA * this.columns);
      this.spare.push(cells);
    }
    this.tables.budget.spend(3 * tracks.length * (this.rows - this.firstA) * (this.columns - this.firstB));
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
    this.steps[key] ??= this.tables.strike(who, this.charger, part, feat, this.codes);
    return this.steps[key];
  }

  private strikeFrom(track: Track, who: Who, step: AttackStep): void {
    const same = this.track(track.selfA, track.selfB, track.featA, track.featB).cells;
    const plain = !this.tables.sides[other(who)].revenge.any;
    let steps = 0;
    for (let a = this.firstA; a < this.rows; a++)
      for (let b = this.firstB; b < this.columns; b++) {
        const cell = a * this.columns + b;
        const mass = track.cells[cell];
        if (mass === 0) continue;
        if (a === this.dead[0] || b === this.dead[1]) {
          same[cell] += mass;
          continue;
        }
        const [own, target] = who === 0 ? [a, b] : [b, a];
        const row = step.row(own, target);
        steps += row.after[0].length;
        if (!plain || row.after.length > 1 || row.spendsFeat) this.strikeCell({ track, who, own, target }, row, mass);
        else this.spread(same, row.after[0], who, cell, mass);
      }
    this.tables.budget.spend(steps);
  }

  private spread(into: Float64Array, after: Float64Array, who: Who, cell: number, mass: number): void {
    const { columns } = this;
    const b = cell % columns;
    if (who === 0) for (let s = this.firstB; s < after.length; s++) into[cell - b + s] += mass * after[s];
    else for (let s = this.firstA; s < after.length; s++) into[s * columns + b] += mass * after[s];
  }

  /** The general case: natural ones, hits given back, an ignore roll used up. */
  private strikeCell(blow: Blow, row: StepRow, mass: number): void {
    for (let ones = 0; ones < row.after.length; ones++) {
      const after = row.after[ones];
      for (let s = 0; s < after.length; s++) {
        let chance = after[s];
        if (chance === 0) continue;
        if (row.spendsFeat && s === blow.target) {
          const spared = row.untouched[ones] ?? 0;
          this.aftermath(blow, s, ones, false, mass * spared);
          chance -= spared;
        }
        if (chance > 0) this.aftermath(blow, s, ones, row.spendsFeat, mass * chance);
      }
    }
    this.tables.budget.spend(6 * row.after.length * row.after[0].length);
  }

  /** Own hazardous weapons first, then what the struck models give back. */
  private aftermath(blow: Blow, after: number, ones: number, spent: boolean, mass: number): void {
    const { who, own, target } = blow;
    const hits = this.tables.revengeHits(other(who), target, after);
    if (ones === 0 && hits === 0) {
      this.settle(blow, own, after, 0, spent, mass);
      return;
    }
    const loose = this.tables.looseHits(who, 'melee', this.codes);
    const { totalMarked } = this.tables.sides[who].casualties;
    const burnt = loose.unblocked(own, ones);
    for (let s = 0; s < burnt.length; s++) {
      if (burnt[s] === 0) continue;
      const self = totalMarked[s] - totalMarked[own];
      const final = loose.blocked(s, hits);
      for (let t = 0; t < final.length; t++)
        if (final[t] > 0) this.settle(blow, t, after, self, spent, mass * burnt[s] * final[t]);
      this.tables.budget.spend(6 * final.length);
    }
  }

  private settle(blow: Blow, own: number, target: number, self: number, spent: boolean, mass: number): void {
    const { selfA, selfB, featA, featB } = blow.track;
    if (blow.who === 0)
      this.track(selfA + self, selfB, featA, featB && !spent).cells[own * this.columns + target] += mass;
    else this.track(selfA, selfB + self, featA && !spent, featB).cells[target * this.columns + own] += mass;
  }

  /** Bearers still alive go one by one while the enemy lives. */
  private selfDestruct(who: Who): void {
    if (!this.explodes[who]) return;
    const bearers = this.tables.sides[who].unit.models.reduce(
      (sum, { count }, entry) => sum + (this.tables.sides[who].revenge.selfDestruct[entry] > 0 ? count : 0),
      0,
    );
    for (let bearer = 0; bearer < bearers; bearer++) {
      const before = this.tracks;
      this.tracks = [];
      for (const track of before) this.explodeFrom(track, who);
      this.release(before);
    }
  }

  private explodeFrom(track: Track, who: Who): void {
    const { casualties, revenge } = this.tables.sides[who];
    const loose = this.tables.looseHits(other(who), 'melee', this.codes);
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
      const self = casualties.totalMarked[gone] - casualties.totalMarked[own];
      const row = loose.blocked(enemy, revenge.selfDestruct[casualties.destroyEntry[own]]);
      const blow = { track, who, own, target: enemy };
      for (let s = 0; s < row.length; s++) if (row[s] > 0) this.settle(blow, gone, s, self, false, mass * row[s]);
      this.tables.budget.spend(6 * row.length);
    }
  }

  /** Compares wounds and fear. */
  private decide(track: Track, startA: number, startB: number): void {
    const { sides, morale } = this.tables;
    const [markedA, markedB] = [sides[0].casualties.totalMarked, sides[1].casualties.totalMarked];
    const [fearA, fearB] = [morale[0].fears, morale[1].fears];
    const codes = codesAfter(this.tables, this.charger, this.codes, [track.featA, track.featB]);
    const { gone, even, lost } = this.verdicts.of(codes);
    const leadA = markedB[startB] + track.selfB;
    const leadB = markedA[startA] + track.selfA;
    for (let a = this.firstA; a < this.rows; a++)
      for (let b = this.firstB; b < this.columns; b++) {
        const cell = a * this.columns + b;
        const mass = track.cells[cell];
        if (mass === 0) continue;
        const lead = markedB[b] - leadA + fearA[a] - (markedA[a] - leadB + fearB[b]);
        if (a === this.dead[0] || b === this.dead[1]) gone[cell] += mass;
        else (lead === 0 ? even : lost[lead < 0 ? 0 : 1])[cell] += mass;
      }
  }
}
