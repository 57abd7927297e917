// A recommendation in one sentence, and what proves it.
import type { ExplanationData } from '../../calculator.ts';
import { percent } from '../../wording.ts';
import { gain } from '../explain.ts';
import type { Recommendation } from '../plan.ts';
import { describeArmy } from '../units.ts';
import type { RecommendFindings } from './findings.ts';

export function explain(given: Recommendation, found: RecommendFindings): ExplanationData {
  return { sentence: sentence(given, found), steps: [{ title: 'proof', text: `${found.proof}.` }] };
}

/** What the chance is the chance of. */
export function criterionText({ role, criterion, naval, swaps }: Recommendation): string {
  if (criterion === 'survives') return 'a unit of yours is left, fled or not,';
  if (role === 'attack') {
    if (swaps) return naval ? 'the zone is cleared and held' : 'the territory is taken and held';
    if (naval) return 'the zone is cleared';
    return criterion === 'takes' ? 'the territory is taken' : 'nobody is left but you';
  }
  if (swaps) return naval ? 'the zone is not held by the attacker in the end' : 'the territory is yours in the end';
  if (naval) return 'the zone is not cleared';
  return criterion === 'takes' ? 'the territory is held' : 'the attacker is not left alone';
}

function sentence(given: Recommendation, found: RecommendFindings): string {
  const verb = given.role === 'attack' ? 'Send' : 'Keep';
  const wave = given.waves.length > 1 ? ' in wave 1' : '';
  if (found.split !== undefined) {
    const parts = found.split.territories.map(({ name, army }) => `${describeArmy(army)} in ${name}`);
    return `Put ${parts.join('; ')}: you hold at least ${given.hold} of ${given.territories.length} territories ${percent(found.split.chance)} of the time.`;
  }
  const what = criterionText(given);
  if (!found.feasible) {
    const near =
      found.nearest === undefined
        ? ''
        : `; ${describeArmy(found.nearest.army)} comes nearest: ${what} ${percent(found.nearest.chance)}`;
    return `No army of these units reaches the goal${near}.`;
  }
  const [best] = found.armies;
  const send = `${verb} ${describeArmy(best.army)}${wave}`;
  if (given.goal === 'maxProfit')
    return `${send}: ${gain(given, best.profit)} on average, the most any of ${found.checked} armies earns; ${what} ${percent(best.chance)} of the time.`;
  const enough = found.proven ? 'nothing cheaper is enough' : 'the cheapest that was found';
  return `${send} for ${best.cost} IPC: ${what} ${percent(best.chance)} of the time, and ${enough}.`;
}
