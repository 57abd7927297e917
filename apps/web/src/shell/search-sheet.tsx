// One search over everything: Enter goes there.
import { useMemo, useState } from 'react';
import { Sheet } from '../components/ui/sheet.tsx';
import { search as words } from '../language/english/shell/search.ts';
import { useCommandStore } from './commands.ts';
import { useFindings, useUnitFindings } from './findings.ts';
import { type Finding, search } from './search.ts';

const SHOWN = 40;

export function SearchSheet() {
  const show = useCommandStore((store) => store.show);
  const ofPage = useCommandStore((store) => store.commands.findings);
  const everywhere = useFindings();
  const here = useMemo(() => ofPage?.() ?? [], [ofPage]);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const units = useUnitFindings(query);
  // What the catalogues found comes behind, and is never pushed out of the list. Before anything is typed, one's own things come first.
  const known = query.trim() === '' ? [...everywhere, ...here] : withoutTwins(here, everywhere);
  const found = [...search(known, query).slice(0, SHOWN - units.length), ...units];
  const current = Math.min(chosen, Math.max(0, found.length - 1));

  const open = (finding: Finding | undefined) => {
    if (finding === undefined) return;
    show(undefined);
    finding.open();
  };
  return (
    <Sheet title={words.title} description={words.description} onClose={() => show(undefined)}>
      <input
        // biome-ignore lint/a11y/noAutofocus: the sheet is opened to type into it
        autoFocus
        role="combobox"
        aria-expanded
        aria-controls="search-results"
        aria-activedescendant={found.length > 0 ? `search-${current}` : undefined}
        aria-label={words.label}
        placeholder={words.placeholder}
        value={query}
        className="h-11 shrink-0 border-b border-line bg-transparent px-4 text-m -outline-offset-2"
        onChange={(event) => {
          setQuery(event.target.value);
          setChosen(0);
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') setChosen(Math.min(current + 1, found.length - 1));
          else if (event.key === 'ArrowUp') setChosen(Math.max(current - 1, 0));
          else if (event.key === 'Enter') open(found[current]);
          else return;
          event.preventDefault();
        }}
      />
      <div id="search-results" role="listbox" aria-label={words.results} className="overflow-y-auto p-2">
        {found.map((finding, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the box above handles the keys
          <div
            key={finding.key}
            id={`search-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            className="min-h-(--target) cursor-pointer rounded-m px-2 py-1 text-s aria-selected:bg-sunken"
            onClick={() => open(finding)}
            onPointerMove={() => setChosen(index)}
          >
            <span className="flex items-baseline justify-between gap-4">
              <span className="min-w-0 font-medium">{finding.title}</span>
              <span className="shrink-0 text-muted">{finding.kind}</span>
            </span>
            <span className="block truncate text-muted">{finding.note}</span>
          </div>
        ))}
      </div>
      {found.length === 0 && <p className="px-4 pb-4 text-s text-muted">{words.nothing(query.trim())}</p>}
    </Sheet>
  );
}

/** The presets of the page in front are those of its game too: they are shown once. */
function withoutTwins(here: readonly Finding[], everywhere: readonly Finding[]): readonly Finding[] {
  const shown = new Set(here.map(({ title, note }) => `${title}\n${note}`));
  return [...here, ...everywhere.filter(({ title, note }) => !shown.has(`${title}\n${note}`))];
}
