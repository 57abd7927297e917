// The name of a unit: wherever it stands, it opens the sheet of what can be done with it.
import type { ShownUnit } from '../../calculator/unit-uses.ts';
import { useCommandStore } from '../../shell/commands.ts';

interface UnitNameProps {
  readonly unit: ShownUnit;
  /** What the page calls it where several have the same name. */
  readonly label?: string;
  readonly className?: string;
}

export function UnitName({ unit, label = unit.name, className = 'min-h-(--target)' }: UnitNameProps) {
  const showUnit = useCommandStore((store) => store.showUnit);
  return (
    <button
      type="button"
      className={`on-paper min-w-0 text-left break-words underline decoration-line-strong underline-offset-4 hover:decoration-ink ${className}`}
      onClick={() => showUnit(unit)}
    >
      {label}
    </button>
  );
}
