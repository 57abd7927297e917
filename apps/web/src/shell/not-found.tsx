// For addresses that lead nowhere.
import { shell } from '../language/english/shell/shell.ts';
export function NotFound() {
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-xl space-y-3 p-6 outline-none">
      <h1 className="text-xl font-semibold">{shell.lost.title}</h1>
      <p>{shell.lost.text}</p>
      <p>
        <a href="#/" className="underline underline-offset-2">
          {shell.lost.way}
        </a>
      </p>
    </main>
  );
}
