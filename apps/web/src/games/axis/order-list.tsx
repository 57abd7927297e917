// The order of loss: presets, and a list to drag or to move with the arrow keys.
import { standardOrder } from '@oddsmith/games/axis/units';
import { GripVertical } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useSetValue, useValue } from '../../battle/context.ts';
import type { Path } from '../../battle/path.ts';
import { Segmented } from '../../components/form/segmented.tsx';
import { capitalize, isUnitId, nameOf, type SideName, type Units } from './army.ts';
import { UnitIcon } from './unit-icon.tsx';

interface OrderListProps {
  readonly side: SideName;
  readonly naval: boolean;
  readonly units: Units;
  readonly path: Path;
}

const MODES = [
  { value: 'standard', label: 'Standard' },
  { value: 'air', label: 'Air first' },
  { value: 'optimal', label: 'Best, solved' },
  { value: 'own', label: 'My own' },
];

export function OrderList({ side, naval, units, path }: OrderListProps) {
  const value = useValue(path);
  const set = useSetValue(path);
  const usual = standardOrder(side, naval);
  const air = ['fig', 'bom', ...usual.filter((id) => id !== 'fig' && id !== 'bom')];
  const list: readonly string[] = Array.isArray(value) ? value : usual;
  const mode = !Array.isArray(value) ? String(value ?? 'standard') : list.join() === air.join() ? 'air' : 'own';
  const choose = (next: unknown) => {
    if (next === 'own') set([...list]);
    else set(next === 'air' ? air : next);
  };
  return (
    <details className="mt-2">
      <summary className="cursor-pointer text-s font-medium">
        Order of loss: {MODES.find((one) => one.value === mode)?.label.toLowerCase()}
      </summary>
      <div className="mt-2 space-y-2">
        <Segmented
          label={`${side === 'attack' ? 'Attacker' : 'Defender'}: order of loss`}
          options={MODES}
          value={mode}
          onChoose={choose}
        />
        {mode === 'optimal' ? (
          <p className="text-s text-muted">Every order is solved and the best one is used; the steps say which.</p>
        ) : (
          <Sortable list={list} units={units} onChange={(next) => set([...next])} />
        )}
      </div>
    </details>
  );
}

interface SortableProps {
  readonly list: readonly string[];
  readonly units: Units;
  onChange(list: readonly string[]): void;
}

/** Only units that are there are shown; the others keep their places in between. */
function Sortable({ list, units, onChange }: SortableProps) {
  const [dragged, setDragged] = useState<number | undefined>(undefined);
  const idOf = (item: string) => item.split(' ').at(-1)!;
  const shown = list
    .map((item, index) => ({ item, index }))
    .filter(({ item }) => {
      const id = idOf(item);
      return isUnitId(id) && (units[id] ?? 0) > 0;
    });
  const move = (from: number, to: number) => {
    if (to < 0 || to >= shown.length || from === to) return;
    const next = list.filter((_, index) => index !== shown[from].index);
    const target = shown[to].index;
    next.splice(target, 0, shown[from].item);
    onChange(next);
  };
  const rows = useRef<HTMLOListElement>(null);
  const moved = useRef<string | undefined>(undefined);
  // The row that was moved keeps the focus, wherever React has put it.
  useEffect(() => {
    if (moved.current === undefined) return;
    const place = shown.findIndex(({ item }) => item === moved.current);
    rows.current?.querySelectorAll('button')[place]?.focus();
    moved.current = undefined;
  });
  const onKeyDown = (event: KeyboardEvent, place: number) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0) return;
    event.preventDefault();
    moved.current = shown[place].item;
    move(place, place + by);
  };
  if (shown.length === 0) return <p className="text-s text-muted">No units yet.</p>;
  return (
    <ol ref={rows} className="space-y-1" aria-label="First lost first">
      {shown.map(({ item, index }, place) => (
        <li key={`${item} ${index}`}>
          <button
            type="button"
            draggable
            aria-label={`${place + 1}. ${nameOf(idOf(item))}: move with the up and down arrow keys`}
            className="flex min-h-(--target) w-full cursor-grab items-center gap-2 rounded-m border border-line px-2 text-left text-s hover:bg-sunken"
            onKeyDown={(event) => onKeyDown(event, place)}
            onDragStart={() => setDragged(place)}
            onDragOver={(event: DragEvent) => event.preventDefault()}
            onDrop={() => {
              if (dragged !== undefined) move(dragged, place);
              setDragged(undefined);
            }}
          >
            <GripVertical aria-hidden className="size-4 text-muted" />
            <UnitIcon id={idOf(item) as 'inf'} />
            {item === idOf(item) ? capitalize(nameOf(item)) : `${item.split(' ')[0]} ${nameOf(idOf(item))} first`}
          </button>
        </li>
      ))}
    </ol>
  );
}
