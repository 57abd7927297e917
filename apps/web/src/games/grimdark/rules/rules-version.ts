// The version of the rules that the Armies page is set to: sheets look rules up in it.
import type { RulesVersion } from '@oddsmith/games/grimdark';
import { usePlan } from '../../../places/armies/plan/plan.ts';

/** The form of the duel lets nothing else be chosen. */
export function useRulesVersion(): RulesVersion {
  return usePlan().rulesVersion as RulesVersion;
}
