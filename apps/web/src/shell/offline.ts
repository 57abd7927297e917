// The offline store is asked for when the page has come to rest: files that still come share the line with what is kept for later. The
// game that is being looked at comes first, whole; what has come already is not asked for again.

const REST_MS = 4_000;
/** Held by every page under a worker. */
const UNDER_WORKER = 'oddsmith:under-worker';

export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (navigator.serviceWorker.controller !== null) {
    void navigator.locks.request(UNDER_WORKER, { mode: 'shared' }, () => new Promise(() => {}));
    // It is there, and looks for a new version of itself whenever a page is loaded.
    return;
  }
  // A page that is not kept offline works all the same.
  const keep = async () => {
    await fetchOwnGame().catch(() => undefined);
    // An old worker that was given up comes back to life if it is registered while it still has a page.
    await navigator.locks
      .request(UNDER_WORKER, () => navigator.serviceWorker.register('./sw.js'))
      .catch(() => undefined);
  };
  const whenIdle = () =>
    void ('requestIdleCallback' in window ? requestIdleCallback(keep, { timeout: REST_MS }) : keep());
  const rest = () => setTimeout(whenIdle, REST_MS);
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
}

/** One after the other, so that the line is free for a click. */
async function fetchOwnGame(): Promise<void> {
  const [, game = ''] = location.hash.split('/');
  const order: { readonly [game: string]: readonly string[] } = await (await fetch('./offline-order.json')).json();
  for (const file of order[game] ?? []) await (await fetch(`./${file}`)).arrayBuffer();
}
