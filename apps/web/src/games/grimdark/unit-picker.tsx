// Puts a unit out of the armies at hand on a side of the battle.
import { asObject, valueAt } from '@oddsmith/games';
import { useBattleStore } from '../../battle/context.ts';
import { foldCard } from '../../components/form/folded-cards.ts';
import { grimdark as words } from '../../language/english/grimdark/grimdark.ts';
import type { Army, ArmyUnit } from '../../places/armies/army.ts';
import type { PickerProps } from '../view.ts';
import { cardTitle } from './card-title.ts';
import { PickSheet } from './pick-sheet.tsx';

export function UnitPicker({ side, onClose }: Pick<PickerProps, 'side' | 'onClose'>) {
  const store = useBattleStore();
  const take = ({ unit }: ArmyUnit, army: Army) => {
    const { calculator, history, replace } = store.getState();
    const before = history.present;
    const known = valueAt(before, ['ruleTexts']);
    replace({
      ...asObject(before),
      [side]: unit,
      // Rules that no pack knows are read from the texts of the list they came with.
      ruleTexts: { ...asObject(known), ...army.ruleTexts },
      // A list knows which rules it was written for.
      ...(army.origin === 'list' ? { rulesVersion: army.rulesVersion } : {}),
    });
    foldCard(calculator.id, cardTitle(calculator.form, side));
    onClose();
  };
  return <PickSheet title={words.chooseUnit[side]} side={side} onPick={take} onClose={onClose} />;
}
