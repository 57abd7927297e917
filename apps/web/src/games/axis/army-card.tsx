// One side of a wave: its pieces, what they add up to, and the order in which they are lost.

import { type BoardSide, piecesFor, totalsOf } from '@oddsmith/games/axis/board';
import { plural } from '@oddsmith/games/wording';
import { useState } from 'react';
import { GroupCard } from '../../components/form/group-card.tsx';
import type { FormOf } from '../view.ts';
import { OrderList } from './order-list.tsx';
import { PlainFields } from './plain-fields.tsx';
import { UnitRow } from './unit-row.tsx';

interface ArmyCardProps extends FormOf<'axis/battle'> {
  readonly wave: number;
  readonly side: BoardSide;
}

export function ArmyCard({ input, wave, side }: ArmyCardProps) {
  const { naval } = input;
  const path = ['waves', wave, side, 'units'];
  const { units } = input.waves[wave][side];
  const [landing, setLanding] = useState(false);
  const hasLanded = (units.inf_a ?? 0) + (units.art_a ?? 0) + (units.arm_a ?? 0) > 0;
  const owner = side === 'attack' ? 'Attacker' : 'Defender';
  const title = side === 'attack' || wave === 0 ? owner : `${owner}: reinforcements`;
  const { count, cost, power, hits } = totalsOf(units, side, naval);
  const mayLand = side === 'attack' && !naval;
  return (
    <GroupCard
      title={title}
      side={side === 'attack' ? 'attacker' : 'defender'}
      aside={
        <p className="text-s text-muted" data-testid={`${side}-totals`}>
          {plural(count, 'unit')} · {cost} IPC · power {power} · {plural(hits, 'hit')}
        </p>
      }
    >
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(260px,100%),1fr))] gap-x-4 gap-y-1">
        {piecesFor(side, naval, landing || hasLanded).map((unit) => (
          <UnitRow key={unit.id} unit={unit} side={side} owner={owner} path={[...path, unit.id]} />
        ))}
      </ul>
      {mayLand && !hasLanded && (
        <button
          type="button"
          className="button button-quiet mt-1"
          aria-pressed={landing}
          onClick={() => setLanding(!landing)}
        >
          {landing ? 'Hide landed units' : 'Amphibious: add landed units'}
        </button>
      )}
      <OrderList side={side} naval={naval} units={units} path={['waves', wave, side, 'orderOfLoss']} />
      {!naval && <PlainFields path={['waves', wave, side]} fields={['takes', 'aaLast']} />}
    </GroupCard>
  );
}
