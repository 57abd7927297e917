// IndexedDB as promises: the one database of today, and a look into the older ones.

/** Where records lie. Values come back unchecked. */
export interface Records {
  /** Whether an older database could not be used and was left where it is. */
  readonly setAside: boolean;
  all(): Promise<readonly unknown[]>;
  put(id: string, record: unknown): Promise<void>;
  remove(id: string): Promise<void>;
}

const NAME = 'oddsmith';
const STORE = 'saved';
const VERSION = 1;

/** Where records go when the database of that name cannot be used: damaged, half made, or written by a later version. */
const SECOND_NAME = 'oddsmith-2';

export async function openRecords(): Promise<Records> {
  const first = await openUsable(NAME);
  if (first !== undefined) return recordsIn(first, false);
  const second = await openUsable(SECOND_NAME);
  if (second === undefined) throw new Error('the browser opens no database');
  return recordsIn(second, true);
}

/** undefined where it does not open, has no place for records, or does not give them back. */
async function openUsable(name: string): Promise<IDBDatabase | undefined> {
  let database: IDBDatabase | undefined;
  try {
    database = await open(name, VERSION, (created) => created.createObjectStore(STORE));
    await settled(database.transaction(STORE, 'readonly').objectStore(STORE).count());
    return database;
  } catch {
    database?.close();
    return undefined;
  }
}

function recordsIn(database: IDBDatabase, setAside: boolean): Records {
  return { setAside, ...valuesIn(database, STORE) };
}

/** Values by id in a store of its own database. */
export async function openValues(name: string, store: string) {
  return valuesIn(await open(name, VERSION, (created) => created.createObjectStore(store)), store);
}

function valuesIn(database: IDBDatabase, name: string) {
  const act = async <T>(mode: IDBTransactionMode, run: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
    const transaction = database.transaction(name, mode);
    const done = finished(transaction);
    const result = await settled(run(transaction.objectStore(name)));
    await done;
    return result;
  };
  return {
    all: () => act<unknown[]>('readonly', (store) => store.getAll()),
    ids: async () => (await act('readonly', (store) => store.getAllKeys())).map(String),
    find: (id: string) => act<unknown>('readonly', (store) => store.get(id)),
    put: async (id: string, value: unknown) => void (await act('readwrite', (store) => store.put(value, id))),
    remove: (id: string) => act<undefined>('readwrite', (store) => store.delete(id)),
  };
}

export interface OldEntry {
  readonly key: string;
  readonly value: unknown;
}

/** Everything in a store of an older database; nothing where there is none. */
export async function readOld(name: string, store: string): Promise<readonly OldEntry[]> {
  const known = await indexedDB.databases?.();
  if (known !== undefined && !known.some((database) => database.name === name)) return [];
  const database = await open(name, undefined, () => undefined);
  try {
    if (!database.objectStoreNames.contains(store)) return [];
    const entries = database.transaction(store, 'readonly').objectStore(store);
    const [keys, values] = await Promise.all([settled(entries.getAllKeys()), settled(entries.getAll())]);
    return keys.map((key, index) => ({ key: String(key), value: values[index] }));
  } finally {
    database.close();
  }
}

function open(
  name: string,
  version: number | undefined,
  create: (database: IDBDatabase) => void,
): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = () => create(request.result);
  return settled(request);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** A write counts when its transaction is through: a full disk is noticed only then. */
function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}
