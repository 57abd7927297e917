// How far a plan is: its parts one after the other, each with its share of the time.

/** Never all of it: the end is for the reply to tell. */
const NEARLY_ALL = 0.99;

export class PlanProgress {
  private readonly tell: ((share: number) => void) | undefined;
  private begun = 0;
  private share = 0;
  private told = 0;

  constructor(tell: ((share: number) => void) | undefined) {
    this.tell = tell;
  }

  /** What was under way is done; the next part takes so much of the whole. */
  next(share: number): void {
    this.begun += this.share;
    this.share = share;
    this.within(0);
  }

  /** How far the present part is, 0 to 1. */
  readonly within = (done: number): void => {
    const now = Math.min(NEARLY_ALL, this.begun + this.share * Math.min(1, done));
    if (now <= this.told) return;
    this.told = now;
    this.tell?.(now);
  };
}
