// Where the player wants it: a quiet note before a move or an attack that gives something away.
import { type Action, coachTold, type Mistake, type State } from '@oddsmith/skirmish';
import { useEffect, useState } from 'react';
import { skirmishSays } from '../../language/skirmish-says.ts';
import { attackAction } from '../session/controls.ts';
import { isHumans, useSession } from '../session/session.ts';
import { useSettings } from '../session/settings.ts';
import { askEngine } from '../session/threads.ts';
import { sentence } from '../words.ts';

/** Until somebody has made up their mind where to go. */
const PAUSE_MS = 300;

export function Coach({ now }: { readonly now: State }) {
  const wanted = useSettings((settings) => settings.coach);
  return wanted && isHumans(now) ? <Note now={now} /> : null;
}

function Note({ now }: { readonly now: State }) {
  const plan = useSession((session) => session.plan);
  const unit = useSession((session) => session.selected[0]);
  const targets = useSession((session) => session.targets);
  const [found, setFound] = useState<{ readonly action: Action; readonly mistake: Mistake | undefined }>();
  const action = plan === null ? aimed(now, unit, targets) : plan.problem === null ? plan.action : null;
  const key = action == null ? '' : JSON.stringify(action);
  useEffect(() => {
    if (key === '') return;
    let gone = false;
    const asked: Action = JSON.parse(key);
    const timer = setTimeout(() => {
      askEngine((engine) => engine.coach(now, asked)).then(
        (mistake) => !gone && setFound({ action: asked, mistake }),
        () => !gone && setFound(undefined),
      );
    }, PAUSE_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [now, key]);
  if (found?.mistake === undefined || JSON.stringify(found.action) !== key) return null;
  return (
    <p className="rounded-m bg-note-soft px-2 py-1 text-s" data-testid="coach">
      {sentence(skirmishSays(coachTold(now, found.mistake)))}
    </p>
  );
}

function aimed(now: State, unit: string | undefined, targets: readonly string[]): Action | undefined {
  return unit === undefined ? undefined : attackAction(now, unit, targets);
}
