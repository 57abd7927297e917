// What a tab remembers while it lives, over a reload of the page. Storage that is switched off forgets it, nothing else.

export function keptInTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keepInTab(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // See above.
  }
}
