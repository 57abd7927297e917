// The board as a table: everything a player sees on it, for whoever does not see it.
import { legal, type State } from '@oddsmith/skirmish';
import { useMemo } from 'react';
import { ScrollRegion } from '../../components/ui/scroll-region.tsx';
import { choose } from '../session/controls.ts';
import { useSession, useSessionStore } from '../session/session.ts';
import { marksOf, placeOf, unitName, woundsOf } from '../words.ts';

const MAY: { readonly [action: string]: string } = {
  deploy: 'be placed',
  move: 'move',
  advance: 'advance',
  shoot: 'shoot',
  grenade: 'throw grenades',
  'declare-charge': 'charge',
  'charge-move': 'charge home',
  'pile-in': 'fight',
  fight: 'strike',
  consolidate: 'consolidate',
  overwatch: 'fire Overwatch',
};

function mayWords(actions: readonly string[]): string {
  return actions.flatMap((action) => MAY[action] ?? []).join(', ');
}

export function TableTwin({ state, open }: { readonly state: State; readonly open: readonly string[] }) {
  const store = useSessionStore();
  const selected = useSession((session) => session.selected);
  const targets = useSession((session) => session.targets);
  const may = useMemo(() => new Map(legal(state).units.map((unit) => [unit.unit, mayWords(unit.may)])), [state]);
  return (
    <ScrollRegion className="overflow-x-auto" label="Units on the board">
      <table className="w-full text-left text-s">
        <caption className="pb-1 text-left text-muted">
          Units on the board. Places are inches from the left and top.
        </caption>
        <thead className="text-muted">
          <tr>
            {['Unit', 'Side', 'Place', 'Models', 'Wounds', 'Can', 'Has'].map((head) => (
              <th key={head} scope="col" className="pr-2 font-normal">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {state.units.map((unit) => (
            <tr key={unit.id} className="border-t border-line/60">
              <th scope="row" className="font-normal">
                <button
                  type="button"
                  className="min-h-(--target) text-left underline-offset-2 hover:underline disabled:no-underline"
                  aria-pressed={selected.includes(unit.id) || targets.includes(unit.id)}
                  disabled={unit.models.length === 0}
                  onClick={(event) => choose(store, unit.id, event.shiftKey)}
                >
                  {unitName(state, unit)}
                </button>
              </th>
              <td>{state.setup.players[unit.side].name}</td>
              <td>{unit.models.length === 0 ? 'destroyed' : placeOf(unit)}</td>
              <td>{unit.models.length}</td>
              <td>{woundsOf(unit)}</td>
              <td>{open.includes(unit.id) ? may.get(unit.id) : ''}</td>
              <td>{marksOf(unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="pt-2 text-s">
        {state.objectives.map(({ x, y, holder }, index) => (
          <li key={`${x} ${y}`}>
            Objective {index + 1} at {x}, {y}: {holder === null ? 'nobody' : state.setup.players[holder].name}
          </li>
        ))}
      </ul>
    </ScrollRegion>
  );
}
