// Totals over several waves without assuming that waves are independent: every army the defender may have left is
// followed with the losses that led to it. Where sides change places, losses stay with the original sides.
import type { Budget } from '../../budget.ts';
import { type AllWaves, sortKey, type Totals, ValueSums } from '../findings.ts';
import type { Battle } from '../schema/index.ts';
import { type Counts, toArmy, toCounts } from '../units.ts';
import type { SolvedBattle } from './battle.ts';
import { type Ending, merged, readEnding, stayingConquerors } from './ending.ts';
import { WaveField } from './wave.ts';
import { totalValue } from './worth.ts';

/** Index of an original side in pairs of figures. */
type Side = 0 | 1;
const ATTACKER: Side = 0;
const DEFENDER: Side = 1;

/** One history up to a wave: who stands there, what was lost, what was earned. */
interface History {
  /** Defenders of the next wave: undefined when there is nobody to attack. */
  readonly defenders: Counts | undefined;
  /** Who would defend it if the conqueror does. */
  readonly conquerors: Counts | undefined;
  /** Units lost, by original side. */
  readonly lost: readonly [Counts, Counts];
  /** Their values, each unit counted as what it did when it fell: attacker or defender. */
  readonly value: readonly [number, number];
  /** Of the original attacker: values, what territory was worth and what deadzones cost. */
  readonly profit: number;
  readonly probability: number;
}

export interface FollowedWaves {
  readonly report: AllWaves;
  readonly totals: Totals;
}

export function followAllWaves(battle: Battle, { futures }: SolvedBattle, budget: Budget): FollowedWaves {
  const nothing = toCounts({});
  let histories: History[] = [
    {
      defenders: nothing,
      conquerors: undefined,
      lost: [nothing, nothing],
      value: [0, 0],
      profit: 0,
      probability: 1,
    },
  ];
  let attacker: Side = ATTACKER;
  battle.waves.forEach((wave, w) => {
    if (wave.conquerorDefends) attacker = attacker === ATTACKER ? DEFENDER : ATTACKER;
    const reinforcements = toCounts(wave.defense.units);
    const fight = fighter(battle, w, futures[w], budget);
    histories = merge(
      histories.flatMap((history) => {
        const standing = wave.conquerorDefends ? history.conquerors : history.defenders;
        // Whoever attacks here holds the territory already.
        if (standing === undefined) return [{ ...history, defenders: undefined, conquerors: undefined }];
        return followWave(history, fight(plus(standing, reinforcements)), attacker, budget);
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
  future: SolvedBattle['futures'][number],
  budget: Budget,
): (defenders: Counts) => Fought {
  const known = new Map<string, Fought>();
  return (defenders) => {
    const key = defenders.join();
    let fought = known.get(key);
    if (fought === undefined) {
      const field = new WaveField(battle, w, [defenders], budget);
      field.decide(future);
      field.fight([1]);
      fought = { field, endings: readEnding(field, [1], defenders).endings };
      known.set(key, fought);
    }
    return fought;
  };
}

function followWave(history: History, { field, endings }: Fought, attacker: Side, budget: Budget): History[] {
  const sent = merged(field.attackers);
  const met = merged(field.starts[0]);
  const metValue = totalValue(field.defenseValues, field.starts[0], 0);
  const sentValue = totalValue(field.attackValues, field.attackers, 0);
  budget.spend(endings.length * 100);
  return endings.map(({ i, j, taken, attackerLoss, probability }) => {
    const ours = field.attackerRemaining(i);
    const theirs = field.remaining(j);
    const wave: { readonly lost: Counts; readonly value: number }[] = [
      { lost: minus(sent, merged(ours)), value: sentValue - totalValue(field.attackValues, ours, 0) },
      { lost: minus(met, merged(theirs)), value: metValue - totalValue(field.defenseValues, theirs, 0) },
    ];
    if (attacker === DEFENDER) wave.reverse();
    const profit = metValue - totalValue(field.defenseValues, theirs, 0) - attackerLoss;
    return {
      defenders: taken ? undefined : merged(theirs),
      conquerors: stayingConquerors(field, i, j),
      lost: [plus(history.lost[0], wave[0].lost), plus(history.lost[1], wave[1].lost)],
      value: [history.value[0] + wave[0].value, history.value[1] + wave[1].value],
      profit: history.profit + (attacker === ATTACKER ? profit : -profit),
      probability: history.probability * probability,
    };
  });
}

/** Histories that agree in everything that still matters are one. */
function merge(histories: readonly History[]): History[] {
  const found = new Map<string, History & { probability: number }>();
  for (const history of histories) {
    const { defenders, conquerors, lost, value, profit } = history;
    const figures = [profit, ...value].map((figure) => Math.round(figure * 1000)).join();
    const key = `${String.fromCharCode(...(defenders ?? []))}|${String.fromCharCode(...(conquerors ?? []))}|${String.fromCharCode(...lost[0], ...lost[1])}${figures}`;
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
    for (const side of [ATTACKER, DEFENDER]) {
      lost[side].add(history.lost[side], history.probability);
      value[side].add(history.value[side], history.probability);
    }
  }
  const profits = profit.rows();
  return {
    report: { attackerLost: lost[ATTACKER].list(), defenderLost: lost[DEFENDER].list(), profit: profits },
    totals: { attackerLoss: value[ATTACKER].rows(), defenderLoss: value[DEFENDER].rows(), profit: profits },
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
