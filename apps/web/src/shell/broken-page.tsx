// In place of a page that broke: what happened, and two ways out.
import { forgetLast } from '../home/last-battles.ts';

export function BrokenPage({ error }: { readonly error: unknown }) {
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-xl space-y-3 p-6">
      <h1 className="text-xl font-semibold">This page broke</h1>
      <p>
        That is our mistake, not yours. Your battle is still in the address bar: reload to try again, or start over.
      </p>
      <p className="text-s text-muted">{error instanceof Error ? error.message : String(error)}</p>
      <p className="flex gap-2">
        <button type="button" className="button" onClick={() => location.reload()}>
          Reload
        </button>
        <button type="button" className="button" onClick={startOver}>
          Start over
        </button>
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
