// Finds the battle the address names and shows it: being played, looked back on, or decided.
import { useEffect, useMemo, useState } from 'react';
import { tabTitle } from '../../calculator/tab-title.ts';
import { useLoaded } from '../../components/ui/lazy.tsx';
import { skirmishPlay } from '../../language/english/skirmish/play.ts';
import { skirmish } from '../../language/english/skirmish/skirmish.ts';
import { HOME } from '../address.ts';
import { type FoundBattle, findBattle } from '../session/open-sessions.ts';
import { nowOf, SessionContext, shownState, useSession } from '../session/session.ts';
import { BattleScreen } from './battle-screen.tsx';
import { ReplayScreen } from './replay-screen.tsx';
import { ResultScreen } from './result/result-screen.tsx';

const finding = new Map<string, Promise<FoundBattle>>();

function find(id: string): Promise<FoundBattle> {
  const known = finding.get(id) ?? findBattle(id);
  finding.set(id, known);
  return known;
}

export function BattlePage({ id, replay }: { readonly id: string; readonly replay: boolean }) {
  const found = useLoaded(useMemo(() => find(id), [id]));
  if (!found.ok)
    return (
      <main id="main" tabIndex={-1} className="mx-auto max-w-xl space-y-3 p-6 outline-none">
        <h1 className="text-xl font-semibold">{skirmishPlay.noBattle}</h1>
        <p role="alert">{found.why}</p>
        <a className="button" href={HOME}>
          {skirmish.backToMenu}
        </a>
      </main>
    );
  return (
    <SessionContext value={found.store}>
      <TabTitle />
      {replay ? <ReplayScreen /> : <Battle />}
    </SessionContext>
  );
}

/** The score in the tab while a battle is open. */
function TabTitle() {
  const { vp, setup } = useSession(shownState);
  const [one, other] = setup.players;
  const title = tabTitle(skirmish.score(vp[0], vp[1]), [one.name, other.name], skirmish.title);
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = `${skirmish.title} · Oddsmith`;
    };
  }, [title]);
  return null;
}

function Battle() {
  const over = useSession((session) => nowOf(session).phase === 'over');
  const [board, setBoard] = useState(false);
  return over && !board ? <ResultScreen onBoard={() => setBoard(true)} /> : <BattleScreen />;
}
