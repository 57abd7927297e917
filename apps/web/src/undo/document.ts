// What is open in this window and can be changed from outside of its page: by undo, and by another window of the browser.

export interface LiveDocument {
  value(): unknown;
  /** Not a step of undo. `settled`: the other modes of its game went back along with it. */
  take(value: unknown, settled: boolean): void;
  /** Which of the open battles it is. */
  tab?(): string | undefined;
}

const live = new Map<string, LiveDocument>();
const waiting = new Set<() => void>();
const OPENS_WITHIN_MS = 10_000;

/** Until what it returns is called. */
export function openDocument(name: string, document: LiveDocument): () => void {
  live.set(name, document);
  for (const look of waiting) look();
  return () => {
    if (live.get(name) === document) live.delete(name);
  };
}

export function liveDocument(name: string, tab?: string): LiveDocument | undefined {
  const document = live.get(name);
  return tab === undefined || document?.tab === undefined || document.tab() === tab ? document : undefined;
}

/** Once its page has opened it; undefined where that does not come about. */
export function whenOpen(name: string, tab?: string): Promise<LiveDocument | undefined> {
  return new Promise((resolve) => {
    const done = (document: LiveDocument | undefined) => {
      clearTimeout(timer);
      waiting.delete(look);
      resolve(document);
    };
    const look = () => {
      const document = liveDocument(name, tab);
      if (document !== undefined) done(document);
    };
    const timer = setTimeout(() => done(undefined), OPENS_WITHIN_MS);
    waiting.add(look);
    look();
  });
}
