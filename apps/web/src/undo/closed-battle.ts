// Open battles that were closed, in the log of undo.
import { valueAt } from '@oddsmith/games';
import { isOpenBattle, keepOpen, useOpenBattles } from '../battle/open-battles.ts';

/** What the log of undo says was open, and is to be again, or the other way round. */
export function takeOpenBattle(before: unknown, after: unknown): void {
  const { battles } = useOpenBattles.getState();
  const [gone, back] = [valueAt(before, ['battle']), valueAt(after, ['battle'])];
  const others = battles.filter(({ id }) => id !== valueAt(gone, ['id']) && id !== valueAt(back, ['id']));
  keepOpen(isOpenBattle(back) ? others.toSpliced(Number(valueAt(after, ['place'])), 0, back) : others);
}
