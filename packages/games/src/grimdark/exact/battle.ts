// A scenario being walked: the joint distribution of both units' states, activation by activation.
import { type Arena, other, type Who } from './arena.ts';
import { type Fates, newFates, ROUTED, SHAKEN, SOUND } from './fates.ts';
import type { Flags } from './flags.ts';
import { Melee } from './melee.ts';
import { atHalf } from './morale.ts';

/** Mass by flags of both units, then by their casualty states: `cells[fa * FB + fb][a * SB + b]`. */
type Cells = (Float64Array | undefined)[];

export class Battle {
  private readonly arena: Arena;
  private cells: Cells;
  private readonly fates: Fates;
  private readonly columns: number;

  constructor(arena: Arena) {
    this.arena = arena;
    this.columns = arena.sides[1].casualties.states;
    this.cells = this.empty();
    this.fates = newFates(arena.sides[0].casualties.states * this.columns);
    const fresh: Flags = { shaken: false, shot: false, fought: false, feat: true, markers: 0 };
    this.put([fresh, fresh], 0, 0, 1);
  }

  private empty(): Cells {
    return new Array(this.arena.codes[0].size * this.arena.codes[1].size);
  }

  /** Adds mass to a live cell, or to the fates when one unit is gone. */
  private put(flags: readonly [Flags, Flags], a: number, b: number, mass: number): void {
    const { codes, sides } = this.arena;
    if (a === sides[0].casualties.dead || b === sides[1].casualties.dead) {
      this.end(flags[0].shaken ? SHAKEN : SOUND, flags[1].shaken ? SHAKEN : SOUND, a, b, mass);
      return;
    }
    const slot = codes[0].encode(flags[0]) * codes[1].size + codes[1].encode(flags[1]);
    this.cells[slot] ??= new Float64Array(sides[0].casualties.states * this.columns);
    this.cells[slot][a * this.columns + b] += mass;
  }

  private end(statusA: number, statusB: number, a: number, b: number, mass: number): void {
    this.fates[statusA * 3 + statusB][a * this.columns + b] += mass;
  }

  /** Gives every live cell to `visit` and starts with none. */
  private each(visit: (flags: readonly [Flags, Flags], a: number, b: number, mass: number) => void): void {
    const before = this.cells;
    this.cells = this.empty();
    const { codes } = this.arena;
    before.forEach((slab, slot) => {
      if (slab === undefined) return;
      const flagsB = slot % codes[1].size;
      const flags: [Flags, Flags] = [codes[0].decode((slot - flagsB) / codes[1].size), codes[1].decode(flagsB)];
      for (let cell = 0; cell < slab.length; cell++) {
        if (slab[cell] === 0) continue;
        const b = cell % this.columns;
        visit(flags, (cell - b) / this.columns, b, slab[cell]);
      }
    });
  }

  /** Recovery from the second round on, then growth markers. */
  startRound(later: boolean): void {
    for (const who of [0, 1] as const) {
      this.each((flags, a, b, mass) => {
        const own = flags[who];
        const recovers = later && own.shaken ? this.arena.morale[who].recovery(who === 0 ? a : b) : 0;
        if (recovers > 0) this.put(this.grown(this.change(flags, who, { shaken: false }), who), a, b, mass * recovers);
        if (recovers < 1) this.put(this.grown(flags, who), a, b, mass * (1 - recovers));
      });
    }
  }

  private grown(flags: readonly [Flags, Flags], who: Who): readonly [Flags, Flags] {
    return flags[who].shaken ? flags : this.change(flags, who, { markers: flags[who].markers + 1 });
  }

  private change(flags: readonly [Flags, Flags], who: Who, to: Partial<Flags>): readonly [Flags, Flags] {
    const changed = { ...flags[who], ...to };
    return who === 0 ? [changed, flags[1]] : [flags[0], changed];
  }

  /** A Shaken unit spends its activation idle; true when that is what happened. */
  private idle(flags: readonly [Flags, Flags], who: Who, a: number, b: number, mass: number): boolean {
    if (!flags[who].shaken) return false;
    this.put(this.change(flags, who, { shaken: false }), a, b, mass);
    return true;
  }

  move(who: Who): void {
    this.each((flags, a, b, mass) => {
      if (!this.idle(flags, who, a, b, mass)) this.put(flags, a, b, mass);
    });
  }

  shoot(who: Who): void {
    this.each((flags, a, b, mass) => {
      if (this.idle(flags, who, a, b, mass)) return;
      const [own, target] = who === 0 ? [a, b] : [b, a];
      const step = this.arena.shooting(who, flags);
      if (!step.reaches(own, target)) {
        this.put(flags, a, b, mass);
        return;
      }
      const { after, untouched, spendsFeat } = step.row(own, target);
      const shot = this.change(flags, who, { shot: true });
      const spent = spendsFeat ? this.change(shot, other(who), { feat: false }) : shot;
      after.forEach((row, ones) => {
        for (let s = 0; s < row.length; s++) {
          let chance = row[s];
          if (chance === 0) continue;
          if (spendsFeat && s === target) {
            this.hazard(who, shot, own, s, target, ones, mass * (untouched[ones] ?? 0));
            chance -= untouched[ones] ?? 0;
          }
          if (chance > 0) this.hazard(who, spent, own, s, target, ones, mass * chance);
        }
      });
    });
  }

  /** Wounds of own hazardous weapons, then the morale of the unit that was shot at. */
  private hazard(
    who: Who,
    flags: readonly [Flags, Flags],
    own: number,
    target: number,
    before: number,
    ones: number,
    mass: number,
  ): void {
    if (ones === 0) {
      this.shotMorale(who, flags, own, target, before, mass);
      return;
    }
    const row = this.arena.looseHits(who, 'shooting', flags).unblocked(own, ones);
    for (let s = 0; s < row.length; s++) if (row[s] > 0) this.shotMorale(who, flags, s, target, before, mass * row[s]);
  }

  private shotMorale(
    who: Who,
    flags: readonly [Flags, Flags],
    own: number,
    target: number,
    before: number,
    mass: number,
  ): void {
    const struck = other(who);
    const side = this.arena.sides[struck];
    const { totalMarked, dead } = side.casualties;
    const put = (to: readonly [Flags, Flags], state: number, chance: number): void => {
      if (chance === 0) return;
      if (who === 0) this.put(to, own, state, mass * chance);
      else this.put(to, state, own, mass * chance);
    };
    const ownDead = own === this.arena.sides[who].casualties.dead;
    if (ownDead || target === dead || totalMarked[target] === totalMarked[before] || !atHalf(side, target)) {
      put(flags, target, 1);
      return;
    }
    const { pass, fail, stand } = this.arena.morale[struck].test(target, flags[struck].shaken);
    put(flags, target, pass);
    put(this.change(flags, struck, { shaken: true }), target, fail);
    stand?.forEach((chance, state) => {
      put(flags, state, chance);
    });
  }

  charge(who: Who): void {
    this.each((flags, a, b, mass) => {
      if (this.idle(flags, who, a, b, mass)) return;
      const melee = new Melee(this.arena, who, flags, a, b);
      melee.fight();
      melee.decide({
        live: (to, endA, endB, chance) => this.put(to, endA, endB, mass * chance),
        routed: (loser, to, endA, endB, chance) => {
          const status = (side: Who): number => {
            if (side === loser) return ROUTED;
            return to[side].shaken ? SHAKEN : SOUND;
          };
          this.end(status(0), status(1), endA, endB, mass * chance);
        },
      });
    });
  }

  finish(): Fates {
    this.each((flags, a, b, mass) => {
      this.end(flags[0].shaken ? SHAKEN : SOUND, flags[1].shaken ? SHAKEN : SOUND, a, b, mass);
    });
    return this.fates;
  }
}
