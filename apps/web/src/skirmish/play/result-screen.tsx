// How it ended: who won, round by round, what was lost, who did best, and what next.
import { pointsLost, type State } from '@oddsmith/skirmish';
import { useMemo } from 'react';
import { ScrollRegion } from '../../components/ui/scroll-region.tsx';
import { battleHash, go, HOME, replayHash } from '../address.ts';
import { BoardPicture } from '../board/board-picture.tsx';
import { randomSeed } from '../menu/quick-start.ts';
import { startBattle } from '../session/open-sessions.ts';
import { nowOf, type Session, useSession, useSessionStore } from '../session/session.ts';
import { Luck } from './luck.tsx';
import { resultSentence } from './result-words.ts';
import { ShareButton } from './share.tsx';
import { STRONG } from './strong.ts';

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
    go(battleHash(startBattle(swapped, randomSeed(), `${swapped.forces[0].name} against ${swapped.forces[1].name}`)));
  };
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-2xl space-y-4 p-4 outline-none" data-testid="result">
      <h1 className="text-xl font-semibold">{headline(state)}</h1>
      <p className="text-m">{resultSentence(state)}</p>
      <section className="card p-4" aria-label="Score">
        <ScrollRegion className="overflow-x-auto" label="Victory points by round">
          <table className="w-full text-left text-m">
            <thead className="text-s text-muted">
              <tr>
                <th scope="col" className="font-normal">
                  Victory points after
                </th>
                {rounds.map((_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rounds are numbered
                  <th key={index} scope="col" className="pl-2 text-right font-normal">
                    Round {index + 1}
                  </th>
                ))}
                <th scope="col" className="pl-2 text-right font-normal">
                  Points lost
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
                    <td key={index} className="text-right">
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
      <BoardPicture state={state} label="The board at the end" />
      <Luck />
      <div className="flex flex-wrap gap-2">
        <button type="button" className={`button ${STRONG}`} onClick={rematch}>
          Rematch, sides swapped
        </button>
        <a className="button" href={replayHash(session.id)}>
          Replay
        </a>
        <ShareButton />
        <button type="button" className="button" onClick={onBoard}>
          Look at the board
        </button>
        <a className="button" href={HOME}>
          Menu
        </a>
      </div>
    </main>
  );
}

function headline({ result, setup }: State): string {
  if (result === null || result.winner === null) return 'A draw';
  const [human] = setup.players.filter((player) => player.kind === 'human');
  const alone = setup.players.filter((player) => player.kind === 'human').length === 1;
  if (!alone) return `${setup.players[result.winner].name} wins`;
  return setup.players[result.winner] === human ? 'You win' : 'You lose';
}
