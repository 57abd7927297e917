// A side that takes one kind of hit: every army is a line of nodes that hits walk along, so that n hits are an addition.
import type { Budget } from '../../../contract/budget.ts';
import { type Counts, UNITS } from '../../units.ts';
import { ALL_LANDED, type Graph, type GraphOptions, NO_SPLIT, type Start } from './graph.ts';
import { NOTHING, Nodes, type Remains, withoutAircraft } from './nodes.ts';
import { ANY_HIT, nextLoss, totalUnits } from './order.ts';

/** Following a line by a node takes about as long as this many steps. */
export const STEPS_PER_LINE_NODE = 300;

export function buildLines(starts: readonly Start[], options: GraphOptions, budget: Budget): Graph {
  const lines = new Lines(starts, starts.length > 1 || options.splits, budget);
  const heads = starts.map((start) => {
    budget.spend(STEPS_PER_LINE_NODE);
    return withoutAircraft(start, options.antiAirShots).map((counts) =>
      lines.add({ counts, away: NOTHING, spare: start.spare, committed: false, segments: start.segments }),
    );
  });
  const split = options.splits ? splitAll(lines) : [];
  const same = Int32Array.from({ length: lines.nodes.size }, (_, node) => node);
  const edges = {
    dead: Int32Array.from(lines.dead),
    dived: same,
    split: Int32Array.from(same, (node) => split[node] ?? NO_SPLIT),
    after: undefined,
    alike: new Int32Array(0),
  };
  return lines.nodes.toGraph(heads, same, edges, budget);
}

class Lines {
  readonly nodes: Nodes;
  readonly dead: number[] = [];
  private readonly indexed: boolean;
  private readonly budget: Budget;

  /** `indexed`: armies may turn out to be part of a line that is there already. */
  constructor(starts: readonly Start[], indexed: boolean, budget: Budget) {
    this.nodes = new Nodes(starts);
    this.indexed = indexed;
    this.budget = budget;
  }

  /** The node of an army, with the line behind it. */
  add(army: Remains): number {
    const { nodes, indexed } = this;
    const known = indexed ? nodes.find(nodes.key(army)) : -1;
    if (known >= 0) return known;
    const head = nodes.size;
    const counts = [...army.counts];
    const left = { ...army, counts };
    for (;;) {
      if (indexed) nodes.remember(nodes.key(left), nodes.size);
      nodes.push(left);
      if (left.spare > 0) {
        left.spare--;
        continue;
      }
      const type = nextLoss(left.segments, counts, ANY_HIT, false);
      if (type < 0) break;
      counts[type]--;
    }
    for (let node = head; node < nodes.size; node++) this.dead.push(nodes.size - 1);
    this.budget.spend((nodes.size - head) * STEPS_PER_LINE_NODE);
    return head;
  }
}

/** Where each node goes when everything but the landed units withdraws. */
function splitAll(lines: Lines): number[] {
  const split: number[] = [];
  const first = lines.nodes.size;
  for (let node = 0; node < first; node++) {
    const { counts, segments } = lines.nodes.at(node);
    const [landed, others] = separateLanded(counts);
    if (totalUnits(landed) === 0) split.push(NO_SPLIT);
    else if (totalUnits(others) === 0) split.push(ALL_LANDED);
    else split.push(lines.add({ counts: landed, away: others, spare: 0, committed: true, segments }));
  }
  return split;
}

function separateLanded(counts: Counts): [Counts, Counts] {
  const landed = counts.map((n, t) => (UNITS[t].landed ? n : 0));
  return [landed, counts.map((n, t) => n - landed[t])];
}
