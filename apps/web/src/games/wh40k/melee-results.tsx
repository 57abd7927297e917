// What a fight costs either side: destroyed, models and points.
import { formatChance, formatMean } from '../../format/number.ts';
import type { InputOf } from '../calculator-types.ts';
import type { ResultsOf } from '../view.ts';

interface Row {
  readonly name: string;
  readonly destroyed: number;
  readonly slain: number;
  readonly models: number;
  readonly points: number | undefined;
}

export function MeleeResults({ answer, input }: ResultsOf<'wh40k/melee'>) {
  const { summary } = answer;
  const rows: readonly Row[] = [
    {
      name: input.second.name || 'The second unit',
      destroyed: summary.secondWipeChance,
      slain: summary.meanSecondSlain,
      models: modelsOf(input.second),
      points: summary.secondPointsLost,
    },
    {
      name: input.first.name || 'The first unit',
      destroyed: summary.firstWipeChance,
      slain: summary.meanFirstSlain,
      models: modelsOf(input.first),
      points: summary.firstPointsLost,
    },
  ];
  const priced = rows.some(({ points }) => points !== undefined);
  return (
    <section aria-label="What the fight costs" className="card p-3">
      <h2 className="text-m font-semibold">What the fight costs</h2>
      <table className="w-full text-s">
        <thead>
          <tr className="text-right text-muted">
            <th className="py-1 pr-2 text-left font-normal">Unit</th>
            <th className="px-1 font-normal">Destroyed</th>
            <th className="px-1 font-normal">Models lost</th>
            {priced && <th className="pl-1 font-normal">Points lost</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, destroyed, slain, models, points }, index) => (
            <tr key={index === 0 ? 'second' : 'first'} className="border-t border-line text-right tabular-nums">
              <th scope="row" className="py-2 pr-2 text-left font-normal [overflow-wrap:anywhere]">
                {name}
              </th>
              <td className="px-1">{formatChance(destroyed)}</td>
              <td className="px-1">
                {formatMean(slain)} <span className="text-muted">of {models}</span>
              </td>
              {priced && <td className="pl-1">{points === undefined ? '–' : points.toFixed(1)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {summary.pointsTraded !== undefined && (
        <p className="mt-2 text-s text-muted">{tradeText(summary.pointsTraded)}</p>
      )}
    </section>
  );
}

function tradeText(traded: number): string {
  const gained = Math.abs(traded).toFixed(1);
  return `On average the unit that strikes first ${traded < 0 ? 'loses' : 'gains'} ${gained} points in the exchange.`;
}

function modelsOf({ models, groups }: InputOf<'wh40k/melee'>['first']): number {
  return groups?.reduce((total, group) => total + group.models, 0) ?? models;
}
