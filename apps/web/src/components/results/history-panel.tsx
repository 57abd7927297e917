// Battles of this game looked at before, to come back to.
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { openBattle } from '../../calculator/open-battle.ts';
import { history as words } from '../../language/english/results/history.ts';
import { removeAndSay } from '../../shell/say-kept.ts';
import { seenBattle } from '../../store/battles.ts';
import { matches, type SavedRecord } from '../../store/record.ts';
import { useSaved } from '../../store/saved.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { SearchBox } from '../ui/search-box.tsx';

const SHOWN = 30;

export function HistoryPanel({ game }: { readonly game: string }) {
  const battles = useSaved('battle', game);
  const [query, setQuery] = useState('');
  const found = battles.filter((record) => matches(record, query));
  return (
    <>
      {battles.length === 0 ? (
        <p className="mt-1 text-s text-muted">{words.empty}</p>
      ) : (
        <SearchBox
          label={words.searchLabel}
          placeholder={words.search}
          value={query}
          className="mt-2 w-full"
          onChange={setQuery}
        />
      )}
      <ol className="mt-2 space-y-1">
        {found.slice(0, SHOWN).map((record) => (
          <li key={record.id} className="flex items-start gap-1">
            <PastBattle record={record} />
          </li>
        ))}
      </ol>
      {found.length > SHOWN && <p className="mt-1 text-s text-muted">{words.older(found.length - SHOWN)}</p>}
    </>
  );
}

function PastBattle({ record }: { readonly record: SavedRecord }) {
  const battle = seenBattle(record);
  if (battle === undefined) return null;
  return (
    <>
      <button
        type="button"
        className="button button-quiet h-auto min-w-0 flex-1 justify-start py-1 text-left text-s whitespace-normal"
        onClick={() => void openBattle(battle.calculator, battle.input)}
      >
        <span>
          {record.name}
          {battle.happened !== undefined && <span className="block text-muted">{battle.happened.sentence}</span>}
        </span>
      </button>
      <IconButton
        icon={Trash2}
        label={words.forget}
        look="button-quiet"
        onClick={() => void removeAndSay(record.id, words.removed)}
      />
    </>
  );
}
