// Simulated battles, collected into the findings that the exact engine gives.
import type { Headline, Tally } from '../calculator.ts';
import {
  type AllWaves,
  type BattleFindings,
  type CasualtyRow,
  distributionsOf,
  sortKey,
  sortRows,
  summaryOf,
  type Totals,
  ValueSums,
  type WaveResult,
} from './findings.ts';
import { completeOrders } from './orders.ts';
import type { Battle } from './schema/index.ts';
import type { PlayedBattle, PlayedWave } from './simulate/index.ts';
import { type Army, UNITS } from './units.ts';
import { valueOfArmy } from './values.ts';

class ArmyRows {
  private readonly rows = new Map<string, { lost: Army; left: Army; retreated: Army; weight: number }>();

  add(lost: Army, left: Army, retreated: Army, weight: number): void {
    const key = sortKey(lost) + sortKey(left) + sortKey(retreated);
    const known = this.rows.get(key);
    if (known === undefined) this.rows.set(key, { lost, left, retreated, weight });
    else known.weight += weight;
  }

  list(total: number): CasualtyRow[] {
    return sortRows([...this.rows.values()].map(({ weight, ...row }) => ({ ...row, probability: weight / total })));
  }
}

function sumOf(a: Army, b: Army): Army {
  return Object.fromEntries(
    UNITS.flatMap(({ id }) => {
      const n = (a[id] ?? 0) + (b[id] ?? 0);
      return n === 0 ? [] : [[id, n]];
    }),
  );
}

const isEmpty = (army: Army) => UNITS.every((unit) => (army[unit.id] ?? 0) === 0);

class WaveTally {
  readonly fates = { both: 0, attackerOnly: 0, defenderOnly: 0, neither: 0 };
  captured = 0;
  fought = 0;
  attackerLoss = 0;
  defenderLoss = 0;
  rounds = 0;
  readonly attack = new ArmyRows();
  readonly defense = new ArmyRows();
  readonly profit = new ValueSums();

  add(wave: PlayedWave, weight: number): void {
    const attackerAlive = !isEmpty(wave.attackerLeft) || !isEmpty(wave.attackerRetreated);
    const defenderAlive = !isEmpty(wave.defenderLeft) || !isEmpty(wave.defenderRetreated);
    const fate = attackerAlive ? (defenderAlive ? 'both' : 'attackerOnly') : defenderAlive ? 'defenderOnly' : 'neither';
    this.fates[fate] += weight;
    this.fought += weight;
    if (wave.captured) this.captured += weight;
    this.attackerLoss += weight * wave.attackerLoss;
    this.defenderLoss += weight * wave.defenderLoss;
    this.rounds += weight * wave.rounds;
    this.attack.add(wave.attackerLost, wave.attackerLeft, wave.attackerRetreated, weight);
    this.defense.add(wave.defenderLost, wave.defenderLeft, wave.defenderRetreated, weight);
    this.profit.add(wave.defenderLossSoFar - wave.attackerLoss, weight);
  }
}

export class BattleTally implements Tally<PlayedBattle, BattleFindings> {
  private readonly battle: Battle;
  private readonly waves: readonly WaveTally[];
  private total = 0;
  private readonly attackerLoss = new ValueSums();
  private readonly defenderLoss = new ValueSums();
  private readonly profit = new ValueSums();
  /** Units lost over all waves, by original side. */
  private readonly lost = [new ArmyRows(), new ArmyRows()];

  constructor(battle: Battle) {
    this.battle = battle;
    this.waves = battle.waves.map(() => new WaveTally());
  }

  add(outcome: PlayedBattle, weight = 1): void {
    this.total += weight;
    const lost = [0, 0];
    const units: [Army, Army] = [{}, {}];
    let profit = 0;
    let attacker = 0;
    outcome.waves.forEach((wave, w) => {
      // Whoever took the territory is attacked by the other side: losses go to the original sides.
      if (this.battle.waves[w].conquerorDefends) attacker = 1 - attacker;
      if (wave === undefined) return;
      this.waves[w].add(wave, weight);
      lost[attacker] += valueOfArmy(this.battle, wave.attackerLost, 'attack');
      lost[1 - attacker] += wave.defenderLoss;
      units[attacker] = sumOf(units[attacker], wave.attackerLost);
      units[1 - attacker] = sumOf(units[1 - attacker], wave.defenderLostNow);
      profit += (attacker === 0 ? 1 : -1) * (wave.defenderLoss - wave.attackerLoss);
    });
    this.attackerLoss.add(lost[0], weight);
    this.defenderLoss.add(lost[1], weight);
    this.profit.add(profit, weight);
    if (this.followsWaves) for (const side of [0, 1]) this.lost[side].add(units[side], {}, {}, weight);
  }

  private get followsWaves(): boolean {
    return this.battle.waves.length > 1 && hasTotals(this.battle);
  }

  headline(): Headline {
    const { winChance } = summaryOf(this.results());
    return { value: winChance, deviation: Math.sqrt(Math.max(0, winChance * (1 - winChance))) };
  }

  findings(): BattleFindings {
    const waves = this.results();
    const totals: Totals | undefined = hasTotals(this.battle)
      ? {
          attackerLoss: this.share(this.attackerLoss),
          defenderLoss: this.share(this.defenderLoss),
          profit: this.share(this.profit),
        }
      : undefined;
    return {
      errorBound: 0,
      distributions: distributionsOf(totals),
      summary: summaryOf(waves),
      waves,
      orders: ordersOf(completeOrders(this.battle)),
      ...(this.followsWaves ? { allWaves: this.allWaves() } : {}),
    };
  }

  private allWaves(): AllWaves {
    const rows = this.lost.map((side) => side.list(this.total).map(({ lost, probability }) => ({ lost, probability })));
    return { attackerLost: rows[0], defenderLost: rows[1], profit: this.share(this.profit) };
  }

  private share(sums: ValueSums): [number, number][] {
    return sums.rows().map(([value, weight]) => [value, weight / this.total]);
  }

  private results(): WaveResult[] {
    let owned = 0;
    let swapped = false;
    let totals: [number, number] = [0, 0];
    return this.waves.map((wave, w) => {
      const of = (sum: number) => sum / this.total;
      if (this.battle.waves[w].conquerorDefends) {
        owned = 1 - owned;
        swapped = !swapped;
      }
      const outcome = {
        both: of(wave.fates.both),
        attackerOnly: of(wave.fates.attackerOnly),
        defenderOnly: of(wave.fates.defenderOnly),
        neither: of(wave.fates.neither),
      };
      const losses = [of(wave.attackerLoss), of(wave.defenderLoss)];
      totals = swapped
        ? [totals[0] + losses[1], totals[1] + losses[0]]
        : [totals[0] + losses[0], totals[1] + losses[1]];
      const before = this.battle.naval ? 0 : owned;
      owned += of(wave.captured);
      return {
        outcome,
        attackerSurvives: outcome.both + outcome.attackerOnly + before,
        defenderSurvives: outcome.both + outcome.defenderOnly,
        takesTerritory: this.battle.naval ? 0 : owned,
        attackerLoss: losses[0],
        defenderLoss: losses[1],
        attackerLossTotal: totals[0],
        defenderLossTotal: totals[1],
        rounds: of(wave.rounds),
        casualties: { attack: wave.attack.list(this.total), defense: wave.defense.list(this.total) },
        profit: this.share(wave.profit),
      };
    });
  }
}

/** Totals over several waves are followed only on request. */
export function hasTotals({ waves, report }: Battle): boolean {
  return waves.length === 1 || report.allWaves;
}

export function ordersOf(battle: Battle): BattleFindings['orders'] {
  return battle.waves.map((wave) => ({
    attack: listed(wave.attack.orderOfLoss),
    defense: listed(wave.defense.orderOfLoss),
  }));
}

function listed(order: readonly string[] | string): readonly string[] {
  return typeof order === 'string' ? [order] : order;
}
