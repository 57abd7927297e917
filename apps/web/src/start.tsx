// Draws the app, once.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { type SheetName, useCommandStore } from './shell/commands.ts';
import { watchVersions } from './shell/new-version.ts';

let started = false;

export function start(sheet: SheetName | undefined): void {
  if (sheet !== undefined) useCommandStore.getState().show(sheet);
  if (started) return;
  started = true;
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  void watchVersions().catch(() => undefined);
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
