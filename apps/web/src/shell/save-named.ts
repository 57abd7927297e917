// Saves under a name: where the name is taken by something else, the player says which of the two is to stand.
import { sameValue } from '@oddsmith/games';
import { whileGoingBack } from '../components/ui/sheet-entry.ts';
import { store as words } from '../language/english/library/store.ts';
import type { SavedRecord } from '../store/record.ts';
import { shelf } from '../store/saved.ts';
import { type Replacing, useCommandStore } from './commands.ts';
import { outcomeOf } from './say-kept.ts';

/** `recordOf` makes the record under a name, `said` the sentence that it is kept; the answer is the sentence about what became of it. */
export async function saveNamed(
  name: string,
  recordOf: (name: string) => SavedRecord,
  said: (name: string) => string,
): Promise<string> {
  await shelf.loaded();
  const known = shelf.find(recordOf(name).id);
  const answer =
    known === undefined || sameValue(known.data, recordOf(name).data) ? 'replace' : await askReplacing(name);
  if (answer === undefined) return words.notReplaced(name);
  const chosen = answer === 'both' ? freeName(name, (other) => shelf.find(recordOf(other).id) !== undefined) : name;
  return outcomeOf(shelf.save(recordOf(chosen)), said(chosen));
}

export async function askReplacing(name: string): Promise<Replacing | undefined> {
  const answer = await new Promise<Replacing | undefined>((resolve) =>
    useCommandStore.getState().ask({
      name,
      answer: (chosen) => {
        useCommandStore.getState().ask(undefined);
        resolve(chosen);
      },
    }),
  );
  // The sheet behind the question may close now: one step back after the other.
  await new Promise((resolve) => setTimeout(resolve));
  await whileGoingBack();
  return answer;
}

/** "Boyz (2)". */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  let count = 2;
  while (isTaken(`${name} (${count})`)) count++;
  return `${name} (${count})`;
}
