// A calculator: opens the battle of the address, then shows answer, inputs and results.
import { useEffect, useState } from 'react';
import { BattleContext } from '../battle/context.ts';
import type { Carry } from '../battle/pair.ts';
import type { BattleStore } from '../battle/store.ts';
import { describeCalculator } from '../engine/descriptions.ts';
import type { CalculatorDescription } from '../engine/engine.ts';
import { answers, checkInput } from '../engine-client.ts';
import type { CalculatorView, TabLink } from '../games/view.ts';
import { PageSkeleton } from '../shell/page-skeleton.tsx';
import { codeOfAddress } from './address.ts';
import { BattlePage } from './battle-page.tsx';
import { openBattleStore } from './opened.ts';

interface CalculatorPageProps {
  readonly description: CalculatorDescription;
  readonly view: CalculatorView;
  readonly tabs: readonly TabLink[];
  readonly carry: Carry | undefined;
}

async function standardOf(calculator: string): Promise<unknown> {
  return (await describeCalculator(calculator))?.standard;
}

export function CalculatorPage({ description, view, tabs, carry }: CalculatorPageProps) {
  const [store, setStore] = useState<BattleStore | undefined>(undefined);
  const [lost, setLost] = useState<{ readonly reason: unknown } | undefined>(undefined);
  useEffect(() => {
    let current = true;
    const start = (opened: BattleStore) => current && setStore(opened);
    const fail = (reason: unknown) => current && setLost({ reason });
    openBattleStore(description, codeOfAddress(description.id), { carry, check: checkInput, standardOf }).then(
      start,
      fail,
    );
    return () => {
      current = false;
      answers.cancel();
    };
  }, [description, carry]);
  // What could not be opened, for want of a file, would otherwise be a skeleton for ever.
  if (lost !== undefined) throw lost.reason;
  if (store === undefined) return <PageSkeleton />;
  return (
    <BattleContext value={store}>
      <BattlePage view={view} tabs={tabs} />
    </BattleContext>
  );
}
