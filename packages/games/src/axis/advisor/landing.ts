// The decision worth making in a landing: of the fleet, of the army ashore, and whether to pass by lone transports.
import type { Budget } from '../../contract/budget.ts';
import { withValue } from '../../form/path.ts';
import { couldBombard, type Landing, landBattle, planLanding } from '../amphibious/plan.ts';
import { solve } from '../amphibious/solve.ts';
import { permutations, piecesOf, sequenceCount, sequences, useOrder } from '../exact/orders/sequences.ts';
import type { Battle } from '../plan.ts';
import type { AmphibiousRequest } from '../schema/index.ts';
import { UNITS, unitIndex } from '../units.ts';
import { type Candidate, type Change, candidates } from './decisions.ts';
import { orderInForce } from './orders.ts';
import { type Decisions, Weigher, type Worth, worthSaying } from './weigh.ts';

/** Orders of loss of one battle that are all tried. */
const MOST_ORDERS = 120;
/** As many kinds have so many orders. */
const MOST_KINDS = 5;

export function weighLanding(landing: Landing, found: Readonly<Record<string, number>>, budget: Budget): Decisions {
  const weigher = new Weigher(budget);
  // The land battles are small beside the first: half of them count as one more to set up.
  const battles = Math.ceil((landing.loads.length + 2) / 2);
  weigher.weighAll(
    decisionsOf(landing),
    [],
    (changes) => weigher.trials.run((share) => measure(landing.request, changes, share), battles)?.result,
  );
  const { weighed, notTried } = weigher;
  const base: Worth = { chance: found.takesChance, profit: found.profit };
  const aboutProfit = landing.land.waves[0].stop.profitMargin !== undefined;
  const best = worthSaying(weighed, base, aboutProfit);
  return { criterion: 'takes', ...base, best, tried: weighed.length, notTried };
}

function measure(request: AmphibiousRequest, changes: readonly Change[], budget: Budget): Worth {
  const input = changes.reduce<unknown>((all, { path, value }) => withValue(all, path, value), request);
  const { summary } = solve(planLanding(input as AmphibiousRequest), budget);
  return { chance: summary.takesChance, profit: summary.profit };
}

/** All loads ashore: what the order of loss and the units kept may speak of. */
export function ashore(landing: Landing): Battle {
  return landBattle(landing, landing.loads.length) ?? landing.land;
}

function decisionsOf(landing: Landing): Candidate[] {
  const { sea, land, passesBy, asksToPass } = landing;
  const overland = land.waves[0].attack.counts;
  const atSea = passesBy ? [] : [...candidates(sea), ...everyOrder(sea)];
  return [
    // Transports bring their loads: one more or less is another landing, not another decision.
    ...atSea.filter(({ decision }) => decision.unit !== 'tra').map((one) => at('sea', one)),
    ...[...candidates(ashore(landing)), ...everyOrder(ashore(landing))]
      .filter(({ decision: { unit } }) => unit === undefined || comesOverland(unit, overland))
      .map((one) => at('land', one)),
    ...(landing.defenceless && couldBombard(landing) ? [passBy(!asksToPass)] : []),
  ];
}

/** Piece by piece where there are few orders, else kind by kind. */
function everyOrder(battle: Battle): Candidate[] {
  const pieces = piecesOf(battle, 0, 'attack');
  const few = sequenceCount(pieces) <= MOST_ORDERS;
  if (!few && pieces.length > MOST_KINDS) return [];
  return (few ? sequences(pieces) : permutations(pieces)).map((order) => ({
    decision: { kind: 'order', wave: 0, role: 'attack', order: 'best' },
    changes: [
      {
        path: ['waves', 0, 'attack', 'orderOfLoss'],
        value: orderInForce(useOrder(battle, { w: 0, role: 'attack', pieces }, order), 0, 'attack'),
      },
    ],
  }));
}

function comesOverland(unit: (typeof UNITS)[number]['id'], overland: readonly number[]): boolean {
  return UNITS[unitIndex(unit)].kind !== 'sea' && overland[unitIndex(unit)] > 0;
}

function at(stage: 'sea' | 'land', { decision, changes }: Candidate): Candidate {
  return {
    decision: { ...decision, stage },
    changes: changes.map(({ path, value }) => ({ path: [stage, ...path.slice(2)], value })),
  };
}

function passBy(passes: boolean): Candidate {
  return {
    decision: { kind: 'pass', wave: 0, role: 'attack', amount: passes ? 1 : 0 },
    changes: [{ path: ['ignoreTransports'], value: passes }],
  };
}
