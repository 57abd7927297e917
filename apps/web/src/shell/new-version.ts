// A new version that waits is announced, and taken over on request: an open page may still want files of the old one.
import { shell } from '../language/english/shell/shell.ts';
import { useCommandStore } from './commands.ts';

const AGAIN_MS = 1_000;

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

function takeOver(registration: ServiceWorkerRegistration): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  // Asked for while the old one is still at work for a page, it may go on waiting.
  const ask = () => {
    if (registration.waiting !== null) registration.waiting.postMessage({ type: 'SKIP_WAITING' });
    // Another tab was quicker, and this page is the last thing that is old.
    else if (registration.active?.state === 'activated') location.reload();
  };
  ask();
  setInterval(ask, AGAIN_MS);
}
