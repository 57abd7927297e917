// A list nobody has told the game of: the first page that can read it takes it.

export type TakenList = { readonly hash: string } | { readonly problem: string };

/** Nothing changes where no page can read it. */
export async function takeList(text: string): Promise<TakenList> {
  const { importList, useArmy } = await import('./wh40k/library-client.ts');
  await importList(text);
  const { message, army } = useArmy.getState();
  if (message === undefined && army !== undefined) return { hash: '#/wh40k/attack' };
  const [{ askTask }, { keepArmy }] = await Promise.all([
    import('./grimdark/tasks/ask.ts'),
    import('./grimdark/armies/army-storage.ts'),
  ]);
  const reading = await askTask('read', { files: [text] });
  if (reading === undefined || !reading.ok)
    return { problem: reading?.problem.message ?? 'it was not read to its end' };
  await keepArmy(reading.army);
  return { hash: '#/grimdark/armies' };
}
