// A new version that waits is announced, and taken over on request: an open page may still want files of the old one.
import { shell } from '../language/english/shell/shell.ts';
import { useCommandStore } from './commands.ts';

export async function watchVersions(): Promise<void> {
  // Only where an older version is in control: the first one has nothing to take over from.
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return;
  const registration = await navigator.serviceWorker.ready;
  announce(registration);
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => announce(registration));
  });
}

function announce({ waiting }: ServiceWorkerRegistration): void {
  if (waiting === null) return;
  const act = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage({ type: 'SKIP_WAITING' });
  };
  useCommandStore.getState().say(shell.newVersion, { label: shell.reload, act }, { stays: true });
}
