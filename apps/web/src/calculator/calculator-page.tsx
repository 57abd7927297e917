// A calculator: opens the battle of the address, then shows answer, inputs and results.
import { useEffect, useState } from 'react';
import { BattleContext } from '../battle/context.ts';
import { type Opening, openCode } from '../battle/opening.ts';
import { type BattleStore, createBattleStore } from '../battle/store.ts';
import type { CalculatorDescription } from '../engine/engine.ts';
import { answers, checkInput } from '../engine-client.ts';
import type { CalculatorView } from '../games/view.ts';
import { PageSkeleton } from '../shell/page-skeleton.tsx';
import { codeOfAddress, stateLeft } from './address.ts';
import { BattlePage } from './battle-page.tsx';
import type { TabLink } from './calculator-tabs.tsx';

interface CalculatorPageProps {
  readonly description: CalculatorDescription;
  readonly view: CalculatorView;
  readonly tabs: readonly TabLink[];
}

export function CalculatorPage({ description, view, tabs }: CalculatorPageProps) {
  const [store, setStore] = useState<BattleStore | undefined>(undefined);
  useEffect(() => {
    let current = true;
    const start = ({ state, notice }: Opening) => {
      if (current) setStore(createBattleStore(description, state, notice, () => performance.now()));
    };
    const code = codeOfAddress(description.id);
    const left = stateLeft(description.id);
    if (code === '' && left !== undefined) start({ state: left, notice: undefined });
    else openCode(description, code, checkInput).then(start);
    return () => {
      current = false;
      answers.cancel();
    };
  }, [description]);
  if (store === undefined) return <PageSkeleton />;
  return (
    <BattleContext value={store}>
      <BattlePage view={view} tabs={tabs} />
    </BattleContext>
  );
}
