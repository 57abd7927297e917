// Pages in a browser, held against everything that befalls them: a deployment under an open page, a server that goes away, two tabs, two
// versions, damaged stores and a full one. Whatever happens, a page comes to the right answer, and what was saved is there.
import type { Browser } from '@playwright/test';
import { Mutator } from '../mutator.ts';
import type { Row } from '../row.ts';
import { launchBrowser } from './browser.ts';
import { EndedBadly, HARMS, type Harm } from './harms.ts';
import { Site } from './site.ts';

interface Attack {
  readonly browser: Browser;
  readonly site: Site;
  readonly rounds: number;
  readonly seed: number;
}

/** Every harm so many times, each time in a browser that has never been here. */
export async function attackPages(rounds: number, seed: number): Promise<readonly Row[]> {
  const browser = await launchBrowser();
  if (browser === undefined) return [{ name: 'pages', count: 0, outcome: 'no Chromium here', worstMs: 0, faults: [] }];
  const site = await Site.start();
  try {
    const rows: Row[] = [];
    for (const harm of HARMS) rows.push(await suffer(harm, { browser, site, rounds, seed }));
    return rows;
  } finally {
    await browser.close();
    await site.end();
  }
}

async function suffer(harm: Harm, { browser, site, rounds, seed }: Attack): Promise<Row> {
  const seen = { started: 0, ended: 0, wrong: 0, lost: 0, 'for ever': 0 };
  const faults: string[] = [];
  let worstMs = 0;
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({ serviceWorkers: harm.kept ? 'allow' : 'block', locale: 'en-GB' });
    const begun = performance.now();
    seen.started++;
    try {
      await harm.suffer({ site, context, chance: new Mutator(seed + round) });
      seen.ended++;
    } catch (thrown) {
      const ending = thrown instanceof EndedBadly ? thrown.ending : 'for ever';
      seen[ending]++;
      faults.push(`round ${round}, ${ending}: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
    }
    worstMs = Math.max(worstMs, performance.now() - begun);
    await context.close();
    await site.comeBack();
  }
  const told = Object.entries(seen).map(([what, count]) => `${count} ${what}`);
  return { name: `pages: ${harm.name}`, count: seen.started, outcome: told.join(', '), worstMs, faults };
}
