// Units of the stock that must go along, whatever is recommended.
import { UNITS } from '@oddsmith/games/axis';
import { GroupCard } from '../../../components/form/group-card.tsx';
import { axisRecommend } from '../../../language/english/axis/recommend.ts';
import type { FormOf } from '../../view.ts';
import { UnitRow } from '../unit-row.tsx';

export function LeastCard({ input }: FormOf<'axis/recommend'>) {
  const side = input.side === 'defender' ? 'defense' : 'attack';
  const stock = input.waves[0][side].units;
  const units = UNITS.filter((unit) => (stock[unit.id] ?? 0) > 0);
  return (
    <GroupCard title={axisRecommend.least.title}>
      <p className="mb-2 text-s text-muted">
        {units.length === 0 ? axisRecommend.least.none : axisRecommend.least.about}
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(260px,100%),1fr))] gap-x-4 gap-y-1">
        {units.map((unit) => (
          <UnitRow
            key={unit.id}
            unit={unit}
            side={side}
            owner={axisRecommend.least.owner}
            path={['minArmy', unit.id]}
            most={stock[unit.id] ?? 0}
          />
        ))}
      </ul>
    </GroupCard>
  );
}
