// What is open in this window and can be changed from outside of its page: by undo, and by another window of the browser.

export interface LiveDocument {
  value(): unknown;
  /** Not a step of undo. `settled`: the other modes of its game went back along with it. */
  take(value: unknown, settled: boolean): void;
  /** Which of the open battles it is. */
  tab?(): string | undefined;
}

const live = new Map<string, LiveDocument>();

/** Until what it returns is called. */
export function openDocument(name: string, document: LiveDocument): () => void {
  live.set(name, document);
  return () => {
    if (live.get(name) === document) live.delete(name);
  };
}

export function liveDocument(name: string, tab?: string): LiveDocument | undefined {
  const document = live.get(name);
  return tab === undefined || document?.tab === undefined || document.tab() === tab ? document : undefined;
}
