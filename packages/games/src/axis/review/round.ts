// A round of a battle as it was thrown: what each throw promised before it fell, every other way it could have fallen beside it.
import type { LedgerOutcome } from '@oddsmith/kernel';
import { BudgetExceeded } from '../../contract/budget.ts';
import { lookUp } from '../look-up.ts';
import type { Battle, Role } from '../plan.ts';
import type { HitCounts } from '../simulate/pieces.ts';
import { poolChances } from '../simulate/policy.ts';
import {
  applyHits,
  type Field,
  factsOf,
  firePools,
  type Pool,
  type RoundFacts,
  strikePools,
} from '../simulate/round.ts';
import type { Army, Unit } from '../units.ts';
import type { Outlook } from './outlook.ts';
import { armyOf, keyOf, type Standing } from './standing.ts';
import type { Group } from './thrown.ts';

/** Ways for the dice of a moment to fall, at most. */
const MOST_WAYS = 300_000;

/** One way for the pools of a side, or of the strike, to hit. */
interface Way {
  readonly hits: readonly number[];
  readonly chance: number;
}

function waysOf(pools: readonly Pool[]): Way[] {
  if (pools.reduce((product, { values }) => product * (values.length + 1), 1) > MOST_WAYS)
    throw new BudgetExceeded('budget/exceeded', { id: 'looks-ahead-too-far', values: undefined });
  let ways: Way[] = [{ hits: [], chance: 1 }];
  for (const { values } of pools) {
    const chances = poolChances(values, 'standard');
    ways = ways.flatMap(({ hits, chance }) => chances.map((p, n) => ({ hits: [...hits, n], chance: chance * p })));
  }
  return ways;
}

/** Armies that may be left, each once. */
class Armies {
  readonly all: Army[] = [];
  private readonly places = new Map<string, number>();

  place(army: Army): number {
    return lookUp(this.places, keyOf(army), () => this.all.push(army) - 1);
  }
}

interface Fire {
  readonly pools: readonly Pool[];
  readonly ways: { readonly [side in Role]: readonly (Way & { readonly left: number })[] };
}

export function hitsOf(pools: readonly Pool[], hits: readonly number[], by: Role): HitCounts {
  const sums = { any: 0, submarine: 0, aircraft: 0 };
  pools.forEach((pool, p) => {
    if (pool.by === by) sums[pool.kind] += hits[p];
  });
  return sums;
}

/** A round from where it begins: strikes of submarines, then the fire of everybody else. */
export class ThrownRound {
  readonly field: Field;
  readonly facts: RoundFacts;
  readonly strikes: readonly Pool[];
  private readonly battle: Battle;
  private readonly standing: Standing;
  private readonly outlook: Outlook;
  private readonly ships: readonly Unit[];

  constructor(outlook: Outlook, standing: Standing, field: Field, ships: readonly Unit[]) {
    this.outlook = outlook;
    this.standing = standing;
    this.field = field;
    this.ships = ships;
    this.battle = outlook.battle(standing, 'later');
    this.facts = factsOf(field, this.battle, this.battle.waves[0]);
    this.strikes = strikePools(field, this.facts);
  }

  firePools(field: Field): readonly Pool[] {
    return firePools(field, this.facts, this.ships);
  }

  after(field: Field, pools: readonly Pool[], hits: readonly number[]): Field {
    return applyHits(field, pools, hits, this.facts);
  }

  /** Expectations over the fire from each of these fields, in one table. */
  private expected(fields: readonly Field[]): {
    readonly fires: readonly Fire[];
    value(attack: number, defense: number): number;
  } {
    const [attack, defense] = [new Armies(), new Armies()];
    const { naval } = this.battle;
    const { dived } = this.standing;
    const fires = fields.map((field): Fire => {
      const pools = this.firePools(field);
      const waysBy = (by: Role) => {
        const target = by === 'attack' ? 'defense' : 'attack';
        const armies = target === 'attack' ? attack : defense;
        const own = pools.map((pool) => (pool.by === by ? pool : { ...pool, values: [] }));
        return waysOf(own).map((way) => {
          const force = this.after(field, pools, way.hits)[target];
          return { ...way, left: armies.place(armyOf(force, naval, dived[target])) };
        });
      };
      return { pools, ways: { attack: waysBy('attack'), defense: waysBy('defense') } };
    });
    const value = this.outlook.table(this.standing, attack.all, defense.all, 'later');
    return { fires, value };
  }

  /** What the strikes of submarines promised, group after group. */
  struck(groups: readonly Group[]): readonly Outcomes[] {
    if (this.strikes.length === 0) return [];
    const ways = waysOf(this.strikes);
    const { fires, value } = this.expected(ways.map(({ hits }) => this.after(this.field, this.strikes, hits)));
    const worth = fires.map((fire) => meanOf(fire, value));
    return outcomesOf(ways, groups, (way) => worth[way]);
  }

  /** What the fire from a field promised; the attacker's groups before the defender's. */
  fired(field: Field, groups: readonly Group[]): readonly Outcomes[] {
    const { fires, value } = this.expected([field]);
    const [{ ways }] = fires;
    const ours = groups.filter(({ side }) => side === 'attack');
    const theirs = groups.filter(({ side }) => side === 'defense');
    const against = ways.attack.map(({ left }) =>
      ways.defense.reduce((sum, other) => sum + other.chance * value(other.left, left), 0),
    );
    const first = outcomesOf(ways.attack, ours, (way) => against[way]);
    const came = matching(ways.attack, ours);
    const left = new Set(came.map((way) => ways.attack[way].left));
    const [defender] = left;
    const second = outcomesOf(ways.defense, theirs, (way) => value(ways.defense[way].left, defender));
    const taken = new Set(matching(ways.defense, theirs).map((way) => ways.defense[way].left));
    const unclear = left.size > 1 ? ours : taken.size > 1 ? theirs : [];
    return [...first, ...second].map((one) => (unclear.includes(one.group) ? { ...one, unclear: true } : one));
  }
}

/** The ways a throw of a group could have fallen, and the one that came. */
export interface Outcomes {
  readonly group: Group;
  readonly outcomes: readonly LedgerOutcome[];
  readonly got: number;
  /** Which dice hit is not told, and it matters. */
  readonly unclear?: true;
}

function meanOf({ ways }: Fire, value: (attack: number, defense: number) => number): number {
  let sum = 0;
  for (const ours of ways.attack)
    for (const theirs of ways.defense) sum += ours.chance * theirs.chance * value(theirs.left, ours.left);
  return sum;
}

function total(way: Way, { pools }: Group): number {
  return pools.reduce((sum, pool) => sum + way.hits[pool], 0);
}

function matching(ways: readonly Way[], groups: readonly Group[]): readonly number[] {
  return ways.flatMap((way, n) => (groups.every((group) => total(way, group) === group.hits) ? [n] : []));
}

/** Group after group, those before as they fell, those after on average. */
function outcomesOf(
  ways: readonly Way[],
  groups: readonly Group[],
  worth: (way: number) => number,
): readonly Outcomes[] {
  return groups.map((group, g) => {
    const before = groups.slice(0, g);
    const sums = new Map<number, { chance: number; value: number }>();
    for (const n of matching(ways, before)) {
      const way = ways[n];
      const sum = lookUp(sums, total(way, group), () => ({ chance: 0, value: 0 }));
      sum.chance += way.chance;
      sum.value += way.chance * worth(n);
    }
    const all = [...sums.values()].reduce((mass, { chance }) => mass + chance, 0);
    const outcomes = [...sums.values()].map(({ chance, value }) => ({ chance: chance / all, value: value / chance }));
    return { group, outcomes, got: [...sums.keys()].indexOf(group.hits) };
  });
}
