// How far a calculation is, told seldom enough to cost nothing.

const EVERY_MS = 100;

/** Makes a share of what is done, and leaves out whatever comes too soon after the last report or the start. */
export function spaced(now: () => number, report: (share: number) => void): (done: number, total: number) => void {
  let next = now() + EVERY_MS;
  return (done, total) => {
    if (now() < next) return;
    next = now() + EVERY_MS;
    report(done / total);
  };
}
