// Puts a unit of the library, or one's own, on a side of the battle.
import { useBattleStore } from '../../battle/context.ts';
import { fantasy } from '../../language/english/fantasy/fantasy.ts';
import type { PickerOf } from '../view.ts';
import type { UnitPlace } from './unit-buttons.tsx';
import { type UnitPick, UnitSheet } from './unit-sheet.tsx';
import { withUnit } from './with-unit.ts';

interface FieldedPickerProps {
  readonly side: UnitPlace;
  readonly system: 'oldWorld' | 'ninthAge';
  readonly title: string;
  onClose(): void;
}

export function FieldedPicker({ side, system, title, onClose }: FieldedPickerProps) {
  const store = useBattleStore();
  const take = (pick: UnitPick) => {
    onClose();
    store.getState().replace(withUnit(store.getState().input, side, pick.card));
  };
  return <UnitSheet system={system} title={title} onPick={take} onClose={onClose} />;
}

export function BattlePicker({ input, side, onClose }: PickerOf<'fantasy/battle' | 'fantasy/multiple'>) {
  const own = side === 'attacker';
  return (
    <FieldedPicker
      side={own ? 'first' : 'second'}
      system={input.system}
      title={own ? fantasy.units.yours : fantasy.units.enemy}
      onClose={onClose}
    />
  );
}
