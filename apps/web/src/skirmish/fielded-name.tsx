// The name of a unit of the battle, which opens the sheet of what else can be done with it.
import { partsOf, type State, unitById } from '@oddsmith/skirmish';
import { useMemo } from 'react';
import { UnitName } from '../components/ui/unit-name.tsx';
import { shownUnit } from './shown-unit.ts';
import { unitName } from './words.ts';

interface FieldedNameProps {
  readonly state: State;
  readonly id: string;
  readonly className?: string;
}

export function FieldedName({ state, id, className }: FieldedNameProps) {
  const { setup } = state;
  // What was fielded stays the same for the whole battle.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every state of a battle has the same units
  const shown = useMemo(() => {
    const unit = unitById(state, id);
    return unit && { unit: shownUnit(partsOf(state, unit)), label: unitName(state, unit) };
  }, [setup, id]);
  if (shown === undefined) return id;
  return <UnitName {...shown} {...(className === undefined ? {} : { className })} />;
}
