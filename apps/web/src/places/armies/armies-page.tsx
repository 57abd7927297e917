// Two armies face to face: opens the plan of the address, then shows armies, settings and the matrix.
import { useEffect, useState } from 'react';
import { BattleContext } from '../../battle/context.ts';
import { codeOfAddress } from '../../calculator/address.ts';
import { useLoaded } from '../../components/ui/lazy.tsx';
import { describeCalculator } from '../../engine/descriptions.ts';
import { checkInput } from '../../engine-client.ts';
import type { PageProps } from '../../games/view.ts';
import { PageSkeleton } from '../../shell/page-skeleton.tsx';
import { openDocument } from '../../undo/document.ts';
import type { ArmiesGame } from './armies-game.ts';
import { ArmiesView } from './armies-view.tsx';
import { type OpenedPage, openPage } from './opened-page.ts';
import { GameContext, LookContext, ViewsContext } from './plan/plan.ts';
import { newestArmy } from './slots/army-storage.ts';

const UNKNOWN = Promise.resolve(undefined);

/** What this visit left behind, by page: coming back to the tab finds it again. */
const left = new Map<string, OpenedPage>();

export function ArmiesPage({ game, calculators }: PageProps & { readonly game: ArmiesGame }) {
  const calculator = useLoaded(describeCalculator(game.calculator) ?? UNKNOWN);
  const [opened, setOpened] = useState<OpenedPage | undefined>(undefined);
  useEffect(() => {
    if (calculator === undefined) return;
    let followed = 0;
    const follow = async () => {
      const turn = ++followed;
      const code = codeOfAddress(game.page);
      const before = left.get(game.page);
      // A list pasted since then is what the player came for.
      const isFresh = before !== undefined && before.at >= (await newestArmy(game));
      const next =
        code === '' && isFresh ? { ...before, notice: undefined } : await openPage(game, calculator, code, checkInput);
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
  const plan = opened?.plan;
  useEffect(() => {
    if (plan === undefined) return undefined;
    return openDocument(`armies ${game.page}`, {
      value: () => plan.getState().input,
      take: (input, settled) => plan.getState().take({ input }, settled),
    });
  }, [game, plan]);
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
