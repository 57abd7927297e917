// What a fight costs either side: destroyed, models and points.
import { Fragment } from 'react';
import type { ShownUnit } from '../../../calculator/unit-uses.ts';
import { Table } from '../../../components/ui/figures-table.tsx';
import { UnitName } from '../../../components/ui/unit-name.tsx';
import { formatChance, formatMean, formatTenths } from '../../../format/number.ts';
import { wh40kMelee as words } from '../../../language/english/wh40k/melee.ts';
import type { InputOf } from '../../calculator-types.ts';
import type { ResultsOf } from '../../view.ts';
import { shownFighter } from '../shown-unit.ts';

interface Row {
  readonly name: string;
  readonly unit: ShownUnit | undefined;
  readonly destroyed: number;
  readonly slain: number;
  readonly models: number;
  readonly points: number | undefined;
}

export function MeleeResults({ answer, input }: ResultsOf<'wh40k/melee'>) {
  const { summary } = answer;
  const rows: readonly Row[] = [
    {
      name: input.second.name || words.theUnit.second,
      unit: shownFighter(input.second),
      destroyed: summary.secondWipeChance,
      slain: summary.meanSecondSlain,
      models: modelsOf(input.second),
      points: summary.secondPointsLost,
    },
    {
      name: input.first.name || words.theUnit.first,
      unit: shownFighter(input.first),
      destroyed: summary.firstWipeChance,
      slain: summary.meanFirstSlain,
      models: modelsOf(input.first),
      points: summary.firstPointsLost,
    },
  ];
  const priced = rows.some(({ points }) => points !== undefined);
  return (
    <section aria-label={words.costs} className="card p-3">
      <h2 className="text-m font-semibold">{words.costs}</h2>
      <Table
        look="roomy"
        heads={[words.unit, words.destroyed, words.modelsLost, ...(priced ? [words.pointsLost] : [])]}
        rows={rows.map(({ name, unit, destroyed, slain, models, points }, index) => ({
          key: String(index),
          cells: [
            unit === undefined ? name : <UnitName key="unit" unit={unit} className="my-2 min-h-(--target)" />,
            formatChance(destroyed),
            <Fragment key="lost">
              {formatMean(slain)} <span className="text-muted">{words.of(models)}</span>
            </Fragment>,
            ...(priced ? [points === undefined ? '–' : formatTenths(points)] : []),
          ],
        }))}
      />
      {summary.pointsTraded !== undefined && (
        <p className="mt-2 text-s text-muted">{tradeText(summary.pointsTraded)}</p>
      )}
    </section>
  );
}

function tradeText(traded: number): string {
  const gained = formatTenths(Math.abs(traded));
  return traded < 0 ? words.loses(gained) : words.gains(gained);
}

function modelsOf({ models, groups }: InputOf<'wh40k/melee'>['first']): number {
  return groups?.reduce((total, group) => total + group.models, 0) ?? models;
}
