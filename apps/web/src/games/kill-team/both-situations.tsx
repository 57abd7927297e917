// The pinned shot and the present one side by side, and both on one target.
import type { Distribution } from '@oddsmith/kernel';
import { useBattle } from '../../battle/context.ts';
import { DistributionChart } from '../../charts/distribution-chart.tsx';
import { chanceOf } from '../../charts/series.ts';
import { sumOf } from '../../charts/sum.ts';
import { useVariant } from '../../components/results/use-beside.ts';
import { formatChance, formatExact, formatMean } from '../../format/number.ts';
import { killTeam } from '../../language/english/kill-team/kill-team.ts';
import type { AnswerOf } from '../calculator-types.ts';

interface BothSituationsProps {
  readonly answer: AnswerOf<'killteam/shoot'>;
  /** Of the present target: what both shots together have to do. */
  readonly wounds: number;
}

export function BothSituations({ answer, wounds }: BothSituationsProps) {
  const pinned = useBattle((battle) => battle.pinned);
  const before = useVariant('killteam/shoot', pinned)?.distributions.damage;
  if (before === undefined) return null;
  const now = answer.distributions.damage;
  const both = sumOf(before, now);
  const columns = [
    { title: killTeam.both.pinned, damage: before },
    { title: killTeam.both.now, damage: now },
    { title: killTeam.both.together, damage: both },
  ];
  return (
    <div className="card grid items-start gap-x-6 gap-y-3 p-3 md:grid-cols-2">
      <table className="w-full text-s">
        <caption className="pb-1 text-left text-s font-semibold">{killTeam.both.caption(wounds)}</caption>
        <thead>
          <tr className="border-b border-line text-right text-muted">
            <td />
            {columns.map(({ title }) => (
              <th key={title} scope="col" className="py-1 font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <FigureRow name={killTeam.tables.meanDamage} cells={columns.map(({ damage }) => formatMean(damage.mean))} />
          <FigureRow name={killTeam.tables.deviation} cells={columns.map(({ damage }) => formatMean(damage.stdDev))} />
          <tr className="text-right">
            <th scope="row" className="py-0.5 text-left font-medium">
              {killTeam.tables.kills}
            </th>
            {columns.map(({ title, damage }) => (
              <KillCell key={title} damage={damage} wounds={wounds} />
            ))}
          </tr>
        </tbody>
      </table>
      <DistributionChart
        title={killTeam.both.damage}
        reading="exactly"
        axis={killTeam.both.damageDealt}
        side="attacker"
        distribution={both}
        line={{ at: wounds, label: killTeam.charts.killLine(wounds) }}
      />
    </div>
  );
}

function FigureRow({ name, cells }: { readonly name: string; readonly cells: readonly string[] }) {
  return (
    <tr className="border-b border-line/60 text-right">
      <th scope="row" className="py-0.5 text-left font-medium">
        {name}
      </th>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns are fixed
        <td key={index}>{cell}</td>
      ))}
    </tr>
  );
}

function KillCell({ damage, wounds }: { readonly damage: Distribution; readonly wounds: number }) {
  const chance = chanceOf(damage, wounds, 'atLeast');
  return <td title={formatExact(chance)}>{formatChance(chance)}</td>;
}
