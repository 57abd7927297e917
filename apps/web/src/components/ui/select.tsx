// A list of which one is chosen: one look for all of them.

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly disabled?: boolean }[];
  /** How wide it is, and how its text is written. */
  readonly look?: string;
  onChoose(value: NoInfer<Value>): void;
}

export function Select<Value extends string>({ label, value, options, look = '', onChoose }: SelectProps<Value>) {
  return (
    <select
      aria-label={label}
      value={value}
      className={`h-(--target) rounded-m border border-line bg-panel px-2 ${look}`}
      onChange={(event) => onChoose(event.target.value as Value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** What each value is called, in the order of the words. */
export function optionsOf<Value extends string>(words: { readonly [value in Value]: string }) {
  return (Object.entries(words) as [Value, string][]).map(([value, label]) => ({ value, label }));
}
