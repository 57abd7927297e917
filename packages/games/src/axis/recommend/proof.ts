// What proves a recommendation, from what was found.
import { emitter, type MessageOf } from '@oddsmith/words';
import type { Recommendation } from '../plan.ts';
import type { en } from '../words/en.ts';
import type { NoneBetter } from '../words/values.ts';
import { withAlikeAsOne } from './alike.ts';
import type { ArmySearch, RecommendFindings, Split } from './findings.ts';
import { isWide } from './territories.ts';

const say = emitter<typeof en>();

type Found = Omit<RecommendFindings, 'proof'>;

export function proofOf(given: Recommendation, found: Found): MessageOf<typeof en> {
  if (found.split !== undefined) return splitProof(given, found.split);
  const { armies, valued, excluded, bound } = found.search!;
  return say('proof-armies', { armies, valued, excluded, bound, none: noneBetter(given, found, found.search!) });
}

function splitProof(given: Recommendation, { atMost, chance }: Split): MessageOf<typeof en> {
  if (!isWide(withAlikeAsOne(given))) return say('proof-all-splits');
  return atMost === undefined ? say('proof-best-split') : say('proof-split-at-most', { atMost, chance });
}

/** What no other army does. */
function noneBetter({ goal }: Recommendation, { feasible }: Found, search: ArmySearch): NoneBetter {
  const { armies, valued, excluded, provenBelow = 0 } = search;
  const all = valued + excluded === armies;
  if (goal === 'maxProfit') return { kind: all ? 'earnsMore' : 'mayEarnMore', target: 0, cost: 0 };
  const none = { target: goal.winChance, cost: provenBelow };
  if (!feasible) return { kind: all ? 'reaches' : 'ofThemReaches', ...none };
  return { kind: search.provenBelow === undefined ? 'cheaper' : 'below', ...none };
}
