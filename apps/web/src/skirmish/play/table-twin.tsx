// The board as a table: everything a player sees on it, for whoever does not see it.
import { legal, type State, woundsOf } from '@oddsmith/skirmish';
import { useMemo } from 'react';
import { FiguresTable } from '../../components/ui/figures-table.tsx';
import { skirmishPlay } from '../../language/english/skirmish/play.ts';
import { choose } from '../session/controls.ts';
import { useSession, useSessionStore } from '../session/session.ts';
import { marksOf, placeOf, unitName } from '../words.ts';

const words = skirmishPlay.table;

/** Columns of words: all but models and wounds. */
const WORDS = 5;

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
    <>
      <p className="text-s text-muted">{words.caption}</p>
      <FiguresTable
        title={words.label}
        whole
        heads={words.heads}
        words={WORDS}
        rows={state.units.map((unit) => ({
          key: unit.id,
          cells: [
            <button
              key="name"
              type="button"
              className="min-h-(--target) text-left underline-offset-2 hover:underline disabled:no-underline"
              aria-pressed={selected.includes(unit.id) || targets.includes(unit.id)}
              disabled={unit.models.length === 0}
              onClick={(event) => choose(store, unit.id, event.shiftKey)}
            >
              {unitName(state, unit)}
            </button>,
            state.setup.players[unit.side].name,
            <span key="place" className="whitespace-nowrap">
              {unit.models.length === 0 ? words.destroyed : placeOf(unit)}
            </span>,
            open.includes(unit.id) ? may.get(unit.id) : '',
            marksOf(unit),
            unit.models.length,
            woundsOf(unit),
          ],
        }))}
      />
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
    </>
  );
}
