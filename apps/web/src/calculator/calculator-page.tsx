// A calculator: opens the battle of the address, then shows answer, inputs and results.
import { complete, sameValue } from '@oddsmith/games';
import { useEffect, useState } from 'react';
import { BattleContext } from '../battle/context.ts';
import type { LinkState } from '../battle/link.ts';
import { type Opening, openCode } from '../battle/opening.ts';
import type { Carry } from '../battle/pair.ts';
import { type BattleStore, createBattleStore, defaultState } from '../battle/store.ts';
import { describeCalculator } from '../engine/descriptions.ts';
import type { CalculatorDescription } from '../engine/engine.ts';
import { answers, checkInput } from '../engine-client.ts';
import type { CalculatorView } from '../games/view.ts';
import { PageSkeleton } from '../shell/page-skeleton.tsx';
import { codeOfAddress, othersLeft, stateLeft } from './address.ts';
import { BattlePage } from './battle-page.tsx';
import type { TabLink } from './calculator-tabs.tsx';

interface CalculatorPageProps {
  readonly description: CalculatorDescription;
  readonly view: CalculatorView;
  readonly tabs: readonly TabLink[];
  readonly carry: Carry | undefined;
}

/** The battle of the address, or the one of this visit with the units of the mode that was left for it. */
async function open(description: CalculatorDescription, carry: Carry | undefined): Promise<Opening> {
  const code = codeOfAddress(description.id);
  if (code !== '') return openCode(description, code, checkInput);
  const state = stateLeft(description.id) ?? defaultState(description);
  const carried = await carriedInto(description, state, carry);
  return { state: carried === undefined ? state : { ...state, input: carried }, notice: undefined };
}

/** From the mode left last that has units to give: one where nothing was changed has none, nor what makes no battle here. */
async function carriedInto(
  { id, form }: CalculatorDescription,
  { input }: LinkState,
  carry: Carry | undefined,
): Promise<unknown> {
  if (carry === undefined) return undefined;
  for (const other of othersLeft(id)) {
    const standard = (await describeCalculator(other.calculator))?.standard;
    if (sameValue(other.input, standard)) continue;
    const carried = await carry(other, id, complete(form, input));
    if (carried !== undefined && (await checkInput(id, carried)) === null) return carried;
  }
  return undefined;
}

export function CalculatorPage({ description, view, tabs, carry }: CalculatorPageProps) {
  const [store, setStore] = useState<BattleStore | undefined>(undefined);
  useEffect(() => {
    let current = true;
    const start = ({ state, notice }: Opening) => {
      if (current) setStore(createBattleStore(description, state, notice, () => performance.now()));
    };
    open(description, carry).then(start);
    return () => {
      current = false;
      answers.cancel();
    };
  }, [description, carry]);
  if (store === undefined) return <PageSkeleton />;
  return (
    <BattleContext value={store}>
      <BattlePage view={view} tabs={tabs} />
    </BattleContext>
  );
}
