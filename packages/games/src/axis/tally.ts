// Simulated battles, collected into the findings that the exact engine gives.
import type { Headline, Tally } from '../contract/calculator.ts';
import { chanceHeadline } from '../contract/headline.ts';
import {
  type AllWaves,
  type BattleFindings,
  battleFindings,
  type CasualtyRow,
  fateOf,
  hasTotals,
  type OrderSearch,
  type Outcome,
  outcomeOf,
  type SeriesResult,
  sortKey,
  sortRows,
  summaryOf,
  ValueSums,
  type WaveResult,
  waveResult,
} from './findings.ts';
import { type Battle, SECOND, type Side } from './plan.ts';
import type { PlayedBattle, PlayedWave } from './simulate/index.ts';
import { Summed } from './summed.ts';
import { type Army, isNobody, sumOfArmies } from './units.ts';
import { valueOfArmy } from './values.ts';

class ArmyRows {
  private readonly rows = new Summed<CasualtyRow>();

  add(lost: Army, left: Army, retreated: Army, weight: number): void {
    const key = sortKey(lost) + sortKey(left) + sortKey(retreated);
    this.rows.add(key, weight, () => ({ lost, left, retreated, probability: weight }));
  }

  list(total: number): CasualtyRow[] {
    return sortRows(this.rows.list().map((row) => ({ ...row, probability: row.probability / total })));
  }
}

export function fateOfWave(wave: PlayedWave): keyof Outcome {
  const { attackerLeft, attackerRetreated, defenderLeft, defenderRetreated } = wave;
  return fateOf(
    !isNobody(attackerLeft) || !isNobody(attackerRetreated),
    !isNobody(defenderLeft) || !isNobody(defenderRetreated),
  );
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
    this.fates[fateOfWave(wave)] += weight;
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
    return chanceHeadline(summaryOf(this.battle, this.series()).winChance, this.total);
  }

  private series(): SeriesResult {
    const waves = this.results().map((result) => ({ result }));
    return { waves, takes: this.taken / this.total, holds: this.held / this.total };
  }

  findings(): BattleFindings {
    const totals = {
      attackerLoss: this.share(this.attackerLoss),
      defenderLoss: this.share(this.defenderLoss),
      profit: this.share(this.profit),
    };
    return battleFindings(this.battle, this.series(), {
      errorBound: 0,
      totals: hasTotals(this.battle) ? totals : undefined,
      orderSearch: this.orderSearch,
      allWaves: this.followsWaves ? this.allWaves() : undefined,
    });
  }

  private allWaves(): AllWaves {
    const rows = this.lost.map((side) => side.list(this.total).map(({ lost, probability }) => ({ lost, probability })));
    return { attackerLost: rows[0], defenderLost: rows[1], profit: this.share(this.profit) };
  }

  private share(sums: ValueSums): [number, number][] {
    return sums.rows().map(([value, weight]) => [value, weight / this.total]);
  }

  private results(): WaveResult[] {
    const of = (sum: number) => sum / this.total;
    const { naval, waves } = this.battle;
    const results: WaveResult[] = [];
    for (const [w, wave] of this.waves.entries()) {
      const sums = {
        outcome: outcomeOf((fate) => of(wave.fates[fate])),
        attackerLoss: of(wave.attackerLoss),
        defenderLoss: of(wave.defenderLoss),
        rounds: of(wave.rounds),
        ownedBefore: naval ? 0 : of(this.owning[w].before),
        ownedAfter: naval ? 0 : of(this.owning[w].after),
      };
      results.push({
        ...waveResult(sums, waves[w], results[w - 1]),
        casualties: { attack: wave.attack.list(this.total), defense: wave.defense.list(this.total) },
        profit: this.share(wave.profit),
      });
    }
    return results;
  }
}
