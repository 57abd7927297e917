// What a player saves: kept, exported, taken over from older versions, and never lost in silence.
import { describe, expect, test } from 'vitest';
import type { Records } from '../src/store/database.ts';
import type { SavedRecord } from '../src/store/record.ts';
import { matches, readRecord } from '../src/store/record.ts';
import { Shelf } from '../src/store/shelf.ts';
import { recordsOfOld } from '../src/store/takeover.ts';

class Memory implements Records {
  readonly kept: Map<string, unknown>;
  full = false;
  setAside = false;

  constructor(kept: readonly (readonly [string, unknown])[] = []) {
    this.kept = new Map(kept);
  }

  async all() {
    return [...this.kept.values()];
  }

  async put(id: string, record: unknown) {
    if (this.full) throw Object.assign(new Error('no room'), { name: 'QuotaExceededError' });
    this.kept.set(id, record);
  }

  async remove(id: string) {
    this.kept.delete(id);
  }
}

const unit: SavedRecord = {
  id: 'u1',
  kind: 'unit',
  game: 'killteam',
  name: 'Gunner',
  tags: ['attacker'],
  at: 5,
  data: { side: 'attacker' },
};

async function shelfOn(memory: Memory, old: readonly SavedRecord[] = []): Promise<Shelf> {
  const shelf = new Shelf(
    async () => memory,
    async () => old,
  );
  await shelf.loaded();
  return shelf;
}

const stateOf = (shelf: Shelf) => shelf.state.getState();

describe('keeping', () => {
  test('what is saved is there on the next visit', async () => {
    const memory = new Memory();
    await (await shelfOn(memory)).save(unit);
    expect(stateOf(await shelfOn(memory)).records).toEqual([unit]);
  });

  test('a deletion can be taken back', async () => {
    const memory = new Memory([['u1', unit]]);
    const shelf = await shelfOn(memory);
    const removed = await shelf.remove('u1');
    expect(stateOf(shelf)).toMatchObject({ records: [], bin: [{ id: 'u1' }] });
    expect(shelf.find('u1')).toBeUndefined();
    await shelf.save(removed ?? expect.fail('it was there'));
    expect(stateOf(shelf)).toMatchObject({ records: [unit], bin: [] });
  });

  test('what was deleted lies in the bin on the next visit, comes back from it, and goes for good', async () => {
    const memory = new Memory([['u1', unit]]);
    await (await shelfOn(memory)).remove('u1');
    const later = await shelfOn(memory);
    expect(stateOf(later)).toMatchObject({ records: [], bin: [{ id: 'u1' }] });
    await later.restore('u1');
    expect(stateOf(await shelfOn(memory)).records).toEqual([unit]);
    await later.remove('u1');
    expect(await later.export()).toContain('Gunner');
    await later.emptyBin();
    expect(memory.kept.size).toBe(0);
  });

  test('the bin forgets after thirty days', async () => {
    const day = 24 * 60 * 60 * 1000;
    const binned = (days: number) =>
      [`u${days}`, { ...unit, id: `u${days}`, binnedAt: Date.now() - days * day }] as const;
    const memory = new Memory([binned(29), binned(31)]);
    expect(stateOf(await shelfOn(memory)).bin.map(({ id }) => id)).toEqual(['u29']);
    expect([...memory.kept.keys()]).toEqual(['u29']);
  });

  test('settings never lie in the bin, nor do battles that newer ones push out', async () => {
    const shelf = await shelfOn(new Memory([['s1', { ...unit, id: 's1', kind: 'setting' }]]));
    await shelf.remove('s1');
    expect(stateOf(shelf)).toMatchObject({ records: [], bin: [] });
  });

  test('battles beyond the newest 200 of a game are forgotten, other things are not', async () => {
    const battle = (n: number): SavedRecord => ({ ...unit, id: `b${n}`, kind: 'battle', game: 'axis', at: n });
    const shelf = await shelfOn(new Memory([['u1', unit]]));
    for (let n = 0; n < 203; n++) await shelf.save(battle(n));
    const { records } = stateOf(shelf);
    expect(records.filter(({ kind }) => kind === 'battle')).toHaveLength(200);
    expect(records.some(({ id }) => id === 'b0')).toBe(false);
    expect(stateOf(shelf).bin).toEqual([]);
    expect(records).toContainEqual(unit);
  });
});

describe('trouble', () => {
  test('a full storage is said, and the unit stays on the page', async () => {
    const memory = new Memory();
    const shelf = await shelfOn(memory);
    expect(await shelf.save({ ...unit, id: 'before' })).toBe(true);
    await shelf.remove('before');
    memory.full = true;
    // Whoever saved it must not say that it is kept.
    expect(await shelf.save(unit)).toBe(false);
    expect(stateOf(shelf).problem).toMatch(/storage is full: “Gunner”/);
    expect(stateOf(shelf).records).toEqual([unit]);
  });

  test('without storage everything works until the page is closed', async () => {
    const shelf = new Shelf(
      () => Promise.reject(new Error('private')),
      async () => [],
    );
    expect(await shelf.save(unit)).toBe(false);
    await shelf.loaded();
    expect(stateOf(shelf).records).toEqual([unit]);
    expect(stateOf(shelf).problem).toMatch(/keeps nothing/);
  });

  test('damaged records are counted and left alone, readable ones are shown', async () => {
    const memory = new Memory([
      ['u1', unit],
      ['x', { kind: 'unit' }],
      ['y', 'nonsense'],
    ]);
    const shelf = await shelfOn(memory);
    expect(stateOf(shelf).records).toEqual([unit]);
    expect(stateOf(shelf).problem).toMatch(/^2 saved things could not be read/);
    expect(memory.kept.size).toBe(3);
  });
});

describe('one file for everything', () => {
  test('comes back in a fresh browser, bytes included', async () => {
    const list: SavedRecord = { ...unit, id: 'a', kind: 'army', data: { list: Uint8Array.of(80, 75, 0, 255) } };
    const text = await (
      await shelfOn(
        new Memory([
          ['u1', unit],
          ['a', list],
        ]),
      )
    ).export();
    const fresh = await shelfOn(new Memory());
    expect(await fresh.import(text)).toBe('2 imported.');
    expect(stateOf(fresh).records).toEqual(expect.arrayContaining([unit, list]));
  });

  test('of two with one id the newer stays', async () => {
    const shelf = await shelfOn(new Memory([['u1', { ...unit, name: 'Renamed', at: 9 }]]));
    const text = await (await shelfOn(new Memory([['u1', unit]]))).export();
    expect(await shelf.import(text)).toBe('0 imported, 1 were here already.');
    expect(stateOf(shelf).records[0].name).toBe('Renamed');
  });

  test.each([
    ['not json', /not JSON/],
    ['{"format":"other"}', /not an export of Oddsmith/],
    ['{"format":"oddsmith/saved","version":9,"records":[]}', /version 9/],
  ])('%s is refused in words', async (text, words) => {
    expect(await (await shelfOn(new Memory())).import(text)).toMatch(words);
  });
});

describe('older versions', () => {
  const old = recordsOfOld(
    {
      values: [
        { key: 'killteam/operatives', value: [{ side: 'fighter', name: 'Boy', fields: { attacks: 4 } }, 7] },
        { key: 'wh40k/list', value: 'a list' },
      ],
      armies: [
        { key: 'k', value: { army: { key: 'k', name: 'Robots' }, at: 3 } },
        { key: 'broken', value: null },
      ],
      text: (key) =>
        key === 'oddsmith:axis-recent' ? '[{"sentence":"Wins","input":{}},{"sentence":"Loses","input":{}}]' : null,
    },
    100,
  );

  test('all four storages are taken over, what is broken is left', () => {
    expect(old.map(({ kind, game, name }) => [kind, game, name])).toEqual([
      ['unit', 'killteam', 'Boy'],
      ['army', 'wh40k', 'My list'],
      ['army', 'grimdark', 'Robots'],
      ['battle', 'axis', 'Wins'],
      ['battle', 'axis', 'Loses'],
    ]);
  });

  test('they are written into the new place', async () => {
    const memory = new Memory();
    await shelfOn(memory, old);
    expect(memory.kept.size).toBe(old.length);
  });
});

test('a record of a file is checked', () => {
  const tags = Object.assign(['x', 5], { constructor: {} });
  expect(readRecord({ id: 'a', kind: 'unit', tags, data: 1 })).toMatchObject({ id: 'a', tags: ['x'] });
  expect(readRecord(unit)).toEqual(unit);
  expect(readRecord({ ...unit, kind: 'spell' })).toBeUndefined();
  expect(readRecord({ ...unit, tags: ['a', 4] })?.tags).toEqual(['a']);
});

test('search looks at names and tags', () => {
  expect(matches(unit, 'gun att')).toBe(true);
  expect(matches(unit, 'gun defender')).toBe(false);
});

describe('two tabs', () => {
  /** What BroadcastChannel does: everybody hears it but who said it. */
  function channel() {
    const listeners: ((event: { data: never }) => void)[] = [];
    return () => {
      let own: (event: { data: never }) => void = () => {};
      return {
        postMessage: (data: unknown) => {
          for (const listen of listeners) if (listen !== own) listen({ data: structuredClone(data) as never });
        },
        addEventListener: (_: 'message', listen: (event: { data: never }) => void) => {
          own = listen;
          listeners.push(listen);
        },
      };
    };
  }

  test('see what the other saves, changes and deletes', async () => {
    const memory = new Memory();
    const tab = channel();
    const open = async () => {
      const shelf = new Shelf(
        async () => memory,
        async () => [],
        { tabs: tab() },
      );
      await shelf.loaded();
      return shelf;
    };
    const [one, two] = [await open(), await open()];
    await one.save(unit);
    expect(stateOf(two).records).toEqual([unit]);
    await two.save({ ...unit, name: 'Renamed', at: 6 });
    expect(stateOf(one).records.map(({ name }) => name)).toEqual(['Renamed']);
    await one.remove(unit.id);
    expect(stateOf(two).records).toEqual([]);
  });
});

test('an export holds everything that is stored, what cannot be read here too', async () => {
  const later = { id: 'later', kind: 'something new', data: 7 };
  const memory = new Memory([['later', later]]);
  const shelf = await shelfOn(memory);
  await shelf.save(unit);
  expect((JSON.parse(await shelf.export()) as { records: unknown[] }).records).toEqual([unit, later]);
});

describe('choices beside the shelf', () => {
  const browser = (kept: { [key: string]: string }) => ({
    all: () => kept,
    add(texts: { readonly [key: string]: string }) {
      const fresh = Object.entries(texts).filter(([key]) => !(key in kept));
      Object.assign(kept, Object.fromEntries(fresh));
      return fresh.length;
    },
  });
  const shelfBeside = async (kept: { [key: string]: string }) => {
    const shelf = new Shelf(
      async () => new Memory(),
      async () => [],
      { beside: browser(kept) },
    );
    await shelf.loaded();
    return shelf;
  };

  test('go along in the file and come back where they were never made', async () => {
    const text = await (await shelfBeside({ 'oddsmith:pairing': '{"a":1}', 'oddsmith:theme': 'dark' })).export();
    const here = { 'oddsmith:theme': 'light' };
    expect(await (await shelfBeside(here)).import(text)).toMatch(/^0 imported, 1 choice brought back/);
    expect(here).toEqual({ 'oddsmith:theme': 'light', 'oddsmith:pairing': '{"a":1}' });
  });

  test('that are no texts are left out', async () => {
    const here = {};
    const file = { format: 'oddsmith/saved', version: 1, records: [], remembered: { a: 5, b: null, c: 'x' } };
    expect(await (await shelfBeside(here)).import(JSON.stringify(file))).toContain('1 choice brought back');
    expect(here).toEqual({ c: 'x' });
  });
});
