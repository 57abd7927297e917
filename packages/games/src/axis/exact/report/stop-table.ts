// Stop or go on: what another round is worth at every state the first wave is likely to pass through.
import type { Budget } from '../../../contract/budget.ts';
import type { StopRow } from '../../findings.ts';
import type { Battle } from '../../plan.ts';
import { toArmy, UNIT_COUNT } from '../../units.ts';
import type { Outlook } from '../futures.ts';
import { AT_FIRST } from '../standing.ts';
import { WaveField } from '../wave/field.ts';
import { FIGHTS } from '../wave/pairs.ts';

/** States less likely than this are left out of the table. */
const RARE = 1e-4;
const MOST_ROWS = 400;

export function stopTable(battle: Battle, outlook: Outlook | undefined, budget: Budget): StopRow[] {
  const field = WaveField.of(battle, 0, [battle.waves[0].defense.counts], budget);
  field.decide(outlook?.(AT_FIRST));
  const { rounds } = battle.waves[0];
  const rows = rounds === null ? toTheEnd(field) : roundByRound(field, rounds);
  return rows.sort((a, b) => b.visits - a.visits).slice(0, MOST_ROWS);
}

function toTheEnd(field: WaveField): StopRow[] {
  const { pairs, decisions } = field;
  decisions.valueAll({ win: true });
  pairs.visits = new Float64Array(pairs.cells);
  field.fight([1]);
  return likely(pairs.visits, pairs.budget).flatMap((self) =>
    rowAt(field, self, pairs.visits![self], decisions.stopsAfter(1)),
  );
}

/** With limited rounds the best decision depends on how many are left: each round has rows of its own. */
function roundByRound(field: WaveField, rounds: number): StopRow[] {
  const seen: { readonly self: number; readonly visits: number }[][] = [];
  field.playRounds([1], rounds - 1, (_, mass) => {
    seen.push(likely(mass, field.pairs.budget).map((self) => ({ self, visits: mass[self] })));
  });
  const rows: StopRow[] = [];
  field.decisions.valueAll({
    win: true,
    watch: (round, stops) => {
      for (const { self, visits } of seen[round])
        rows.push(...rowAt(field, self, visits, stops).map((row) => ({ ...row, round })));
    },
  });
  return rows;
}

function likely(visits: Float64Array, budget: Budget): number[] {
  const found: number[] = [];
  budget.spend(visits.length);
  for (let self = 0; self < visits.length; self++) if (visits[self] >= RARE) found.push(self);
  return found;
}

/** No row where the attacker has no choice. */
function rowAt(field: WaveField, self: number, visits: number, stops: Uint8Array | undefined): StopRow[] {
  const { pairs, attacker, defender, decisions } = field;
  const { goOnProfit, goOnWin } = decisions.values!;
  const i = Math.floor(self / pairs.columns);
  const j = self % pairs.columns;
  if (pairs.settle(i, j) !== FIGHTS) return [];
  const away = pairs.withdraw(i, j);
  if (away === FIGHTS) return [];
  return [
    {
      attackerLeft: toArmy(attacker.counts, i * UNIT_COUNT),
      defenderLeft: toArmy(defender.counts, j * UNIT_COUNT),
      visits,
      goOnProfit: goOnProfit[self] - decisions.stopValue(i, j, away),
      goOnWinChance: goOnWin[self],
      stop: stops?.[self] === 1,
    },
  ];
}
