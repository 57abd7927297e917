// What a fight costs either side: destroyed, models and points.
import { Fragment } from 'react';
import { Table } from '../../../components/ui/figures-table.tsx';
import { UnitName } from '../../../components/ui/unit-name.tsx';
import { formatChance, formatMean, formatTenths } from '../../../format/number.ts';
import { wh40kMelee as words } from '../../../language/english/wh40k/melee.ts';
import type { InputOf } from '../../calculator-types.ts';
import type { ResultsOf } from '../../view.ts';
import { shownFighter } from '../shown-unit.ts';

const SIDES = [
  { side: 'second', destroyed: 'secondWipeChance', slain: 'meanSecondSlain', points: 'secondPointsLost' },
  { side: 'first', destroyed: 'firstWipeChance', slain: 'meanFirstSlain', points: 'firstPointsLost' },
] as const;

export function MeleeResults({ answer, input }: ResultsOf<'wh40k/melee'>) {
  const { summary } = answer;
  const priced = SIDES.some(({ points }) => summary[points] !== undefined);
  return (
    <section aria-label={words.costs} className="card p-3 [&_th]:[overflow-wrap:anywhere]">
      <h2 className="text-m font-semibold">{words.costs}</h2>
      <Table
        look="roomy"
        heads={[words.unit, words.destroyed, words.modelsLost, ...(priced ? [words.pointsLost] : [])]}
        rows={SIDES.map(({ side, destroyed, slain, points }) => {
          const unit = shownFighter(input[side]);
          const lost = summary[points];
          return {
            key: side,
            cells: [
              unit === undefined ? (
                words.theUnit[side]
              ) : (
                <UnitName key="unit" unit={unit} className="my-2 min-h-(--target)" />
              ),
              formatChance(summary[destroyed]),
              <Fragment key="lost">
                {formatMean(summary[slain])} <span className="text-muted">{words.of(modelsOf(input[side]))}</span>
              </Fragment>,
              ...(priced ? [lost === undefined ? '–' : formatTenths(lost)] : []),
            ],
          };
        })}
      />
      {summary.pointsTraded !== undefined && (
        <p className="mt-2 text-s text-muted">{tradeText(input.first.name || words.who.first, summary.pointsTraded)}</p>
      )}
    </section>
  );
}

function tradeText(unit: string, traded: number): string {
  const gained = formatTenths(Math.abs(traded));
  return traded < 0 ? words.loses(unit, gained) : words.gains(unit, gained);
}

function modelsOf({ models, groups }: InputOf<'wh40k/melee'>['first']): number {
  return groups?.reduce((total, group) => total + group.models, 0) ?? models;
}
