// One's own unit cards, kept on the shelf.
import { useMemo } from 'react';
import { fantasyLibrary as words } from '../../language/english/fantasy/library.ts';
import { saveNamed } from '../../shell/save-named.ts';
import { type SavedRecord, unitId } from '../../store/record.ts';
import { shelf, useSaved } from '../../store/saved.ts';

const GAME = 'fantasy';
const MOST_LETTERS = 80;

export interface OwnUnit {
  readonly name: string;
  readonly system: string;
  readonly card: object;
}

/** A sentence about what became of it. */
export async function saveUnit(system: string, name: string, card: object): Promise<string> {
  if (name === '' || name.length > MOST_LETTERS) return words.notSaved(MOST_LETTERS);
  const recordOf = (called: string): SavedRecord => {
    const data: OwnUnit = { name: called, system, card: { ...card, name: called } };
    const id = unitId(GAME, called, system);
    return { id, kind: 'unit', game: GAME, name: called, tags: [system], at: Date.now(), data };
  };
  return saveNamed(name, recordOf, words.savedAs);
}

export function removeUnit({ system, name }: OwnUnit): Promise<SavedRecord | undefined> {
  return shelf.remove(unitId(GAME, name, system));
}

export function useOwnUnits(system: string): readonly OwnUnit[] {
  const saved = useSaved('unit', GAME);
  return useMemo(
    () =>
      saved
        .map(({ data }) => data)
        .filter(isOwnUnit)
        .filter((unit) => unit.system === system)
        .sort((a, b) => a.name.localeCompare(b.name)),
    [saved, system],
  );
}

function isOwnUnit(data: unknown): data is OwnUnit {
  if (typeof data !== 'object' || data === null) return false;
  const { name, system, card } = data as Partial<OwnUnit>;
  return typeof name === 'string' && typeof system === 'string' && typeof card === 'object' && card !== null;
}
