// One side of a fight: its pieces, what they add up to, and the order in which they are lost.
import type { Path } from '@oddsmith/games';
import { type BoardSide, piecesFor, totalsOf } from '@oddsmith/games/axis/board';
import type { Army, Unit } from '@oddsmith/games/axis/units';
import { type ReactNode, useState } from 'react';
import { GroupCard } from '../../components/form/group-card.tsx';
import { Button } from '../../components/ui/button.tsx';
import { axis } from '../../language/english/axis/axis.ts';
import { ArmyLine } from './army-line.tsx';
import { OrderList } from './losses/order-list.tsx';
import { PlainFields } from './plain-fields.tsx';
import { UnitRow } from './unit-row.tsx';

interface ArmyCardProps {
  readonly title: string;
  /** Said with the name of each piece; the title where left out. */
  readonly owner?: string;
  readonly side: BoardSide;
  readonly naval: boolean;
  readonly units: Army;
  /** Of the side in the battle. */
  readonly path: Path;
  /** Pieces to choose from; all that may stand there where left out. */
  readonly pieces?: readonly Unit[];
  /** Units that are given elsewhere and have their place in the order of loss. */
  readonly beside?: Army;
  /** Below the order of loss. */
  readonly children?: ReactNode;
}

export function ArmyCard({ title, owner = title, side, naval, units, path, pieces, beside, children }: ArmyCardProps) {
  const [landing, setLanding] = useState(false);
  const hasLanded = (units.inf_a ?? 0) + (units.art_a ?? 0) + (units.arm_a ?? 0) > 0;
  const { count, cost, power, hits } = totalsOf(units, side, naval);
  const mayLand = side === 'attack' && !naval && pieces === undefined;
  return (
    <GroupCard
      title={title}
      side={side === 'attack' ? 'attacker' : 'defender'}
      aside={
        <p className="text-balance text-right text-s text-muted" data-testid={`${side}-totals`}>
          {axis.army.totals(count, cost, power)}
          {hits !== count && ` · ${axis.army.hits(hits)}`}
        </p>
      }
    >
      <ArmyLine owner={owner} side={side} naval={naval} units={units} path={path} />
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(260px,100%),1fr))] gap-x-4 gap-y-1">
        {(pieces ?? piecesFor(side, naval, landing || hasLanded)).map((unit) => (
          <UnitRow key={unit.id} unit={unit} side={side} owner={owner} path={[...path, 'units', unit.id]} />
        ))}
      </ul>
      {mayLand && !hasLanded && (
        <Button
          label={landing ? axis.army.hideLanded : axis.army.addLanded}
          look="button-quiet mt-1"
          aria-pressed={landing}
          onClick={() => setLanding(!landing)}
        />
      )}
      <OrderList side={side} naval={naval} units={{ ...units, ...beside }} path={[...path, 'orderOfLoss']} />
      {!naval && <PlainFields path={path} fields={['takes', 'aaLast']} />}
      {children}
    </GroupCard>
  );
}
