// The installed Chromium: nothing is ever downloaded for a test.
import { existsSync } from 'node:fs';

/** The headless shell first: the same engine without a window's furniture opens pages in half the time. */
const CANDIDATES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

export const chromiumPath: string | undefined = [process.env.CHROMIUM_PATH ?? '', ...CANDIDATES].find(
  (path) => path !== '' && existsSync(path),
);

export const NO_CHROMIUM = `Chromium is not installed (looked at ${CANDIDATES.join(', ')} and CHROMIUM_PATH)`;

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
