// A battle of several waves: each meets what the one before left standing.
import type { Budget } from '../../budget.ts';
import { type ValueRow, ValueSums, type WaveResult } from '../findings.ts';
import type { Battle } from '../schema/index.ts';
import { type Counts, toCounts, UNITS } from '../units.ts';
import type { Future } from './decisions.ts';
import { Armies, merged, readEnding, type WaveEnding, type Weighted } from './ending.ts';
import { WaveField } from './wave.ts';

export interface SolvedWave {
  readonly field: WaveField;
  readonly weights: readonly number[];
  readonly ending: WaveEnding;
  readonly result: WaveResult;
}

export interface SolvedBattle {
  readonly waves: readonly SolvedWave[];
  /** What each wave expects of those after it; undefined where it does not ask. */
  readonly futures: readonly (Future | undefined)[];
  readonly dropped: number;
}

/** What stands between two waves. */
interface Standing {
  readonly starts: readonly Weighted[];
  readonly owned: Counts;
  /** Chance that this wave's attacker already owns the territory. */
  readonly ownedByAttacker: number;
  readonly swapped: boolean;
}

export function solveBattle(battle: Battle, budget: Budget): SolvedBattle {
  const future = battle.valueFutureWaves ? futures(battle, budget) : [];
  const waves: SolvedWave[] = [];
  let dropped = 0;
  let totals: [number, number] = [0, 0];
  let standing: Standing = firstStanding(battle);
  for (let w = 0; w < battle.waves.length; w++) {
    if (w > 0) standing = nextStanding(battle, w, waves[w - 1], standing);
    const solved = solveWave(battle, w, standing, future[w], totals, budget);
    totals = [solved.result.attackerLossTotal, solved.result.defenderLossTotal];
    dropped += solved.field.arena.dropped;
    waves.push(solved);
  }
  return { waves, futures: future, dropped };
}

function solveWave(
  battle: Battle,
  w: number,
  standing: Standing,
  future: Future | undefined,
  totals: readonly [number, number],
  budget: Budget,
): SolvedWave {
  const weights = standing.starts.map((start) => start.weight);
  const field = new WaveField(
    battle,
    w,
    standing.starts.map((start) => start.counts),
    budget,
  );
  field.decide(future);
  field.fight(weights);
  const ending = readEnding(field, weights, standing.owned);
  const { outcome } = ending;
  const losses: [number, number] = [ending.attackerLoss, ending.defenderLoss];
  if (standing.swapped) losses.reverse();
  const result: WaveResult = {
    outcome,
    attackerSurvives: outcome.both + outcome.attackerOnly + standing.ownedByAttacker,
    defenderSurvives: outcome.both + outcome.defenderOnly,
    takesTerritory: battle.naval ? 0 : standing.ownedByAttacker + ending.captured,
    attackerLoss: ending.attackerLoss,
    defenderLoss: ending.defenderLoss,
    attackerLossTotal: totals[0] + losses[0],
    defenderLossTotal: totals[1] + losses[1],
    rounds: field.arena.rounds,
    casualties: { attack: ending.attackRows, defense: ending.defenseRows },
    profit: profitRows(ending),
  };
  return { field, weights, ending, result };
}

function firstStanding(battle: Battle): Standing {
  const counts = toCounts(battle.waves[0].defense.units);
  return { starts: [{ counts, weight: 1 }], owned: counts, ownedByAttacker: 0, swapped: false };
}

function nextStanding(battle: Battle, w: number, before: SolvedWave, standing: Standing): Standing {
  const reinforcements = toCounts(battle.waves[w].defense.units);
  const swap = battle.waves[w].conquerorDefends;
  const armies = new Armies();
  for (const { counts, weight } of swap ? before.ending.conquerors : before.ending.defenders)
    armies.add(
      counts.map((n, t) => n + reinforcements[t]),
      weight,
    );
  const owned = swap ? stayed(battle, before.field.attackers) : standing.owned;
  const taken = standing.ownedByAttacker + before.ending.captured;
  return {
    starts: armies.list(),
    owned: owned.map((n, t) => n + reinforcements[t]),
    // After a swap the other side attacks: it owns the territory unless the conqueror took it.
    ownedByAttacker: battle.naval ? 0 : swap ? 1 - taken : taken,
    swapped: standing.swapped !== swap,
  };
}

/** Units that could have stayed to defend. */
function stayed(battle: Battle, attackers: Counts): Counts {
  return battle.naval ? attackers : attackers.map((n, t) => (UNITS[t].kind === 'land' ? n : 0));
}

function profitRows(ending: WaveEnding): ValueRow[] {
  const sums = new ValueSums();
  for (const { profit, probability } of ending.endings) sums.add(profit, probability);
  return sums.rows();
}

/** For every wave, what the waves after it will earn against the defenders it leaves. */
function futures(battle: Battle, budget: Budget): (Future | undefined)[] {
  const fields: WaveField[] = [];
  let starts: Counts[] = [firstStanding(battle).owned];
  for (let w = 0; w < battle.waves.length; w++) {
    fields.push(new WaveField(battle, w, starts, budget));
    if (w + 1 === battle.waves.length || battle.waves[w + 1].conquerorDefends) break;
    starts = possibleStarts(fields[w], toCounts(battle.waves[w + 1].defense.units));
  }
  const result: (Future | undefined)[] = battle.waves.map(() => undefined);
  for (let w = fields.length - 1; w > 0; w--) {
    const field = fields[w];
    field.decide(result[w]);
    const profits = field.decisions.startProfits();
    const reinforcements = toCounts(battle.waves[w].defense.units);
    const byArmy = new Map(field.starts.map((counts, s) => [counts.join(), profits[s]]));
    result[w - 1] = (left) =>
      byArmy.get(
        merged(left)
          .map((n, t) => n + reinforcements[t])
          .join(),
      )!;
  }
  return result;
}

function possibleStarts(field: WaveField, reinforcements: Counts): Counts[] {
  const armies = new Armies();
  for (let j = 0; j < field.defender.size; j++)
    armies.add(
      merged(field.remaining(j)).map((n, t) => n + reinforcements[t]),
      1,
    );
  return armies.list().map(({ counts }) => counts);
}
