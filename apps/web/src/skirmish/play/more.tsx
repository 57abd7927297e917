// What is seldom wanted during a battle: look back, share, the keys, give up.
import { useState } from 'react';
import { skirmishPlay } from '../../language/english/skirmish/play.ts';
import { skirmish } from '../../language/english/skirmish/skirmish.ts';
import { HOME, replayHash } from '../address.ts';
import { ownSide } from '../session/controls.ts';
import { act, nowOf, useSession, useSessionStore } from '../session/session.ts';
import { ShareButton } from './result/share.tsx';

export function More({ onKeys }: { onKeys(): void }) {
  const id = useSession((session) => session.id);
  const over = useSession((session) => nowOf(session).phase === 'over');
  return (
    <details className="text-s">
      <summary className="button">{skirmishPlay.more}</summary>
      <div className="flex flex-wrap gap-1 pt-1">
        <a className="button" href={replayHash(id)}>
          {skirmishPlay.replay}
        </a>
        <ShareButton />
        <button type="button" className="button" onClick={onKeys}>
          {skirmishPlay.keys}
        </button>
        {!over && <Concede />}
        <a className="button button-quiet" href={HOME}>
          {skirmish.menu}
        </a>
      </div>
    </details>
  );
}

/** Asks once: a battle that is given up stays so. */
function Concede() {
  const store = useSessionStore();
  const [asked, setAsked] = useState(false);
  const concede = () => {
    const state = nowOf(store.getState());
    act(store, { type: 'concede', side: ownSide(state) });
  };
  return (
    <button
      type="button"
      className={`button ${asked ? 'text-bad' : ''}`}
      onClick={() => (asked ? concede() : setAsked(true))}
      onBlur={() => setAsked(false)}
    >
      {asked ? skirmishPlay.concedeForGood : skirmishPlay.concede}
    </button>
  );
}
