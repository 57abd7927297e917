// What is left of both sides, wave by wave, what to do next, and what to send instead.
import type { BattleFindings } from '@oddsmith/games/axis';
import { useState } from 'react';
import { Segmented } from '../../components/form/segmented.tsx';
import { formatChance, formatMean } from '../../format/number.ts';
import type { ResultsProps } from '../view.ts';
import { RecentPanel } from './recent-panel.tsx';
import { RecommendPanel } from './recommend-panel.tsx';
import { ResultsTable } from './results-table.tsx';
import { StopPanel } from './stop-panel.tsx';
import { SurvivorsTable } from './survivors-table.tsx';

export function BattleResults({ answer, input }: ResultsProps) {
  const { waves, summary } = answer as unknown as BattleFindings;
  const [chosen, setChosen] = useState(0);
  const wave = Math.min(chosen, waves.length - 1);
  const naval = (input as { readonly naval?: boolean }).naval === true;
  const profit = answer.distributions.profit;
  return (
    <>
      <section aria-label="Figures" className="card p-3">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-1 text-s sm:grid-cols-4">
          {!naval && <Figure name="Takes the territory" value={formatChance(summary.takesChance)} testId="takes" />}
          <Figure name="Profit on average" value={formatMean(summary.profit)} testId="profit" />
          <Figure name="Attacker loses" value={formatMean(summary.attackerLoss)} />
          <Figure name="Defender loses" value={formatMean(summary.defenderLoss)} />
          <Figure name="Rounds" value={formatMean(summary.rounds)} />
          {profit !== undefined && (
            <Figure name="Profit, middle half" value={`${profit.percentiles['25']} to ${profit.percentiles['75']}`} />
          )}
          {profit !== undefined && <Figure name="Profit in 1 of 20" value={`${profit.percentiles['95']} or more`} />}
        </dl>
      </section>
      <section aria-labelledby="survivors-title" className="card p-3">
        <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
          <h2 id="survivors-title" className="text-m font-semibold">
            What is left
          </h2>
          {waves.length > 1 && (
            <Segmented
              label="Wave shown"
              options={waves.map((_, w) => ({ value: w, label: `Wave ${w + 1}` }))}
              value={wave}
              onChoose={(value) => setChosen(Number(value))}
            />
          )}
        </div>
        {waves.length > 1 && <WavesTable waves={waves} />}
        <div className="grid gap-6 xl:grid-cols-2">
          <SurvivorsTable title="Attacker" rows={waves[wave].casualties.attack} />
          <SurvivorsTable title="Defender" rows={waves[wave].casualties.defense} />
        </div>
      </section>
      <StopPanel input={input} />
      <RecommendPanel input={input} />
      <RecentPanel input={input} sentence={answer.sentence} />
    </>
  );
}

function Figure({ name, value, testId }: { readonly name: string; readonly value: string; readonly testId?: string }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="text-m font-medium" data-testid={testId}>
        {value}
      </dd>
    </div>
  );
}

function WavesTable({ waves }: { readonly waves: BattleFindings['waves'] }) {
  return (
    <div className="mb-3">
      <ResultsTable
        title="Wave by wave"
        heads={['Wave', 'Attacker left', 'Defender left', 'Taken', 'Rounds', 'Attacker loses', 'Defender loses']}
        rows={waves.map((wave, w) => ({
          key: String(w),
          cells: [
            `Wave ${w + 1}`,
            formatChance(wave.attackerSurvives),
            formatChance(wave.defenderSurvives),
            formatChance(wave.takesTerritory),
            formatMean(wave.rounds),
            formatMean(wave.attackerLoss),
            formatMean(wave.defenderLoss),
          ],
        }))}
      />
    </div>
  );
}
