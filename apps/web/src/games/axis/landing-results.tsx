// How far a landing comes: the zone cleared, units ashore, the territory taken, and what each stage costs.
import { formatChance, formatMean } from '../../format/number.ts';
import type { ResultsOf } from '../view.ts';
import { Figure } from './figure.tsx';
import { ResultsTable } from './results-table.tsx';

export function LandingResults({ answer: { summary, stages } }: ResultsOf<'axis/amphibious'>) {
  const { sea, land } = stages;
  const chances = [
    { key: 'Only the attacker is left', of: 'attackerOnly' },
    { key: 'Only the defender is left', of: 'defenderOnly' },
    { key: 'Both are left', of: 'both' },
    { key: 'Nobody is left', of: 'neither' },
  ] as const;
  const means = [
    { key: 'Attacker loses, IPC', of: 'attackerLoss' },
    { key: 'Defender loses, IPC', of: 'defenderLoss' },
    { key: 'Rounds', of: 'rounds' },
  ] as const;
  return (
    <section aria-label="Figures" className="card space-y-3 p-3">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-1 text-s sm:grid-cols-5">
        <Figure name="Clears the zone" value={formatChance(summary.clearsChance)} />
        <Figure name="Comes ashore" value={formatChance(summary.landsChance)} />
        <Figure name="Takes the territory" value={formatChance(summary.takesChance)} testId="takes" />
        <Figure name="Cargo lost, IPC" value={formatMean(summary.cargoLost)} />
        <Figure name="Profit, IPC" value={formatMean(summary.profit)} testId="profit" />
      </dl>
      <ResultsTable
        title="Stage by stage"
        heads={['', 'At sea', 'On land']}
        rows={[
          ...chances.map(({ key, of }) => ({
            key,
            cells: [key, formatChance(sea.outcome[of]), formatChance(land.outcome[of])],
          })),
          ...means.map(({ key, of }) => ({ key, cells: [key, formatMean(sea[of]), formatMean(land[of])] })),
        ]}
      />
      <p className="text-s text-muted">
        Losses at sea contain the cargo; the value of the territory is taken off those on land.
      </p>
    </section>
  );
}
