// One's own operatives, kept on the shelf.
import { valueAt } from '@oddsmith/games';
import { type OwnOperative, readOperative } from '@oddsmith/games/kill-team/library';
import { useMemo } from 'react';
import { killTeamLibrary } from '../../language/english/kill-team/library.ts';
import { saveNamed } from '../../shell/save-named.ts';
import { operativeId, type SavedRecord, unitId } from '../../store/record.ts';
import { shelf, useSaved } from '../../store/saved.ts';

const GAME = 'killteam';

/** One of the same name and part is replaced. */
export async function addOwn(added: readonly OwnOperative[]): Promise<boolean> {
  let kept = true;
  for (const own of added) kept = (await shelf.save(recordOf(own))) && kept;
  return kept;
}

function recordOf({ side, name, fields }: OwnOperative): SavedRecord {
  const data = { side, name, fields };
  return { id: operativeId(side, name), kind: 'unit', game: GAME, name, tags: [side], at: Date.now(), data };
}

/** A sentence about what became of it. */
export async function saveOwn(side: OwnOperative['side'], name: string, fields: unknown): Promise<string> {
  const own = readOperative({ side, name, fields });
  if (own === undefined) return killTeamLibrary.own.notSaved;
  return saveNamed(own.name, (called) => recordOf({ ...own, name: called }), killTeamLibrary.own.savedAs);
}

/** One saved whole, from its sheet, goes with all its parts. */
export async function removeOwn({ side, name }: OwnOperative): Promise<SavedRecord | undefined> {
  const id = operativeId(side, name);
  return shelf.remove(shelf.find(id) === undefined ? unitId(GAME, name) : id);
}

/** One saved from a list or the search shoots and is shot at. */
function partsOf(name: string, data: unknown): readonly object[] {
  return [
    { side: 'attacker', name, fields: valueAt(data, ['attack', 'attacker']) },
    { side: 'defender', name, fields: valueAt(data, ['target', 'defender']) },
  ];
}

export function useOwn(): readonly OwnOperative[] {
  const saved = useSaved('unit', GAME);
  return useMemo(
    () =>
      saved
        .flatMap(({ name, data }) => [data, ...partsOf(name, data)])
        .map(readOperative)
        .filter((own) => own !== undefined)
        .sort((a, b) => a.name.localeCompare(b.name)),
    [saved],
  );
}
