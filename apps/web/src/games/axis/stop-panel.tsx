// Stop or go on, and what one more unit would add: worked out when asked for.
import type { BattleFindings } from '@oddsmith/games/axis';
import { formatChance, formatMean, formatPoints } from '../../format/number.ts';
import { armyText, capitalize, nameOf, type Units } from './army.ts';
import { ResultsTable } from './results-table.tsx';
import { useExtra } from './use-extra.ts';

export function StopPanel({ input }: { readonly input: unknown }) {
  const { answer, problem, asking, ask } = useExtra(input);
  const found = answer as unknown as BattleFindings | undefined;
  const question = input as { readonly report?: object };
  return (
    <section aria-labelledby="stop-title" className="card p-3">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 id="stop-title" className="text-m font-semibold">
          Stop or go on
        </h2>
        <button
          type="button"
          className="button"
          disabled={asking}
          onClick={() =>
            ask('axis/battle', {
              ...question,
              report: { ...question.report, stopTable: true, deltas: true, rounds: 8 },
            })
          }
        >
          {asking ? 'Working it out…' : 'Work it out'}
        </button>
      </div>
      {problem !== undefined && <p className="text-s text-bad">{problem}</p>}
      {found === undefined ? (
        <p className="text-s text-muted">
          After each round: is another one worth it? Round-by-round odds, and what one more unit would add.
        </p>
      ) : (
        <div className="grid gap-6 xl:grid-cols-2">
          <Stops rows={found.stopTable ?? []} />
          <div className="space-y-4">
            <Rounds rows={found.roundByRound ?? []} />
            <Deltas rows={found.deltas ?? []} />
          </div>
        </div>
      )}
    </section>
  );
}

function Stops({ rows }: { readonly rows: NonNullable<BattleFindings['stopTable']> }) {
  return (
    <div>
      <h3 className="mb-1 text-s font-semibold">At these forces, another round is worth</h3>
      <ResultsTable
        title="Going on or stopping, by forces left"
        heads={['Forces', 'Profit of going on', 'Win chance', 'Do']}
        rows={rows.slice(0, 60).map((row, k) => ({
          key: String(k),
          cells: [
            `${armyText(row.attackerLeft as Units)} v ${armyText(row.defenderLeft as Units)}`,
            formatMean(row.goOnProfit),
            formatChance(row.goOnWinChance),
            row.stop ? 'stop' : row.goOnProfit < 0 ? 'go on (at a loss)' : 'go on',
          ],
        }))}
      />
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
            row.round === 0 ? 'AA fire' : String(row.round),
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
            `${row.side === 'attack' ? 'Attacker' : 'Defender'}: ${capitalize(nameOf(row.unit))}`,
            formatPoints(row.winChance),
            formatMean(row.profit),
          ],
        }))}
      />
    </div>
  );
}
