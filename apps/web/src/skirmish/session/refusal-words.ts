// Why a file or link is refused: which action, and what is wrong with it.
import type { Refused } from '@oddsmith/skirmish';
import { skirmish } from '../../language/english/skirmish/skirmish.ts';
import { skirmishSays } from '../../language/skirmish-says.ts';

export function refusalWords({ code, path, message }: Refused): string {
  const action = /^actions\[(\d+)\]/.exec(path)?.[1];
  const where = action === undefined ? '' : skirmish.refusedAction(Number(action) + 1);
  return skirmish.refused(where, skirmishSays(message), code);
}
