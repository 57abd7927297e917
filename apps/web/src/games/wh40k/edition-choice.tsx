// Which edition of the core rules is played, where the calculator knows more than one.
import { useBattle, useSetValue, useValue } from '../../battle/context.ts';
import { fieldAt } from '../../components/form/fields-at.ts';
import { Segmented } from '../../components/form/segmented.tsx';
import { useAttackPath } from './place.ts';

export function EditionChoice() {
  const path = useAttackPath('edition');
  const form = useBattle((battle) => battle.calculator.form);
  const value = useValue(path);
  const set = useSetValue(path);
  const field = fieldAt(form, path);
  if (field?.kind !== 'choice' || field.options.length < 2) return null;
  const options = field.options.map((option) => ({ ...option, label: `${option.value}th` }));
  return (
    <div className="flex items-center gap-2 text-s text-muted">
      <span aria-hidden>Edition</span>
      <Segmented label="Edition" options={options} value={value as string} onChoose={set} />
    </div>
  );
}
