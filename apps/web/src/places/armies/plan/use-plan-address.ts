// Keeps the address in step with the plan, without filling the browser's history.
import { useEffect } from 'react';
import { useBattleStore } from '../../../battle/context.ts';
import type { BattleStore } from '../../../battle/store.ts';
import { grimdarkArmies as words } from '../../../language/english/grimdark/armies.ts';
import { rememberLast } from '../../home/last-battles.ts';
import { type LookStore, planOf, useLookStore } from './plan.ts';
import { type WrittenLink, writePlan } from './plan-link.ts';

const WRITE_AFTER_MS = 250;

export function linkCode(plan: BattleStore, look: LookStore): Promise<WrittenLink> {
  return writePlan(plan.getState().calculator.form, planOf(plan), look.getState());
}

export function usePlanAddress(): void {
  const plan = useBattleStore();
  const look = useLookStore();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const write = async () => {
      const before = planOf(plan);
      const { code } = await linkCode(plan, look);
      if (gone || planOf(plan) !== before) return;
      history.replaceState(history.state, '', `#/grimdark/armies/${code}`);
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
  }, [plan, look]);
}

function remember(): void {
  rememberLast({ game: 'grimdark', title: 'Grimdark Future', sentence: words.armyAgainstArmy, hash: location.hash });
}
