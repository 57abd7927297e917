// What befalls a page: each as a visit that comes to its end, or throws how it ended instead.
import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Mutator } from '../mutator.ts';
import { BATTLES, cameTo, goTo, type Look, PLACES } from './looks.ts';
import type { Site } from './site.ts';
import { damaged, fillTexts, KEEPSAKE, putStores, type Stores, storesOf } from './stores.ts';

export interface Visit {
  readonly site: Site;
  readonly context: BrowserContext;
  readonly chance: Mutator;
}

export interface Harm {
  readonly name: string;
  /** With a service worker that keeps the site: else every file comes from the server. */
  readonly kept?: boolean;
  suffer(visit: Visit): Promise<void>;
}

/** A wrong answer or a page that broke, something gone that was there, or nothing for ever. */
export type BadEnding = 'wrong' | 'lost' | 'for ever';

export class EndedBadly extends Error {
  readonly ending: BadEnding;

  constructor(ending: BadEnding, what: string) {
    super(what);
    this.ending = ending;
  }
}

const SOON_MS = 30_000;
const ROOM_BYTES = 1_000_000;

async function opened({ site, context }: Visit, place: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${site.url}/#${place}`, { waitUntil: 'commit' });
  return page;
}

const BAD: { readonly [look in Look]: BadEnding } = {
  right: 'wrong',
  wrong: 'wrong',
  said: 'lost',
  waiting: 'for ever',
};

async function shows(page: Page, place: string, wanted: Look = 'right'): Promise<void> {
  const look = await cameTo(page, place, wanted);
  if (look !== wanted) throw new EndedBadly(BAD[look], `${place} is ${look}, not ${wanted}`);
}

async function says(page: Page, text: string, otherwise: BadEnding): Promise<void> {
  await page
    .getByText(text)
    .first()
    .waitFor({ timeout: SOON_MS })
    .catch(() => {
      throw new EndedBadly(otherwise, `"${text}" does not stand there`);
    });
}

/** Seen by whoever looks into the library of that tab. */
async function keeps(page: Page): Promise<void> {
  await goTo(page, '/library');
  await shows(page, '/library');
  await says(page, KEEPSAKE.name, 'lost');
}

const putKeepsake = (page: Page) => putStores(page, { texts: [], records: [[KEEPSAKE.id, KEEPSAKE]] });

function backupOf(record: object) {
  const backup = JSON.stringify({ format: 'oddsmith/saved', version: 1, records: [record] });
  return { name: 'backup.json', mimeType: 'application/json', buffer: Buffer.from(backup) };
}

async function keepSite(page: Page): Promise<void> {
  await page.evaluate(() => void navigator.serviceWorker.register('./sw.js'));
  await isKept(page);
}

async function isKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

/** A worker that has begun an answer and never comes to its end: a browser lets it finish before another takes its place. */
async function keepBusy(context: BrowserContext, page: Page): Promise<void> {
  for (const worker of context.serviceWorkers()) {
    await worker.evaluate(() => {
      globalThis.fetch = () => new Promise(() => {});
    });
  }
  await page.evaluate(async () => {
    for (const name of await caches.keys())
      await (await caches.open(name)).delete('./icon.svg', { ignoreSearch: true });
    void fetch('./icon.svg').catch(() => undefined);
  });
}

async function isOfVersion(page: Page, { entry }: Site): Promise<void> {
  const isThere = (name: string) => document.querySelector(`script[src$="${name}"]`) !== null;
  await page.waitForFunction(isThere, entry, { timeout: SOON_MS }).catch(() => {
    throw new EndedBadly('wrong', 'the page is still of the old version');
  });
}

interface Backup {
  readonly records: readonly unknown[];
  readonly remembered: { readonly [key: string]: string };
}

function holdsAll({ records, remembered }: Backup, stores: Stores): void {
  const ids = new Set(records.map((record) => (record as { readonly id?: unknown } | null)?.id));
  const missing = [
    ...stores.records.map(([key]) => key).filter((key) => !ids.has(key)),
    ...stores.texts.map(([key]) => key).filter((key) => !(key in remembered)),
  ];
  if (missing.length > 0) throw new EndedBadly('lost', `not in the export: ${missing.join(', ')}`);
}

export const HARMS: readonly Harm[] = [
  {
    name: 'a deployment under an open page',
    async suffer(visit) {
      const [from, to] = [visit.chance.pick(BATTLES), visit.chance.pick([...PLACES, ...BATTLES])];
      const page = await opened(visit, from);
      await shows(page, from);
      await visit.site.deploy();
      await goTo(page, to);
      await shows(page, to);
    },
  },
  {
    name: 'a deployment before the engine has come',
    async suffer(visit) {
      const game = visit.chance.pick(BATTLES).split('/').slice(0, 3).join('/');
      const page = await opened(visit, game);
      await shows(page, game);
      await visit.site.deploy();
      const empty = visit.chance.pick(BATTLES.filter((place) => place.startsWith(`${game}/`)));
      await goTo(page, empty);
      await page.mouse.move(100, 100);
      await shows(page, empty);
    },
  },
  {
    name: 'the server away for a moment',
    async suffer(visit) {
      const [from, to] = [visit.chance.pick(BATTLES), visit.chance.pick(PLACES)];
      const page = await opened(visit, from);
      await shows(page, from);
      await visit.site.goAway();
      await goTo(page, to);
      await visit.site.comeBack();
      await shows(page, to);
    },
  },
  {
    name: 'the server away until it is said',
    async suffer(visit) {
      const [from, to] = [visit.chance.pick(BATTLES), visit.chance.pick(PLACES)];
      const page = await opened(visit, from);
      await shows(page, from);
      await visit.site.goAway();
      await goTo(page, to);
      await shows(page, to, 'said');
      await says(page, 'Try again', 'wrong');
      await visit.site.comeBack();
      await shows(page, to);
    },
  },
  {
    name: 'the server away from the start page',
    async suffer(visit) {
      const to = visit.chance.pick([...BATTLES, ...PLACES]);
      const page = await opened(visit, '');
      await says(page, 'Exact odds for your next roll', 'wrong');
      await page.waitForLoadState('networkidle');
      await visit.site.goAway();
      await goTo(page, to);
      await shows(page, to, 'said');
      await says(page, 'Try again', 'wrong');
      await visit.site.comeBack();
      await shows(page, to);
    },
  },
  {
    name: 'two tabs',
    async suffer(visit) {
      const one = await opened(visit, '/library');
      const other = await opened(visit, '/library');
      await shows(one, '/library');
      await shows(other, '/library');
      await one.locator('input[type=file]').setInputFiles(backupOf(KEEPSAKE));
      await says(other, KEEPSAKE.name, 'lost');
      await other.getByRole('button', { name: `Delete ${KEEPSAKE.name}` }).click();
      const gone = one.getByRole('button', { name: `Delete ${KEEPSAKE.name}` });
      await gone.waitFor({ state: 'detached', timeout: SOON_MS }).catch(() => {
        throw new EndedBadly('wrong', 'what one tab deleted is still there in the other');
      });
    },
  },
  {
    name: 'an export brought to another browser',
    async suffer(visit) {
      const page = await opened(visit, visit.chance.pick(BATTLES));
      for (const place of [visit.chance.pick(BATTLES), ...PLACES, '/library']) {
        await goTo(page, place);
        await shows(page, place);
      }
      await putKeepsake(page);
      const [download] = await Promise.all([
        page.waitForEvent('download', { timeout: SOON_MS }),
        page.getByRole('button', { name: 'Export everything' }).click(),
      ]);
      const path = await download.path();
      holdsAll(JSON.parse(readFileSync(path, 'utf8')), await storesOf(page));
      const elsewhere = await (visit.context.browser() as Browser).newContext({ serviceWorkers: 'block' });
      try {
        const there = await opened({ ...visit, context: elsewhere }, '/library');
        await shows(there, '/library');
        await there.locator('input[type=file]').setInputFiles(path);
        await says(there, KEEPSAKE.name, 'lost');
        const { texts, records } = await storesOf(there);
        holdsAll(
          { records: records.map(([, record]) => record), remembered: Object.fromEntries(texts) },
          await storesOf(page),
        );
      } finally {
        await elsewhere.close();
      }
    },
  },
  {
    name: 'a new version beside the one that is kept',
    kept: true,
    async suffer(visit) {
      const [from, to] = [visit.chance.pick(BATTLES), visit.chance.pick(PLACES)];
      const page = await opened(visit, from);
      await shows(page, from);
      await keepSite(page);
      await page.reload({ waitUntil: 'commit' });
      await shows(page, from);
      await putKeepsake(page);
      await visit.site.deploy();
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
      await says(page, 'A new version is ready', 'wrong');
      // Its own files are gone from the server, and here all the same.
      await goTo(page, to);
      await shows(page, to);
      const other = await opened(visit, from);
      await shows(other, from);
      await page.getByRole('button', { name: 'Reload', exact: true }).click();
      await isOfVersion(page, visit.site);
      await shows(page, to);
      // Of the old version, whose files are gone everywhere now.
      await goTo(other, '/conformance');
      await shows(other, '/conformance');
      await keeps(other);
    },
  },
  {
    name: 'a new version while the old one is at work',
    kept: true,
    async suffer(visit) {
      const place = visit.chance.pick(BATTLES);
      const page = await opened(visit, place);
      await shows(page, place);
      await keepSite(page);
      await page.reload({ waitUntil: 'commit' });
      await shows(page, place);
      await visit.site.deploy();
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
      await says(page, 'A new version is ready', 'wrong');
      const other = await opened(visit, place);
      await shows(other, place);
      await keepBusy(visit.context, page);
      await page.getByRole('button', { name: 'Reload', exact: true }).click();
      await isOfVersion(page, visit.site);
      await shows(page, place);
      await goTo(other, '/conformance');
      await shows(other, '/conformance');
      // With the last page of the old version its worker goes, and the new one comes by itself.
      await other.close();
      await isKept(page);
      await visit.site.goAway();
      await page.reload({ waitUntil: 'commit' });
      await isOfVersion(page, visit.site);
      await shows(page, place);
    },
  },
  {
    name: 'damaged stores',
    async suffer(visit) {
      const [from, to] = [visit.chance.pick(BATTLES), visit.chance.pick(BATTLES)];
      const page = await opened(visit, from);
      const thrown: string[] = [];
      page.on('pageerror', (error) => thrown.push(error.message));
      await shows(page, from);
      // By itself the page keeps more the longer it stands.
      await page.waitForTimeout(visit.chance.below(5_000));
      await goTo(page, '/library');
      await shows(page, '/library');
      await putKeepsake(page);
      await putStores(page, damaged(await storesOf(page), visit.chance));
      await page.goto(`${visit.site.url}/?again#${to}`, { waitUntil: 'commit' });
      for (const place of [to, ...PLACES, from]) {
        await goTo(page, place);
        await shows(page, place);
      }
      await keeps(page);
      if (thrown.length > 0) throw new EndedBadly('wrong', `thrown: ${thrown[0]}`);
    },
  },
  {
    name: 'a browser without room',
    async suffer(visit) {
      const [from, to] = [visit.chance.pick(BATTLES), visit.chance.pick(BATTLES)];
      const page = await visit.context.newPage();
      const session = await visit.context.newCDPSession(page);
      const origin = visit.site.url;
      // From the beginning: a browser asks only now and then how much room is left.
      await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: ROOM_BYTES });
      await page.goto(`${origin}/#/library`, { waitUntil: 'commit' });
      await shows(page, '/library');
      await putKeepsake(page);
      await page.evaluate(fillTexts);
      const large = {
        ...KEEPSAKE,
        id: 'large',
        kind: 'army',
        name: 'Too large',
        data: { list: 'x'.repeat(ROOM_BYTES) },
      };
      await page.locator('input[type=file]').setInputFiles(backupOf(large));
      await says(page, 'storage is full', 'wrong');
      await says(page, large.name, 'lost');
      for (const place of [from, to]) {
        await page.goto(`${origin}/?${place}#${place}`, { waitUntil: 'commit' });
        await shows(page, place);
      }
      await session.send('Storage.overrideQuotaForOrigin', { origin });
      await page.goto(`${origin}/?again#${from}`, { waitUntil: 'commit' });
      await shows(page, from);
      await keeps(page);
    },
  },
];
