// The battle a unit is put into.
import { stateLeft } from '../battle/visits.ts';
import { describeCalculator } from '../engine/descriptions.ts';
import { type Commands, useCommandStore } from '../shell/commands.ts';
import type { UnitUse } from './unit-uses.ts';

/** The battle in front, the one of this visit, or the standard one, with the unit on its side. */
export async function battleWith({ calculator, put }: UnitUse): Promise<unknown> {
  const { present }: Commands = useCommandStore.getState().commands;
  const shown = present?.();
  if (shown?.calculator === calculator) return put(shown.input);
  return put(stateLeft(calculator)?.input ?? (await describeCalculator(calculator))?.standard ?? {});
}
