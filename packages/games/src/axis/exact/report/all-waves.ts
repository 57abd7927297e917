// Totals over several waves without assuming that waves are independent: every army the defender may have left is
// followed with the losses that led to it. Where sides change places, losses stay with the original sides.
import type { Budget } from '../../../budget.ts';
import { type AllWaves, sortKey, type Totals, ValueSums } from '../../findings.ts';
import { type Battle, FIRST, SECOND, type Wave } from '../../plan.ts';
import { type Counts, toArmy } from '../../units.ts';
import type { Outlook } from '../futures.ts';
import { merged } from '../graph/graph.ts';
import type { SolvedBattle } from '../series.ts';
import {
  AT_FIRST,
  afterConquest,
  afterDefense,
  defendersOf,
  isFought,
  NOBODY,
  type Standing,
  stayers,
} from '../standing.ts';
import { type Ending, readEnding } from '../wave/ending.ts';
import { WaveField } from '../wave/field.ts';
import { totalValue } from '../wave/worth.ts';

/** One history up to a wave: who stands there, what was lost, what was earned. */
interface History {
  readonly standing: Standing;
  /** Units lost, by side. */
  readonly lost: readonly [Counts, Counts];
  /** Their values, each unit counted as what it did when it fell: attacker or defender. */
  readonly value: readonly [number, number];
  /** Of the first side: values, what territory was worth and what deadzones cost. */
  readonly profit: number;
  readonly probability: number;
}

export interface FollowedWaves {
  readonly report: AllWaves;
  readonly totals: Totals;
}

export function followAllWaves(battle: Battle, { outlooks }: SolvedBattle, budget: Budget): FollowedWaves {
  let histories: History[] = [{ standing: AT_FIRST, lost: [NOBODY, NOBODY], value: [0, 0], profit: 0, probability: 1 }];
  battle.waves.forEach((wave, w) => {
    const fight = fighter(battle, w, outlooks[w], budget);
    histories = merge(
      histories.flatMap((history) => {
        if (!isFought(battle, wave, history.standing)) return [history];
        return followWave(history, wave, fight(history.standing), budget);
      }),
    );
  });
  return summarizeHistories(histories);
}

function plus(a: Counts, b: Counts): number[] {
  return a.map((n, t) => n + b[t]);
}

function minus(a: Counts, b: Counts): number[] {
  return a.map((n, t) => n - b[t]);
}

interface Fought {
  readonly field: WaveField;
  readonly endings: readonly Ending[];
}

/** Fights a wave against an army; each army is fought once. */
function fighter(
  battle: Battle,
  w: number,
  outlook: Outlook | undefined,
  budget: Budget,
): (before: Standing) => Fought {
  const known = new Map<string, Fought>();
  return (before) => {
    const defenders = defendersOf(battle.waves[w], before);
    const key = `${before.holder}${before.conquered}${defenders.join()}`;
    let fought = known.get(key);
    if (fought === undefined) {
      const field = WaveField.of(battle, w, [defenders], budget);
      field.decide(outlook?.(before));
      field.fight([1]);
      fought = { field, endings: readEnding(field, [1], defenders).endings() };
      known.set(key, fought);
    }
    return fought;
  };
}

function followWave(history: History, wave: Wave, { field, endings }: Fought, budget: Budget): History[] {
  const sent = merged(field.attackers);
  const met = merged(field.starts[0]);
  const metValue = totalValue(field.defenseValues, field.starts[0], 0);
  const sentValue = totalValue(field.attackValues, field.attackers, 0);
  budget.spend(endings.length * 100);
  return endings.map(({ i, j, conquered, attackerLoss, probability }) => {
    const ours = field.attackerRemaining(i);
    const theirs = field.remaining(j);
    const losses: { readonly lost: Counts; readonly value: number }[] = [
      { lost: minus(sent, merged(ours)), value: sentValue - totalValue(field.attackValues, ours, 0) },
      { lost: minus(met, merged(theirs)), value: metValue - totalValue(field.defenseValues, theirs, 0) },
    ];
    if (wave.attacker === SECOND) losses.reverse();
    const profit = metValue - totalValue(field.defenseValues, theirs, 0) - attackerLoss;
    return {
      standing: conquered
        ? afterConquest(wave, stayers(field.battle.naval, field.attackerLeft, i)!)
        : afterDefense(wave, history.standing, merged(theirs)),
      lost: [plus(history.lost[0], losses[0].lost), plus(history.lost[1], losses[1].lost)],
      value: [history.value[0] + losses[0].value, history.value[1] + losses[1].value],
      profit: history.profit + (wave.attacker === FIRST ? profit : -profit),
      probability: history.probability * probability,
    };
  });
}

/** Histories that agree in everything that still matters are one. */
function merge(histories: readonly History[]): History[] {
  const found = new Map<string, History & { probability: number }>();
  for (const history of histories) {
    const { standing, lost, value, profit } = history;
    const { holder, conquered, garrison } = standing;
    const figures = [profit, ...value].map((figure) => Math.round(figure * 1000)).join();
    const key = `${holder}${conquered}${String.fromCharCode(...garrison, ...lost[0], ...lost[1])}${figures}`;
    const known = found.get(key);
    if (known === undefined) found.set(key, { ...history });
    else known.probability += history.probability;
  }
  return [...found.values()];
}

function summarizeHistories(histories: readonly History[]): FollowedWaves {
  const lost = [new LossRows(), new LossRows()];
  const value = [new ValueSums(), new ValueSums()];
  const profit = new ValueSums();
  for (const history of histories) {
    profit.add(history.profit, history.probability);
    for (const side of [FIRST, SECOND]) {
      lost[side].add(history.lost[side], history.probability);
      value[side].add(history.value[side], history.probability);
    }
  }
  const profits = profit.rows();
  return {
    report: { attackerLost: lost[FIRST].list(), defenderLost: lost[SECOND].list(), profit: profits },
    totals: { attackerLoss: value[FIRST].rows(), defenderLoss: value[SECOND].rows(), profit: profits },
  };
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
