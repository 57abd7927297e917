// What axis/battle finds, in the same shape from the exact engine and from a simulation.
import { type Distribution, summarize } from '@oddsmith/kernel';
import type { Findings } from '../contract/calculator.ts';
import type { OrderTable } from './advisor/order-table.ts';
import type { Decisions } from './advisor/weigh.ts';
import { type OwnerLoss, ownerLosses } from './owners.ts';
import { type Battle, FIRST, type Wave } from './plan.ts';
import { type Army, UNIT_IDS } from './units.ts';

/** Joint fate of the two sides; retreated and dived units are alive. */
export interface Outcome {
  readonly both: number;
  readonly attackerOnly: number;
  readonly defenderOnly: number;
  readonly neither: number;
}

export const FATES = ['both', 'attackerOnly', 'defenderOnly', 'neither'] as const satisfies readonly (keyof Outcome)[];

export function outcomeOf(chance: (fate: keyof Outcome) => number): Outcome {
  const [both, attackerOnly, defenderOnly, neither] = FATES.map(chance);
  return { both, attackerOnly, defenderOnly, neither };
}

/** The fate of sides of which somebody is left, or nobody. */
export function fateOf(attackerAlive: boolean, defenderAlive: boolean): keyof Outcome {
  if (attackerAlive) return defenderAlive ? 'both' : 'attackerOnly';
  return defenderAlive ? 'defenderOnly' : 'neither';
}

export interface CasualtyRow {
  readonly lost: Army;
  readonly left: Army;
  readonly retreated: Army;
  readonly probability: number;
}

/** Dice of one side, and how many throws of them hit less or more often. */
export interface ThrownLuck {
  readonly dice: number;
  readonly hits: number;
  readonly unread: number;
  readonly expected: number;
  readonly fewer: number;
  readonly same: number;
  readonly more: number;
}

/** [value, probability], values ascending. */
export type ValueRow = readonly [number, number];

export interface WaveResult {
  readonly outcome: Outcome;
  readonly attackerSurvives: number;
  readonly defenderSurvives: number;
  /** Chance that this wave's attacker owns the territory after it. */
  readonly takesTerritory: number;
  readonly attackerLoss: number;
  readonly defenderLoss: number;
  /** Running totals of the original sides. */
  readonly attackerLossTotal: number;
  readonly defenderLossTotal: number;
  readonly rounds: number;
  readonly casualties: { readonly attack: readonly CasualtyRow[]; readonly defense: readonly CasualtyRow[] };
  /** All that this wave's defender has lost so far, less what its attacker lost in it. */
  readonly profit: readonly ValueRow[];
}

/** Totals over all waves, each battle followed to its end; losses of the original sides where they change places. */
export interface AllWaves {
  readonly attackerLost: readonly { readonly lost: Army; readonly probability: number }[];
  readonly defenderLost: readonly { readonly lost: Army; readonly probability: number }[];
  readonly profit: readonly ValueRow[];
}

export interface JointRow {
  readonly attackerLeft: Army;
  readonly attackerRetreated: Army;
  readonly defenderLeft: Army;
  readonly defenderRetreated: Army;
  readonly probability: number;
}

/** The first wave after so many rounds. */
export interface RoundRow {
  readonly round: number;
  readonly won: number;
  readonly lost: number;
  readonly neither: number;
  /** Retreated, or a stand-off. */
  readonly ended: number;
  readonly fighting: number;
  readonly attackerLoss: number;
  readonly defenderLoss: number;
}

/** Stop or go on, at one state of the first wave. */
export interface StopRow {
  readonly attackerLeft: Army;
  readonly defenderLeft: Army;
  /** Rounds fought so far; only where rounds are limited, and the decision depends on how many are left. */
  readonly round?: number;
  /** Expected number of rounds begun, or stops made, in this state; chance of being in it where rounds are limited. */
  readonly visits: number;
  /** Expected profit from here of another round and what follows, less that of stopping. */
  readonly goOnProfit: number;
  readonly goOnWinChance: number;
  readonly stop: boolean;
}

/** What one more unit changes. */
export interface DeltaRow {
  readonly side: 'attack' | 'defense';
  readonly unit: string;
  readonly winChance: number;
  readonly profit: number;
}

/** How lucky the attacker was in a battle already played. */
export interface Luck {
  readonly profit: number;
  readonly expectedProfit: number;
  /** Chance of a result worse, as good, better for the attacker than the one he had. */
  readonly worse: number;
  readonly equal: number;
  readonly better: number;
}

export interface BattleFindings extends Findings {
  readonly summary: BattleSummary;
  readonly waves: readonly WaveResult[];
  readonly allWaves?: AllWaves;
  readonly joint?: readonly JointRow[];
  readonly roundByRound?: readonly RoundRow[];
  readonly stopTable?: readonly StopRow[];
  readonly deltas?: readonly DeltaRow[];
  readonly luck?: Luck;
  /** What each owner of the defenders of the first wave loses in it, where owners were named. */
  readonly owners?: readonly OwnerLoss[];
  /** The luck of the dice thrown so far, where they were told. */
  readonly rolled?: { readonly attacker: ThrownLuck; readonly defender: ThrownLuck };
  /** Orders of loss of both sides against each other, where they were asked for. */
  readonly orderTable?: OrderTable;
  /** The decisions of the first side that are worth making, where they were asked for. */
  readonly decisions?: Decisions;
  /** Where orders of loss were left to us: what is known about those used. */
  readonly orderSearch?: OrderSearch;
  /** Orders of loss as they were used, missing units appended. */
  readonly orders: readonly { readonly attack: readonly string[]; readonly defense: readonly string[] }[];
}

/**
 * How much orders of loss that were found are worth: the best there are (the value of the game where both sides are open), a
 * chance that the first side can count on whatever order the other takes, or the best that was found.
 */
export type OrderSearch = 'best' | 'guaranteed' | 'found';

const BY_CERTAINTY: readonly (OrderSearch | undefined)[] = [undefined, 'best', 'guaranteed', 'found'];

/** The least that is known about the orders of loss of any of several battles. */
export function leastCertain(searches: readonly (OrderSearch | undefined)[]): OrderSearch | undefined {
  return BY_CERTAINTY[searches.reduce((least, search) => Math.max(least, BY_CERTAINTY.indexOf(search)), 0)];
}

/** What one wave came to. */
interface WaveSums extends Pick<WaveResult, 'outcome' | 'attackerLoss' | 'defenderLoss' | 'rounds'> {
  /** Chance that its attackers own the territory before it and after it; 0 at sea. */
  readonly ownedBefore: number;
  readonly ownedAfter: number;
}

/** `before`: what the wave before it was told as. */
export function waveResult(
  { outcome, attackerLoss, defenderLoss, rounds, ownedBefore, ownedAfter }: WaveSums,
  { attacker }: Wave,
  before: Pick<WaveResult, 'attackerLossTotal' | 'defenderLossTotal'> | undefined,
): Omit<WaveResult, 'casualties' | 'profit'> {
  const [first, second] = attacker === FIRST ? [attackerLoss, defenderLoss] : [defenderLoss, attackerLoss];
  return {
    outcome,
    attackerSurvives: outcome.both + outcome.attackerOnly + ownedBefore,
    defenderSurvives: outcome.both + outcome.defenderOnly,
    takesTerritory: ownedAfter,
    attackerLoss,
    defenderLoss,
    attackerLossTotal: (before?.attackerLossTotal ?? 0) + first,
    defenderLossTotal: (before?.defenderLossTotal ?? 0) + second,
    rounds,
  };
}

/** Few losses first; equal losses in the order of the units. */
export function sortRows(rows: readonly CasualtyRow[]): CasualtyRow[] {
  return rows
    .map((row) => ({ row, key: sortKey(row.lost) + sortKey(row.left) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ row }) => row);
}

export function sortKey(army: Army): string {
  const codes = [0];
  for (const id of UNIT_IDS) {
    const n = army[id] ?? 0;
    codes[0] += n;
    codes.push(n);
  }
  return String.fromCharCode(...codes);
}

/** Rounds away the noise of sums of prices, so that equal values meet in one row. */
const GRAIN = 1000;

export class ValueSums {
  private readonly sums = new Map<number, number>();

  add(value: number, probability: number): void {
    const key = Math.round(value * GRAIN);
    this.sums.set(key, (this.sums.get(key) ?? 0) + probability);
  }

  rows(): ValueRow[] {
    return [...this.sums].sort((a, b) => a[0] - b[0]).map(([key, probability]) => [key / GRAIN, probability]);
  }
}

/** A distribution over whole numbers; fractions (deadzone costs, values of your own) are rounded to the nearest. */
export function toDistribution(rows: readonly ValueRow[]): Distribution {
  const whole = rows.map(([value, p]) => [Math.round(value), p] as const);
  const low = Math.min(...whole.map(([value]) => value));
  const high = Math.max(...whole.map(([value]) => value));
  const pmf = new Float64Array(high - low + 1);
  for (const [value, p] of whole) pmf[value - low] += p;
  return summarize(pmf, low);
}

export interface Totals {
  readonly attackerLoss: readonly ValueRow[];
  readonly defenderLoss: readonly ValueRow[];
  readonly profit: readonly ValueRow[];
}

export interface BattleSummary {
  readonly [name: string]: number;
  readonly winChance: number;
  readonly drawChance: number;
  readonly lossChance: number;
  readonly standoffChance: number;
  readonly takesChance: number;
  readonly profit: number;
}

/** A series of waves as both engines tell it. */
export interface SeriesResult {
  readonly waves: readonly { readonly result: WaveResult }[];
  /** Chance that the first side took the place in some wave, and that it has it in the end. */
  readonly takes: number;
  readonly holds: number;
}

/** Told by the first side, the attacker of the first wave. */
export function summaryOf({ swaps }: Battle, { waves: solved, takes, holds }: SeriesResult): BattleSummary {
  const waves = solved.map(({ result }) => result);
  const last = waves[waves.length - 1];
  const { both, defenderOnly, neither } = last.outcome;
  const chances = swaps
    ? {
        winChance: holds,
        drawChance: 0,
        lossChance: 1 - holds,
        standoffChance: 0,
        takesChance: takes,
        holdsChance: holds,
      }
    : {
        winChance: last.attackerSurvives - both,
        drawChance: neither,
        lossChance: defenderOnly,
        standoffChance: both,
        takesChance: last.takesTerritory,
      };
  return {
    ...chances,
    attackerLoss: last.attackerLossTotal,
    defenderLoss: last.defenderLossTotal,
    profit: last.defenderLossTotal - last.attackerLossTotal,
    rounds: waves.reduce((sum, wave) => sum + wave.rounds, 0),
  };
}

/** What the two engines know beside the series itself. */
interface Known extends Pick<BattleFindings, 'errorBound'> {
  /** Undefined where nobody asked for totals over several waves. */
  readonly totals: Totals | undefined;
  readonly orderSearch: OrderSearch | undefined;
  readonly allWaves: AllWaves | undefined;
}

export function battleFindings(battle: Battle, series: SeriesResult, known: Known): BattleFindings {
  const { errorBound, totals, orderSearch, allWaves } = known;
  return {
    errorBound,
    distributions: totals === undefined ? {} : distributionsOf(totals),
    summary: summaryOf(battle, series),
    waves: series.waves.map(({ result }) => result),
    orders: battle.waves.map(({ attack, defense }) => ({ attack: attack.orderOfLoss, defense: defense.orderOfLoss })),
    ...(battle.waves[0].defense.owners.length === 0
      ? {}
      : { owners: ownerLosses(battle, series.waves[0].result.casualties.defense) }),
    ...(orderSearch === undefined ? {} : { orderSearch }),
    ...(allWaves === undefined ? {} : { allWaves }),
  };
}

function distributionsOf({ attackerLoss, defenderLoss, profit }: Totals): { [name: string]: Distribution } {
  return {
    attackerLoss: toDistribution(attackerLoss),
    defenderLoss: toDistribution(defenderLoss),
    profit: toDistribution(profit),
  };
}

/** Totals over several waves are followed only on request. */
export function hasTotals({ waves, report }: Battle): boolean {
  return waves.length === 1 || report.allWaves;
}
