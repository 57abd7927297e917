// A calculator: opens the battle of the address, then shows answer, inputs and results.
import { sameValue } from '@oddsmith/games';
import { useEffect, useState } from 'react';
import { BattleContext } from '../battle/context.ts';
import type { LinkState } from '../battle/link.ts';
import { type Opening, openCode } from '../battle/opening.ts';
import type { Carry } from '../battle/pair.ts';
import { type BattleStore, createBattleStore, defaultState } from '../battle/store.ts';
import { stateLeft, visitsSince } from '../battle/visits.ts';
import { describeCalculator } from '../engine/descriptions.ts';
import type { CalculatorDescription } from '../engine/engine.ts';
import { answers, checkInput } from '../engine-client.ts';
import type { CalculatorView } from '../games/view.ts';
import { PageSkeleton } from '../shell/page-skeleton.tsx';
import { codeOfAddress } from './address.ts';
import { BattlePage } from './battle-page.tsx';
import type { TabLink } from './calculator-tabs.tsx';
import { withChangesSince, withPair } from './carried.ts';

interface CalculatorPageProps {
  readonly description: CalculatorDescription;
  readonly view: CalculatorView;
  readonly tabs: readonly TabLink[];
  readonly carry: Carry | undefined;
}

/** The battle of the address, else the one that was left here, with what the player changed in other modes since. */
async function open(description: CalculatorDescription, carry: Carry | undefined): Promise<Opening> {
  const { id } = description;
  const code = codeOfAddress(id);
  if (code !== '') return openCode(description, code, checkInput);
  const left = await soundState(description, stateLeft(id));
  const state = left ?? defaultState(description);
  if (carry === undefined) return { state, notice: undefined };
  const standardOf = async (other: string) => (await describeCalculator(other))?.standard;
  const carrying = { carry, since: visitsSince(id), check: checkInput, standardOf };
  const isFresh = left === undefined || sameValue(left.input, description.standard);
  const taken = isFresh ? withPair : withChangesSince;
  return { state: { ...state, input: await taken(description, state.input, carrying) }, notice: undefined };
}

/** One that another version kept may make no battle any more. */
async function soundState(
  { id, standard }: CalculatorDescription,
  state: LinkState | undefined,
): Promise<LinkState | undefined> {
  if (state === undefined || sameValue(state.input, standard)) return state;
  return (await checkInput(id, state.input)) === null ? state : undefined;
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
