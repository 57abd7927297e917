// A sentence with units in it, whose names open their sheet there too.
import type { ShownUnit } from '../../calculator/unit-uses.ts';
import { UnitName } from './unit-name.tsx';

interface UnitSentenceProps {
  readonly units: readonly ShownUnit[];
  /** Gets something in the place of each name, and puts it where the language wants it. */
  write(...names: readonly string[]): string;
}

/** Letters that no text has. */
const FIRST_MARK = 0xe000;
const MARKS = /([\uE000-\uE00F])/;

export function UnitSentence({ units, write }: UnitSentenceProps) {
  const marks = units.map((_, place) => String.fromCharCode(FIRST_MARK + place));
  return write(...marks)
    .split(MARKS)
    .map((part, place) => {
      const unit = units[marks.indexOf(part)];
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have nothing but their place
      return unit === undefined ? part : <UnitName key={place} unit={unit} className="inline" />;
    });
}
