// In place of a page that broke, or of one whose files did not come: what happened, and the ways out.
import { useEffect } from 'react';
import { forgetVisits } from '../battle/visits.ts';
import { Button } from '../components/ui/button.tsx';
import { broken } from '../language/english/shell/broken.ts';
import { forgetLast } from '../places/home/last-battles.ts';
import { forgetUndoLog } from '../undo/log.ts';
import { isLostFile, reloadWhenBack } from './lost-file.ts';

export function BrokenPage({ error }: { readonly error: unknown }) {
  return isLostFile(error) ? <LostPage /> : <Broken error={error} />;
}

/** Comes back by itself when the server does. */
function LostPage() {
  useEffect(reloadWhenBack, []);
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-xl space-y-3 p-6">
      <h1 className="text-xl font-semibold">{broken.lost}</h1>
      <p>{broken.lostWhy}</p>
      <Button label={broken.tryAgain} onClick={() => location.reload()} />
    </main>
  );
}

function Broken({ error }: { readonly error: unknown }) {
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-xl space-y-3 p-6">
      <h1 className="text-xl font-semibold">{broken.title}</h1>
      <p>{broken.sorry}</p>
      <p className="text-s text-muted">{error instanceof Error ? error.message : String(error)}</p>
      <p className="flex gap-2">
        <Button label={broken.reload} onClick={() => location.reload()} />
        <Button label={broken.startOver} onClick={startOver} />
      </p>
    </main>
  );
}

/** Without the battle in the address and the remembered one, which may be what broke the page. */
function startOver(): void {
  forgetLast();
  forgetVisits();
  forgetUndoLog();
  location.hash = '#/';
  location.reload();
}
