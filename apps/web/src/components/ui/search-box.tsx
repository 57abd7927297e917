// The box that narrows a list while you type.
interface SearchBoxProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly className?: string;
  onChange(text: string): void;
}

export function SearchBox({ label, placeholder, value, className = 'w-full', onChange }: SearchBoxProps) {
  return (
    <input
      type="search"
      value={value}
      aria-label={label}
      placeholder={placeholder}
      autoComplete="off"
      className={`h-(--target) min-w-0 rounded-m border border-line bg-panel px-2 text-m ${className}`}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
