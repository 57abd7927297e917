// One side of a fight beside its counters: the order in which its pieces are lost, and whatever else is decided for it.
import type { Path } from '@oddsmith/games';
import type { Army, BoardSide, Unit } from '@oddsmith/games/axis';
import type { ReactNode } from 'react';
import { GroupCard } from '../../components/form/group-card.tsx';
import { useWide } from '../../components/ui/use-wide.ts';
import { Counters } from './army-board.tsx';
import { OrderList } from './losses/order-list.tsx';
import { PlainFields } from './plain-fields.tsx';

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
  const wide = useWide();
  return (
    <GroupCard title={title} side={side === 'attack' ? 'attacker' : 'defender'}>
      {!wide && <Counters owner={owner} side={side} naval={naval} units={units} path={path} pieces={pieces} />}
      <OrderList side={side} naval={naval} units={{ ...units, ...beside }} path={[...path, 'orderOfLoss']} />
      {!naval && <PlainFields path={path} fields={['takes', 'aaLast']} />}
      {children}
    </GroupCard>
  );
}
