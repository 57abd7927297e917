// The first wave round by round: how likely it is over, and what it has cost so far.
import type { Budget } from '../../../budget.ts';
import type { RoundRow } from '../../findings.ts';
import type { Battle } from '../../plan.ts';
import { UNIT_COUNT } from '../../units.ts';
import type { Outlook } from '../futures.ts';
import { EMPTY } from '../graph/graph.ts';
import { AT_FIRST } from '../standing.ts';
import { WaveField } from '../wave/field.ts';
import { FIGHTS } from '../wave/pairs.ts';
import { totalValue } from '../wave/worth.ts';

export function roundTable(battle: Battle, outlook: Outlook | undefined, budget: Budget): RoundRow[] {
  const field = WaveField.of(battle, 0, [battle.waves[0].defense.counts], budget);
  field.decide(outlook?.(AT_FIRST));
  const rows: RoundRow[] = [];
  field.playRounds([1], battle.report.rounds, (round, mass) => rows.push(readRound(field, round, mass)));
  return rows;
}

function readRound(field: WaveField, round: number, mass: Float64Array): RoundRow {
  const { pairs, attacker, defender } = field;
  const row = { won: 0, lost: 0, neither: 0, ended: 0, fighting: 0, attackerLoss: 0, defenderLoss: 0 };
  const sent = totalValue(field.attackValues, field.attackers, 0);
  const met = totalValue(field.defenseValues, field.starts[0], 0);
  for (let i = 0; i < attacker.size; i++)
    for (let j = 0; j < defender.size; j++) {
      const p = mass[i * pairs.columns + j];
      if (p === 0) continue;
      // What is decided without another round is decided now: a fleet that has only transports left is beaten.
      const end = settledAt(pairs, i, j);
      const ours = Math.floor(end / pairs.columns);
      const theirs = end % pairs.columns;
      const gone = (attacker.flags[ours] & EMPTY) !== 0;
      const cleared = (defender.flags[theirs] & EMPTY) !== 0;
      if (gone && cleared) row.neither += p;
      else if (cleared) row.won += p;
      else if (gone) row.lost += p;
      else if (pairs.settle(ours, theirs) === FIGHTS && !field.hasStopped(ours, theirs, round)) row.fighting += p;
      else row.ended += p;
      row.attackerLoss += p * (sent - totalValue(field.attackValues, field.attackerRemaining(ours), 0));
      row.defenderLoss += p * (met - totalValue(field.defenseValues, counted(defender, theirs), 0));
    }
  return { round, ...row };
}

/** Where a pair comes to rest without a round being fought. */
function settledAt(pairs: WaveField['pairs'], i: number, j: number): number {
  const self = i * pairs.columns + j;
  const next = pairs.settle(i, j);
  if (next === FIGHTS || next === self) return self;
  return settledAt(pairs, Math.floor(next / pairs.columns), next % pairs.columns);
}

function counted(graph: WaveField['defender'], node: number): number[] {
  const at = node * UNIT_COUNT;
  return Array.from({ length: UNIT_COUNT }, (_, t) => graph.counts[at + t] + graph.away[at + t]);
}
