// Under the name of something saved: its game, its tags and the day it was saved.

import { dayText } from '../../format/day.ts';
import { gamePages } from '../../games/registry.ts';
import { tagWords } from '../../shell/tag-words.ts';
import type { SavedRecord } from '../../store/record.ts';

export function RecordNote({ record: { game, tags, at } }: { readonly record: SavedRecord }) {
  const title = gamePages.find(({ id }) => id === game)?.title ?? game;
  return (
    <span className="block text-muted">
      {[title, ...tags.map((tag) => tagWords(game, tag))].filter((part) => part !== '').join(' · ')}
      {at > 0 && (
        <>
          {' · '}
          <time dateTime={new Date(at).toISOString()}>{dayText(at)}</time>
        </>
      )}
    </span>
  );
}
