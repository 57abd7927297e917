// A battle by link while the other player is to act: the turn to send, and what comes next.
import { type Pact, pactStage } from '@oddsmith/skirmish';
import { useEffect, useState } from 'react';
import { copyAndSay } from '../../calculator/commands.ts';
import { download } from '../../export/download.ts';
import { skirmishPlay } from '../../language/english/skirmish/play.ts';
import { HOME } from '../address.ts';
import { nowOf, useSession } from '../session/session.ts';
import { codeOf, LONGEST_LINK } from './result/share.tsx';
import { STRONG } from './strong.ts';

const words = skirmishPlay.byLink;

function statusOf(pact: Pact, seat: 0 | 1 | null, other: string): string {
  if (seat === null) return words.watching;
  const stage = pactStage(pact);
  if (stage === 'join') return words.invite;
  if (stage === 'reveal') return words.joined;
  return words.sendTurn(other);
}

export function Correspondence() {
  const save = useSession((session) => session.save);
  const seat = useSession((session) => session.seat);
  const over = useSession((session) => nowOf(session).phase === 'over');
  const [code, setCode] = useState<string>();
  useEffect(() => {
    void codeOf(save).then(setCode);
  }, [save]);
  if (save.pact === undefined) return null;
  const other = save.setup.players[seat === 0 ? 1 : 0].name;
  const link = code === undefined ? undefined : `${location.href.split('#')[0]}${HOME}/link/${code}`;
  const short = code !== undefined && code.length <= LONGEST_LINK;
  return (
    <section className="space-y-2 pb-2 text-s" aria-label={words.label}>
      <p>{over ? words.over(other) : statusOf(save.pact, seat, other)}</p>
      {seat !== null && (
        <div className="flex flex-wrap gap-2">
          {link !== undefined && short && (
            <>
              <input readOnly aria-label={words.link} value={link} className="sr-only" tabIndex={-1} />
              <button type="button" className={`button ${STRONG}`} onClick={() => void copyAndSay(link, words.copied)}>
                {words.copy}
              </button>
            </>
          )}
          <button
            type="button"
            className="button"
            onClick={() =>
              download(new Blob([`${JSON.stringify(save)}\n`], { type: 'application/json' }), 'turn.skirmish.json')
            }
          >
            {words.file}
          </button>
        </div>
      )}
      {code !== undefined && !short && <p className="text-muted">{words.tooLong}</p>}
    </section>
  );
}
