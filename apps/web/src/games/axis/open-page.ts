// Takes a battle over to another page of the game.
import { DEFAULT_VIEW, writeCode } from '../../battle/link.ts';
import { describeGame } from '../../engine-client.ts';

export async function openPage(calculator: 'axis/battle' | 'axis/recommend', input: unknown): Promise<void> {
  const description = (await describeGame('axis')).find(({ id }) => id === calculator);
  if (description === undefined) return;
  const code = await writeCode(description.form, { input, view: DEFAULT_VIEW });
  location.hash = `#/${calculator}/${code}`;
}
