// What became of something on the shelf: it is kept, or the sentence about the storage that could not take it; deleted, with the way back.
import { everyday } from '../language/english/everyday.ts';
import { shelf } from '../store/saved.ts';
import { useCommandStore } from './commands.ts';

export async function sayKept(saving: Promise<boolean>, message: string): Promise<void> {
  useCommandStore.getState().say(await outcomeOf(saving, message));
}

/** For pages that say it beside the button. */
export async function outcomeOf(saving: Promise<boolean>, message: string): Promise<string> {
  return (await saving) ? message : (shelf.state.getState().problem ?? message);
}

export async function removeAndSay(id: string, message: string): Promise<void> {
  const removed = await shelf.remove(id);
  const way = removed && { label: everyday.undo, act: () => void shelf.save(removed) };
  useCommandStore.getState().say(message, way);
}
