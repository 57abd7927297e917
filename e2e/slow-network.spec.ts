// A slow phone line: 400 kbit/s and 400 ms to the server and back, nothing cached.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { games } from '@oddsmith/games';
import type { Page } from '@playwright/test';
import { expect, needsChromium, test } from './calculator.ts';
import { loadedUntilShown, noteWhenShown } from './shown.ts';
import { ROOT as SITE, TYPES } from './static-server.ts';

needsChromium();

const SLOW_LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** As static hosts send it: zipped. The browser's throttle counts what goes over the line. */
const server = createServer((request, response) => {
  const file = join(SITE, new URL(request.url ?? '/', 'http://localhost').pathname.replace(/\/$/, '/index.html'));
  if (!existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(gzipSync(readFileSync(file)));
});
test.beforeAll(() => new Promise<void>((done) => void server.listen(0, done)));
test.afterAll(() => void server.close());

/**
 * Milliseconds from the start of the visit until it is on screen: until the last byte of what it needs is there, by the browser's
 * own clock, and the processor time of the page. What else runs on the machine counts for nothing, nor what is loaded after it.
 */
async function visit(page: Page, address: string, shown: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  await noteWhenShown(page, shown);
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/${address}`, { waitUntil: 'commit' });
  await page.locator(shown).first().waitFor();
  const { lastByte: line } = await loadedUntilShown(page);
  const { metrics } = await session.send('Performance.getMetrics');
  const work = 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.POSITIVE_INFINITY);
  const description = `${address}: ${Math.round(line)} ms of line, ${Math.round(work)} ms of work`;
  test.info().annotations.push({ type: 'slow line', description });
  return line + work;
}

test('the start page is drawn within a second', { tag: '@alone' }, async ({ page }) => {
  await visit(page, '', 'li.card');
  const paint = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  expect(await paint.jsonValue()).toBeLessThan(1_000);
});

for (const { id } of games.flatMap((game) => game.calculators))
  test(`${id} says its first answer within 1.5 s, on a processor four times slower, and says it of the same battle`, {
    tag: '@alone',
  }, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_LINE);
    await page.addInitScript(() => {
      const look = () => {
        const shown = document.querySelector('[data-testid=first-sentence]:is(:not([hidden]) > *)');
        if (shown?.checkVisibility()) performance.measure('said');
        else requestAnimationFrame(look);
      };
      look();
    });
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://localhost:${port}/#/${id}`, { waitUntil: 'commit' });
    const first = page.locator('[data-testid=first-sentence]:visible');
    const sentence = await first.textContent();
    const said = await page.waitForFunction(() => performance.getEntriesByName('said')[0]?.duration);
    test.info().annotations.push({ type: 'slow line', description: `${id}: said after ${await said.jsonValue()} ms` });
    expect(await said.jsonValue()).toBeLessThan(1_500);
    await session.send('Network.emulateNetworkConditions', { ...SLOW_LINE, latency: 0, downloadThroughput: -1 });
    await expect(page.getByTestId('sentence')).toHaveText(sentence ?? '');
    await expect(first).toHaveCount(0);
  });

test('every game answers within five seconds', { tag: '@alone' }, async ({ browser }) => {
  const addresses = ['#/fantasy/attack', '#/killteam/shoot', '#/wh40k/attack', '#/axis/battle', '#/grimdark/attack'];
  // Two at a time, because the line is what they wait for; five at once wait for two processors, and what comes meanwhile counts as needed.
  const next = addresses.values();
  const visitor = async () => {
    for (const address of next) {
      const page = await browser.newPage();
      expect(await visit(page, address, '[data-testid=sentence]'), address).toBeLessThan(5_000);
      await page.close();
    }
  };
  await Promise.all([visitor(), visitor()]);
});
