// How far a landing comes: the zone cleared, units ashore, the territory taken, and what each stage costs.

import { FiguresTable } from '../../../components/ui/figures-table.tsx';
import { formatChance, formatMean } from '../../../format/number.ts';
import { axisLanding } from '../../../language/english/axis/landing.ts';
import type { ResultsOf } from '../../view.ts';
import { DecisionsPanel } from '../results/decisions-panel.tsx';
import { Figure } from '../results/figure.tsx';

const { figures: words } = axisLanding;

export function LandingResults({ answer: { summary, stages }, input }: ResultsOf<'axis/amphibious'>) {
  const { sea, land } = stages;
  const chances = [
    { key: words.attackerOnly, of: 'attackerOnly' },
    { key: words.defenderOnly, of: 'defenderOnly' },
    { key: words.both, of: 'both' },
    { key: words.neither, of: 'neither' },
  ] as const;
  const means = [
    { key: words.attackerLoses, of: 'attackerLoss' },
    { key: words.defenderLoses, of: 'defenderLoss' },
    { key: words.rounds, of: 'rounds' },
  ] as const;
  return (
    <>
      <section aria-label={words.label} className="card space-y-3 p-3">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-1 text-s sm:grid-cols-5">
          <Figure name={words.clears} value={formatChance(summary.clearsChance)} />
          <Figure name={words.ashore} value={formatChance(summary.landsChance)} />
          <Figure name={words.takes} value={formatChance(summary.takesChance)} testId="takes" />
          <Figure name={words.cargoLost} value={formatMean(summary.cargoLost)} />
          <Figure name={words.profit} value={formatMean(summary.profit)} testId="profit" />
        </dl>
        <FiguresTable
          title={words.stages}
          heads={['', words.atSea, words.onLand]}
          rows={[
            ...chances.map(({ key, of }) => ({
              key,
              cells: [key, formatChance(sea.outcome[of]), formatChance(land.outcome[of])],
            })),
            ...means.map(({ key, of }) => ({ key, cells: [key, formatMean(sea[of]), formatMean(land[of])] })),
          ]}
        />
        <p className="text-s text-muted">{words.about}</p>
      </section>
      <DecisionsPanel calculator="axis/amphibious" input={input} />
    </>
  );
}
