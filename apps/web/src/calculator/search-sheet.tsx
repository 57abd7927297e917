// Search through presets and fields: Enter loads the battle or jumps to the field.
import { useState } from 'react';
import { useBattle } from '../battle/context.ts';
import { focusField } from '../components/form/focus-field.ts';
import { Sheet } from '../components/ui/sheet.tsx';
import { useCommandStore } from '../shell/commands.ts';
import { type Finding, findingsOf, search } from './search.ts';

const SHOWN = 40;

export function SearchSheet() {
  const calculator = useBattle((battle) => battle.calculator);
  const replace = useBattle((battle) => battle.replace);
  const reveal = useBattle((battle) => battle.reveal);
  const show = useCommandStore((store) => store.show);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const found = search(findingsOf(calculator), query).slice(0, SHOWN);
  const current = Math.min(chosen, Math.max(0, found.length - 1));

  const open = (finding: Finding | undefined) => {
    if (finding === undefined) return;
    show(undefined);
    if (finding.kind === 'preset') return replace(finding.input);
    reveal(finding.path);
    // After the sheet has given the focus back.
    setTimeout(() => focusField(finding.path), 50);
  };
  return (
    <Sheet title="Search" description="Search presets and fields" onClose={() => show(undefined)}>
      <input
        // biome-ignore lint/a11y/noAutofocus: the sheet is opened to type into it
        autoFocus
        role="combobox"
        aria-expanded
        aria-controls="search-results"
        aria-activedescendant={found.length > 0 ? `search-${current}` : undefined}
        aria-label="Search presets and fields"
        placeholder="Preset, field or rule"
        value={query}
        className="h-11 border-b border-line bg-transparent px-4 text-m -outline-offset-2"
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
      <div id="search-results" role="listbox" aria-label="Results" className="overflow-y-auto p-2">
        {found.map((finding, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the box above handles the keys
          <div
            key={`${finding.kind} ${finding.title} ${finding.note}`}
            id={`search-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            className="flex min-h-(--target) cursor-pointer items-center justify-between gap-4 rounded-m px-2 text-s aria-selected:bg-sunken"
            onClick={() => open(finding)}
            onPointerMove={() => setChosen(index)}
          >
            <span className="font-medium">{finding.title}</span>
            <span className="min-w-0 truncate text-muted">{finding.note}</span>
          </div>
        ))}
      </div>
      {found.length === 0 && <p className="px-4 pb-4 text-s text-muted">Nothing found. Try a shorter word.</p>}
    </Sheet>
  );
}
