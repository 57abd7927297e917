// A scenario being walked: the joint distribution of both units' states, activation by activation.
import type { SpellHits } from '../plan/spell.ts';
import type { Phase } from '../schema.ts';
import type { AttackStep } from './attack-step.ts';
import { type Codes, type DuelTables, other, type Who } from './duel-tables.ts';
import { type Fates, newFates, ROUTED, SHAKEN, SOUND } from './fates.ts';
import { isPlain, Melee } from './melee.ts';
import { atHalf } from './morale.ts';
import { PlainMelee } from './plain-melee.ts';
import type { Volleys } from './prelude.ts';
import { Verdicts } from './verdict.ts';

/** Mass by flag codes of both units, then by their casualty states: `slabs[ca * CB + cb][a * SB + b]`. */
type Slabs = (Float64Array | undefined)[];

/** Shooting from one pair of states. */
interface Shot {
  readonly who: Who;
  readonly codes: Codes;
  readonly own: number;
  /** State of the target before it. */
  readonly before: number;
}

/** One pair of states. */
interface Place {
  readonly codes: Codes;
  readonly a: number;
  readonly b: number;
}

/** One way a test can end. */
type Ending = (codes: Codes, state: number, mass: number) => void;

export class ScenarioWalk {
  private readonly tables: DuelTables;
  private slabs: Slabs;
  private readonly fates: Fates;
  private readonly rows: number;
  private readonly columns: number;

  constructor(tables: DuelTables) {
    this.tables = tables;
    this.rows = tables.sides[0].casualties.states;
    this.columns = tables.sides[1].casualties.states;
    this.slabs = this.empty();
    this.fates = newFates(this.rows * this.columns);
    tables.budget.look();
    this.put([tables.codes[0].fresh, tables.codes[1].fresh], tables.starts[0], tables.starts[1], 1);
  }

  private empty(): Slabs {
    return new Array(this.tables.codes[0].size * this.tables.codes[1].size);
  }

  private slab(codes: Codes): Float64Array {
    const slot = codes[0] * this.tables.codes[1].size + codes[1];
    this.slabs[slot] ??= new Float64Array(this.rows * this.columns);
    return this.slabs[slot];
  }

  /** Adds mass to a live cell, or to the fates when one unit is gone. */
  private put(codes: Codes, a: number, b: number, mass: number): void {
    const { sides } = this.tables;
    const gone = a === sides[0].casualties.dead || b === sides[1].casualties.dead;
    const into = gone ? this.fates[this.statuses(codes)] : this.slab(codes);
    into[a * this.columns + b] += mass;
  }

  /** Index into the fates of two units that did not rout. */
  private statuses(codes: Codes): number {
    const [shakenA, shakenB] = [this.tables.flagsOf(0, codes).shaken, this.tables.flagsOf(1, codes).shaken];
    return (shakenA ? SHAKEN : SOUND) * 3 + (shakenB ? SHAKEN : SOUND);
  }

  /** Takes the slabs out one by one; what is put back meanwhile is not visited. */
  private eachSlab(visit: (codes: Codes, cells: Float64Array) => void): void {
    const before = this.slabs;
    this.slabs = this.empty();
    const width = this.tables.codes[1].size;
    before.forEach((cells, slot) => {
      const second = slot % width;
      if (cells === undefined) return;
      visit([(slot - second) / width, second], cells);
      // A slab that only moves on costs no steps, but a millisecond.
      this.tables.budget.look();
    });
  }

  /** Adds a whole slab without looking at its cells: all of them are alive. The caller gives it away. */
  private keep(codes: Codes, cells: Float64Array): void {
    const slot = codes[0] * this.tables.codes[1].size + codes[1];
    const slab = this.slabs[slot];
    if (slab === undefined) this.slabs[slot] = cells;
    else for (let cell = 0; cell < cells.length; cell++) slab[cell] += cells[cell];
  }

  private changed(codes: Codes, who: Who, table: Int32Array): Codes {
    return who === 0 ? [table[codes[0]], codes[1]] : [codes[0], table[codes[1]]];
  }

  /** Markers of the end of the round before, recovery from the second round on, then markers of the start. */
  startRound(later: boolean): void {
    for (const who of [0, 1] as const) {
      const code = this.tables.codes[who];
      this.eachSlab((codes, cells) => {
        const rested = this.changed(codes, who, code.rested);
        if (!this.tables.flagsOf(who, codes).shaken) {
          const grown = later ? this.changed(rested, who, code.grownAtEnd) : rested;
          this.keep(this.changed(grown, who, code.grownAtStart), cells);
          return;
        }
        const calm = this.changed(this.changed(rested, who, code.calmed), who, code.grownAtStart);
        for (let cell = 0; cell < cells.length; cell++) {
          if (cells[cell] === 0) continue;
          const b = cell % this.columns;
          const a = (cell - b) / this.columns;
          const recovers = later ? this.tables.morale[who].recovery(who === 0 ? a : b) : 0;
          if (recovers > 0) this.put(calm, a, b, cells[cell] * recovers);
          if (recovers < 1) this.put(rested, a, b, cells[cell] * (1 - recovers));
        }
      });
    }
  }

  /** A Shaken unit spends its activation idle; true when that is what happened. */
  private idle(codes: Codes, who: Who, cells: Float64Array): boolean {
    if (!this.tables.flagsOf(who, codes).shaken) return false;
    this.keep(this.changed(codes, who, this.tables.codes[who].calmed), cells);
    return true;
  }

  move(who: Who): void {
    this.eachSlab((codes, cells) => {
      if (!this.idle(codes, who, cells)) this.keep(codes, cells);
    });
  }

  /** Visits every pair of states of units that may act: `who` is not Shaken. */
  private eachReady(who: Who, visit: (place: Place, mass: number) => void): void {
    this.eachSlab((codes, cells) => {
      if (this.tables.flagsOf(who, codes).shaken) {
        this.keep(codes, cells);
        return;
      }
      this.eachCell(codes, cells, visit);
    });
  }

  private eachCell(codes: Codes, cells: Float64Array, visit: (place: Place, mass: number) => void): void {
    for (let cell = 0; cell < cells.length; cell++) {
      if (cells[cell] === 0) continue;
      const b = cell % this.columns;
      visit({ codes, a: (cell - b) / this.columns, b }, cells[cell]);
    }
  }

  /** A spell that deals hits, then the morale of the unit that was hit. */
  cast(spell: SpellHits): void {
    const who: Who = spell.side === 'attacker' ? 0 : 1;
    const volleys = this.tables.preludes[who].spell(spell);
    this.eachSlab((codes, cells) => {
      this.eachCell(codes, cells, (place, mass) => this.fall(other(who), volleys, place, mass));
    });
  }

  /** What a unit does when it is activated, before it moves or attacks. */
  prepare(who: Who, action: 'shoot' | 'move' | 'charge'): void {
    const prelude = this.tables.preludes[who];
    if (!prelude.acts) return;
    if (prelude.heals) this.heal(who);
    if (action === 'move') return;
    const phase = action === 'shoot' ? 'shooting' : 'melee';
    for (const { name, once } of prelude.blows(phase)) this.blow(who, name, once, phase);
    if (phase === 'shooting' && prelude.strafes) this.strafe(who);
    this.eachReady(who, ({ codes, a, b }, mass) => {
      this.put(this.changed(codes, who, this.tables.codes[who].opened), a, b, mass);
    });
  }

  private heal(who: Who): void {
    const prelude = this.tables.preludes[who];
    this.eachReady(who, ({ codes, a, b }, mass) => {
      const row = prelude.afterHealing(who === 0 ? a : b);
      this.tables.budget.spend(row.length);
      for (let s = 0; s < row.length; s++)
        if (row[s] > 0) this.put(codes, who === 0 ? s : a, who === 0 ? b : s, mass * row[s]);
    });
  }

  private blow(who: Who, name: string, once: boolean, phase: Phase): void {
    const prelude = this.tables.preludes[who];
    this.eachReady(who, (place, mass) => {
      const { codes, a, b } = place;
      const used = once && this.tables.flagsOf(who, codes).opened;
      const dice = used ? undefined : prelude.blowOf(name, who === 0 ? a : b, phase);
      const growth = this.tables.flagsOf(other(who), codes).growth;
      if (dice === undefined) this.put(codes, a, b, mass);
      else this.fall(other(who), prelude.blow(dice, growth), place, mass);
    });
  }

  /** Weapons that strafe: their own wounds are no reason for a test. */
  private strafe(who: Who): void {
    this.eachReady(who, ({ codes, a, b }, mass) => {
      const step = this.tables.strafing(who, codes);
      const [own, before] = who === 0 ? [a, b] : [b, a];
      if (!step.reaches(own, before)) {
        this.put(codes, a, b, mass);
        return;
      }
      step.row(own, before).after.forEach((row, ones) => {
        const hurt = this.tables.looseHits(who, 'shooting', codes).unblocked(own, ones);
        this.tables.budget.spend(row.length * hurt.length);
        for (let s = 0; s < row.length; s++)
          for (let o = 0; o < hurt.length; o++) {
            const part = mass * row[s] * hurt[o];
            if (part > 0)
              this.test(other(who), codes, s, before, part, (later, state, rest) => {
                if (who === 0) this.put(later, o, state, rest);
                else this.put(later, state, o, rest);
              });
          }
      });
    });
  }

  /** Dice that deal hits, then the morale of the unit that takes them. */
  private fall(struck: Who, { chances, after }: Volleys, place: Place, mass: number): void {
    const { codes, a, b } = place;
    this.put(codes, a, b, mass * chances[0]);
    for (let n = 1; n < chances.length; n++)
      if (chances[n] > 0) this.fallHits(struck, after(n, struck === 0 ? a : b), place, mass * chances[n]);
  }

  private fallHits(struck: Who, row: Float64Array, { codes, a, b }: Place, mass: number): void {
    const before = struck === 0 ? a : b;
    this.tables.budget.spend(row.length);
    for (let s = 0; s < row.length; s++) {
      if (row[s] === 0) continue;
      this.test(struck, codes, s, before, mass * row[s], (later, state, part) => {
        if (struck === 0) this.put(later, state, b, part);
        else this.put(later, a, state, part);
      });
    }
  }

  shoot(who: Who): void {
    this.eachSlab((codes, cells) => {
      if (this.idle(codes, who, cells)) return;
      const step = this.tables.shooting(who, codes);
      for (let cell = 0; cell < cells.length; cell++) {
        if (cells[cell] === 0) continue;
        const b = cell % this.columns;
        const a = (cell - b) / this.columns;
        const [own, target] = who === 0 ? [a, b] : [b, a];
        if (step.reaches(own, target)) this.volley({ who, codes, own, before: target }, step, cells[cell]);
        else this.put(codes, a, b, cells[cell]);
      }
    });
  }

  private volley(shot: Shot, step: AttackStep, mass: number): void {
    const { who, codes, own, before } = shot;
    const struck = other(who);
    const { after, untouched, spendsFeat } = step.row(own, before);
    this.tables.budget.spend(after.length * after[0].length);
    const used = { ...shot, codes: this.changed(codes, who, this.tables.codes[who].shot) };
    const spent = spendsFeat
      ? { ...used, codes: this.changed(used.codes, struck, this.tables.codes[struck].featless) }
      : used;
    for (let ones = 0; ones < after.length; ones++) {
      const row = after[ones];
      for (let s = 0; s < row.length; s++) {
        let chance = row[s];
        if (chance === 0) continue;
        if (spendsFeat && s === before) {
          const spared = untouched[ones] ?? 0;
          this.hazard(used, s, ones, mass * spared);
          chance -= spared;
        }
        if (chance > 0) this.hazard(spent, s, ones, mass * chance);
      }
    }
  }

  /** Wounds of own hazardous weapons, then the morale of the unit that was shot at. */
  private hazard(shot: Shot, target: number, ones: number, mass: number): void {
    if (ones === 0) {
      this.shotMorale(shot, shot.own, target, mass);
      return;
    }
    const row = this.tables.looseHits(shot.who, 'shooting', shot.codes).unblocked(shot.own, ones);
    for (let s = 0; s < row.length; s++) if (row[s] > 0) this.shotMorale(shot, s, target, mass * row[s]);
    this.tables.budget.spend(2 * row.length);
  }

  /** The unit that was shot at tests; then the shooters, if their own weapons wounded them. */
  private shotMorale(shot: Shot, own: number, target: number, mass: number): void {
    const { who, codes, before } = shot;
    this.test(other(who), codes, target, before, mass, (later, state, part) => {
      this.test(who, later, own, shot.own, part, (last, ownState, rest) => {
        if (who === 0) this.put(last, ownState, state, rest);
        else this.put(last, state, ownState, rest);
      });
    });
  }

  /** A unit that was brought to half by shooting may be Shaken; `put` is told every way it can end. */
  private test(who: Who, codes: Codes, state: number, before: number, mass: number, put: Ending): void {
    const side = this.tables.sides[who];
    const { totalMarked, dead } = side.casualties;
    if (state === dead || totalMarked[state] === totalMarked[before] || !atHalf(side, state)) {
      put(codes, state, mass);
      return;
    }
    const { pass, fail, stand } = this.tables.morale[who].test(state, this.tables.flagsOf(who, codes).shaken);
    if (pass > 0) put(codes, state, mass * pass);
    if (fail > 0) put(this.changed(codes, who, this.tables.codes[who].shaken), state, mass * fail);
    if (stand === undefined) return;
    for (let s = 0; s < stand.length; s++) if (stand[s] > 0) put(codes, s, mass * stand[s]);
    this.tables.budget.spend(stand.length);
  }

  /** Nothing happens where a unit cannot be reached in melee; the cells in which there is a fight, if any. */
  private keepAirborne(codes: Codes, cells: Float64Array): Float64Array | undefined {
    const [A, B] = this.tables.morale;
    if (!this.tables.sides.some(({ unit }) => unit.traits.airborne)) return cells;
    const fights = new Float64Array(cells.length);
    let any = false;
    for (let cell = 0; cell < cells.length; cell++) {
      if (cells[cell] === 0) continue;
      const b = cell % this.columns;
      const a = (cell - b) / this.columns;
      if (A.isAirborne(a) || B.isAirborne(b)) this.put(codes, a, b, cells[cell]);
      else {
        fights[cell] = cells[cell];
        any = true;
      }
    }
    return any ? fights : undefined;
  }

  charge(who: Who): void {
    this.eachSlab((codes, cells) => {
      if (this.idle(codes, who, cells)) return;
      const fights = this.keepAirborne(codes, cells);
      if (fights === undefined) return;
      const verdicts = new Verdicts(this.tables);
      const melee = isPlain(this.tables, who)
        ? new PlainMelee(this.tables, who, codes, verdicts)
        : new Melee(this.tables, who, codes, verdicts);
      melee.fightAll(fights);
      verdicts.settle({
        live: (to) => this.slab(to),
        gone: (to) => this.fates[this.statuses(to)],
        routed: (loser, to) => {
          const statuses = this.statuses(to);
          return this.fates[loser === 0 ? ROUTED * 3 + (statuses % 3) : statuses - (statuses % 3) + ROUTED];
        },
      });
    });
  }

  finish(): Fates {
    this.eachSlab((codes, cells) => {
      const fate = this.fates[this.statuses(codes)];
      for (let cell = 0; cell < cells.length; cell++) fate[cell] += cells[cell];
    });
    return this.fates;
  }
}
