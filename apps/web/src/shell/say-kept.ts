// What became of something that was saved: it is kept, or the sentence about the storage that could not take it.
import { shelf } from '../store/saved.ts';
import { useCommandStore } from './commands.ts';

export async function sayKept(saving: Promise<boolean>, message: string): Promise<void> {
  useCommandStore.getState().say(await outcomeOf(saving, message));
}

/** For pages that say it beside the button. */
export async function outcomeOf(saving: Promise<boolean>, message: string): Promise<string> {
  return (await saving) ? message : (shelf.state.getState().problem ?? message);
}
