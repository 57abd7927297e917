// Puts a unit out of the armies at hand on a side of the battle.
import { useBattleStore } from '../../battle/context.ts';
import { foldCard } from '../../components/form/folded-cards.ts';
import { grimdark as words } from '../../language/english/grimdark/grimdark.ts';
import type { Army, ArmyUnit } from '../../places/armies/army.ts';
import type { PickerProps } from '../view.ts';
import { cardTitle } from './card-title.ts';
import { PickSheet } from './pick-sheet.tsx';
import { withUnit } from './with-unit.ts';

export function UnitPicker({ side, onClose }: Pick<PickerProps, 'side' | 'onClose'>) {
  const store = useBattleStore();
  const take = ({ unit }: ArmyUnit, army: Army) => {
    const { calculator, input, replace } = store.getState();
    replace(withUnit(input, side, unit, army));
    foldCard(calculator.id, cardTitle(calculator.form, side));
    onClose();
  };
  return <PickSheet title={words.chooseUnit[side]} side={side} onPick={take} onClose={onClose} />;
}
