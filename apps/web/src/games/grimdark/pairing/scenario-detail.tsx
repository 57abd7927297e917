// One scenario in full: what becomes of both units, points traded, wounds and models as distributions.

import type { Moments, ScenarioResult, SideResult, UnitInput } from '@oddsmith/games/grimdark';
import { DistributionChart } from '../../../charts/distribution-chart.tsx';
import { Prose } from '../../../components/ui/prose.tsx';
import { formatChance, formatMargin, formatMean } from '../../../format/number.ts';
import { grimdark } from '../../../language/english/grimdark/grimdark.ts';
import { amountMargin, marginOf } from '../../../places/armies/matrix/margin.ts';

const words = grimdark.detail;

interface ScenarioDetailProps {
  readonly result: ScenarioResult;
  readonly attacker: UnitInput;
  readonly defender: UnitInput;
  /** Battles that were rolled; undefined when the figures are exact. */
  readonly iterations: number | undefined;
}

const FATES: readonly { readonly title: string; readonly of: (side: SideResult) => number }[] = [
  { title: words.destroyed, of: ({ destroyed }) => destroyed },
  { title: words.routed, of: ({ routed }) => routed },
  { title: words.shaken, of: ({ shaken }) => shaken },
  { title: words.half, of: ({ half }) => half },
];

const CHARTS = [
  { of: 'wounds', title: words.woundsOf, axis: words.woundsTaken },
  { of: 'models', title: words.modelsOf, axis: words.modelsLeft },
] as const;

const INKS = { attacker: 'text-attacker-ink', defender: 'text-defender-ink' } as const;

export function ScenarioDetail({ result, attacker, defender, iterations }: ScenarioDetailProps) {
  const sides = [
    { side: 'attacker', unit: attacker, fate: result.attacker, lost: result.points.attackerLost },
    { side: 'defender', unit: defender, fate: result.defender, lost: result.points.defenderLost },
  ] as const;
  return (
    <div className="mt-3 space-y-3">
      <table className="w-full text-s">
        <caption className="sr-only">{words.caption}</caption>
        <thead>
          <tr className="text-left">
            <th scope="col" className="font-normal text-muted">
              {words.atTheEnd}
            </th>
            {sides.map(({ side, unit }) => (
              <th key={side} scope="col" className={`text-right font-medium ${INKS[side]}`}>
                <Prose text={unit.name ?? ''} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {FATES.map(({ title, of }) => (
            <tr key={title} className="border-t border-line">
              <th scope="row" className="py-1 text-left font-normal">
                {title}
              </th>
              {sides.map(({ side, fate }) => (
                <td key={side} className="pl-2 text-right whitespace-nowrap">
                  {formatChance(of(fate))}
                  <Margin text={marginText(marginOf(of(fate), iterations), formatMargin)} />
                </td>
              ))}
            </tr>
          ))}
          <tr className="border-t border-line">
            <th scope="row" className="py-1 text-left font-normal">
              {words.pointsLost}
            </th>
            {sides.map(({ side, fate, lost }) => (
              <td key={side} className="pl-2 text-right whitespace-nowrap">
                {lost === null ? formatChance(fate.lossShare) : formatMean(lost.mean)}
                {lost !== null && <Margin text={marginText(amountMargin(lost, iterations), amountText)} />}
              </td>
            ))}
          </tr>
          <tr className="border-t border-line">
            <th scope="row" className="py-1 text-left font-normal">
              {words.holds}
            </th>
            {sides.map(({ side }) => (
              <td key={side} className="pl-2 text-right whitespace-nowrap">
                {formatChance(result.objective[side])}
                <Margin text={marginText(marginOf(result.objective[side], iterations), formatMargin)} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className="text-s">
        {words.contested(formatChance(result.objective.contested), formatChance(result.objective.nobody))}
      </p>
      <p className="text-s">
        <Prose text={trade(result.points.traded, attacker.name ?? words.theAttacker, iterations)} />
      </p>
      <div className="grid gap-x-6 gap-y-3 md:grid-cols-2">
        {CHARTS.flatMap(({ of, title, axis }) =>
          sides.map(({ side, unit, fate }) => (
            <DistributionChart
              key={`${side} ${of}`}
              title={title(unit.name ?? '')}
              distribution={fate[of]}
              reading="exactly"
              axis={axis}
              side={side}
              simulated={iterations === undefined ? undefined : { distribution: fate[of], iterations }}
            />
          )),
        )}
      </div>
    </div>
  );
}

function Margin({ text }: { readonly text: string }) {
  return text === '' ? null : <span className="text-muted"> {text}</span>;
}

function marginText(margin: number | undefined, write: (margin: number) => string): string {
  return margin === undefined ? '' : write(margin);
}

function amountText(margin: number): string {
  return `±${formatMean(margin)}`;
}

function trade(traded: Moments | null, attacker: string, iterations: number | undefined): string {
  if (traded === null) return '';
  const margin = marginText(amountMargin(traded, iterations), amountText);
  const points = words.points(`${formatMean(Math.abs(traded.mean))}${margin === '' ? '' : ` (${margin})`}`);
  if (Math.abs(traded.mean) < 0.005) return words.even;
  return traded.mean > 0 ? words.up(attacker, points) : words.down(attacker, points);
}
