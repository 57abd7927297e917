// The door of analyses: no result leaves with a number that cannot be right, as no answer of a calculator does.
import { type Fault, faultyNumber, isNearlyChance } from '@oddsmith/games';
import type { Kind } from './analysis.ts';
import type { ComparedSituations } from './compare.ts';
import type { Efficiency } from './efficiency.ts';
import type { Lists } from './lists.ts';
import { MOST_GAP } from './matrix-game.ts';
import type { Plan } from './plan/index.ts';
import type { PolicyNode } from './plan/tree.ts';
import { tolerance } from './plan/worth.ts';

/** Room for rounding. */
const SLACK = 1e-9;

/** The first number of a result that cannot be right. */
export function faultOf(kind: Kind, result: object): Fault | undefined {
  return faultyNumber(result) ?? CHECKS[kind]?.(result as never);
}

const CHECKS: { readonly [kind in Kind]?: (result: never) => Fault | undefined } = {
  compare: contestFault,
  plan: planFault,
  efficiency: efficiencyFault,
  lists: listsFault,
};

function chanceFault(path: string, value: number): Fault | undefined {
  return isNearlyChance(value) ? undefined : { path, fact: `is ${value}, no chance` };
}

function first<Item>(items: readonly Item[], faultOfItem: (item: Item, index: number) => Fault | undefined) {
  for (const [i, item] of items.entries()) {
    const fault = faultOfItem(item, i);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function contestFault({ contests }: ComparedSituations): Fault | undefined {
  return first(Object.entries(contests), ([name, { firstGreater, equal, secondGreater }]) =>
    first([firstGreater, equal, secondGreater, firstGreater + equal + secondGreater], (part) =>
      chanceFault(`contests.${name}`, part),
    ),
  );
}

function planFault({ targets, policy, proof, value, reroll }: Plan): Fault | undefined {
  const { gap, upperBound } = proof;
  const room = tolerance(upperBound);
  if (gap < 0 || Math.abs(upperBound - value - gap) > room)
    return { path: 'proof.gap', fact: `is ${gap} between ${value} and ${upperBound}` };
  if (reroll !== null && reroll.worth < -room) return { path: 'reroll.worth', fact: `is ${reroll.worth}` };
  return (
    first(targets, ({ destroyedChance }, t) => chanceFault(`targets[${t}].destroyedChance`, destroyedChance)) ??
    nodeFault(policy, 'policy')
  );
}

/** What a shot may lead to is all there is. */
function nodeFault({ probability, branches, pruned = 0 }: PolicyNode, path: string): Fault | undefined {
  if (branches === undefined) return undefined;
  const told = branches.reduce((sum, branch) => sum + branch.probability, pruned);
  if (Math.abs(told - probability) > SLACK) return { path, fact: `leads to ${told} of ${probability}` };
  return first(branches, ({ then }, i) => nodeFault(then, `${path}.branches[${i}].then`));
}

function efficiencyFault({ durability = [] }: Efficiency): Fault | undefined {
  return first(durability, ({ share }, i) => chanceFault(`durability[${i}].share`, share));
}

function listsFault({ equilibrium: { mine, theirs, gap } }: Lists): Fault | undefined {
  if (gap > MOST_GAP) return { path: 'equilibrium.gap', fact: `is ${gap}` };
  return first(Object.entries({ mine, theirs }), ([side, weights]) => {
    const sum = weights.reduce((all, weight) => all + weight, 0);
    const path = `equilibrium.${side}`;
    if (Math.abs(sum - 1) > SLACK) return { path, fact: `sums to ${sum}` };
    return first(weights, (weight, i) => chanceFault(`${path}[${i}]`, weight));
  });
}
