// A recommendation in one sentence, and what proves it.
import { emitter } from '@oddsmith/words';
import type { ExplanationData } from '../../contract/calculator.ts';
import type { Recommendation } from '../plan.ts';
import type { en } from '../words/en.ts';
import type { Criterion } from '../words/values.ts';
import type { RecommendFindings } from './findings.ts';
import { proofOf } from './proof.ts';

const say = emitter<typeof en>();

export function explain(given: Recommendation, found: RecommendFindings): ExplanationData {
  const proof = proofOf(given, found);
  return {
    sentence: sentence(given, found),
    steps: [{ title: say('proof-title'), text: say('proof-step', { proof }) }],
  };
}

/** What the chance is the chance of. */
function criterionOf({ role, criterion, naval, swaps }: Recommendation): Criterion {
  if (criterion === 'survives') return 'survives';
  if (role === 'attack') {
    if (swaps) return naval ? 'zoneHeld' : 'territoryHeld';
    if (naval) return 'zoneCleared';
    return criterion === 'takes' ? 'territoryTaken' : 'alone';
  }
  if (swaps) return naval ? 'zoneKept' : 'territoryKept';
  if (naval) return 'zoneNotCleared';
  return criterion === 'takes' ? 'territoryDefended' : 'attackerNotAlone';
}

function sentence(given: Recommendation, found: RecommendFindings) {
  if (found.split !== undefined) {
    const { territories, chance } = found.split;
    const parts = territories.map(({ name, army }) => ({ name, units: army }));
    const goal = found.feasible || given.goal === 'maxProfit' ? undefined : given.goal.winChance;
    return say('split', { parts, hold: given.hold, of: given.territories.length, chance, goal });
  }
  const criterion = criterionOf(given);
  if (!found.feasible) {
    const { nearest } = found;
    return say('nothing-enough', {
      nearest: nearest === undefined ? undefined : { units: nearest.army, chance: nearest.chance },
      criterion,
    });
  }
  const [{ army, cost, profit, chance }] = found.armies;
  const send = { attacks: given.role === 'attack', units: army, firstWave: given.waves.length > 1 };
  if (given.goal === 'maxProfit')
    return say('most-profitable', {
      send,
      profit,
      valuesIn: given.valuesIn,
      armies: found.checked,
      criterion,
      chance,
    });
  return say('cheapest', { send, cost, criterion, chance, proven: found.proven });
}
