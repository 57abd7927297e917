// A list, pasted, dropped or chosen, becomes the army of one side and is kept in this browser.
import { startTransition, useState } from 'react';
import { useBattleStore } from '../../../battle/context.ts';
import { type Army, type ArmySide, hostOf } from '../army.ts';
import { planOf, useGame } from '../plan/plan.ts';
import { type ArmyFiles, keepArmy } from './army-storage.ts';

export interface TakeArmy {
  /** Why the last list could not be read. */
  readonly problem: string | undefined;
  readonly busy: boolean;
  /** True when the army changed. */
  readTexts(texts: ArmyFiles): Promise<boolean>;
  readFiles(files: readonly File[]): Promise<boolean>;
  take(army: Army): void;
}

export function useTakeArmy(side: ArmySide): TakeArmy {
  const game = useGame();
  const store = useBattleStore();
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const take = (army: Army) => {
    const plan = planOf(store);
    const hosts = { ...plan.hosts, [side]: hostOf(army, game.firstChoice) };
    // A list knows which rules it was written for; samples and links keep what is set.
    const { rulesVersion } = army;
    const rules = army.origin === 'list' && rulesVersion !== undefined ? { rulesVersion } : {};
    // Hundreds of units are drawn in turns, so that the page stays free.
    startTransition(() => store.getState().replace({ ...plan, ...rules, hosts }));
  };
  const readTexts = async (texts: ArmyFiles) => {
    setBusy(true);
    const reading = await game.read(texts);
    setBusy(false);
    if (reading === undefined) return false;
    setProblem(reading.ok ? undefined : reading.problem.message);
    if (!reading.ok) return false;
    take(reading.army);
    // A list is kept once it has been read: one that cannot be read never takes the place of one that can.
    void keepArmy(game, side, reading.army, texts);
    return true;
  };
  const readFiles = async (files: readonly File[]) => {
    const read = async (file: File) =>
      game.paste.binary === true ? new Uint8Array(await file.arrayBuffer()) : file.text();
    return readTexts(await Promise.all(files.map(read)));
  };
  return { problem, busy, readTexts, readFiles, take };
}
