// Why a file or link is refused: which action, and what is wrong with it.
import { skirmish } from '../../language/english/skirmish/skirmish.ts';

export function refusalWords({ code, path, message }: { code: string; path: string; message: string }): string {
  const action = /^actions\[(\d+)\]/.exec(path)?.[1];
  const where = action === undefined ? '' : skirmish.refusedAction(Number(action) + 1);
  return skirmish.refused(where, message, code);
}
