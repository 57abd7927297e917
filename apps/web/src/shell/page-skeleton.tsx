// The shape of a page while it loads. Where the first answer stands in index.html already, that is better than a shape.
import { shell } from '../language/english/shell/shell.ts';

/** From now on the page says it itself. */
export function takeFirstAnswerAway(): void {
  document.documentElement.dataset.drawn = '';
}

function isFirstAnswerShown(): boolean {
  return document.querySelector('#first > [data-first]:not([hidden])')?.checkVisibility() ?? false;
}

export function PageSkeleton() {
  return (
    <main id="main" tabIndex={-1} aria-busy className="mx-auto max-w-[2000px] p-3 outline-none">
      <p className="sr-only">{shell.loading}</p>
      {!isFirstAnswerShown() && (
        <div aria-hidden className="grid gap-3 pt-12 lg:grid-cols-[minmax(400px,5fr)_8fr]">
          <div className="card h-96" />
          <div className="card h-96" />
        </div>
      )}
    </main>
  );
}
