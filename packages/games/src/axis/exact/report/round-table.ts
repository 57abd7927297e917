// The first wave round by round: how likely it is over, and what it has cost so far.
import type { Budget } from '../../../contract/budget.ts';
import type { RoundRow } from '../../findings.ts';
import type { Battle } from '../../plan.ts';
import { UNIT_COUNT } from '../../units.ts';
import { valueOfCounts } from '../../values.ts';
import type { Outlook } from '../futures.ts';
import { EMPTY, type Graph } from '../graph/graph.ts';
import { AT_FIRST } from '../standing.ts';
import { WaveField } from '../wave/field.ts';
import { FIGHTS } from '../wave/pairs.ts';

/** Looking at a pair takes about as long as this many steps. */
const STEPS_PER_PAIR = 5;

export function roundTable(battle: Battle, outlook: Outlook | undefined, budget: Budget): RoundRow[] {
  const field = WaveField.of(battle, 0, [battle.waves[0].defense.counts], budget);
  field.decide(outlook?.(AT_FIRST));
  const rows: RoundRow[] = [];
  const losses = lossesOf(field);
  field.playRounds([1], battle.report.rounds, (round, mass) => rows.push(readRound(field, losses, round, mass)));
  return rows;
}

/** What either side has lost at each of its nodes. */
interface Losses {
  readonly attacker: Float64Array;
  readonly defender: Float64Array;
}

function lossesOf(field: WaveField): Losses {
  const { attacker, defender } = field;
  const { attackValues, defenseValues } = field.battle;
  const sent = valueOfCounts(attackValues, field.attackers);
  const met = valueOfCounts(defenseValues, field.starts[0]);
  const lost = (had: number, values: readonly number[], left: Uint16Array, { size, away }: Graph) =>
    Float64Array.from(
      { length: size },
      (_, node) =>
        had - valueOfCounts(values, left, node * UNIT_COUNT) - valueOfCounts(values, away, node * UNIT_COUNT),
    );
  return {
    attacker: lost(sent, attackValues, field.attackerLeft, attacker),
    defender: lost(met, defenseValues, defender.counts, defender),
  };
}

function readRound(field: WaveField, losses: Losses, round: number, mass: Float64Array): RoundRow {
  const { pairs, attacker, defender } = field;
  const row = { won: 0, lost: 0, neither: 0, ended: 0, fighting: 0, attackerLoss: 0, defenderLoss: 0 };
  for (let i = 0; i < attacker.size; i++) {
    pairs.budget.spend(STEPS_PER_PAIR * defender.size);
    for (let j = 0; j < defender.size; j++) {
      const p = mass[i * pairs.columns + j];
      if (p === 0) continue;
      // What is decided without another round is decided now: a fleet that has only transports left is beaten.
      const end = pairs.restAt(i, j);
      const ours = Math.floor(end / pairs.columns);
      const theirs = end % pairs.columns;
      const gone = (attacker.flags[ours] & EMPTY) !== 0;
      const cleared = (defender.flags[theirs] & EMPTY) !== 0;
      if (gone && cleared) row.neither += p;
      else if (cleared) row.won += p;
      else if (gone) row.lost += p;
      else if (pairs.settle(ours, theirs) === FIGHTS && !field.hasStopped(ours, theirs, round)) row.fighting += p;
      else row.ended += p;
      row.attackerLoss += p * losses.attacker[ours];
      row.defenderLoss += p * losses.defender[theirs];
    }
  }
  return { round, ...row };
}
