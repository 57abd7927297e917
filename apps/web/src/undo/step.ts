// Undo and redo as buttons and keys ask for them; what they need is loaded with the first.

export async function takeBack(how: 'undo' | 'redo'): Promise<void> {
  const steps = await import('./take-back.ts');
  await steps[how]();
}

/** Which way a key asks for. */
export function undoKey(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!event.ctrlKey && !event.metaKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'y') return 'redo';
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return undefined;
}

/** A battle on a board is taken back move by move, by its own rules. */
export function hasOwnUndo(place: string | undefined): boolean {
  return place === 'skirmish';
}
