// The offline store is asked for when the page has come to rest: files that still come share the line with what is kept for later.

const REST_MS = 4_000;

export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A page that is not kept offline works all the same.
  const register = () => navigator.serviceWorker.register('./sw.js').catch(() => undefined);
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(register, { timeout: REST_MS }) : register();
  const rest = () => setTimeout(whenIdle, REST_MS);
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
}
