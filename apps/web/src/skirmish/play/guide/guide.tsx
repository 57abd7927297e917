// A first turn with somebody at one's side: what to do next, step by step, until the turn is over or nobody wants to hear more.
import { useState } from 'react';
import { skirmishGuide as words } from '../../../language/english/skirmish/rules.ts';
import { endGuide, isGuided } from '../../session/guide.ts';
import { nowOf, useSession } from '../../session/session.ts';
import { guideStep } from './guide-words.ts';

export function Guide() {
  const id = useSession((session) => session.id);
  const state = useSession(nowOf);
  const selected = useSession((session) => session.selected.length > 0);
  const aimed = useSession((session) => session.targets.length > 0);
  const [guided, setGuided] = useState(() => isGuided(id));
  if (!guided) return null;
  const human = state.setup.players[0].kind === 'human' ? 0 : 1;
  const step = guideStep(state, human, selected, aimed);
  const end = () => {
    endGuide();
    setGuided(false);
  };
  return (
    <aside
      className="card flex items-start gap-2 border-accent p-2 text-s"
      aria-label={words.label}
      data-testid="guide"
    >
      <p className="min-w-0 flex-1" aria-live="polite">
        {step ?? words.end}
      </p>
      <button type="button" className="button" onClick={end}>
        {step === null ? words.done : words.skip}
      </button>
    </aside>
  );
}
