// Simulated battles, collected into the findings that the exact engine gives.
import type { Headline, Tally } from '../calculator.ts';
import { chanceHeadline } from '../headline.ts';
import {
  type AllWaves,
  type BattleFindings,
  type BattleSummary,
  type CasualtyRow,
  distributionsOf,
  type OrderSearch,
  sortKey,
  sortRows,
  summaryOf,
  type Totals,
  ValueSums,
  type WaveResult,
} from './findings.ts';
import { type Battle, FIRST, SECOND, type Side } from './plan.ts';
import type { PlayedBattle, PlayedWave } from './simulate/index.ts';
import { Summed } from './summed.ts';
import { type Army, isNobody, sumOfArmies } from './units.ts';
import { valueOfArmy } from './values.ts';

class ArmyRows {
  private readonly rows = new Summed<Omit<CasualtyRow, 'probability'>>();

  add(lost: Army, left: Army, retreated: Army, weight: number): void {
    const key = sortKey(lost) + sortKey(left) + sortKey(retreated);
    this.rows.add(key, weight, () => ({ lost, left, retreated }));
  }

  list(total: number): CasualtyRow[] {
    return sortRows(this.rows.list().map((row) => ({ ...row, probability: row.probability / total })));
  }
}

class WaveTally {
  readonly fates = { both: 0, attackerOnly: 0, defenderOnly: 0, neither: 0 };
  attackerLoss = 0;
  defenderLoss = 0;
  rounds = 0;
  readonly attack = new ArmyRows();
  readonly defense = new ArmyRows();
  readonly profit = new ValueSums();

  add(wave: PlayedWave, weight: number): void {
    const attackerAlive = !isNobody(wave.attackerLeft) || !isNobody(wave.attackerRetreated);
    const defenderAlive = !isNobody(wave.defenderLeft) || !isNobody(wave.defenderRetreated);
    const fate = attackerAlive ? (defenderAlive ? 'both' : 'attackerOnly') : defenderAlive ? 'defenderOnly' : 'neither';
    this.fates[fate] += weight;
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
  private taken = 0;
  private held = 0;
  /** Weight of the battles in which a wave's attackers own the territory, before it and after it. */
  private readonly owning: { before: number; after: number }[];
  private readonly orderSearch: OrderSearch | undefined;

  constructor({ battle, search }: { readonly battle: Battle; readonly search?: OrderSearch | undefined }) {
    this.battle = battle;
    this.orderSearch = search;
    this.waves = battle.waves.map(() => new WaveTally());
    this.owning = battle.waves.map(() => ({ before: 0, after: 0 }));
  }

  add(outcome: PlayedBattle, weight = 1): void {
    this.total += weight;
    if (outcome.taken) this.taken += weight;
    if (outcome.held) this.held += weight;
    const lost = [0, 0];
    const units: [Army, Army] = [{}, {}];
    let profit = 0;
    let owner: Side | undefined = SECOND;
    outcome.waves.forEach((wave, w) => {
      const { attacker } = this.battle.waves[w];
      if (owner === attacker) this.owning[w].before += weight;
      if (wave !== undefined) owner = wave.owner;
      if (owner === attacker) this.owning[w].after += weight;
      if (wave === undefined) return;
      this.waves[w].add(wave, weight);
      lost[attacker] += valueOfArmy(this.battle.attackValues, wave.attackerLost);
      lost[1 - attacker] += wave.defenderLoss;
      units[attacker] = sumOfArmies(units[attacker], wave.attackerLost);
      units[1 - attacker] = sumOfArmies(units[1 - attacker], wave.defenderLostNow);
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
    return chanceHeadline(this.summary(this.results()).winChance, this.total);
  }

  private summary(waves: readonly WaveResult[]): BattleSummary {
    const solved = waves.map((result) => ({ result }));
    return summaryOf(this.battle, { waves: solved, takes: this.taken / this.total, holds: this.held / this.total });
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
      summary: this.summary(waves),
      waves,
      orders: ordersOf(this.battle),
      ...(this.orderSearch === undefined ? {} : { orderSearch: this.orderSearch }),
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
    let totals: [number, number] = [0, 0];
    return this.waves.map((wave, w) => {
      const of = (sum: number) => sum / this.total;
      const outcome = {
        both: of(wave.fates.both),
        attackerOnly: of(wave.fates.attackerOnly),
        defenderOnly: of(wave.fates.defenderOnly),
        neither: of(wave.fates.neither),
      };
      const losses = [of(wave.attackerLoss), of(wave.defenderLoss)];
      const [first, second] = this.battle.waves[w].attacker === FIRST ? losses : [losses[1], losses[0]];
      totals = [totals[0] + first, totals[1] + second];
      const { naval } = this.battle;
      return {
        outcome,
        attackerSurvives: outcome.both + outcome.attackerOnly + (naval ? 0 : of(this.owning[w].before)),
        defenderSurvives: outcome.both + outcome.defenderOnly,
        takesTerritory: naval ? 0 : of(this.owning[w].after),
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
  return battle.waves.map(({ attack, defense }) => ({ attack: attack.orderOfLoss, defense: defense.orderOfLoss }));
}
