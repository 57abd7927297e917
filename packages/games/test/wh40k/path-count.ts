// Whether every dice path of a battle can be walked in a moment.
import { type Calculator, type Findings, prepareBattle } from '@oddsmith/games';
import { TooManyPaths, walkAllPaths } from '@oddsmith/kernel';

/** More paths than this take seconds; such a battle is passed over for the next seed. */
export const MOST_PATHS = 3_000;

export function hasFewPaths<Battle, Outcome>(
  calculator: Calculator<unknown, Battle, Findings, Outcome>,
  input: unknown,
): boolean {
  try {
    walkAllPaths(calculator.simulate(prepareBattle(calculator, input)), () => undefined, MOST_PATHS);
    return true;
  } catch (thrown) {
    if (thrown instanceof TooManyPaths) return false;
    throw thrown;
  }
}
