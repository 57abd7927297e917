// The pinned shot and the present one side by side, and both on one target.
import { useBattle } from '../../battle/context.ts';
import { DistributionChart } from '../../charts/distribution-chart.tsx';
import { chanceOf } from '../../charts/series.ts';
import { sumOf } from '../../charts/sum.ts';
import { useVariant } from '../../components/results/use-beside.ts';
import { chanceCell, Table } from '../../components/ui/figures-table.tsx';
import { formatMean } from '../../format/number.ts';
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
      <Table
        look="ruled"
        caption={killTeam.both.caption(wounds)}
        heads={['', ...columns.map(({ title }) => title)]}
        rows={[
          {
            key: 'mean',
            cells: [killTeam.tables.meanDamage, ...columns.map(({ damage }) => formatMean(damage.mean))],
          },
          {
            key: 'deviation',
            cells: [killTeam.tables.deviation, ...columns.map(({ damage }) => formatMean(damage.stdDev))],
          },
          {
            key: 'kills',
            cells: [
              killTeam.tables.kills,
              ...columns.map(({ damage }) => chanceCell(chanceOf(damage, wounds, 'atLeast'))),
            ],
          },
        ]}
      />
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
