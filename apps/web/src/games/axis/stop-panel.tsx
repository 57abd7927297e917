// Stop or go on, and what one more unit would add.
import type { BattleFindings } from '@oddsmith/games/axis';
import { capital } from '@oddsmith/games/wording';
import { useMemo } from 'react';
import { isFlag, useChoice } from '../../battle/choice.ts';
import { formatChance, formatMean, formatPoints } from '../../format/number.ts';
import type { FormOf } from '../view.ts';
import { armyText, nameOf } from './army.ts';
import { Panel } from './panel.tsx';
import { ResultsTable } from './results-table.tsx';
import { SideAnswer } from './side-answer.tsx';

const ROUNDS = 8;
const MOST_ROWS = 60;

export function StopPanel({ input }: FormOf<'axis/battle'>) {
  const [open, setOpen] = useChoice('stop', false, isFlag);
  const question = useMemo(
    () => ({ ...input, report: { ...input.report, stopTable: true, deltas: true, rounds: ROUNDS } }),
    [input],
  );
  return (
    <Panel
      title="Stop or go on"
      action="Work it out"
      intro="After each round: is another one worth it? Round-by-round odds, and what one more unit would add."
      open={open}
      onOpen={setOpen}
    >
      <SideAnswer calculator="axis/battle" question={question}>
        {(answer) => <StopTables found={answer} />}
      </SideAnswer>
    </Panel>
  );
}

function StopTables({ found }: { readonly found: BattleFindings }) {
  return (
    <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
      <Stops rows={found.stopTable} />
      <div className="space-y-4">
        <Rounds rows={found.roundByRound ?? []} />
        <Deltas rows={found.deltas ?? []} />
      </div>
    </div>
  );
}

function Stops({ rows }: { readonly rows: BattleFindings['stopTable'] }) {
  if (rows === undefined)
    return <p className="text-s text-muted">This battle was simulated: only an exact one weighs every decision.</p>;
  if (rows.length === 0)
    return <p className="text-s text-muted">There is nothing to decide: the attacker never has a choice here.</p>;
  return (
    <div>
      <h3 className="mb-1 text-s font-semibold">At these forces, another round is worth</h3>
      <ResultsTable
        title="Going on or stopping, by forces left"
        heads={['Forces', 'Profit of going on', 'Win chance', 'Do']}
        rows={rows.slice(0, MOST_ROWS).map((row, k) => ({
          key: String(k),
          cells: [
            `${armyText(row.attackerLeft)} v ${armyText(row.defenderLeft)}`,
            formatMean(row.goOnProfit),
            formatChance(row.goOnWinChance),
            row.stop ? 'stop' : row.goOnProfit < 0 ? 'go on (at a loss)' : 'go on',
          ],
        }))}
      />
      <p className="mt-1 text-s text-muted">
        The likeliest first{rows.length > MOST_ROWS && `; ${rows.length - MOST_ROWS} rarer not listed`}. Profit is that
        of fighting on, less that of stopping now. “Stop” follows the retreat rule you have set.
      </p>
    </div>
  );
}

function Rounds({ rows }: { readonly rows: NonNullable<BattleFindings['roundByRound']> }) {
  return (
    <div>
      <h3 className="mb-1 text-s font-semibold">After each round of the first wave</h3>
      <ResultsTable
        title="Round by round"
        heads={['Round', 'Won', 'Lost', 'Still fighting', 'Attacker lost', 'Defender lost']}
        rows={rows.map((row) => ({
          key: String(row.round),
          cells: [
            row.round === 0 ? 'Start' : String(row.round),
            formatChance(row.won),
            formatChance(row.lost),
            formatChance(row.fighting),
            formatMean(row.attackerLoss),
            formatMean(row.defenderLoss),
          ],
        }))}
      />
    </div>
  );
}

function Deltas({ rows }: { readonly rows: NonNullable<BattleFindings['deltas']> }) {
  return (
    <div>
      <h3 className="mb-1 text-s font-semibold">What one more unit adds</h3>
      <ResultsTable
        title="One more unit"
        heads={['Unit', 'Win chance, points', 'Profit']}
        rows={rows.map((row) => ({
          key: `${row.side} ${row.unit}`,
          cells: [
            `${row.side === 'attack' ? 'Attacker' : 'Defender'}: ${capital(nameOf(row.unit))}`,
            formatPoints(row.winChance),
            formatMean(row.profit),
          ],
        }))}
      />
    </div>
  );
}
