// The shape of a page while it loads.
import { shell } from '../language/english/shell/shell.ts';
export function PageSkeleton() {
  return (
    <main id="main" tabIndex={-1} aria-busy className="mx-auto max-w-[2000px] p-3 outline-none">
      <p className="sr-only">{shell.loading}</p>
      <div aria-hidden className="grid gap-3 pt-12 lg:grid-cols-[minmax(400px,5fr)_8fr]">
        <div className="card h-96" />
        <div className="card h-96" />
      </div>
    </main>
  );
}
