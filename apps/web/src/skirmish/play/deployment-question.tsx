// Before anything is rolled: whether the units that the rule has placed should rather be placed by hand.
import { useState } from 'react';
import { skirmishPlay } from '../../language/english/skirmish/play.ts';
import { battleHash, go } from '../address.ts';
import { startBattle } from '../session/open-sessions.ts';
import { removeBattle } from '../session/saved-battles.ts';
import { useSession } from '../session/session.ts';
import { STRONG } from './strong.ts';

const words = skirmishPlay.placed;

export function DeploymentQuestion() {
  const { id, save } = useSession((session) => session);
  const [answered, setAnswered] = useState(false);
  const { deployment, players } = save.setup;
  const begins = save.actions.length === 0 && save.from === undefined && save.pact === undefined;
  const asks = begins && deployment === 'auto' && players.some(({ kind }) => kind === 'human');
  if (!asks || answered) return null;
  const byHand = () => {
    // The same battle with the same dice, begun a step earlier.
    go(battleHash(startBattle({ ...save.setup, deployment: 'manual' }, save.seed, save.name)));
    void removeBattle(id);
  };
  return (
    <section className="space-y-2 pb-2" aria-label={words.label}>
      <p className="text-s">{words.asks}</p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className={`button ${STRONG}`} onClick={byHand}>
          {words.byHand}
        </button>
        <button type="button" className="button" onClick={() => setAnswered(true)}>
          {words.asTheyStand}
        </button>
      </div>
    </section>
  );
}
