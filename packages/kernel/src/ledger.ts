// A game looked back on, whatever was played: every roll against its exact distribution, every decision against the best there was.
// Everything is worth a number for side 0, most often its chance to win.

export type LedgerSide = 0 | 1;

export interface LedgerOutcome {
  readonly chance: number;
  /** For side 0, once it has come. */
  readonly value: number;
}

export interface LedgerOption<Label> {
  readonly label: Label;
  readonly value: number;
}

/** What happened, in order. `about` is whatever the game says of it. */
export type LedgerStep<About, Label> =
  | {
      readonly kind: 'roll';
      readonly side: LedgerSide;
      readonly about: About;
      readonly outcomes: readonly LedgerOutcome[];
      /** Which of them came. */
      readonly got: number;
    }
  | {
      readonly kind: 'decision';
      readonly side: LedgerSide;
      readonly about: About;
      readonly options: readonly LedgerOption<Label>[];
      readonly chosen: number;
    };

export interface LedgerRoll<About> {
  readonly side: LedgerSide;
  readonly about: About;
  /** What the dice brought side 0 beyond the average ones: nothing on average. */
  readonly swing: number;
  /** How often it goes as well as this or better for whoever rolls, and no better than this. */
  readonly orBetter: number;
  readonly orWorse: number;
}

export interface LedgerDecision<About, Label> {
  readonly side: LedgerSide;
  readonly about: About;
  readonly chosen: Label;
  readonly best: Label;
  /** What it gave away of the best, for whoever decided. */
  readonly loss: number;
}

/** start + luck + decisions of side 0 - those of side 1 = result. */
export interface Ledger<About, Label> {
  readonly start: number;
  readonly luck: number;
  readonly decisions: readonly [number, number];
  readonly result: number;
  /** How often the dice of such a game are as kind to a side as these, or kinder. */
  readonly orLuckier: readonly [number, number];
  /** Before the first step and after each. */
  readonly values: readonly number[];
  readonly rolls: readonly LedgerRoll<About>[];
  /** What gave something away, the worst first. */
  readonly mistakes: readonly LedgerDecision<About, Label>[];
}

/** Values nearer to each other than this are the same. */
const SAME = 1e-9;

function meanOf(outcomes: readonly LedgerOutcome[]): number {
  return outcomes.reduce((sum, { chance, value }) => sum + chance * value, 0);
}

/** `start` is what the position promised before the first step. */
export function ledgerOf<About, Label>(
  start: number,
  steps: readonly LedgerStep<About, Label>[],
): Ledger<About, Label> {
  const rolls: LedgerRoll<About>[] = [];
  const mistakes: LedgerDecision<About, Label>[] = [];
  const swings: (readonly LedgerOutcome[])[] = [];
  const decisions: [number, number] = [0, 0];
  const values = [start];
  let luck = 0;
  for (const step of steps) {
    const { side, about } = step;
    const ours = (value: number) => (side === 0 ? value : -value);
    if (step.kind === 'roll') {
      const mean = meanOf(step.outcomes);
      const { value } = step.outcomes[step.got];
      const swing = value - mean;
      const share = (counts: (lead: number) => boolean) =>
        step.outcomes.reduce((sum, other) => (counts(ours(other.value - value)) ? sum + other.chance : sum), 0);
      const orBetter = share((lead) => lead >= -SAME);
      const orWorse = share((lead) => lead <= SAME);
      rolls.push({ side, about, swing, orBetter, orWorse });
      swings.push(step.outcomes.map((other) => ({ chance: other.chance, value: other.value - mean })));
      luck += swing;
      values.push(values[values.length - 1] + swing);
      continue;
    }
    const chosen = step.options[step.chosen];
    const best = step.options.reduce(
      (one, other) => (ours(other.value) > ours(one.value) + SAME ? other : one),
      chosen,
    );
    decisions[side] += ours(chosen.value - values[values.length - 1]);
    values.push(chosen.value);
    const loss = ours(best.value - chosen.value);
    if (loss > SAME) mistakes.push({ side, about, chosen: chosen.label, best: best.label, loss });
  }
  return {
    start,
    luck,
    decisions,
    result: values[values.length - 1],
    orLuckier: [atLeast(swings, luck), atLeast(flipped(swings), -luck)],
    values,
    rolls,
    mistakes: mistakes.sort((one, other) => other.loss - one.loss),
  };
}

function flipped(swings: readonly (readonly LedgerOutcome[])[]): readonly (readonly LedgerOutcome[])[] {
  return swings.map((all) => all.map(({ chance, value }) => ({ chance, value: -value })));
}

/** Steps of the scale on which sums of swings are kept, over all that they can come to; a ten-thousandth is fine enough for chances. */
const STEPS = 20_000;
const FINEST = 1e-4;

/** The chance that the swings of all rolls, in the positions they were made in, come to so much or more. */
function atLeast(swings: readonly (readonly LedgerOutcome[])[], luck: number): number {
  const spread = swings.reduce((sum, outcomes) => sum + widest(outcomes), 0);
  const step = Math.max(FINEST, spread / STEPS);
  let sums = new Map<number, number>([[0, 1]]);
  for (const outcomes of swings) {
    const next = new Map<number, number>();
    for (const [sum, chance] of sums)
      for (const outcome of outcomes) {
        const at = sum + Math.round(outcome.value / step);
        next.set(at, (next.get(at) ?? 0) + chance * outcome.chance);
      }
    sums = next;
  }
  // Each roll may have been rounded by half a step.
  const least = luck / step - swings.length / 2 - SAME;
  let share = 0;
  for (const [sum, chance] of sums) if (sum >= least) share += chance;
  return Math.min(1, share);
}

/** Between the best and the worst that a roll can bring. */
function widest(outcomes: readonly LedgerOutcome[]): number {
  let [least, most] = [0, 0];
  for (const { value } of outcomes) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return most - least;
}

/** The rolls that helped a side most, or hurt it most. */
export function extremeRolls<Roll extends { readonly swing: number }>(
  rolls: readonly Roll[],
  side: LedgerSide,
  count: number,
): { readonly lucky: Roll[]; readonly unlucky: Roll[] } {
  const helped = ({ swing }: Roll) => (side === 0 ? swing : -swing);
  const ordered = rolls.toSorted((one, other) => helped(other) - helped(one));
  return {
    lucky: ordered.filter((roll) => helped(roll) > 0).slice(0, count),
    unlucky: ordered
      .filter((roll) => helped(roll) < 0)
      .slice(-count)
      .reverse(),
  };
}
