// A list, pasted, dropped or chosen, becomes the army of one side and is kept in this browser.

import { useState } from 'react';
import { useBattleStore } from '../../../battle/context.ts';
import { readLists } from '../../../games/grimdark/units/read-armies.ts';
import { said } from '../../../language/in-language.ts';
import { type Army, type ArmySide, hostOf } from '../army.ts';
import { planOf } from '../plan/plan.ts';
import { keepArmy } from './army-storage.ts';

export interface TakeArmy {
  /** Why the last list could not be read. */
  readonly problem: string | undefined;
  readonly busy: boolean;
  /** True when the army changed. */
  readTexts(texts: readonly string[]): Promise<boolean>;
  readFiles(files: readonly File[]): Promise<boolean>;
  take(army: Army): void;
}

export function useTakeArmy(side: ArmySide): TakeArmy {
  const store = useBattleStore();
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const take = (army: Army) => {
    const plan = planOf(store);
    const hosts = { ...plan.hosts, [side]: hostOf(army) };
    // A list knows which rules it was written for; samples and links keep what is set.
    const rulesVersion = army.origin === 'list' ? army.rulesVersion : plan.rulesVersion;
    store.getState().replace({ ...plan, rulesVersion, hosts });
    if (army.origin === 'list') void keepArmy(army);
  };
  const readTexts = async (texts: readonly string[]) => {
    setBusy(true);
    const reading = await readLists(texts);
    setBusy(false);
    if (reading === undefined) return false;
    setProblem(reading.ok ? undefined : said(reading.problem.message));
    if (reading.ok) take(reading.army);
    return reading.ok;
  };
  const readFiles = async (files: readonly File[]) => readTexts(await Promise.all(files.map((file) => file.text())));
  return { problem, busy, readTexts, readFiles, take };
}
