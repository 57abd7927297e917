// The browser of the attacks on pages: the one the end-to-end tests have.
import { type Browser, chromium as engine } from '@playwright/test';
import { CHROMIUM_FLAGS, chromium } from '../../../e2e/chromium.ts';

/** undefined where there is no Chromium. */
export async function launchBrowser(): Promise<Browser | undefined> {
  if (chromium === undefined) return undefined;
  return engine.launch({
    executablePath: chromium.path,
    args: [...CHROMIUM_FLAGS, ...chromium.args],
    env: { ...process.env, ...chromium.env } as { [name: string]: string },
  });
}
