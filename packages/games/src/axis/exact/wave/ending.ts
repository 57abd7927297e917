// How a wave ended: joint fates, losses, casualty tables, profit, and what the next wave meets.
import type { CasualtyRow, Outcome } from '../../findings.ts';
import { Summed } from '../../summed.ts';
import { type Counts, toArmy, UNIT_COUNT, UNITS } from '../../units.ts';
import { valueOfCounts } from '../../values.ts';
import { type Graph, merged } from '../graph/graph.ts';
import { totalUnits } from '../graph/order.ts';
import { canStay, isCleared, stayers } from '../standing.ts';
import type { WaveField } from './field.ts';
import { captureGain } from './worth.ts';

/** One way the wave can end, with everything that is reported about it. */
export interface Ending {
  readonly i: number;
  readonly j: number;
  readonly probability: number;
  /** What all defenders so far have lost, less what this wave's attacker lost. */
  readonly profit: number;
  readonly attackerLoss: number;
  /** The attackers stay as conquerors. */
  readonly conquered: boolean;
}

export interface WaveEnding {
  readonly outcome: Outcome;
  /** Chance that the attackers stay as conquerors, and that they do not. */
  readonly conquered: number;
  readonly kept: number;
  /** Expected values lost in this wave; the attacker's is reduced by what the territory is worth. */
  readonly attackerLoss: number;
  readonly defenderLoss: number;
  /** Probability that was left out: what was counted on the way, or what is missing in the end. */
  readonly dropped: number;
  /** Tables, and every way the wave can end: made when somebody asks, most ask for sums alone. */
  attackRows(): readonly CasualtyRow[];
  defenseRows(): readonly CasualtyRow[];
  endings(): Ending[];
  /** Defenders that are left and their chances, where nobody conquered. */
  defenders(): Likely[];
  /** Attackers that stay as conquerors. */
  conquerors(): Likely[];
}

/** An army and how likely it is. */
export interface Likely {
  readonly counts: Counts;
  readonly probability: number;
}

/** Pairs between two looks at the clock: far less than a millisecond. */
const CELLS_PER_LOOK = 5000;

/** Reads the result of a fought wave. `owned`: all defenders there have been so far, the dead included. */
export function readEnding(field: WaveField, weights: readonly number[], owned: Counts): WaveEnding {
  const { pairs, attacker, defender } = field;
  const columns = pairs.columns;
  const won = new Float64Array(attacker.size);
  const left = new Float64Array(attacker.size);
  const held = new Float64Array(defender.size);
  const kept = new Float64Array(defender.size);
  const conquerors = new Float64Array(attacker.size);
  const fates = [0, 0, 0, 0];
  const side = describeNodes(field, owned);
  let taken = 0;
  let notTaken = 0;
  const cells = endedCells(field);
  for (let n = 0; n < cells.length; n++) {
    if (n % CELLS_PER_LOOK === 0) pairs.budget.look();
    const i = Math.floor(cells[n] / columns);
    const j = cells[n] - i * columns;
    const p = pairs.mass[cells[n]];
    if (side.cleared[j] === 1 && side.stays[i] === 1) {
      taken += p;
      conquerors[i] += p;
    } else {
      notTaken += p;
      kept[j] += p;
    }
    if (side.defenderGone[j] === 1) won[i] += p;
    else left[i] += p;
    held[j] += p;
    fates[(side.attackerAlive[i] ? 0 : 2) + (side.defenderAlive[j] ? 0 : 1)] += p;
  }
  foldEqual(field, [held, kept]);
  const had = valueOfCounts(field.battle.defenseValues, owned);
  const lostBefore = weights.reduce(
    (sum, weight, s) => sum + weight * (had - valueOfCounts(field.battle.defenseValues, field.starts[s])),
    0,
  );
  const missing = weights.reduce((sum, weight) => sum + weight, 0) - taken - notTaken;
  return {
    outcome: { both: fates[0], attackerOnly: fates[1], defenderOnly: fates[2], neither: fates[3] },
    conquered: taken,
    kept: notTaken,
    attackerLoss: sumOver(side.attackerLoss, won) + sumOver(side.attackerLoss, left) - sumOver(side.gain, won),
    defenderLoss: sumOver(side.defenderLoss, held) - lostBefore,
    dropped: pairs.options.floor > 0 ? Math.max(pairs.dropped, missing) : pairs.dropped,
    attackRows: () => attackRows(field, won, left),
    defenseRows: () => defenseRows(field, held, owned),
    endings: () => endingsOf(field, side, cells),
    defenders: () => defendersLeft(field, kept),
    conquerors: () => conquerorsLeft(field, conquerors),
  };
}

/**
 * Lines of several armies pass through the same remains: each is read once, at the first node that has them. Of the 140
 * defender nodes of a second wave a third are left, which takes a tenth off three waves.
 */
function foldEqual({ starts, defender, defenderLeft }: WaveField, tables: readonly Float64Array[]): void {
  if (starts.length === 1 || defender.after !== undefined) return;
  const present = UNITS.flatMap((_, t) => (starts.some((counts) => counts[t] > 0) ? [t] : []));
  const codes = new Array<number>(2 * present.length);
  const firsts = new Map<string, number>();
  for (let node = 0; node < defender.size; node++) {
    const at = node * UNIT_COUNT;
    for (let k = 0; k < present.length; k++) {
      codes[2 * k] = defenderLeft[at + present[k]];
      codes[2 * k + 1] = defender.away[at + present[k]];
    }
    const key = String.fromCharCode(...codes);
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, node);
    else
      for (const chances of tables) {
        chances[first] += chances[node];
        chances[node] = 0;
      }
  }
}

/** Pairs at which battles ended. */
function endedCells({ pairs, attacker, defender }: WaveField): number[] {
  const { mass, columns, arrived, scattered, budget } = pairs;
  const cells: number[] = [];
  for (let i = 0; i < attacker.size; i++) {
    if (arrived[i] === 0) continue;
    // Of 300 v 300 that is nearly all nodes, and reading all of their pairs took 20 ms.
    const spread = scattered[i] === 1;
    let j = spread ? 0 : defender.dead[0];
    for (; j < columns; j = spread ? j + 1 : nextDead(defender, j))
      if (mass[i * columns + j] !== 0) cells.push(i * columns + j);
    budget.spend(spread ? columns : 1);
  }
  return cells;
}

/** Where the line behind one of defenders ends. */
function nextDead({ dead, size }: Graph, j: number): number {
  return j + 1 < size ? dead[j + 1] : size;
}

function endingsOf({ pairs }: WaveField, side: NodeFacts, cells: readonly number[]): Ending[] {
  const { mass, columns, budget } = pairs;
  return cells.map((cell, n) => {
    if (n % CELLS_PER_LOOK === 0) budget.spend(Math.min(CELLS_PER_LOOK, cells.length - n));
    const i = Math.floor(cell / columns);
    const j = cell - i * columns;
    const conquered = side.cleared[j] === 1 && side.stays[i] === 1;
    const attackerLoss = side.attackerLoss[i] - (conquered ? side.gain[i] : 0);
    const profit = side.defenderLoss[j] - attackerLoss;
    return { i, j, probability: mass[cell], profit, attackerLoss, conquered };
  });
}

interface NodeFacts {
  readonly attackerAlive: Uint8Array;
  readonly defenderAlive: Uint8Array;
  /** Nobody in the fight any more, crashed aircraft included. */
  readonly defenderGone: Uint8Array;
  readonly cleared: Uint8Array;
  /** Somebody is left who can stay. */
  readonly stays: Uint8Array;
  readonly attackerLoss: Float64Array;
  readonly defenderLoss: Float64Array;
  readonly gain: Float64Array;
}

/** Looking at a node, and writing a row of a table of losses, take about as long as this many steps. */
const STEPS_PER_NODE = 200;
const STEPS_PER_ROW = 1000;

function describeNodes(field: WaveField, owned: Counts): NodeFacts {
  const { attacker, defender, battle } = field;
  const { attackValues, defenseValues } = battle;
  const { budget } = field.pairs;
  const sent = valueOfCounts(attackValues, field.attackers);
  const facts: NodeFacts = {
    attackerAlive: new Uint8Array(attacker.size),
    defenderAlive: new Uint8Array(defender.size),
    defenderGone: new Uint8Array(defender.size),
    cleared: new Uint8Array(defender.size),
    stays: new Uint8Array(attacker.size),
    attackerLoss: new Float64Array(attacker.size),
    defenderLoss: new Float64Array(defender.size),
    gain: new Float64Array(attacker.size),
  };
  for (let i = 0; i < attacker.size; i++) {
    const at = i * UNIT_COUNT;
    budget.spend(STEPS_PER_NODE);
    facts.attackerAlive[i] = totalUnits(field.attackerLeft, at) + totalUnits(attacker.away, at) > 0 ? 1 : 0;
    facts.stays[i] = canStay(battle.naval, field.attackerLeft, i) ? 1 : 0;
    facts.attackerLoss[i] =
      sent - valueOfCounts(attackValues, field.attackerLeft, at) - valueOfCounts(attackValues, attacker.away, at);
    if (!battle.naval)
      facts.gain[i] = captureGain(attackValues, attacker.counts, at, battle.territoryValue, battle.deadzone);
  }
  const before = valueOfCounts(defenseValues, owned);
  for (let j = 0; j < defender.size; j++) {
    const at = j * UNIT_COUNT;
    budget.spend(STEPS_PER_NODE);
    const left = totalUnits(field.defenderLeft, at);
    facts.defenderGone[j] = left === 0 ? 1 : 0;
    facts.cleared[j] = isCleared(battle.naval, field.defenderLeft, defender, j) ? 1 : 0;
    facts.defenderAlive[j] = left + totalUnits(defender.away, at) > 0 ? 1 : 0;
    facts.defenderLoss[j] =
      before - valueOfCounts(defenseValues, field.defenderLeft, at) - valueOfCounts(defenseValues, defender.away, at);
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
  /** Units there were at all: 300 v 300 has 2,800 rows, and looking at all kinds for each took 20 ms. */
  private readonly present: readonly number[];
  private readonly codes: number[];
  private readonly rows = new Summed<CasualtyRow>();

  constructor(had: Counts) {
    this.had = had;
    this.present = had.flatMap((n, t) => (n > 0 ? [t] : []));
    this.codes = new Array<number>(2 * this.present.length + 2);
  }

  /** What was had and is neither left nor retreated is lost. */
  add(left: Counts, retreated: Counts, probability: number): void {
    this.rows.add(this.keyOf(left, retreated), probability, () => {
      const lost = this.had.map((n, t) => n - left[t] - retreated[t]);
      return { lost: toArmy(lost), left: toArmy(left), retreated: toArmy(retreated), probability };
    });
  }

  /** Losses in all, then of each unit, then the same of what is left. */
  private keyOf(left: Counts, retreated: Counts): string {
    const { had, present, codes } = this;
    const middle = present.length + 1;
    codes[0] = 0;
    codes[middle] = 0;
    for (let k = 0; k < present.length; k++) {
      const t = present[k];
      const lost = had[t] - left[t] - retreated[t];
      codes[0] += lost;
      codes[middle] += left[t];
      codes[k + 1] = lost;
      codes[middle + k + 1] = left[t];
    }
    return String.fromCharCode(...codes);
  }

  list(): CasualtyRow[] {
    return this.rows.sorted();
  }
}

const NOTHING: readonly number[] = new Array<number>(UNIT_COUNT).fill(0);

function attackRows(field: WaveField, won: Float64Array, left: Float64Array): CasualtyRow[] {
  const rows = new Rows(merged(field.attackers));
  for (let i = 0; i < won.length; i++) {
    if (won[i] === 0 && left[i] === 0) continue;
    field.pairs.budget.spend(STEPS_PER_ROW);
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
function defendersLeft(field: WaveField, kept: Float64Array): Likely[] {
  return armiesOf(kept, (j) => merged(field.remaining(j)));
}

function conquerorsLeft(field: WaveField, conquered: Float64Array): Likely[] {
  return armiesOf(conquered, (i) => stayers(field.battle.naval, field.attackerLeft, i)!);
}

/** The armies of all nodes that have a chance, equal ones once. */
function armiesOf(chances: Float64Array, armyAt: (node: number) => Counts): Likely[] {
  const armies = new Summed<Likely>();
  chances.forEach((chance, node) => {
    if (chance === 0) return;
    const counts = armyAt(node);
    armies.add(String.fromCharCode(...counts), chance, () => ({ counts, probability: chance }));
  });
  return armies.list();
}
