// What an engine says; names of the page's units open their sheet in it.
import { createContext, type ReactNode, use, useMemo } from 'react';
import type { ShownUnit } from '../../calculator/unit-uses.ts';
import { namesIn, type SentencePart } from './name-parts.ts';
import { UnitName } from './unit-name.tsx';

interface KnownUnits {
  readonly units: ReadonlyMap<string, ShownUnit>;
  parts(sentence: string): readonly SentencePart[];
}

const NOBODY: KnownUnits = { units: new Map(), parts: (text) => [{ text }] };
const KnownUnitsContext = createContext(NOBODY);

interface UnitsOfPageProps {
  /** Of two with the same name the first is meant. */
  readonly units: readonly ShownUnit[];
  readonly children: ReactNode;
}

/** Whose names are known in what is inside. */
export function UnitsOfPage({ units, children }: UnitsOfPageProps) {
  const known = useMemo(
    () => ({
      units: new Map(units.toReversed().map((unit) => [unit.name, unit])),
      parts: namesIn(units.map(({ name }) => name)),
    }),
    [units],
  );
  return <KnownUnitsContext value={known}>{children}</KnownUnitsContext>;
}

export function Prose({ text }: { readonly text: string }) {
  const { units, parts } = use(KnownUnitsContext);
  const shown = useMemo(() => parts(text), [parts, text]);
  return (
    <span>
      {shown.map((part, place) => {
        const unit = part.name === undefined ? undefined : units.get(part.name);
        // Once in a sentence is enough to be opened.
        const isFirst = shown.findIndex(({ name }) => name === part.name) === place;
        if (unit === undefined || !isFirst) return part.text;
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have nothing but their place
        return <UnitName key={place} unit={unit} label={part.text} className="inline select-text" />;
      })}
    </span>
  );
}
