// Two armies face to face: opens the plan of the address, then shows armies, settings and the matrix.
import { useEffect, useState } from 'react';
import { BattleContext } from '../../battle/context.ts';
import type { BattleStore } from '../../battle/store.ts';
import { codeOfAddress } from '../../calculator/address.ts';
import { useLoaded } from '../../components/ui/lazy.tsx';
import { describeCalculator } from '../../engine/descriptions.ts';
import type { CalculatorDescription } from '../../engine/engine.ts';
import { checkInput } from '../../engine-client.ts';
import type { PageProps } from '../../games/view.ts';
import { PageSkeleton } from '../../shell/page-skeleton.tsx';
import type { ArmiesGame } from './armies-game.ts';
import { ArmiesView } from './armies-view.tsx';
import {
  createLookStore,
  createPlanStore,
  GameContext,
  LookContext,
  type LookStore,
  ViewsContext,
} from './plan/plan.ts';
import { openPlan } from './plan/plan-link.ts';
import { newestArmy, ownArmies } from './slots/army-storage.ts';

const UNKNOWN = Promise.resolve(undefined);

interface Opened {
  readonly plan: BattleStore;
  readonly look: LookStore;
  readonly notice: string | undefined;
  /** When the newest of the armies that were pasted came in. */
  readonly at: number;
}

/** What this visit left behind, by page: coming back to the tab finds it again. */
const left = new Map<string, Opened>();

async function open(game: ArmiesGame, calculator: CalculatorDescription, code: string): Promise<Opened> {
  const accepts = async (settings: unknown) => (await checkInput(game.calculator, settings)) === null;
  const at = await newestArmy(game);
  const own = code === '' ? await ownArmies(game) : {};
  const { settings, hosts, run, look, notice } = await openPlan(game, code, accepts, own);
  return { plan: createPlanStore(calculator, settings, hosts, run), look: createLookStore(look), notice, at };
}

export function ArmiesPage({ game, calculators }: PageProps & { readonly game: ArmiesGame }) {
  const calculator = useLoaded(describeCalculator(game.calculator) ?? UNKNOWN);
  const [opened, setOpened] = useState<Opened | undefined>(undefined);
  useEffect(() => {
    if (calculator === undefined) return;
    let followed = 0;
    const follow = async () => {
      const turn = ++followed;
      const code = codeOfAddress(game.page);
      const before = left.get(game.page);
      // A list pasted since then is what the player came for.
      const isFresh = before !== undefined && before.at >= (await newestArmy(game));
      const next = code === '' && isFresh ? { ...before, notice: undefined } : await open(game, calculator, code);
      // The page has been left, or another link is followed.
      if (turn !== followed) return;
      left.set(game.page, next);
      setOpened(next);
    };
    void follow();
    addEventListener('hashchange', follow);
    return () => {
      followed += 1;
      removeEventListener('hashchange', follow);
    };
  }, [game, calculator]);
  if (calculator === undefined || opened === undefined) return <PageSkeleton />;
  return (
    <GameContext value={game}>
      <ViewsContext value={calculators}>
        <BattleContext value={opened.plan}>
          <LookContext value={opened.look}>
            <ArmiesView notice={opened.notice} />
          </LookContext>
        </BattleContext>
      </ViewsContext>
    </GameContext>
  );
}
