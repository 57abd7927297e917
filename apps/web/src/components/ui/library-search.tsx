// What narrows a library: a text, and the army or team that a unit belongs to.
import { SearchBox } from './search-box.tsx';

interface LibrarySearchProps {
  readonly text: string;
  readonly group: string;
  readonly groups: readonly string[];
  readonly words: { readonly search: string; readonly searchHint: string };
  readonly groupLabel: string;
  readonly allGroups: string;
  onText(text: string): void;
  onGroup(group: string): void;
}

export function LibrarySearch(props: LibrarySearchProps) {
  const { text, group, groups, words, groupLabel, allGroups, onText, onGroup } = props;
  return (
    <div className="flex flex-wrap gap-2 border-b border-line p-3">
      <SearchBox
        label={words.search}
        placeholder={words.searchHint}
        value={text}
        className="flex-1 basis-48"
        onChange={onText}
      />
      <select
        value={group}
        aria-label={groupLabel}
        className="h-(--target) min-w-0 flex-1 basis-40 rounded-m border border-line bg-panel px-2 text-s"
        onChange={(event) => onGroup(event.target.value)}
      >
        <option value="">{allGroups}</option>
        {groups.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </div>
  );
}
