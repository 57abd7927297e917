// Keeps the address in step with the plan, without filling the browser's history.
import { useEffect } from 'react';
import { useBattleStore } from '../../../battle/context.ts';
import type { BattleStore } from '../../../battle/store.ts';
import { isSheetEntry } from '../../../components/ui/sheet-entry.ts';
import { armies as words } from '../../../language/english/armies.ts';
import { rememberLast } from '../../home/last-battles.ts';
import type { ArmiesGame } from '../armies-game.ts';
import { type LookStore, planOf, useGame, useLookStore } from './plan.ts';
import { leavePlan } from './plan-left.ts';
import { type WrittenLink, writePlan } from './plan-link.ts';

const WRITE_AFTER_MS = 250;

function linkCode(game: ArmiesGame, plan: BattleStore, look: LookStore, build?: string): Promise<WrittenLink> {
  return writePlan(game, plan.getState().calculator.form, { plan: planOf(plan), look: look.getState(), build });
}

/** For others. */
export function sharedCode(game: ArmiesGame, plan: BattleStore, look: LookStore): Promise<WrittenLink> {
  return linkCode(game, plan, look, import.meta.env.ODDSMITH_BUILD);
}

export function usePlanAddress(): void {
  const game = useGame();
  const plan = useBattleStore();
  const look = useLookStore();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const remember = () => {
      const { id, title } = game;
      rememberLast({ game: id, title, sentence: words.armyAgainstArmy, hash: location.hash });
    };
    const write = async () => {
      // The entry of an open sheet goes when it closes, and what was written on it: the settings would go back with it.
      if (isSheetEntry()) return writeSoon();
      const before = planOf(plan);
      const { code } = await linkCode(game, plan, look);
      if (gone || planOf(plan) !== before) return;
      if (isSheetEntry()) return writeSoon();
      history.replaceState(history.state, '', `#/${game.page}/${code}`);
      leavePlan(game.page, code);
      remember();
    };
    const writeSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(write, WRITE_AFTER_MS);
    };
    remember();
    const leave = [plan.subscribe(writeSoon), look.subscribe(writeSoon)];
    return () => {
      gone = true;
      clearTimeout(timer);
      for (const unsubscribe of leave) unsubscribe();
    };
  }, [game, plan, look]);
}
