// A file of the app that does not come: the server is away for a moment, or has a newer version with other files. It is asked for again,
// then the page is loaded anew, once, then a sentence is shown until the server is back.

const AGAIN_MS = [400, 1_600];
/** When this tab was last loaded anew because of a lost file. */
const RELOADED = 'oddsmith:reloaded';
/** A page that loses a file again so soon would be loaded anew for ever. */
const ONCE_MS = 60_000;
const FORGET_MS = 1_000;
const LOOK_MS = 3_000;

/** What browsers say of a module that they could not fetch. */
export function isLostFile(thrown: unknown): boolean {
  return /dynamically imported module|module script failed|preload/i.test(
    thrown instanceof Error ? thrown.message : '',
  );
}

export async function fetched<Value>(load: () => Promise<Value>): Promise<Value> {
  for (const waitMs of AGAIN_MS) {
    try {
      return await load();
    } catch (thrown) {
      if (!isLostFile(thrown)) throw thrown;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
  try {
    return await load();
  } catch (thrown) {
    if (isLostFile(thrown) && (await isServerThere()) && mayReload()) {
      location.reload();
      // The page goes: whoever waits here waits for nothing.
      await new Promise(() => {});
    }
    throw thrown;
  }
}

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (Date.now() - last < ONCE_MS) return false;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    return true;
  } catch {
    // Nothing can be noted, so nothing would end it.
    return false;
  }
}

/** What failed is asked for again by the next visit of a page, not by the drawing that is to say so. */
export function forgetLater(forget: () => void): void {
  setTimeout(forget, FORGET_MS);
}

/** Loading a page anew from a server that is away would leave the browser's own error. */
export async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** A server that has been away and is back; one that is there all the time lacks the file for good. What it returns ends the looking. */
export function reloadWhenBack(): () => void {
  let away = false;
  const look = async () => {
    if (!(await isServerThere())) away = true;
    else if (away) location.reload();
  };
  void look();
  const clock = setInterval(look, LOOK_MS);
  return () => clearInterval(clock);
}
