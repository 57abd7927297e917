// Gives something saved another name, with the way back; where another of its kind has that name, the player decides.
import { everyday } from '../../language/english/everyday.ts';
import { library } from '../../language/english/library/library.ts';
import { useCommandStore } from '../../shell/commands.ts';
import { askReplacing, freeName } from '../../shell/save-named.ts';
import type { SavedRecord } from '../../store/record.ts';
import { shelf } from '../../store/saved.ts';
import { takeBack } from '../../undo/step.ts';

export async function rename(record: SavedRecord, name: string, tags: readonly string[]): Promise<void> {
  const { records } = shelf.state.getState();
  const named = (wanted: string) =>
    records.find(
      ({ id, kind, game, name: other }) =>
        id !== record.id && kind === record.kind && game === record.game && other === wanted,
    );
  const taken = named(name);
  const answer = taken === undefined ? 'both' : await askReplacing(name);
  if (answer === undefined) return;
  if (answer === 'replace' && taken !== undefined) await shelf.remove(taken.id);
  const free =
    answer === 'both' && taken !== undefined ? freeName(name, (wanted) => named(wanted) !== undefined) : name;
  await shelf.save({ ...record, name: free, tags, at: Date.now() }, answer === 'replace' ? 'sameDeed' : 'player');
  useCommandStore.getState().say(library.renamed(free), {
    label: everyday.undo,
    act: () => void takeBack('undo'),
  });
}
