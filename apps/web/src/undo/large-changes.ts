// Changes that are too large for the log itself: lists of armies, units written out.
import type { Change } from '../battle/changes.ts';
import { openValues } from '../store/database.ts';

const database = openValues('oddsmith-undo', 'changes').catch(() => undefined);
/** Of this visit too, for browsers that keep nothing. */
const here = new Map<string, Change>();

export const largeChanges = {
  /** `wanted`: what is in none of these is forgotten. */
  async keep(id: string, change: Change, wanted: ReadonlySet<string>): Promise<void> {
    here.set(id, change);
    const kept = await database;
    await kept?.put(id, change).catch(() => undefined);
    for (const old of (await kept?.ids().catch(() => [])) ?? []) if (!wanted.has(old)) await kept?.remove(old);
  },
  async find(id: string): Promise<Change | undefined> {
    return here.get(id) ?? ((await (await database)?.find(id).catch(() => undefined)) as Change | undefined);
  },
};
