// The models of a unit with their weapons and rules, each of which can be corrected, added and taken away.
import type { UnitInput } from '@oddsmith/games/grimdark';
import { Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { grimdarkSheets } from '../../../language/english/grimdark/sheets.ts';
import { splitRules } from './rule-line.ts';

type Model = UnitInput['models'][number];
type Weapon = NonNullable<Model['weapons']>[number];

const words = grimdarkSheets.unit;
const MOST_WEAPONS = 50;
const NEW_WEAPON: Weapon = { name: words.newWeapon, range: 24, attacks: 1, count: 1, rules: [] };

const WEAPON_FIGURES = [
  { of: 'range', title: words.range, range: [0, 360], start: 0 },
  { of: 'attacks', title: words.attacks, range: [0, 200], start: 1 },
  { of: 'count', title: words.copies, range: [1, 100], start: 1 },
] as const;

interface ModelEditorProps {
  readonly model: Model;
  /** The name of the unit, where its models have none. */
  readonly fallback: string;
  onChange(model: Model): void;
}

export function ModelEditor({ model, fallback, onChange }: ModelEditorProps) {
  const weapons = model.weapons ?? [];
  const name = model.name === undefined || model.name === '' ? fallback : model.name;
  const extras = [
    model.hero ? words.hero : '',
    model.tough == null ? '' : `Tough(${model.tough})`,
    model.quality == null ? '' : words.qualityIs(model.quality),
    model.defense == null ? '' : words.defenseIs(model.defense),
  ].filter(Boolean);
  return (
    <section className="space-y-2">
      <h3 className="font-semibold">
        {model.count ?? 1}× {name}
        {extras.length > 0 && <span className="font-normal text-muted"> {extras.join(', ')}</span>}
      </h3>
      <TextLine
        label={words.rulesOf(name)}
        text={(model.rules ?? []).join(', ')}
        onChange={(text) => onChange({ ...model, rules: splitRules(text) })}
      />
      {weapons.map((weapon, index) => (
        <WeaponEditor
          // biome-ignore lint/suspicious/noArrayIndexKey: a model's weapons are told apart by their place
          key={index}
          weapon={weapon}
          onChange={(changed) =>
            onChange({ ...model, weapons: weapons.map((one, place) => (place === index ? changed : one)) })
          }
          onRemove={() => onChange({ ...model, weapons: weapons.filter((_, place) => place !== index) })}
        />
      ))}
      <button
        type="button"
        className="button"
        disabled={weapons.length >= MOST_WEAPONS}
        onClick={() => onChange({ ...model, weapons: [...weapons, NEW_WEAPON] })}
      >
        <Plus aria-hidden className="size-4" />
        {words.addWeapon}
        <span className="sr-only"> {words.to(name)}</span>
      </button>
    </section>
  );
}

interface WeaponEditorProps {
  readonly weapon: Weapon;
  onChange(weapon: Weapon): void;
  onRemove(): void;
}

function WeaponEditor({ weapon, onChange, onRemove }: WeaponEditorProps) {
  const name = weapon.name ?? words.weapon;
  return (
    <fieldset aria-label={name} className="space-y-2 rounded-m border border-line p-2">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextLine
            label={words.weapon}
            text={name}
            onChange={(text) => onChange({ ...weapon, name: text || words.weapon })}
          />
        </div>
        <IconButton label={words.remove(name)} onClick={onRemove}>
          <Trash2 aria-hidden className="size-4" />
        </IconButton>
      </div>
      <dl className="grid grid-cols-3 gap-2">
        {WEAPON_FIGURES.map(({ of, title, range, start }) => (
          <Figure
            key={of}
            name={title}
            value={weapon[of] ?? start}
            range={range}
            onChange={(value) => onChange({ ...weapon, [of]: value })}
          />
        ))}
      </dl>
      <TextLine
        label={words.weaponRules}
        text={(weapon.rules ?? []).join(', ')}
        onChange={(text) => onChange({ ...weapon, rules: splitRules(text) })}
      />
    </fieldset>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: number;
  readonly range: readonly [number, number];
  onChange(value: number): void;
}

export function Figure({ name, value, range: [min, max], onChange }: FigureProps) {
  const id = useId();
  return (
    <div className="rounded-m bg-sunken p-2">
      <dt className="text-muted">
        <label htmlFor={id}>{name}</label>
      </dt>
      <dd>
        <input
          id={id}
          type="number"
          className="w-full bg-transparent text-l font-semibold"
          min={min}
          max={max}
          value={value}
          onChange={({ target }) => {
            const next = Math.round(Number(target.value));
            if (target.value !== '' && next >= min && next <= max) onChange(next);
          }}
        />
      </dd>
    </div>
  );
}

interface TextLineProps {
  readonly label: string;
  readonly text: string;
  onChange(text: string): void;
}

/** Taken over when the field is left or Enter is pressed: half a word is no rule. */
export function TextLine({ label, text, onChange }: TextLineProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const take = () => {
    if (typed !== undefined && typed !== text) onChange(typed.trim().slice(0, 2_000));
    setTyped(undefined);
  };
  return (
    <div>
      <label htmlFor={id} className="text-muted">
        {label}
      </label>
      <input
        id={id}
        type="text"
        className="h-(--target) w-full rounded-m border border-line bg-panel px-2"
        value={typed ?? text}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={({ key }) => {
          if (key === 'Enter') take();
        }}
      />
    </div>
  );
}
