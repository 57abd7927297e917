// One side of a new battle: a preset, units of the catalogue, or a list that is pasted or dropped.

import { type Force, quickStart, type SetupUnit } from '@oddsmith/skirmish';
import { useEffect, useState } from 'react';
import { skirmishSetup } from '../../language/english/skirmish/menu.ts';
import { type CatalogueEntry, catalogueUnit, readList, searchCatalogue } from './muster.ts';
import { UnitRow } from './unit-row.tsx';

const words = skirmishSetup.force;

interface ForceEditorProps {
  readonly side: 0 | 1;
  readonly force: Force;
  readonly size: number;
  onChange(force: Force): void;
}

const PRESETS = (['current', 'notes'] as const).flatMap((values) =>
  quickStart(values).forces.map((force) => ({
    name: `${force.name}, ${force.faction}${values === 'notes' ? words.ofNotes : ''}`,
    force,
  })),
);

export function pointsOfUnits(units: readonly SetupUnit[]): number {
  return units.reduce((sum, unit) => sum + unit.points, 0);
}

function modelsOf(units: readonly SetupUnit[]): number {
  return units.reduce((sum, unit) => sum + unit.lines.reduce((lines, line) => lines + line.count, 0), 0);
}

/** Leaders point at their units by number: what is taken out moves the others up. */
function without(units: readonly SetupUnit[], index: number): SetupUnit[] {
  return units.flatMap((unit, at) => {
    if (at === index) return [];
    const { attachedTo } = unit;
    if (attachedTo === null || attachedTo < index) return [unit];
    return [{ ...unit, attachedTo: attachedTo === index ? null : attachedTo - 1 }];
  });
}

export function ForceEditor({ side, force, size, onChange }: ForceEditorProps) {
  const set = (units: readonly SetupUnit[]) => onChange({ ...force, units: [...units], points: pointsOfUnits(units) });
  const points = pointsOfUnits(force.units);
  return (
    <section className="card space-y-3 p-3" aria-label={words.label(side + 1)}>
      <label className="block text-s">
        <span className="font-semibold">{words.preset}</span>
        <select
          value=""
          className="mt-1 block h-(--target) w-full rounded-m border border-line bg-panel px-2"
          onChange={(event) => {
            const preset = PRESETS[Number(event.target.value)];
            if (preset !== undefined) onChange(preset.force);
          }}
        >
          <option value="">{words.choose}</option>
          {PRESETS.map(({ name }, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <p className="text-s">
        <b>{force.name || force.faction || words.nameless}</b>
        {words.holds(force.units.length, modelsOf(force.units))}
        <span className={points > size ? 'font-semibold text-bad' : ''}>
          {words.points(points, size)}
          {points > size && words.tooMany}
        </span>
      </p>
      <ul className="divide-y divide-line/60">
        {force.units.map((unit, index) => (
          <UnitRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a force may hold the same unit twice
            key={index}
            unit={unit}
            index={index}
            units={force.units}
            onChange={(changed) => set(force.units.with(index, changed))}
            onRemove={() => set(without(force.units, index))}
          />
        ))}
      </ul>
      <AddUnit side={side} onAdd={(unit) => set([...force.units, unit])} />
      <PasteList side={side} onRead={onChange} />
    </section>
  );
}

function AddUnit({ side, onAdd }: { readonly side: 0 | 1; onAdd(unit: SetupUnit): void }) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly CatalogueEntry[]>([]);
  useEffect(() => {
    let gone = false;
    if (text.trim().length < 2) setFound([]);
    else void searchCatalogue(text).then((units) => !gone && setFound(units.slice(0, 8)));
    return () => {
      gone = true;
    };
  }, [text]);
  const add = async (entry: CatalogueEntry) => {
    const unit = await catalogueUnit(entry);
    if (unit !== undefined) onAdd(unit);
    setText('');
  };
  return (
    <div className="space-y-1 text-s">
      <label htmlFor={`add-unit-${side}`} className="font-semibold">
        {words.add}
      </label>
      <input
        id={`add-unit-${side}`}
        type="search"
        value={text}
        placeholder={words.unitName}
        autoComplete="off"
        className="h-(--target) w-full rounded-m border border-line bg-panel px-2"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && found[0] !== undefined && void add(found[0])}
      />
      <ul>
        {found.map((entry) => (
          <li key={`${entry.faction} ${entry.name}`}>
            <button
              type="button"
              className="button button-quiet w-full justify-between text-left"
              onClick={() => void add(entry)}
            >
              <span>{entry.name}</span>
              <span className="text-muted">{entry.detail}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function PasteList({ side, onRead }: { readonly side: 0 | 1; onRead(force: Force): void }) {
  const [text, setText] = useState('');
  const [said, setSaid] = useState<readonly string[]>([]);
  const read = async (data: string | Uint8Array) => {
    const reply = await readList(data);
    if (!reply.ok) setSaid([words.unreadable(reply.why)]);
    else if (reply.force.units.length === 0) setSaid([words.unplayable, ...reply.remarks]);
    else {
      setSaid(reply.remarks.length === 0 ? [words.allFound] : reply.remarks);
      onRead(reply.force);
    }
  };
  return (
    <section
      aria-label={words.list(side + 1)}
      className="space-y-1 text-s"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file !== undefined) void file.arrayBuffer().then((data) => read(new Uint8Array(data)));
      }}
    >
      <label htmlFor={`list-${side}`} className="font-semibold">
        {words.paste}
      </label>
      <textarea
        id={`list-${side}`}
        value={text}
        rows={3}
        spellCheck={false}
        className="block w-full rounded-m border border-line bg-panel p-2"
        onChange={(event) => setText(event.target.value)}
      />
      <button type="button" className="button" disabled={text.trim() === ''} onClick={() => void read(text)}>
        {words.read}
      </button>
      {said.length > 0 && (
        <ul role="status" className="max-h-40 list-disc overflow-y-auto pl-5 text-muted">
          {said.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
