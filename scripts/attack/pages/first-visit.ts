// The first visit of every game page through the built server: a slow line, a slow processor, nothing cached.
import { games } from '@oddsmith/games';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { loadedUntilShown, noteWhenShown } from '../../../e2e/shown.ts';
import type { Row } from '../row.ts';
import { Victim } from '../victim.ts';
import { launchBrowser } from './browser.ts';

/** 400 kbit/s, 400 ms to the server and back. */
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const PROCESSOR = 4;

const ANSWER_MS = 4_000;
const SKELETON_MS = 1_500;
/** Nobody waits so long. */
const END_MS = 60_000;

/** The page is drawn, and takes what a player changes. */
const DRAWN = '[data-testid=answer][data-stale=false] [data-testid=sentence]';

interface Visit {
  /** A sentence and the shape of the page. */
  readonly skeletonMs: number;
  /** Its sentence, which may stand in the page before any script has come. */
  readonly answerMs: number;
  readonly drawnMs: number;
  /** Of the drawn page: when its last byte had come, and what the page calculated. */
  readonly lineMs: number;
  readonly workMs: number;
  readonly requests: number;
  readonly bytes: number;
  /** What of the offline store was asked for before the answer. */
  readonly early: readonly string[];
}

/** The best of so many visits: what else runs on the machine makes a visit slower, never faster. */
export async function visitFirst(rounds: number): Promise<readonly Row[]> {
  const browser = await launchBrowser();
  if (browser === undefined)
    return [{ name: 'first visit', count: 0, outcome: 'no Chromium here', worstMs: 0, faults: [] }];
  const victim = await Victim.start();
  try {
    const rows: Row[] = [];
    for (const { id } of games.flatMap(({ calculators }) => calculators)) {
      const visits: Visit[] = [];
      for (let round = 0; round < rounds; round++) visits.push(await visit(browser, `${victim.url}/#/${id}`));
      rows.push(rowOf(id, visits));
    }
    return rows;
  } finally {
    await browser.close();
    await victim.stop();
  }
}

function rowOf(id: string, visits: readonly Visit[]): Row {
  const best = visits.reduce((one, other) => (other.answerMs < one.answerMs ? other : one));
  const skeletonMs = Math.min(...visits.map((one) => one.skeletonMs));
  const { answerMs, drawnMs, lineMs, workMs, requests, bytes, early } = best;
  const told = [
    `skeleton ${ms(skeletonMs)}`,
    `answer ${ms(answerMs)}`,
    `drawn ${ms(drawnMs)}`,
    `line ${ms(lineMs)}`,
    `work ${ms(workMs)}`,
    `${requests} requests`,
    `${Math.round(bytes / 1000)} kB`,
  ];
  return {
    name: `first visit: ${id}`,
    count: visits.length,
    outcome: told.join(', '),
    worstMs: Math.max(...visits.map((one) => one.answerMs)),
    faults: early.map((path) => `${path} is asked for before the answer`),
    late: [
      ...(answerMs > ANSWER_MS ? [`the answer takes ${ms(answerMs)}`] : []),
      ...(skeletonMs > SKELETON_MS ? [`the skeleton takes ${ms(skeletonMs)}`] : []),
    ],
  };
}

const ms = (time: number): string => `${Math.round(time).toLocaleString('en')} ms`;

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR });
    const bytes = countBytes(session);
    await noteFirst(page);
    await noteWhenShown(page, DRAWN);
    await page.goto(address, { waitUntil: 'commit', timeout: END_MS });
    await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0, undefined, {
      polling: 100,
      timeout: END_MS,
    });
    const { metrics } = await session.send('Performance.getMetrics');
    const { lastByte, paths } = await loadedUntilShown(page);
    const { drawnMs, answerMs, skeletonMs } = await page.evaluate(() => ({
      drawnMs: performance.getEntriesByName('shown')[0].startTime,
      answerMs: (performance.getEntriesByName('said')[0] ?? performance.getEntriesByName('shown')[0]).startTime,
      skeletonMs: performance.getEntriesByName('skeleton')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    }));
    const work = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
    const early = [...paths].filter((path) => /sw\.js$|workbox/.test(path));
    return {
      skeletonMs,
      answerMs,
      drawnMs,
      lineMs: lastByte,
      workMs: 1000 * work,
      requests: paths.size,
      bytes: bytes(),
      early,
    };
  } finally {
    await context.close();
  }
}

function countBytes(session: CDPSession): () => number {
  let bytes = 0;
  session.on('Network.dataReceived', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => bytes;
}

/** Marked when the shape of a page is there, and when its answer is, both once something has been painted: words are among it. */
async function noteFirst(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const clock = setInterval(() => {
      if (performance.getEntriesByName('first-contentful-paint').length === 0) return;
      for (const [name, wanted] of [
        ['skeleton', '.card'],
        ['said', '[data-testid=first-sentence]'],
      ]) {
        const known = performance.getEntriesByName(name).length > 0;
        if (!known && [...document.querySelectorAll(wanted)].some((one) => one.checkVisibility()))
          performance.mark(name);
      }
      if (performance.getEntriesByName('shown').length > 0) clearInterval(clock);
    }, 20);
  });
}
