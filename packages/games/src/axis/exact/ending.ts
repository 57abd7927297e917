// How a wave ended: joint fates, losses, casualty tables, profit, and what the next wave meets.
import type { CasualtyRow, Outcome } from '../findings.ts';
import { type Counts, REPORTED_AS, toArmy, UNIT_COUNT, UNITS } from '../units.ts';
import { totalUnits } from './order.ts';
import type { WaveField } from './wave.ts';
import { captureGain, landUnits, totalValue } from './worth.ts';

/** One way the wave can end, with everything that is reported about it. */
export interface Ending {
  readonly i: number;
  readonly j: number;
  readonly probability: number;
  /** What all defenders so far have lost, less what this wave's attacker lost. */
  readonly profit: number;
  readonly attackerLoss: number;
  readonly taken: boolean;
}

export interface WaveEnding {
  readonly outcome: Outcome;
  readonly captured: number;
  /** Expected values lost in this wave; the attacker's is reduced by what the territory is worth. */
  readonly attackerLoss: number;
  readonly defenderLoss: number;
  readonly attackRows: readonly CasualtyRow[];
  readonly defenseRows: readonly CasualtyRow[];
  readonly endings: readonly Ending[];
  /** Defenders of the next wave and their chances: the territory was not taken. */
  readonly defenders: readonly Weighted[];
  /** Attackers that will defend what they took. */
  readonly conquerors: readonly Weighted[];
}

export interface Weighted {
  readonly counts: Counts;
  readonly weight: number;
}

/** Sums weights of equal armies. */
export class Armies {
  private readonly index = new Map<string, number>();
  private readonly counts: Counts[] = [];
  private readonly weights: number[] = [];

  add(counts: Counts, weight: number): void {
    const key = String.fromCharCode(...counts);
    const known = this.index.get(key);
    if (known !== undefined) this.weights[known] += weight;
    else {
      this.index.set(key, this.counts.length);
      this.counts.push(counts);
      this.weights.push(weight);
    }
  }

  list(): Weighted[] {
    return this.counts.map((counts, k) => ({ counts, weight: this.weights[k] }));
  }
}

/** Reads the result of a fought wave. `owned`: all defenders there have been so far, the dead included. */
export function readEnding(field: WaveField, weights: readonly number[], owned: Counts): WaveEnding {
  const { arena, attacker, defender, battle } = field;
  const columns = arena.columns;
  const won = new Float64Array(attacker.size);
  const left = new Float64Array(attacker.size);
  const held = new Float64Array(defender.size);
  const kept = new Float64Array(defender.size);
  const fates = [0, 0, 0, 0];
  const endings: Ending[] = [];
  const side = describeNodes(field, owned);
  let captured = 0;
  for (let i = 0; i < attacker.size; i++)
    for (let j = 0; j < columns; j++) {
      const p = arena.mass[i * columns + j];
      if (p === 0) continue;
      const gone = side.defenderGone[j] === 1;
      const taken = gone && side.land[i] === 1 && !battle.naval;
      if (taken) captured += p;
      else kept[j] += p;
      (gone ? won : left)[i] += p;
      held[j] += p;
      fates[(side.attackerAlive[i] ? 0 : 2) + (side.defenderAlive[j] ? 0 : 1)] += p;
      const attackerLoss = side.attackerLoss[i] - (taken ? side.gain[i] : 0);
      endings.push({ i, j, probability: p, profit: side.defenderLoss[j] - attackerLoss, attackerLoss, taken });
    }
  const had = totalValue(field.defenseValues, owned, 0);
  const lostBefore = weights.reduce(
    (sum, weight, s) => sum + weight * (had - totalValue(field.defenseValues, field.starts[s], 0)),
    0,
  );
  return {
    outcome: { both: fates[0], attackerOnly: fates[1], defenderOnly: fates[2], neither: fates[3] },
    captured,
    attackerLoss: sumOver(side.attackerLoss, won) + sumOver(side.attackerLoss, left) - sumOver(side.gain, won),
    defenderLoss: sumOver(side.defenderLoss, held) - lostBefore,
    attackRows: attackRows(field, won, left),
    defenseRows: defenseRows(field, held, owned),
    endings,
    defenders: survivors(field, kept),
    conquerors: conquerors(field, won),
  };
}

interface NodeFacts {
  readonly attackerAlive: Uint8Array;
  readonly defenderAlive: Uint8Array;
  /** Nobody in the fight any more, crashed aircraft included. */
  readonly defenderGone: Uint8Array;
  readonly land: Uint8Array;
  readonly attackerLoss: Float64Array;
  readonly defenderLoss: Float64Array;
  readonly gain: Float64Array;
}

function describeNodes(field: WaveField, owned: Counts): NodeFacts {
  const { attacker, defender, battle, attackValues, defenseValues } = field;
  const sent = totalValue(attackValues, field.attackers, 0);
  const facts: NodeFacts = {
    attackerAlive: new Uint8Array(attacker.size),
    defenderAlive: new Uint8Array(defender.size),
    defenderGone: new Uint8Array(defender.size),
    land: new Uint8Array(attacker.size),
    attackerLoss: new Float64Array(attacker.size),
    defenderLoss: new Float64Array(defender.size),
    gain: new Float64Array(attacker.size),
  };
  for (let i = 0; i < attacker.size; i++) {
    const at = i * UNIT_COUNT;
    facts.attackerAlive[i] = totalUnits(field.attackerLeft, at) + totalUnits(attacker.away, at) > 0 ? 1 : 0;
    facts.land[i] = landUnits(attacker.counts, at) > 0 ? 1 : 0;
    facts.attackerLoss[i] =
      sent - totalValue(attackValues, field.attackerLeft, at) - totalValue(attackValues, attacker.away, at);
    if (!battle.naval)
      facts.gain[i] = captureGain(attackValues, attacker.counts, at, battle.territoryValue, battle.deadzone);
  }
  const before = totalValue(defenseValues, owned, 0);
  for (let j = 0; j < defender.size; j++) {
    const at = j * UNIT_COUNT;
    const left = totalUnits(field.defenderLeft, at);
    facts.defenderGone[j] = left === 0 ? 1 : 0;
    facts.defenderAlive[j] = left + totalUnits(defender.away, at) > 0 ? 1 : 0;
    facts.defenderLoss[j] =
      before - totalValue(defenseValues, field.defenderLeft, at) - totalValue(defenseValues, defender.away, at);
  }
  return facts;
}

function sumOver(values: Float64Array, chances: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < values.length; k++) sum += values[k] * chances[k];
  return sum;
}

/** Casualty rows, equal ones summed; few losses first, equal losses in the order of the units. */
class Rows {
  private readonly had: Counts;
  private readonly index = new Map<string, CasualtyRow & { probability: number }>();

  constructor(had: Counts) {
    this.had = had;
  }

  /** What was had and is neither left nor retreated is lost. */
  add(left: Counts, retreated: Counts, probability: number): void {
    const lost = new Array<number>(UNIT_COUNT);
    let losses = 0;
    let survivors = 0;
    for (let t = 0; t < UNIT_COUNT; t++) {
      lost[t] = this.had[t] - left[t] - retreated[t];
      losses += lost[t];
      survivors += left[t];
    }
    const key = String.fromCharCode(losses, ...lost, survivors, ...left);
    const known = this.index.get(key);
    if (known !== undefined) known.probability += probability;
    else this.index.set(key, { lost: toArmy(lost), left: toArmy(left), retreated: toArmy(retreated), probability });
  }

  list(): CasualtyRow[] {
    return [...this.index].sort((a, b) => (a[0] < b[0] ? -1 : 1)).map(([, row]) => row);
  }
}

const NOTHING: readonly number[] = new Array<number>(UNIT_COUNT).fill(0);

const RENAMED = UNITS.map((_, t) => t).filter((t) => REPORTED_AS[t] !== t);

/** Whole, damaged and repaired battleships are one thing in reports. */
export function merged(counts: ArrayLike<number>, from = 0): number[] {
  const result = new Array<number>(UNIT_COUNT);
  for (let t = 0; t < UNIT_COUNT; t++) result[t] = counts[from + t];
  for (const t of RENAMED) {
    result[REPORTED_AS[t]] += result[t];
    result[t] = 0;
  }
  return result;
}

function attackRows(field: WaveField, won: Float64Array, left: Float64Array): CasualtyRow[] {
  const rows = new Rows(merged(field.attackers));
  for (let i = 0; i < won.length; i++) {
    if (won[i] === 0 && left[i] === 0) continue;
    const here = merged(field.attackerLeft, i * UNIT_COUNT);
    const away = merged(field.attacker.away, i * UNIT_COUNT);
    if (won[i] > 0) rows.add(here, away, won[i]);
    if (left[i] > 0)
      rows.add(
        NOTHING,
        here.map((n, t) => n + away[t]),
        left[i],
      );
  }
  return rows.list();
}

function defenseRows(field: WaveField, held: Float64Array, owned: Counts): CasualtyRow[] {
  const rows = new Rows(merged(owned));
  for (let j = 0; j < held.length; j++)
    if (held[j] > 0)
      rows.add(merged(field.defenderLeft, j * UNIT_COUNT), merged(field.defender.away, j * UNIT_COUNT), held[j]);
  return rows.list();
}

/** Battleships are repaired between waves. */
function survivors(field: WaveField, kept: Float64Array): Weighted[] {
  const armies = new Armies();
  kept.forEach((weight, j) => {
    if (weight > 0) armies.add(merged(field.remaining(j)), weight);
  });
  return armies.list();
}

/** On land the air force flies home and the army stays; at sea the fleet stays if a ship is left. */
function stayers(field: WaveField, i: number): Counts | undefined {
  const { naval } = field.battle;
  const here = merged(field.attackerLeft, i * UNIT_COUNT);
  const holds = naval ? 'sea' : 'land';
  if (!here.some((n, t) => n > 0 && UNITS[t].kind === holds)) return undefined;
  return naval ? here : here.map((n, t) => (UNITS[t].kind === holds ? n : 0));
}

/** The same for one ending: nobody stays where somebody still defends. */
export function stayingConquerors(field: WaveField, i: number, j: number): Counts | undefined {
  return totalUnits(field.defenderLeft, j * UNIT_COUNT) === 0 ? stayers(field, i) : undefined;
}

function conquerors(field: WaveField, won: Float64Array): Weighted[] {
  const armies = new Armies();
  won.forEach((weight, i) => {
    const army = weight === 0 ? undefined : stayers(field, i);
    if (army !== undefined) armies.add(army, weight);
  });
  return armies.list();
}
