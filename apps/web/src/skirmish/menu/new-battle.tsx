// A battle of one's own: who plays, with what, where and for what.
import { quickStart } from '@oddsmith/skirmish';
import { battleHash, go, HOME } from '../address.ts';
import { STRONG } from '../play/phase-actions.tsx';
import { startBattle } from '../session/open-sessions.ts';
import { randomSeed } from './quick-start.ts';

export function NewBattle() {
  const begin = () => go(battleHash(startBattle(quickStart(), randomSeed(), 'New battle')));
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-xl space-y-4 p-4 outline-none">
      <h1 className="text-xl font-semibold">New battle</h1>
      <button type="button" className={`button ${STRONG}`} onClick={begin}>
        Begin
      </button>
      <a className="button" href={HOME}>
        Back to the menu
      </a>
    </main>
  );
}
