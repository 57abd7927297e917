// How it ended: who won, round by round, what was lost, who did best, and what next.
import { pointsLost, type State } from '@oddsmith/skirmish';
import { useMemo } from 'react';
import { ScrollRegion } from '../../../components/ui/scroll-region.tsx';
import { skirmishResult as words } from '../../../language/english/skirmish/record.ts';
import { skirmish } from '../../../language/english/skirmish/skirmish.ts';
import { battleHash, go, HOME, replayHash } from '../../address.ts';
import { BoardPicture } from '../../board/board-picture.tsx';
import { randomSeed } from '../../menu/quick-start.ts';
import { startBattle } from '../../session/open-sessions.ts';
import { nowOf, type Session, useSession, useSessionStore } from '../../session/session.ts';
import { STRONG } from '../strong.ts';
import { Luck } from './luck.tsx';
import { resultSentence } from './result-words.ts';
import { ReviewSection } from './review.tsx';
import { ShareButton } from './share.tsx';

/** Points on the board at the end of every round. */
function byRound({ states }: Session): readonly (readonly [number, number])[] {
  const rounds: (readonly [number, number])[] = [];
  for (const { round, vp } of states) rounds[round - 1] = vp;
  return rounds;
}

export function ResultScreen({ onBoard }: { onBoard(): void }) {
  const store = useSessionStore();
  const session = useSession((one) => one);
  const state = nowOf(session);
  const rounds = useMemo(() => byRound(session), [session]);
  const { players } = state.setup;
  const rematch = () => {
    const { setup } = store.getState().save;
    const swapped = { ...setup, forces: [setup.forces[1], setup.forces[0]] as typeof setup.forces };
    const name = skirmish.against(swapped.forces[0].name, swapped.forces[1].name);
    go(battleHash(startBattle(swapped, randomSeed(), name)));
  };
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-2xl space-y-4 p-4 outline-none" data-testid="result">
      <h1 className="text-xl font-semibold">{headline(state)}</h1>
      <p className="text-m">{resultSentence(state)}</p>
      <section className="card p-4" aria-label={words.score}>
        <ScrollRegion className="overflow-x-auto" label={words.byRound}>
          <table className="w-full text-left text-m">
            <thead className="text-s text-muted">
              <tr>
                <th scope="col" className="font-normal">
                  {words.pointsAfter}
                </th>
                {rounds.map((_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rounds are numbered
                  <th key={index} scope="col" className="pl-2 text-right font-normal">
                    {/* All rounds have room on a phone when only their numbers are shown. */}
                    <span className="max-sm:sr-only">{skirmish.round(index + 1)}</span>
                    <span className="sm:hidden" aria-hidden>
                      {index + 1}
                    </span>
                  </th>
                ))}
                <th scope="col" className="pl-2 text-right font-normal">
                  {words.pointsLost}
                </th>
              </tr>
            </thead>
            <tbody>
              {([0, 1] as const).map((side) => (
                <tr key={side} className={side === 0 ? 'text-attacker-ink' : 'text-defender-ink'}>
                  <th scope="row" className="font-semibold">
                    {players[side].name}
                  </th>
                  {rounds.map((vp, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: rounds are numbered
                    <td key={index} className="pl-2 text-right">
                      {vp[side]}
                    </td>
                  ))}
                  <td className="text-right">{pointsLost(state, side)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </section>
      <BoardPicture state={state} label={words.board} />
      <Luck />
      <div className="flex flex-wrap gap-2">
        <button type="button" className={`button ${STRONG}`} onClick={rematch}>
          {words.rematch}
        </button>
        <a className="button" href={replayHash(session.id)}>
          {words.replay.title}
        </a>
        <ShareButton />
        <button type="button" className="button" onClick={onBoard}>
          {words.lookAtBoard}
        </button>
        <a className="button" href={HOME}>
          {skirmish.menu}
        </a>
      </div>
      <ReviewSection
        onMoment={(action) => {
          store.setState({ shown: action });
          onBoard();
        }}
      />
    </main>
  );
}

function headline({ result, setup }: State): string {
  if (result === null || result.winner === null) return words.draw;
  const [human] = setup.players.filter((player) => player.kind === 'human');
  const alone = setup.players.filter((player) => player.kind === 'human').length === 1;
  if (!alone) return words.wins(setup.players[result.winner].name);
  return setup.players[result.winner] === human ? words.youWin : words.youLose;
}
