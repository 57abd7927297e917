// Goes to a battle, whichever page it belongs to.
import { DEFAULT_VIEW, writeCode } from '../battle/link.ts';
import { whileGoingBack } from '../components/ui/sheet-entry.ts';
import { describeCalculator } from '../engine/descriptions.ts';

export async function openBattle(calculator: string, input: unknown): Promise<void> {
  const description = await describeCalculator(calculator);
  if (description === undefined) return;
  const code = await writeCode(description.form, { input, view: DEFAULT_VIEW });
  const address = `#/${calculator}/${code}`;
  // From a sheet that has just closed: its way back would lead away from the battle again.
  await whileGoingBack();
  // A change of a moment ago is not in the address yet: whoever shows the battle must hear of it all the same.
  if (location.hash === address) dispatchEvent(new HashChangeEvent('hashchange'));
  else location.hash = address;
}
