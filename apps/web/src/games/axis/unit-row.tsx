// One kind of piece in an army: drawing, name, dice and how many.
import type { Path } from '@oddsmith/games';
import type { BoardSide, Unit } from '@oddsmith/games/axis';
import { capital } from '@oddsmith/games/wording';
import { useState } from 'react';
import { useBattleStore, useValue } from '../../battle/context.ts';
import { Stepper } from '../../components/form/controls/stepper.tsx';
import { fieldId } from '../../components/form/field-id.ts';
import { axis } from '../../language/english/axis/axis.ts';
import { engineWord } from '../../language/in-language.ts';
import { UnitIcon } from './unit-icon.tsx';

const MOST = 500;

interface UnitRowProps {
  readonly unit: Unit;
  readonly side: BoardSide;
  readonly path: Path;
  readonly owner: string;
  readonly most?: number;
}

export function UnitRow({ unit, side, path, owner, most = MOST }: UnitRowProps) {
  const store = useBattleStore();
  const value = Number(useValue(path) ?? 0);
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const set = (n: number) => store.getState().set(path, Math.min(most, Math.max(0, n)));
  const type = (text: string) => {
    setDraft(text);
    if (text.trim() === '') set(0);
    else if (/^\s*\d{1,4}\s*$/.test(text)) set(Number(text));
  };
  const name = `${owner}: ${engineWord(unit.plural)}`;
  return (
    <li className={`flex items-center gap-2 ${value === 0 ? 'text-muted' : ''}`}>
      <UnitIcon id={unit.id} />
      <label htmlFor={fieldId(path)} className="min-w-0 flex-1 text-s leading-tight">
        <span className="block break-words hyphens-auto">{capital(engineWord(unit.name))}</span>
        <span className="text-muted">{axis.army.piece(unit[side], unit.cost)}</span>
        <span className="sr-only"> ({owner})</span>
      </label>
      <Stepper
        id={fieldId(path)}
        name={name}
        text={draft ?? String(value)}
        canDecrease={value > 0}
        canIncrease={value < most}
        range={{ min: 0, max: most, now: value }}
        widthClass="w-10"
        onType={type}
        onStep={(by) => {
          setDraft(undefined);
          set(value + by);
        }}
        onBlur={() => setDraft(undefined)}
      />
    </li>
  );
}
