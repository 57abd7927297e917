// Totals over several waves without assuming that waves are independent: every army the defender may have left is
// followed with the losses that led to it.
import type { Budget } from '../../budget.ts';
import { type AllWaves, sortKey, ValueSums } from '../findings.ts';
import type { Battle } from '../schema/index.ts';
import { type Counts, toArmy, toCounts } from '../units.ts';
import type { SolvedBattle } from './battle.ts';
import type { Future } from './decisions.ts';
import { merged, readEnding } from './ending.ts';
import { WaveField } from './wave.ts';
import { totalValue, unitValues } from './worth.ts';

/** One history up to a wave: who defends, what was lost, what was earned. */
interface History {
  readonly defenders: Counts;
  readonly attackerLost: Counts;
  readonly defenderLost: Counts;
  /** Less the value of the territory, plus the cost of a deadzone. */
  readonly attackerLoss: number;
  readonly taken: boolean;
  readonly probability: number;
}

export function followAllWaves(battle: Battle, { futures }: SolvedBattle, budget: Budget): AllWaves {
  let histories: History[] = [
    {
      defenders: toCounts({}),
      attackerLost: toCounts({}),
      defenderLost: toCounts({}),
      attackerLoss: 0,
      taken: false,
      probability: 1,
    },
  ];
  battle.waves.forEach((wave, w) => {
    const reinforcements = toCounts(wave.defense.units);
    histories = histories.map((history) =>
      history.taken ? history : { ...history, defenders: plus(history.defenders, reinforcements) },
    );
    histories = merge(fightWave(battle, w, histories, futures[w], budget));
  });
  return summarizeHistories(battle, histories);
}

function plus(a: Counts, b: Counts): number[] {
  return a.map((n, t) => n + b[t]);
}

function minus(a: Counts, b: Counts): number[] {
  return a.map((n, t) => n - b[t]);
}

function fightWave(
  battle: Battle,
  w: number,
  histories: readonly History[],
  future: Future | undefined,
  budget: Budget,
): History[] {
  const next: History[] = [];
  const solved = new Map<string, { ending: ReturnType<typeof readEnding>; field: WaveField }>();
  for (const history of histories) {
    if (history.taken) {
      next.push(history);
      continue;
    }
    const key = history.defenders.join();
    let known = solved.get(key);
    if (known === undefined) {
      const field = new WaveField(battle, w, [history.defenders], budget);
      field.decide(future);
      field.fight([1]);
      known = { ending: readEnding(field, [1], history.defenders), field };
      solved.set(key, known);
    }
    const { ending, field } = known;
    const sent = merged(field.attackers);
    for (const end of ending.endings)
      next.push({
        defenders: merged(field.remaining(end.j)),
        attackerLost: plus(history.attackerLost, minus(sent, merged(field.attackerRemaining(end.i)))),
        defenderLost: plus(history.defenderLost, minus(merged(history.defenders), merged(field.remaining(end.j)))),
        attackerLoss: history.attackerLoss + end.attackerLoss,
        taken: end.taken,
        probability: history.probability * end.probability,
      });
    budget.spend(ending.endings.length);
  }
  return next;
}

/** Histories that agree in everything that still matters are one. */
function merge(histories: readonly History[]): History[] {
  const found = new Map<string, History & { probability: number }>();
  for (const history of histories) {
    const loss = Math.round(history.attackerLoss * 1000);
    const key =
      String.fromCharCode(
        history.taken ? 1 : 0,
        ...history.defenders,
        ...history.attackerLost,
        ...history.defenderLost,
      ) + loss;
    const known = found.get(key);
    if (known === undefined) found.set(key, { ...history });
    else known.probability += history.probability;
  }
  return [...found.values()];
}

function summarizeHistories(battle: Battle, histories: readonly History[]): AllWaves {
  const attackerLost = new LossRows();
  const defenderLost = new LossRows();
  const profit = new ValueSums();
  const values = unitValues(battle, 'defense');
  for (const history of histories) {
    attackerLost.add(history.attackerLost, history.probability);
    defenderLost.add(history.defenderLost, history.probability);
    profit.add(totalValue(values, history.defenderLost, 0) - history.attackerLoss, history.probability);
  }
  return { attackerLost: attackerLost.list(), defenderLost: defenderLost.list(), profit: profit.rows() };
}

class LossRows {
  private readonly rows = new Map<string, { counts: Counts; probability: number }>();

  add(counts: Counts, probability: number): void {
    const key = String.fromCharCode(...counts);
    const known = this.rows.get(key);
    if (known === undefined) this.rows.set(key, { counts, probability });
    else known.probability += probability;
  }

  list() {
    return [...this.rows.values()]
      .map(({ counts, probability }) => ({ lost: toArmy(counts), probability }))
      .sort((a, b) => (sortKey(a.lost) < sortKey(b.lost) ? -1 : 1));
  }
}
