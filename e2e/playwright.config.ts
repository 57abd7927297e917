// End-to-end tests: the built static site, served without any help, in a real browser.
import { defineConfig } from '@playwright/test';
import { type Area, inFull } from '../test/depth.ts';
import { CHROMIUM_FLAGS, chromium } from './chromium.ts';
import { PORT } from './static-server.ts';

/** Where the clock itself is looked at: nothing else runs beside it, and a moment of bad luck may be tried again. */
const ALONE = /@alone/;
/** Games whose own pages were not touched: of their files only what players do first. */
const CORE = /@core/;
const GAMES: readonly Area[] = ['axis', 'fantasy', 'grimdark', 'kill-team', 'wh40k', 'skirmish'];
const untouched = inFull('web') ? [] : GAMES.filter((game) => !inFull(game)).map((game) => `**/${game}*.spec.ts`);

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  // A browser on a starved machine may miss a deadline; a test that needs its second try is listed as flaky.
  retries: process.env.CI === undefined ? 0 : 1,
  reporter: [['list']],
  projects: [
    { name: 'pages', grepInvert: ALONE, testIgnore: untouched },
    ...(untouched.length === 0 ? [] : [{ name: 'core', grep: CORE, testMatch: untouched }]),
    ...(inFull('clock') ? [{ name: 'alone', grep: ALONE, dependencies: ['pages'], workers: 1, retries: 2 }] : []),
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    // Installing one fetches and keeps the whole site: more than half of the processor time of a test that only looks at a page.
    serviceWorkers: 'block',
    launchOptions: {
      args: [...CHROMIUM_FLAGS, ...(chromium?.args ?? [])],
      env: { ...inheritedEnv(), ...chromium?.env },
      ...(chromium === undefined ? {} : { executablePath: chromium.path }),
    },
  },
  webServer: {
    command: 'node --import tsx static-server.ts',
    url: `http://localhost:${PORT}/index.html`,
    reuseExistingServer: false,
  },
});

function inheritedEnv(): { [name: string]: string } {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
