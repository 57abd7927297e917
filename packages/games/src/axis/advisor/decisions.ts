// The few decisions a player has in a battle, one at a time, as changes of the input.
import { type Path, withValue } from '../../form/path.ts';
import { piecesOf } from '../exact/orders/sequences.ts';
import { type Battle, FIRST, planBattle, type Role } from '../plan.ts';
import type { BattleRequest } from '../schema/index.ts';
import { canTakePart, UNITS, type Unit } from '../units.ts';
import { type OrderName, orderInForce, sensibleOrders } from './orders.ts';

export type DecisionKind =
  | 'keep'
  | 'order'
  | 'retreat'
  | 'dive'
  | 'destroyer'
  | 'waves'
  | 'oneMore'
  | 'oneLess'
  | 'pass';

/** What is said of a decision beside the figures: numbers and ids, no words. */
export interface Decision {
  readonly kind: DecisionKind;
  /** Index of the wave it is made in. */
  readonly wave: number;
  /** Of a landing: the battle it is made in. */
  readonly stage?: 'sea' | 'land';
  readonly role: Role;
  /** Land units kept, rounds until the retreat (null: none), submarines that dive, 1 where transports are passed by. */
  readonly amount?: number | null;
  /** All submarines dive. */
  readonly all?: boolean;
  readonly unit?: Unit['id'];
  /** "best" where it was searched for. */
  readonly order?: OrderName | 'best';
  /** Waves in the order in which their attackers come. */
  readonly sequence?: readonly number[];
  /** Retreats as soon as stopping is worth more. */
  readonly bestMoment?: true;
}

export interface Change {
  readonly path: Path;
  readonly value: unknown;
}

export interface Candidate {
  readonly decision: Decision;
  readonly changes: readonly Change[];
}

/** The same battle with these changes of its input. */
export function changed(request: BattleRequest, changes: readonly Change[]): Battle {
  return planBattle(
    changes.reduce<unknown>((input, { path, value }) => withValue(input, path, value), request) as BattleRequest,
  );
}

/** Numbers of land units worth trying to keep: all up to here, then every fourth, and all there are. */
const KEPT_ONE_BY_ONE = 8;
const MOST_ROUNDS = 6;
/** Submarines that dive while others fight on: all numbers up to here. */
const MOST_DIVERS = 4;

/** Decisions of the first side, every setting that differs from what the battle has now. */
export function candidates(battle: Battle): Candidate[] {
  return [
    ...battle.waves.flatMap((wave, w) => [
      ...(wave.attacker === FIRST ? [...keeping(battle, w), ...retreating(battle, w)] : []),
      ...diving(battle, w),
      ...ordering(battle, w),
    ]),
    ...sequencing(battle),
    ...oneUnit(battle),
  ];
}

/** What the first side does in a wave. */
export function ownRole(battle: Battle, w: number): Role {
  return battle.waves[w].attacker === FIRST ? 'attack' : 'defense';
}

function one(decision: Decision, path: Path, value: unknown): Candidate {
  return { decision, changes: [{ path: ['waves', decision.wave, ...path], value }] };
}

function keeping({ naval, waves }: Battle, wave: number): Candidate[] {
  if (naval) return [];
  const { counts, takes } = waves[wave].attack;
  const land = UNITS.reduce((sum, { kind }, t) => sum + (kind === 'land' ? counts[t] : 0), 0);
  const others = UNITS.reduce((sum, { kind }, t) => sum + (kind === 'air' ? counts[t] : 0), 0);
  if (others === 0) return [];
  return Array.from({ length: land + 1 }, (_, n) => n)
    .filter((n) => n !== takes && (n <= KEPT_ONE_BY_ONE || n % 4 === 0 || n === land))
    .map((amount) => one({ kind: 'keep', wave, role: 'attack', amount }, ['attack', 'takes'], amount));
}

function retreating({ waves }: Battle, wave: number): Candidate[] {
  const { retreat, rounds, hasRule } = waves[wave];
  const about = (amount: number | null) => ({ kind: 'retreat', wave, role: 'attack', amount }) as const;
  const limits = Array.from({ length: MOST_ROUNDS }, (_, n) => n + 1)
    .filter((n) => n !== rounds)
    .map((n) => one(about(n), ['rounds'], n));
  const toTheEnd: Candidate[] =
    rounds !== null || hasRule
      ? [
          {
            decision: about(null),
            changes: [
              { path: ['waves', wave, 'rounds'], value: null },
              {
                path: ['waves', wave, 'retreat'],
                value: Object.fromEntries(Object.keys(retreat).map((key) => [key, null])),
              },
            ],
          },
        ]
      : [];
  const best: Candidate[] =
    hasRule || rounds !== null ? [] : [one({ ...about(null), bestMoment: true }, ['retreat', 'optimal'], 'profit')];
  return [...limits, ...toTheEnd, ...best];
}

function diving(battle: Battle, wave: number): Candidate[] {
  if (!battle.naval) return [];
  const role = ownRole(battle, wave);
  const side = role === 'attack' ? 'attacker' : 'defender';
  const there = piecesOf(battle, wave, role);
  const subs = there.find(({ unit }) => unit === 'sub')?.amount ?? 0;
  const destroyers = there.find(({ unit }) => unit === 'des')?.amount ?? 0;
  const now = Math.min(subs, battle.waves[wave][`${side}Dives`]);
  const keeps = battle.waves[wave][`${side}KeepsDestroyer`];
  return [
    ...Array.from({ length: subs + 1 }, (_, n) => n)
      .filter((n) => n !== now && (n <= MOST_DIVERS || n === subs))
      .map((amount) =>
        one(
          { kind: 'dive', wave, role, amount, all: amount === subs },
          [`${side}Submerges`],
          amount === subs ? true : amount,
        ),
      ),
    ...(destroyers > 0
      ? [one({ kind: 'destroyer', wave, role, amount: keeps ? 0 : 1 }, [`${side}KeepsDestroyer`], !keeps)]
      : []),
  ];
}

function ordering(battle: Battle, wave: number): Candidate[] {
  const role = ownRole(battle, wave);
  const now = orderInForce(battle, wave, role).join();
  return sensibleOrders(battle, wave, role)
    .filter(({ order }) => order.join() !== now)
    .map(({ name, order }) => one({ kind: 'order', wave, role, order: name }, [role, 'orderOfLoss'], order));
}

/** The attackers of the first side in another sequence: each army with its order of loss and its rule to retreat. */
function sequencing({ waves, request }: Battle): Candidate[] {
  const own = [...waves.keys()].filter((w) => waves[w].attacker === FIRST);
  if (own.length < 2) return [];
  return permutations(own)
    .filter((sequence) => sequence.some((from, k) => from !== own[k]))
    .map((sequence) => ({
      decision: { kind: 'waves', wave: own[0], role: 'attack', sequence },
      changes: own.flatMap((wave, k) =>
        (['attack', 'rounds', 'retreat'] as const).map((field) => ({
          path: ['waves', wave, field],
          value: request.waves[sequence[k]][field],
        })),
      ),
    }));
}

function permutations(list: readonly number[]): number[][] {
  if (list.length <= 1) return [[...list]];
  return list.flatMap((first) => permutations(list.filter((n) => n !== first)).map((rest) => [first, ...rest]));
}

/** One unit more or less of a kind that the first side attacks with. */
function oneUnit({ naval, waves }: Battle): Candidate[] {
  const { counts } = waves[0].attack;
  return UNITS.flatMap(({ id: unit, bombards, reportedAs }, t): Candidate[] => {
    if (counts[t] === 0 || (bombards && !naval) || !canTakePart(unit, 'attack', naval)) return [];
    const with_ = (kind: DecisionKind, n: number) =>
      one({ kind, wave: 0, role: 'attack', unit }, ['attack', 'units', unit], n);
    return [...(reportedAs === undefined ? [with_('oneMore', counts[t] + 1)] : []), with_('oneLess', counts[t] - 1)];
  });
}
