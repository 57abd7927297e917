// Walks every dice path of a battle, where that takes a moment.
import type { Calculator, Findings } from '@oddsmith/games';
import { TooManyPaths } from '@oddsmith/kernel';
import { expectAllPathsEqualExact } from '../agreement.ts';

/** More paths than this take seconds; such a battle is passed over for the next seed. */
const MOST_PATHS = 3_000;

/** Compares all paths with the exact answer; false when there are too many to walk. */
export function agreesOnAllPaths<Battle, Outcome>(
  calculator: Calculator<unknown, Battle, Findings, Outcome>,
  input: unknown,
): boolean {
  try {
    expectAllPathsEqualExact(calculator, input, { maxPaths: MOST_PATHS });
    return true;
  } catch (thrown) {
    if (thrown instanceof TooManyPaths) return false;
    throw thrown;
  }
}
