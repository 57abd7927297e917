// Finds the battle the address names and shows it: being played, looked back on, or decided.
import { use, useMemo, useState } from 'react';
import { skirmish } from '../../language/english/skirmish.ts';
import { skirmishPlay } from '../../language/english/skirmish-play.ts';
import { HOME } from '../address.ts';
import { type FoundBattle, findBattle } from '../session/open-sessions.ts';
import { nowOf, SessionContext, useSession } from '../session/session.ts';
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
  const found = use(useMemo(() => find(id), [id]));
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
  return <SessionContext value={found.store}>{replay ? <ReplayScreen /> : <Battle />}</SessionContext>;
}

function Battle() {
  const over = useSession((session) => nowOf(session).phase === 'over');
  const [board, setBoard] = useState(false);
  return over && !board ? <ResultScreen onBoard={() => setBoard(true)} /> : <BattleScreen />;
}
