// Small choices this browser keeps beside the shelf, in reach before anything is loaded. One that keeps nothing still works.

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Where storage is full or switched off it holds for this visit only. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing is lost that the page cannot ask again.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept then.
  }
}

/** Where the log of undo lies: of use to this browser alone. */
export const UNDO_LOG = 'oddsmith:undo-log';

/** What is ours among the choices of this address, which may be shared with others. */
const OURS = /^oddsmith(?!:undo-(log|untold)$)/;

export function allRemembered(): { readonly [key: string]: string } {
  try {
    return Object.fromEntries(Object.entries(localStorage).filter(([key]) => OURS.test(key)));
  } catch {
    return {};
  }
}

/** Of choices from elsewhere those that were never made here; how many those are. */
export function rememberNew(texts: { readonly [key: string]: string }): number {
  const fresh = Object.entries(texts).filter(([key]) => OURS.test(key) && remembered(key) === null);
  for (const [key, text] of fresh) remember(key, text);
  return fresh.filter(([key]) => remembered(key) !== null).length;
}
