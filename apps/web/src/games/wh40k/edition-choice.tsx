// Which edition of the core rules is played.

import { useBattle, useField } from '../../battle/context.ts';
import { Segmented } from '../../components/form/controls/segmented.tsx';
import { fieldAt } from '../../components/form/fields-at.ts';
import { wh40k } from '../../language/english/wh40k/wh40k.ts';
import type { FormOf } from '../view.ts';
import { rememberEdition } from './edition-memory.ts';
import { editionOf } from './place.ts';

export function EditionChoice() {
  const [value, set] = useField(['edition']);
  return <Editions value={value} onChoose={set} />;
}

/** Charge and fight are of one edition: that of the fight, where there is one. */
export function ChargeEditionChoice({ input }: FormOf<'wh40k/charge'>) {
  const replace = useBattle((battle) => battle.replace);
  const choose = (edition: unknown) => {
    const { fight } = input;
    replace(fight === null ? { ...input, edition } : { ...input, edition: null, fight: { ...fight, edition } });
  };
  return <Editions value={editionOf(input)} onChoose={choose} />;
}

interface EditionsProps {
  readonly value: unknown;
  onChoose(edition: unknown): void;
}

function Editions({ value, onChoose }: EditionsProps) {
  const field = useBattle((battle) => fieldAt(battle.calculator.form, ['edition']));
  if (field?.kind !== 'choice') return null;
  const options = field.options
    .filter((option) => option.value !== null)
    .map((option) => ({ ...option, label: wh40k.ofEdition(option.label) }));
  const choose = (edition: unknown) => {
    rememberEdition(edition);
    onChoose(edition);
  };
  return (
    <div className="flex items-center gap-2 text-s text-muted">
      <Segmented label={wh40k.edition} options={options} value={value} onChoose={choose} />
    </div>
  );
}
