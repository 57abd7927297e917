// In place of a page that broke: what happened, and two ways out.
import { Button } from '../components/ui/button.tsx';
import { forgetLast } from '../home/last-battles.ts';
import { broken } from '../language/english/shell/broken.ts';

export function BrokenPage({ error }: { readonly error: unknown }) {
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
  location.hash = '#/';
  location.reload();
}
