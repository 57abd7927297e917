// Links and stored things that were made to break the page: it opens, says what is wrong, and works.
import { encodeLink } from '@oddsmith/analysis';
import type { Page } from '@playwright/test';
import { deflateSync } from 'fflate';
import { expectClean, LOOKS } from './accessible.ts';
import { expect, needsChromium, test } from './calculator.ts';

needsChromium();

function nested(depth: number): string {
  const text = `{"input":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  return `1${Buffer.from(deflateSync(Buffer.from(text), { level: 9 })).toString('base64url')}`;
}

/** Battles among the records in a database of the page, read by itself. */
function battlesIn(page: Page, name: string): Promise<number> {
  return page.evaluate(async (database) => {
    const settled = (request: IDBRequest) =>
      new Promise((resolve, reject) => {
        request.onsuccess = resolve;
        request.onerror = reject;
      });
    const open = indexedDB.open(database, 1);
    await settled(open);
    const all = open.result.transaction('saved', 'readonly').objectStore('saved').getAll();
    await settled(all);
    open.result.close();
    return all.result.filter((record) => record?.kind === 'battle').length;
  }, name);
}

test('a link that nests 5,000 deep is refused with a word, and the page works', async ({ calculator, page }) => {
  await calculator.open(`/#/fantasy/attack/${nested(5_000)}`);
  await expect(page.getByRole('alert')).toContainText('could not be opened');
  await calculator.open(`/#/fantasy/attack/${encodeLink({ input: { numAttacks: 3 } })}`);
  await expect(calculator.sentence).not.toBeEmpty();
});

test('a database without its store is set aside, said, and not in the way', async ({ page }) => {
  await page.goto('/#/learn');
  await page.evaluate(async () => {
    const settled = (request: IDBRequest) =>
      new Promise((resolve, reject) => {
        request.onsuccess = resolve;
        request.onerror = reject;
      });
    await settled(indexedDB.deleteDatabase('oddsmith'));
    const open = indexedDB.open('oddsmith', 1);
    await settled(open);
    open.result.close();
  });
  await page.goto('/?again#/library');
  // A passing message says it too, for a while.
  await expect(page.getByRole('alert').filter({ hasText: 'set aside untouched' })).toBeVisible();
  await page.goto('/#/fantasy/attack');
  await expect(page.getByTestId('answer')).toHaveAttribute('data-stale', 'false');
  // A battle that was looked at for a while is kept.
  await expect.poll(() => battlesIn(page, 'oddsmith-2')).toBeGreaterThan(0);
  await page.goto('/?reload#/library');
  await expect(page.getByRole('region', { name: 'History' }).getByRole('button').first()).toBeVisible();
});

test('records that hold nonsense break no page', async ({ page }) => {
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  await page.goto('/#/library');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(async () => {
    const open = indexedDB.open('oddsmith', 1);
    await new Promise((resolve) => {
      open.onsuccess = resolve;
    });
    const write = open.result.transaction('saved', 'readwrite');
    const store = write.objectStore('saved');
    const nonsense = [null, 5, 'x', [], {}, { units: 7 }, { input: [] }, { units: [null], name: 3 }];
    for (const game of ['fantasy', 'wh40k', 'killteam', 'axis', 'grimdark', '', 'skirmish'])
      for (const kind of ['unit', 'army', 'situation', 'battle', 'skirmish', 'setting'])
        for (const [i, data] of nonsense.entries())
          store.put(
            { id: `${game}-${kind}-${i}`, kind, game, name: `n${i}`, tags: [], at: i, data },
            `${game}-${kind}-${i}`,
          );
    store.put('not a record', 'x');
    await new Promise((resolve) => {
      write.oncomplete = resolve;
    });
  });
  for (const place of [
    'library',
    'fantasy/attack',
    'wh40k/attack',
    'killteam/shoot',
    'killteam/fight',
    'axis/battle',
    'grimdark/duel',
    'grimdark/armies',
    'skirmish',
  ]) {
    await page.goto(`/?${encodeURIComponent(place)}#/${place}`);
    await expect(page.locator('#root main').first()).toBeVisible();
    // By then the page has read them too, and shown what it made of them.
    expect(await battlesIn(page, 'oddsmith')).toBeGreaterThan(50);
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
    await expect(page.getByText('This page broke')).toHaveCount(0);
  }
  expect(broken).toEqual([]);
});

for (const { title, ...look } of LOOKS)
  test(`storage that is full is said, and the battle is still there: ${title}`, async ({ browser }) => {
    const context = await browser.newContext(look);
    const page = await context.newPage();
    await page.addInitScript(() => {
      IDBObjectStore.prototype.put = (record: { readonly kind?: string }) => {
        // A battle is kept when it has been on screen for a while.
        if (record.kind === 'battle') document.documentElement.dataset.refused = 'true';
        throw new DOMException('no room', 'QuotaExceededError');
      };
      Storage.prototype.setItem = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
    });
    await page.goto('/#/fantasy/attack');
    await expect(page.getByTestId('answer')).toHaveAttribute('data-stale', 'false');
    await expect(page.locator('html')).toHaveAttribute('data-refused', 'true');
    await page.getByText('What happened?').click();
    await page.getByRole('button', { name: 'Keep in the history' }).click();
    await expect(page.getByRole('status')).toContainText('storage is full');
    await page.evaluate(() => {
      location.hash = '#/library';
    });
    await expect(page.getByRole('alert')).toContainText('storage is full');
    await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem')).toHaveCount(1);
    await expectClean(page);
    await context.close();
  });

test('a browser that opens no database says so where something is saved, and the rest works', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('not in a private window', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('not in a private window', 'SecurityError');
      },
    });
  });
  await page.goto('/#/killteam/shoot');
  await expect(page.getByTestId('answer')).toHaveAttribute('data-stale', 'false');
  await page.getByTestId('sentence').getByRole('button', { name: 'Guardsman', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('output').last()).toContainText('keeps nothing for this page');
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    location.hash = '#/library';
  });
  await expect(page.getByRole('alert')).toContainText('export it first');
  await expect(page.getByRole('region', { name: 'Units' })).toContainText('Guardsman');
});
