// Changes of what is said, for a reader: the same change of several things once.
import type { Change, Changed } from './compare.ts';

const MOST = 60;
const MOST_IDS = 4;

export function printedChanges(part: string, changed: readonly Changed[]): string {
  const alike = new Map<string, { readonly change: Change; readonly language: string; readonly ids: Set<string> }>();
  for (const { id, language, changes } of changed)
    for (const change of changes) {
      // Hashes of the same text are the same; where one side is a hash, the other side tells them apart.
      const key = JSON.stringify([language, change.before, change.after]);
      const known = alike.get(key) ?? { change, language, ids: new Set<string>() };
      known.ids.add(id);
      alike.set(key, known);
    }
  const count = new Set(changed.map(({ id }) => id)).size;
  const groups = [...alike.values()].toSorted((a, b) => b.ids.size - a.ids.size);
  const lines = groups.slice(0, MOST).flatMap(({ change: { before, after }, language, ids }) => {
    const named = [...ids].slice(0, MOST_IDS).join(', ');
    const more = ids.size > MOST_IDS ? ` and ${ids.size - MOST_IDS} more` : '';
    return [
      `  ${language}  ${named}${more}`,
      ...(before === undefined ? [] : [`    - ${before}`]),
      ...(after === undefined ? [] : [`    + ${after}`]),
    ];
  });
  const left = groups.length > MOST ? [`  ... and ${groups.length - MOST} more texts`] : [];
  return `${part}: ${count} changed, ${groups.length} texts\n${[...lines, ...left].join('\n')}\n`;
}
