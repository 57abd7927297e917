// The board as a table: everything a player sees on it, for whoever does not see it.
import { legal, type State } from '@oddsmith/skirmish';
import { useMemo } from 'react';
import { ScrollRegion } from '../../components/ui/scroll-region.tsx';
import { skirmishPlay } from '../../language/english/skirmish-play.ts';
import { choose } from '../session/controls.ts';
import { useSession, useSessionStore } from '../session/session.ts';
import { marksOf, placeOf, unitName, woundsOf } from '../words.ts';

const words = skirmishPlay.table;

const MAY: { readonly [action: string]: string } = words.may;

function mayWords(actions: readonly string[]): string {
  return actions.flatMap((action) => MAY[action] ?? []).join(', ');
}

export function TableTwin({ state, open }: { readonly state: State; readonly open: readonly string[] }) {
  const store = useSessionStore();
  const selected = useSession((session) => session.selected);
  const targets = useSession((session) => session.targets);
  const may = useMemo(() => new Map(legal(state).units.map((unit) => [unit.unit, mayWords(unit.may)])), [state]);
  return (
    <ScrollRegion className="overflow-x-auto" label={words.label}>
      <table className="w-full text-left text-s">
        <caption className="pb-1 text-left text-muted">{words.caption}</caption>
        <thead className="text-muted">
          <tr>
            {words.heads.map((head) => (
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
              <td>{unit.models.length === 0 ? words.destroyed : placeOf(unit)}</td>
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
            {words.objective(
              index + 1,
              `${x}, ${y}`,
              holder === null ? words.nobody : state.setup.players[holder].name,
            )}
          </li>
        ))}
      </ul>
    </ScrollRegion>
  );
}
