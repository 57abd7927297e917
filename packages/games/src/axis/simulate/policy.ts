// When the simulated attacker retreats. Rules that weigh chances look ahead over his own round, pool by pool; this is a
// second, plain reading of the same rules: slow, without tables, meant for battles small enough to enumerate.
import { type Budget, BudgetExceeded } from '../../contract/budget.ts';
import { lookUp } from '../look-up.ts';
import type { Battle, Role, Wave } from '../plan.ts';
import { UNITS, type Unit } from '../units.ts';
import { afterLanding, type Force, hasAir, type Pieces } from './pieces.ts';
import { applyHits, type Field, factsOf, firePools, type Pool, strikePools, tenths } from './round.ts';

/** Pieces in the outcomes of rounds that a player may look ahead at: some seconds. */
const MAX_PIECES_SEEN = 60_000_000;
/** Rounds that are left where there is no limit. */
export const TO_THE_END = Number.POSITIVE_INFINITY;
/** Values closer than this are a tie, and ties fight on. */
const TIE = 1e-10;

/** Where a field stands before a round: over, or ready to fight after dives and destruction of the helpless. */
export interface Settled {
  readonly field: Field;
  readonly over: boolean;
}

export type Settle = (field: Field, mayDive: boolean) => Settled;

export interface Look {
  readonly profit: number;
  readonly win: number;
}

/** What later waves bring the attacker when the wave ends with these alive. */
export type FutureValue = (attackers: Pieces, defenders: Pieces, defendersDived: Pieces) => number;

/** What a policy asks of the wave it is for. */
interface Around {
  readonly settle: Settle;
  readonly future?: FutureValue | undefined;
  /** Its clock is looked at while looking ahead. */
  readonly budget: Budget;
}

/** Pieces in outcomes of rounds between two looks at the clock: two to four milliseconds with what is asked about each. */
const PIECES_PER_LOOK = 250;

export class Policy {
  private readonly battle: Battle;
  private readonly wave: Wave;
  private readonly around: Around;
  private readonly looks = new Map<string, Look>();
  private readonly decisions = new Map<string, boolean>();
  private piecesSeen = 0;
  private sinceLook = 0;

  constructor(battle: Battle, wave: Wave, around: Around) {
    this.battle = battle;
    this.wave = wave;
    this.around = around;
  }

  private get limit(): number {
    return this.wave.rounds ?? TO_THE_END;
  }

  /** Whether the attacker stops at a field in which both sides could fight on, for `left` rounds at most. */
  stops(field: Field, ships: readonly Unit[], left: number): boolean {
    if (!this.wave.hasRule || this.mustStay(field)) return false;
    const key = `${ships.length} ${keyOf(field)} ${left}`;
    return lookUp(this.decisions, key, () => this.decide(field, ships, left));
  }

  private decide(field: Field, ships: readonly Unit[], left: number): boolean {
    if (this.areFew(field, ships) || this.isRisky(field, ships)) return true;
    return this.wave.weighs && this.worse(this.goOn(field, ships, left), this.leave(field, ships));
  }

  private areFew({ attack }: Field, ships: readonly Unit[]): boolean {
    const { unitsAtMost } = this.wave.stop;
    return unitsAtMost !== undefined && attack.pieces.length + attack.spare + ships.length <= unitsAtMost;
  }

  /** Rules about the next round alone. */
  private isRisky(field: Field, ships: readonly Unit[]): boolean {
    const { killChanceAbove, airLossChanceAbove } = this.wave.stop;
    if (killChanceAbove === undefined && airLossChanceAbove === undefined) return false;
    const next = this.nextFields(field, ships);
    const chance = (holds: (after: Field) => boolean) =>
      next.reduce((sum, [after, p]) => sum + (holds(after) ? p : 0), 0);
    if (killChanceAbove !== undefined && chance(isDestroyed) > killChanceAbove) return true;
    if (airLossChanceAbove === undefined || !hasAir(field.attack.pieces)) return false;
    const air = (pieces: Pieces) => pieces.filter((unit) => unit.kind === 'air').length;
    const before = air(field.attack.pieces);
    return chance((after) => air(after.attack.pieces) < before) > airLossChanceAbove;
  }

  private worse(go: Look, leave: Look): boolean {
    const { profitMargin, winChance, bestWinChance } = this.wave.stop;
    if (profitMargin !== undefined && go.profit - leave.profit < profitMargin - TIE) return true;
    if (winChance !== undefined && go.win < winChance - TIE) return true;
    return bestWinChance && go.win < leave.win - TIE;
  }

  get mayCallOff(): boolean {
    return this.battle.retreatBeforeBattle && this.wave.hasRule;
  }

  /** Before the battle: AA fire has not fallen yet, so its outcomes are weighed too. */
  callsOff(field: Field, ships: readonly Unit[], afterGuns: readonly (readonly [Field, number])[]): boolean {
    if (!this.mayCallOff || this.mustStay(field)) return false;
    return lookUp(this.decisions, `before ${keyOf(field)}`, () => this.decideBefore(field, ships, afterGuns));
  }

  private decideBefore(
    field: Field,
    ships: readonly Unit[],
    afterGuns: readonly (readonly [Field, number])[],
  ): boolean {
    // The first round begins with the dives.
    const ready = this.around.settle(field, !this.battle.switches.submergeAfterShot).field;
    if (this.areFew(field, ships) || this.isRisky(ready, ships)) return true;
    if (!this.wave.weighs) return false;
    return this.worse(this.first(afterGuns, ships), this.leave(field, ships));
  }

  /** Value of entering the battle: the first round is compulsory. */
  first(fields: readonly (readonly [Field, number])[], ships: readonly Unit[]): Look {
    let profit = 0;
    let win = 0;
    for (const [field, p] of fields) {
      const look = this.firstRound(field, ships);
      profit += p * look.profit;
      win += p * look.win;
    }
    return { profit, win };
  }

  private firstRound(field: Field, ships: readonly Unit[]): Look {
    const settled = this.around.settle(field, !this.battle.switches.submergeAfterShot);
    return settled.over ? this.end(settled.field) : this.goOn(settled.field, ships, this.limit, true);
  }

  private mustStay(field: Field): boolean {
    const landed = field.attack.pieces.filter((unit) => unit.landed).length;
    return landed === field.attack.pieces.length;
  }

  /** Value of stopping here: landed units fight on alone. */
  leave(field: Field, ships: readonly Unit[]): Look {
    const landed = field.attack.pieces.filter((unit) => unit.landed);
    if (landed.length === 0) return this.end(field);
    const stay = { ...field, attack: { ...field.attack, pieces: landed, spare: 0 } };
    const look = ships.length > 0 ? this.goOn(stay, ships, TO_THE_END, true) : this.look(stay, TO_THE_END);
    const withdrawn = this.valueOf(field.attack.pieces, 'attack') - this.valueOf(landed, 'attack');
    return { profit: look.profit + withdrawn, win: look.win };
  }

  /**
   * Value of fighting another round from here. It may leave everything as it was: after the compulsory first round the
   * rule is then asked, and with limited rounds there is one less; else it is as if the round had not been.
   */
  private goOn(field: Field, ships: readonly Unit[], left: number, first = false): Look {
    const self = keyOf(field);
    const counts = first || left !== TO_THE_END;
    let profit = 0;
    let win = 0;
    let stay = 0;
    for (const [after, p] of this.nextFields(field, ships)) {
      if (!counts && keyOf(after) === self) {
        stay += p;
        continue;
      }
      const look = this.look(after, left - 1);
      profit += p * look.profit;
      win += p * look.win;
    }
    return stay >= 1 ? this.end(field) : { profit: profit / (1 - stay), win: win / (1 - stay) };
  }

  /** Value of a field between rounds, the rule being followed, with `left` rounds to go. */
  look(field: Field, left: number): Look {
    const key = `${keyOf(field)} ${left}`;
    return lookUp(this.looks, key, () => this.lookSettled(this.around.settle(field, true), left));
  }

  private lookSettled({ field, over }: Settled, left: number): Look {
    if (over) return this.end(field);
    if (this.mustStay(field)) return this.goOn(field, [], TO_THE_END);
    if (left === 0 || this.stops(field, [], left)) return this.leave(field, []);
    return this.goOn(field, [], left);
  }

  private valueOf(pieces: Pieces, role: Role): number {
    return valueOfPieces(this.battle, pieces, role);
  }

  /** Value when the battle ends here: what we keep less what they keep, plus what the territory brings. */
  private end(field: Field): Look {
    const { battle, wave } = this;
    const gone = field.defense.pieces.length === 0;
    const land = field.attack.pieces.filter((unit) => unit.kind === 'land');
    const [attackers, defenders] = afterBattle(field, battle, wave);
    let profit =
      this.valueOf([...attackers, ...field.attack.dived], 'attack') -
      this.valueOf([...defenders, ...field.defense.dived], 'defense');
    const taken = gone && land.length > 0 && !battle.naval;
    if (taken) {
      profit += wave.decidesBy.territoryValue;
      if (wave.decidesBy.deadzone) profit -= deadzoneCost(battle, land);
    }
    profit += this.around.future?.(attackers, defenders, field.defense.dived) ?? 0;
    return { profit, win: gone && (wave.destroys || land.length > 0) ? 1 : 0 };
  }

  /** Every field one round can lead to. */
  private nextFields(field: Field, ships: readonly Unit[]): [Field, number][] {
    const facts = factsOf(field, this.battle, this.wave);
    const results: [Field, number][] = [];
    const strikes = strikePools(field, facts);
    for (const [struck, p] of this.combinations(strikes)) {
      const after = applyHits(field, strikes, struck, facts);
      const fire = firePools(after, facts, ships);
      for (const [hits, q] of this.combinations(fire)) {
        this.saw(field.attack.pieces.length + field.defense.pieces.length);
        results.push([applyHits(after, fire, hits, facts), p * q]);
      }
    }
    return results;
  }

  private combinations(pools: readonly Pool[]): [number[], number][] {
    const outcomes = pools.reduce((product, { values }) => product * (values.length + 1), 1);
    this.piecesSeen += outcomes * pools.reduce((sum, { values }) => sum + values.length, 1);
    if (this.piecesSeen > MAX_PIECES_SEEN)
      throw new BudgetExceeded('budget/exceeded', { id: 'looks-ahead-too-far', values: undefined });
    let found: [number[], number][] = [[[], 1]];
    for (const pool of pools) {
      const chances = poolChances(pool.values, this.battle.dice);
      found = found.flatMap(([hits, p]) => {
        this.saw(pool.values.length);
        return chances.flatMap((q, n): [number[], number][] => (q === 0 ? [] : [[[...hits, n], p * q]]));
      });
    }
    return found;
  }

  private saw(pieces: number): void {
    this.sinceLook += pieces;
    if (this.sinceLook < PIECES_PER_LOOK) return;
    this.sinceLook = 0;
    this.around.budget.look();
  }
}

/** Submarines under water are not. */
function isDestroyed({ defense }: Field): boolean {
  return defense.pieces.length === 0 && defense.dived.length === 0;
}

/** Die by die. */
export function poolChances(values: readonly number[], mode: Battle['dice']): number[] {
  if (mode === 'lowLuck') {
    const points = values.reduce((sum, value) => sum + value, 0);
    const chances = new Array<number>(Math.floor(points / 6) + 2).fill(0);
    chances[Math.floor(points / 6)] = 1 - (points % 6) / 6;
    chances[Math.floor(points / 6) + 1] = (points % 6) / 6;
    return chances;
  }
  let chances = [1];
  for (const value of values) {
    const hit = mode === 'biased' ? tenths(value) / 10 : value / 6;
    const next = new Array<number>(chances.length + 1).fill(0);
    chances.forEach((p, n) => {
      next[n] += p * (1 - hit);
      next[n + 1] += p * hit;
    });
    chances = next;
  }
  return chances;
}

function keyOf(field: Field): string {
  const names = (pieces: Pieces) => pieces.map((unit) => UNITS.indexOf(unit).toString(36)).join('');
  const { attack, defense } = field;
  const force = ({ pieces, spare, dived }: Force) => `${names(pieces)}.${spare}.${names(dived)}`;
  return `${force(attack)}-${force(defense)}`;
}

export function valueOfPieces({ attackValues, defenseValues }: Battle, pieces: Pieces, role: Role): number {
  const values = role === 'attack' ? attackValues : defenseValues;
  return pieces.reduce((sum, unit) => sum + values[UNITS.indexOf(unit)], 0);
}

/** What a deadzone costs conquerors: their value, less what half their defence in IPC is of their price. */
export function deadzoneCost(battle: Battle, land: Pieces): number {
  return land.reduce(
    (sum, unit) => sum + valueOfPieces(battle, [unit], 'attack') * (1 - unit.defense / 2 / unit.cost),
    0,
  );
}

/** Both sides once aircraft have landed, or found nowhere to land. */
export function afterBattle({ attack, defense }: Field, battle: Battle, wave: Wave): [Pieces, Pieces] {
  return [
    battle.naval && battle.switches.attackerCarriers ? afterLanding(attack.pieces, true) : attack.pieces,
    wave.crashFighters ? afterLanding(defense.pieces, false) : defense.pieces,
  ];
}
