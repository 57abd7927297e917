// One scenario in full: what becomes of both units, points traded, wounds and models as distributions.
import type { Moments, ScenarioResult, SideResult, UnitInput } from '@oddsmith/games/grimdark';
import { DistributionChart } from '../../charts/distribution-chart.tsx';
import { formatChance, formatMean } from '../../format/number.ts';

interface ScenarioDetailProps {
  readonly result: ScenarioResult;
  readonly attacker: UnitInput;
  readonly defender: UnitInput;
}

const FATES: readonly { readonly title: string; readonly of: (side: SideResult) => number }[] = [
  { title: 'Destroyed', of: ({ destroyed }) => destroyed },
  { title: 'Routed', of: ({ routed }) => routed },
  { title: 'Shaken', of: ({ shaken }) => shaken },
  { title: 'Half strength or worse', of: ({ half }) => half },
];

export function ScenarioDetail({ result, attacker, defender }: ScenarioDetailProps) {
  const sides = [
    { side: 'attacker', unit: attacker, fate: result.attacker },
    { side: 'defender', unit: defender, fate: result.defender },
  ] as const;
  return (
    <div className="mt-3 space-y-3">
      <table className="w-full text-s">
        <caption className="sr-only">What becomes of both units</caption>
        <thead>
          <tr className="text-left">
            <th scope="col" className="font-normal text-muted">
              At the end
            </th>
            <th scope="col" className="text-right font-medium text-attacker-ink">
              {attacker.name}
            </th>
            <th scope="col" className="text-right font-medium text-defender-ink">
              {defender.name}
            </th>
          </tr>
        </thead>
        <tbody>
          {FATES.map(({ title, of }) => (
            <tr key={title} className="border-t border-line">
              <th scope="row" className="py-1 text-left font-normal">
                {title}
              </th>
              <td className="text-right">{formatChance(of(result.attacker))}</td>
              <td className="text-right">{formatChance(of(result.defender))}</td>
            </tr>
          ))}
          <tr className="border-t border-line">
            <th scope="row" className="py-1 text-left font-normal">
              Points lost on average
            </th>
            <td className="text-right">{pointsLost(result.points.attackerLost, result.attacker)}</td>
            <td className="text-right">{pointsLost(result.points.defenderLost, result.defender)}</td>
          </tr>
        </tbody>
      </table>
      <p className="text-s">{trade(result.points.traded, attacker.name ?? 'The attacker')}</p>
      <div className="grid gap-x-6 gap-y-3 md:grid-cols-2">
        {sides.map(({ side, unit, fate }) => (
          <DistributionChart
            key={`${side} wounds`}
            title={`${unit.name}: wounds taken`}
            distribution={fate.wounds}
            reading="exactly"
            axis="wounds taken"
            side={side}
          />
        ))}
        {sides.map(({ side, unit, fate }) => (
          <DistributionChart
            key={`${side} models`}
            title={`${unit.name}: models left`}
            distribution={fate.models}
            reading="exactly"
            axis="models left"
            side={side}
          />
        ))}
      </div>
    </div>
  );
}

/** The share of the unit where its cost is not known. */
function pointsLost(lost: Moments | null, { lossShare }: SideResult): string {
  return lost === null ? formatChance(lossShare) : formatMean(lost.mean);
}

function trade(traded: Moments | null, attacker: string): string {
  if (traded === null) return '';
  const words = `${formatMean(Math.abs(traded.mean))} points`;
  if (Math.abs(traded.mean) < 0.005) return 'Both sides trade evenly.';
  return traded.mean > 0
    ? `${attacker} trades up: it takes ${words} more than it loses.`
    : `${attacker} trades down: it loses ${words} more than it takes.`;
}
