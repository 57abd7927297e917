// A new version that waits is announced, and taken over on request: an open page may still want files of the old one.
import { shell } from '../language/english/shell/shell.ts';
import { useCommandStore } from './commands.ts';
import { isServerThere } from './lost-file.ts';

const HAND_OVER_MS = 3_000;

export async function watchVersions(): Promise<void> {
  // Only where an older version is in control: the first one has nothing to take over from.
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return;
  const registration = await navigator.serviceWorker.ready;
  announce(registration);
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => announce(registration));
  });
}

function announce(registration: ServiceWorkerRegistration): void {
  if (registration.waiting === null) return;
  const act = () => takeOver(registration);
  useCommandStore.getState().say(shell.newVersion, { label: shell.reload, act }, { stays: true });
}

/**
 * A browser hands over only when the old worker has no request under way from any tab: Chromium waits for half a minute without a single
 * one, and for five minutes at most, however often it is asked. Where that takes too long the old worker is given up for this page, which
 * then comes from the server; other tabs keep theirs until they are loaded anew.
 */
function takeOver(registration: ServiceWorkerRegistration): void {
  const { waiting } = registration;
  // Another tab was quicker, and this page is the last thing that is old.
  if (waiting === null) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ type: 'SKIP_WAITING' });
  setTimeout(async () => {
    if (registration.waiting !== waiting) return;
    if ((await isServerThere()) && (await registration.unregister())) location.reload();
    // It may hand over yet; until then it can be asked for again.
    else announce(registration);
  }, HAND_OVER_MS);
}
