// The counters of one side: a line of text that reads and writes them, and one for each kind of piece.
import type { Path } from '@oddsmith/games';
import { type Army, type BoardSide, piecesFor, totalsOf, type Unit } from '@oddsmith/games/axis';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { useWide } from '../../components/ui/use-wide.ts';
import { axis } from '../../language/english/axis/axis.ts';
import { ArmyLine } from './army-line.tsx';
import { UnitRow } from './unit-row.tsx';

interface ArmyBoardProps {
  /** Said with the name of each piece. */
  readonly owner: string;
  /** Over the line, where a side has several boards. */
  readonly title?: string;
  readonly side: BoardSide;
  readonly naval: boolean;
  readonly units: Army;
  /** Of the side in the battle. */
  readonly path: Path;
  /** Pieces to choose from; all that may stand there where left out. */
  readonly pieces?: readonly Unit[];
}

export function ArmyBoard({ owner, title, side, naval, units, path, pieces }: ArmyBoardProps) {
  const wide = useWide();
  const { count, cost, power, hits } = totalsOf(units, side, naval);
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap justify-between gap-x-3 text-s text-muted max-sm:hidden">
        {title !== undefined && <span className="font-semibold text-ink">{title}</span>}
        <span data-testid={`${side}-totals`}>
          {axis.army.totals(count, cost, power)}
          {hits !== count && ` · ${axis.army.hits(hits)}`}
        </span>
      </p>
      <ArmyLine owner={owner} side={side} naval={naval} units={units} path={path} />
      {wide && <Counters owner={owner} side={side} naval={naval} units={units} path={path} pieces={pieces} />}
    </div>
  );
}

type CountersProps = Omit<ArmyBoardProps, 'title' | 'pieces'> & { readonly pieces: readonly Unit[] | undefined };

/** One for each kind of piece that may stand there: in the card of a page with room, else beside the other fields. */
export function Counters({ owner, side, naval, units, path, pieces }: CountersProps) {
  const [landing, setLanding] = useState(false);
  const hasLanded = (units.inf_a ?? 0) + (units.art_a ?? 0) + (units.arm_a ?? 0) > 0;
  const mayLand = side === 'attack' && !naval && pieces === undefined;
  return (
    <>
      <ul data-counters className="grid grid-cols-[repeat(auto-fill,minmax(min(230px,100%),1fr))] gap-x-4 gap-y-1">
        {(pieces ?? piecesFor(side, naval, landing || hasLanded)).map((unit) => (
          <UnitRow key={unit.id} unit={unit} side={side} owner={owner} path={[...path, 'units', unit.id]} />
        ))}
      </ul>
      {mayLand && !hasLanded && (
        <Button
          label={landing ? axis.army.hideLanded : axis.army.addLanded}
          look="button-quiet"
          aria-pressed={landing}
          onClick={() => setLanding(!landing)}
        />
      )}
    </>
  );
}
