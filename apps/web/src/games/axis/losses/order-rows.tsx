// An order of loss as a list to drag, to move with keys or buttons, and to split: "2 infantry, then fighters, then infantry".

import type { Army, UnitId } from '@oddsmith/games/axis';
import { capital } from '@oddsmith/games/wording';
import { ArrowDown, ArrowUp, GripVertical, Merge, Split } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { axis } from '../../../language/english/axis/axis.ts';
import { nameOf } from '../army.ts';
import { NumberBox } from '../number-box.tsx';
import { UnitIcon } from '../unit-icon.tsx';
import { type OrderItem, readItem, withMoved, writeItem } from './order-items.ts';

const { order: words } = axis;

interface OrderRowsProps {
  readonly list: readonly string[];
  readonly units: Army;
  onChange(list: readonly string[]): void;
}

/** Only units that are there are shown; the others keep their places in between. */
export function OrderRows({ list, units, onChange }: OrderRowsProps) {
  const [dragged, setDragged] = useState<number | undefined>(undefined);
  const countOf = (id: UnitId) => units[id] ?? 0;
  const shown = list.flatMap((text, index) => {
    const item = readItem(text);
    return item === undefined || countOf(item.unit) === 0 ? [] : [{ index, item }];
  });
  const rows = useRef<HTMLOListElement>(null);
  const move = (from: number, to: number) => {
    if (to < 0 || to >= shown.length || from === to) return;
    // Drawn at once, so that the moved row has the focus before the next key arrives.
    flushSync(() => onChange(withMoved(list, shown[from].index, shown[to].index)));
    rows.current?.querySelectorAll<HTMLElement>('[data-place]')[to]?.focus();
  };
  const replace = (index: number, ...items: readonly OrderItem[]) =>
    onChange([...list.slice(0, index), ...items.map(writeItem), ...list.slice(index + 1)]);
  if (shown.length === 0) return <p className="text-s text-muted">{words.noUnits}</p>;
  return (
    <ol ref={rows} className="space-y-1" aria-label={words.label}>
      {shown.map(({ item, index }, place) => (
        <OrderRow
          key={`${item.unit} ${index}`}
          item={item}
          place={place}
          last={place === shown.length - 1}
          count={countOf(item.unit)}
          onMove={(by) => move(place, place + by)}
          onDrag={() => setDragged(place)}
          onDrop={() => {
            if (dragged !== undefined) move(dragged, place);
            setDragged(undefined);
          }}
          onChange={(...items) => replace(index, ...items)}
        />
      ))}
    </ol>
  );
}

interface OrderRowProps {
  readonly item: OrderItem;
  readonly place: number;
  readonly last: boolean;
  /** How many of the unit there are. */
  readonly count: number;
  onMove(by: number): void;
  onDrag(): void;
  onDrop(): void;
  onChange(...items: readonly OrderItem[]): void;
}

function OrderRow({ item, place, last, count, onMove, onDrag, onDrop, onChange }: OrderRowProps) {
  const { unit, amount } = item;
  const name = nameOf(unit);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <li className="flex items-center gap-1">
      <button
        type="button"
        draggable
        data-place={place}
        aria-label={words.move(place + 1, amount === null ? name : `${amount} ${name}`)}
        className="flex min-h-(--target) min-w-0 flex-1 cursor-grab items-center gap-2 rounded-m border border-line px-2 text-left text-s hover:bg-sunken"
        onKeyDown={onKeyDown}
        onDragStart={onDrag}
        onDragOver={(event: DragEvent) => event.preventDefault()}
        onDrop={onDrop}
      >
        <GripVertical aria-hidden className="size-4 shrink-0 text-muted" />
        <UnitIcon id={unit} />
        <span className="min-w-0 break-words hyphens-auto">
          {amount === null ? capital(name) : `${amount} ${name}`}
        </span>
      </button>
      {amount !== null && (
        <>
          <NumberBox
            label={words.howMany(name)}
            value={amount}
            whole
            least={1}
            most={count}
            onChange={(next) => onChange({ unit, amount: next })}
          />
          <IconButton icon={Merge} label={words.merge(`${amount} ${name}`)} onClick={() => onChange()} />
        </>
      )}
      {amount === null && count > 1 && (
        <IconButton
          icon={Split}
          label={words.split(name)}
          onClick={() => onChange({ unit, amount: 1 }, { unit, amount: null })}
        />
      )}
      <IconButton
        icon={ArrowUp}
        label={words.earlier(capital(name))}
        disabled={place === 0}
        onClick={() => onMove(-1)}
      />
      <IconButton icon={ArrowDown} label={words.later(capital(name))} disabled={last} onClick={() => onMove(1)} />
    </li>
  );
}
