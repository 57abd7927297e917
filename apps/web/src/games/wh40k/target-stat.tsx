// A target number of a stat line: a box like the others, with its faces to tap below the line. Digits and arrows work too.
import type { IntegerField, Path } from '@oddsmith/games';
import { type KeyboardEvent, useState } from 'react';
import { useBattle, useField } from '../../battle/context.ts';
import { TargetFaces } from '../../components/form/controls/target-faces.tsx';
import { fieldAt } from '../../components/form/fields-at.ts';
import { clamp } from '../../components/form/integer-range.ts';
import { form } from '../../language/english/calculator/calculator.ts';
import { wh40k } from '../../language/english/wh40k/wh40k.ts';
import { StatBox } from './stat-input.tsx';

interface TargetStatProps {
  readonly path: Path;
  /** As on the datasheet: "BS". */
  readonly label: string;
  /** Read out instead of the letters: "Ballistic Skill of Bolt rifle". */
  readonly name: string;
}

/** Its stat line is positioned: the faces lie over what is below it, as wide as the line. */
export function TargetStat({ path, label, name }: TargetStatProps) {
  const fields = useBattle((battle) => battle.calculator.form);
  const [value, set] = useField(path);
  const [open, setOpen] = useState(false);
  const field = fieldAt(fields, path);
  if (field?.kind !== 'integer') return null;
  const choose = (face: number | null) => {
    set(face);
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = STEPS[event.key];
    if (by !== undefined) set(stepped(value, by, field));
    else if (event.key === 'Enter') setOpen(!open);
    else if (event.key === 'Escape' && open) setOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const now = typeof value === 'number' ? { 'aria-valuenow': value } : { 'aria-valuetext': form.notUsed };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears that the focus has left both box and faces
    <span
      className="contents"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <StatBox
        path={path}
        label={label}
        shown={typeof value === 'number' ? `${value}+` : ''}
        input={{
          'aria-label': name,
          role: 'spinbutton',
          'aria-valuemin': field.min,
          'aria-valuemax': field.max,
          ...now,
          // The faces are right below: no keyboard has to cover them.
          inputMode: 'none',
          onClick: () => setOpen(true),
          onKeyDown,
        }}
        onType={(text) => {
          const plain = text.replace(/\+$/, '');
          if (/^\d{1,4}$/.test(plain)) set(Number(plain));
          else if (/^[-–]?$/.test(plain) && field.nullable) set(null);
        }}
      />
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the focus stays in the box, so that a tap leaves the page where it is
        <div
          className="absolute inset-x-0 top-full z-20 mt-1 rounded-m border border-line-strong bg-panel p-0.5"
          onMouseDown={(event) => event.preventDefault()}
        >
          <TargetFaces label={wh40k.facesOf(name)} faces={field} value={value} onChoose={choose} />
        </div>
      )}
    </span>
  );
}

const STEPS: { readonly [key: string]: number } = { ArrowUp: 1, ArrowDown: -1, '+': 1, '-': -1 };

/** Half of all faces: where a roll that was not needed so far begins. */
const MIDDLE = 4;

/** Beyond the worst face lies none, where there may be none. */
function stepped(value: unknown, by: number, field: IntegerField): number | null {
  if (typeof value !== 'number') return clamp(MIDDLE, field);
  if (value + by > field.max && field.nullable) return null;
  return clamp(value + by, field);
}
