// A unit on the table: every model with its wounds, while a battle is being rolled.
import type { ResolvedUnit } from '../rules/resolve.ts';
import type { AttackInput } from '../schema.ts';

/** How a unit enters the battle. */
export interface UnitStart {
  readonly wounds: number;
  readonly shaken: boolean;
  /** Once-per-game weapons are not used at all. */
  readonly keepsLimited: boolean;
}

export function startOf(input: Pick<AttackInput, 'start' | 'keepLimited'>, side: 'attacker' | 'defender'): UnitStart {
  return { ...input.start[side], keepsLimited: input.keepLimited[side] };
}

export class Fighters {
  readonly unit: ResolvedUnit;
  readonly size: number;
  readonly entryOf: Int32Array;
  readonly tough: Int32Array;
  readonly wounds: Int32Array;
  readonly living: Int32Array;
  /** Models still standing. */
  standing = 0;
  /** Wounds marked in all, full toughness for models that destroyed themselves. */
  marked = 0;
  shaken = false;
  routed = false;
  shot = false;
  fought = false;
  /** Once-per-game dice before an attack have been rolled. */
  opened = false;
  /** Attacked in melee in this round. */
  tired = false;
  featLeft = true;
  /** Growth markers. */
  markers = 0;
  /** Wounds the unit did to itself in this melee. */
  ownGoals = 0;
  /** Names the living models of every entry in one number; see `weights`. */
  key = 0;
  /** False when the entries are too many for one number: then nothing is cached by it. */
  readonly keyed: boolean;
  readonly keys: number;
  private readonly weights: Float64Array;
  private readonly heroOf: Int32Array;
  private readonly freshKey: number;

  private readonly start: UnitStart;

  constructor(unit: ResolvedUnit, start: UnitStart) {
    this.unit = unit;
    this.start = start;
    const entries = unit.models.flatMap((model, entry) => new Array<number>(model.count).fill(entry));
    this.size = entries.length;
    this.entryOf = Int32Array.from(entries);
    this.tough = Int32Array.from(entries, (entry) => unit.models[entry].tough);
    this.heroOf = Int32Array.from(entries, (entry) => (unit.models[entry].hero ? 1 : 0));
    this.wounds = new Int32Array(this.size);
    this.living = new Int32Array(unit.models.length);
    this.weights = new Float64Array(unit.models.length);
    let product = 1;
    let key = 0;
    unit.models.forEach((model, entry) => {
      this.weights[entry] = product;
      key += product * model.count;
      product *= model.count + 1;
    });
    this.keys = product;
    this.keyed = product < 2 ** 20;
    this.freshKey = key;
  }

  reset(): void {
    this.wounds.fill(0);
    for (let entry = 0; entry < this.living.length; entry++) this.living[entry] = this.unit.models[entry].count;
    this.standing = this.size;
    this.marked = 0;
    this.shaken = false;
    this.routed = false;
    this.shot = false;
    this.fought = false;
    this.tired = false;
    this.featLeft = true;
    this.markers = 0;
    this.ownGoals = 0;
    this.key = this.freshKey;
    for (let wound = 0; wound < this.start.wounds; wound++) this.wound(this.nextCasualty());
    this.shaken = this.start.shaken;
    this.shot = this.start.keepsLimited;
    this.fought = this.start.keepsLimited;
    this.opened = this.start.keepsLimited;
  }

  /** How often its growth rules count. */
  get growth(): number {
    return this.unit.grows === 'each' ? this.markers : Math.floor(this.markers / 2);
  }

  shake(): void {
    this.shaken = true;
    if (this.unit.grows === 'each') this.markers = 0;
  }

  isAlive(model: number): boolean {
    return this.wounds[model] < this.tough[model];
  }

  get out(): boolean {
    return this.standing === 0 || this.routed;
  }

  /** The model that the next wound goes on: see section 4 of the rules. -1 when nobody stands. */
  nextCasualty(): number {
    let chosen = -1;
    for (let model = 0; model < this.size; model++) {
      if (this.wounds[model] >= this.tough[model]) continue;
      if (chosen < 0 || this.fallsBefore(model, chosen)) chosen = model;
    }
    return chosen;
  }

  private fallsBefore(a: number, b: number): boolean {
    if (this.heroOf[a] !== this.heroOf[b]) return this.heroOf[a] < this.heroOf[b];
    const frailA = this.tough[a] === 1;
    if (frailA !== (this.tough[b] === 1)) return frailA;
    return this.wounds[a] > this.wounds[b];
  }

  firstHero(): number {
    for (let model = 0; model < this.size; model++) if (this.heroOf[model] === 1 && this.isAlive(model)) return model;
    return -1;
  }

  /** Marks one wound on a living model. */
  wound(model: number): void {
    this.wounds[model]++;
    this.marked++;
    if (this.wounds[model] < this.tough[model]) return;
    this.standing--;
    const entry = this.entryOf[model];
    this.living[entry]--;
    this.key -= this.weights[entry];
  }

  /** The living model with most wounds; -1 when none has any. */
  mostWounded(): number {
    let chosen = -1;
    for (let model = 0; model < this.size; model++) {
      if (this.wounds[model] === 0 || !this.isAlive(model)) continue;
      if (chosen < 0 || this.wounds[model] > this.wounds[chosen]) chosen = model;
    }
    return chosen;
  }

  /** Among the dead the one that falls last: heroes, then tough models, then as listed. */
  lastFallen(): number {
    let chosen = -1;
    for (let model = 0; model < this.size; model++) {
      if (this.isAlive(model)) continue;
      if (chosen < 0 || !this.fellBefore(model, chosen)) chosen = model;
    }
    return chosen;
  }

  private fellBefore(a: number, b: number): boolean {
    if (this.heroOf[a] !== this.heroOf[b]) return this.heroOf[a] < this.heroOf[b];
    return this.tough[a] === 1 && this.tough[b] > 1;
  }

  /** Takes one wound off a model; a dead one is back. */
  heal(model: number): void {
    if (!this.isAlive(model)) {
      this.standing++;
      const entry = this.entryOf[model];
      this.living[entry]++;
      this.key += this.weights[entry];
    }
    this.wounds[model]--;
    this.marked--;
  }

  /** Half of the models or fewer; for a single model half of its wounds. */
  isAtHalf(): boolean {
    if (this.size > 1) return this.standing * 2 <= this.size;
    return (this.tough[0] - this.wounds[0]) * 2 <= this.tough[0];
  }

  woundsLeft(): number {
    return this.unit.startingWounds - this.marked;
  }
}
