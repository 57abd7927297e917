// The battle this browser looked at last: opening the app without an address goes back to it.

const KEY = 'oddsmith:address';

export function rememberAddress(): void {
  try {
    localStorage.setItem(KEY, location.hash);
  } catch {
    // Storage may be full or switched off: the address bar still holds the battle.
  }
}

export function forgetAddress(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was remembered then.
  }
}

/** Only for a bare start: a link always wins over what is remembered. */
export function restoreAddress(): void {
  if (location.hash.replace(/^#?\/?/, '') !== '') return;
  try {
    const hash = localStorage.getItem(KEY);
    if (hash?.startsWith('#/')) history.replaceState(null, '', hash);
  } catch {
    // Then the first page it is.
  }
}
