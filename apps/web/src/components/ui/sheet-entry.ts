// An open sheet has an entry of its own on top of the browser's history, so that going back closes it.

export const SHEET_ENTRY = { sheet: true };

export function isSheetEntry(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'sheet' in state;
}

let goingBack: Promise<void> | undefined;

/** Takes the entry off again. The browser goes back some time after it is told to. */
export function leaveSheetEntry(): void {
  goingBack = new Promise((resolve) => {
    const done = () => {
      goingBack = undefined;
      resolve();
    };
    addEventListener('popstate', done, { once: true });
  });
  history.back();
}

/** While the browser is going back: until it has. A sheet opened meanwhile would be closed by that, a page opened meanwhile left. */
export function whileGoingBack(): Promise<void> | undefined {
  return goingBack;
}
