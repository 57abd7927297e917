// One of a few, side by side under its name.
import { Segmented } from '../../components/form/controls/segmented.tsx';

interface ChoiceProps<Value extends string | number> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  onChoose(value: Value): void;
}

export function Choice<Value extends string | number>({ label, options, value, onChoose }: ChoiceProps<Value>) {
  return (
    <div className="space-y-1">
      <p className="text-s font-semibold">{label}</p>
      <Segmented label={label} options={options} value={value} onChoose={onChoose} />
    </div>
  );
}
