// Totals over several waves without assuming that waves are independent: every army the defender may have left is
// followed with the losses that led to it. Where sides change places, losses stay with the original sides.
import type { Budget } from '../../../contract/budget.ts';
import { type AllWaves, sortKey, type Totals, ValueSums } from '../../findings.ts';
import { type Battle, FIRST, SECOND, type Wave } from '../../plan.ts';
import { Summed } from '../../summed.ts';
import { type Army, type Counts, toArmy } from '../../units.ts';
import { valueOfCounts } from '../../values.ts';
import type { Outlook } from '../futures.ts';
import { merged } from '../graph/graph.ts';
import type { SolvedBattle } from '../series.ts';
import {
  AT_FIRST,
  afterConquest,
  afterDefense,
  afterLeaving,
  defendersOf,
  isFought,
  NOBODY,
  type Standing,
  stayers,
} from '../standing.ts';
import { type Ending, readEnding } from '../wave/ending.ts';
import { WaveField } from '../wave/field.ts';

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
      histories.flatMap((arriving) => {
        const history = { ...arriving, standing: afterLeaving(wave, arriving.standing) };
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
  const { attackValues, defenseValues } = field.battle;
  const metValue = valueOfCounts(defenseValues, field.starts[0]);
  const sentValue = valueOfCounts(attackValues, field.attackers);
  budget.spend(endings.length * 100);
  return endings.map(({ i, j, conquered, attackerLoss, probability }) => {
    const ours = field.attackerRemaining(i);
    const theirs = field.remaining(j);
    const losses: { readonly lost: Counts; readonly value: number }[] = [
      { lost: minus(sent, merged(ours)), value: sentValue - valueOfCounts(attackValues, ours) },
      { lost: minus(met, merged(theirs)), value: metValue - valueOfCounts(defenseValues, theirs) },
    ];
    if (wave.attacker === SECOND) losses.reverse();
    const profit = metValue - valueOfCounts(defenseValues, theirs) - attackerLoss;
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
  const found = new Summed<History>();
  for (const history of histories) {
    const { standing, lost, value, profit } = history;
    const { holder, conquered, garrison } = standing;
    const figures = [profit, ...value].map((figure) => Math.round(figure * 1000)).join();
    const key = `${holder}${conquered}${String.fromCharCode(...garrison, ...lost[0], ...lost[1])}${figures}`;
    found.add(key, history.probability, () => ({ ...history }));
  }
  return found.list();
}

interface LostArmy {
  readonly lost: Army;
  readonly probability: number;
}

function summarizeHistories(histories: readonly History[]): FollowedWaves {
  const lost = [new Summed<LostArmy>(), new Summed<LostArmy>()];
  const value = [new ValueSums(), new ValueSums()];
  const profit = new ValueSums();
  for (const history of histories) {
    profit.add(history.profit, history.probability);
    for (const side of [FIRST, SECOND]) {
      const army = toArmy(history.lost[side]);
      lost[side].add(sortKey(army), history.probability, () => ({ lost: army, probability: history.probability }));
      value[side].add(history.value[side], history.probability);
    }
  }
  const profits = profit.rows();
  return {
    report: { attackerLost: lost[FIRST].sorted(), defenderLost: lost[SECOND].sorted(), profit: profits },
    totals: { attackerLoss: value[FIRST].rows(), defenderLoss: value[SECOND].rows(), profit: profits },
  };
}
