// Where enemies may shoot from next turn, and what they would do to a unit from there: looked at from a few places each, with exact odds.
import { attackRequest, entry, exactOdds, profileOf } from '../../battle/attacks/attack-request.ts';
import { weaponsOf } from '../../battle/attacks/shots.ts';
import { isUnitEngaged } from '../../battle/flow.ts';
import { bodiesOf, bodyOfModel, hasModel, topSpeed, woundsOf } from '../../battle/roster.ts';
import type { State, UnitState } from '../../battle/state.ts';
import { distance } from '../../geometry/segment.ts';
import { hasCover, isVisible, type Seer } from '../../rules/cover.ts';
import { BOARD_DEPTH, BOARD_WIDTH, rangeOfUnits } from '../../rules/measure.ts';
import { volleyAt } from '../volleys.ts';

/** Models that stand for a unit where sight is asked for: the ends and the middle. */
function outer<One>(all: readonly One[]): One[] {
  return [...new Set([0, Math.floor(all.length / 2), all.length - 1])].map((at) => all[at]);
}

interface Lookout {
  readonly eyes: readonly Seer[];
  readonly bodies: readonly Seer[];
  /** How sure it is that the enemy gets there. */
  readonly sure: number;
}

/** Places an enemy may walk to that are looked from: the nearest. */
const MOST_LOOKOUTS = 8;
/** A place it walks to may turn out to be taken or not worth it. */
const WALKED = 0.8;

function lookoutsOf(state: State, enemy: UnitState, wanted: readonly (readonly [number, number])[]): Lookout[] {
  const bodies = bodiesOf(state, enemy);
  const stays: Lookout = { eyes: outer(bodies), bodies, sure: 1 };
  const speed = topSpeed(state, enemy);
  if (speed === 0 || isUnitEngaged(state, enemy)) return [stays];
  const [{ x, y }] = bodies;
  const near = wanted.toSorted((one, other) => distance([x, y], one) - distance([x, y], other)).slice(0, MOST_LOOKOUTS);
  const walked = near.map(([toX, toY]): Lookout => {
    const far = Math.max(0.001, distance([x, y], [toX, toY]));
    const share = Math.min(1, speed / far);
    const [dx, dy] = [share * (toX - x), share * (toY - y)];
    const moved = enemy.models.map((model) =>
      bodyOfModel(state.setup, enemy.side, {
        ...model,
        x: Math.min(BOARD_WIDTH, Math.max(0, model.x + dx)),
        y: Math.min(BOARD_DEPTH, Math.max(0, model.y + dy)),
      }),
    );
    return { eyes: outer(moved), bodies: moved, sure: WALKED };
  });
  return [stays, ...walked];
}

/** Inches up to which odds are taken to be alike. */
const BANDS = [6, 9, 12, 15, 18, 24, 30, 36, 48, 72];

/** Everything the enemy could do by fire in its next turn. */
export class Lookouts {
  private readonly state: State;
  private readonly lookouts = new Map<string, readonly Lookout[]>();
  private readonly shares = new Map<string, number>();

  /** `wanted`: where the enemy might want to go. */
  constructor(state: State, side: 0 | 1, wanted: readonly (readonly [number, number])[]) {
    this.state = state;
    for (const enemy of state.units)
      if (enemy.side !== side && enemy.placed && enemy.models.length > 0)
        this.lookouts.set(enemy.id, lookoutsOf(state, enemy, wanted));
  }

  /** The share of a unit that an enemy is expected to shoot away from the best of its places. */
  danger(enemy: UnitState, unit: UnitState, bodies: readonly Seer[]): number {
    const { terrain } = this.state.setup;
    const marks = outer(bodies);
    let most = 0;
    for (const { eyes, bodies: from, sure } of this.lookouts.get(enemy.id) ?? []) {
      const far = rangeOfUnits(from, bodies);
      if (far > this.reachOf(enemy) || !eyes.some((eye) => marks.some((mark) => isVisible(eye, mark, terrain))))
        continue;
      const covered = hasCover(eyes, marks[Math.floor(marks.length / 2)], terrain);
      most = Math.max(most, sure * this.shareAt(enemy, unit, far, covered));
    }
    return most;
  }

  private reachOf(enemy: UnitState): number {
    const ranges = weaponsOf(this.state, enemy).flatMap(({ profile: { kind, range } }) =>
      kind === 'ranged' ? [typeof range === 'number' ? range : Number.POSITIVE_INFINITY] : [],
    );
    return Math.max(0, ...ranges);
  }

  /** All guns of a unit at another in the open, so far away. */
  shareAt(shooter: UnitState, target: UnitState, far: number, covered: boolean): number {
    const band = BANDS.find((inches) => far <= inches) ?? BANDS[BANDS.length - 1];
    const key = `${shooter.id} ${target.id} ${band} ${covered}`;
    const known = this.shares.get(key);
    if (known !== undefined) return known;
    const share = this.worked(shooter, target, band, covered);
    this.shares.set(key, share);
    return share;
  }

  private worked(shooter: UnitState, target: UnitState, far: number, covered: boolean): number {
    const { state } = this;
    const models = shooter.models.map(({ id, unit, weapons, spent }) => ({ id, unit, weapons, spent }));
    const shots = weaponsOf(state, shooter).flatMap(({ of, weapon, profile: { kind, range } }) => {
      const bearers = models.filter(
        (one) => one.unit === of && one.weapons.includes(weapon) && !one.spent.includes(weapon),
      );
      const reaches = kind === 'ranged' && (typeof range !== 'number' || range >= far);
      return reaches && bearers.length > 0
        ? [{ of, weapon, target: target.id, models: bearers.map(({ id }) => id) }]
        : [];
    });
    const fired = volleyAt(state, { ...shooter, moved: 'no' }, shots, target.id);
    if (fired.length === 0) return 0;
    const { input } = attackRequest(state, shooter, target, fired, 'shooting');
    const volley = fired.map((shot) => {
      const profile = profileOf(state, shooter, shot);
      const { range } = profile;
      return {
        ...entry(profile, shot.models.length),
        modifiers: { halfRange: typeof range === 'number' && far <= range / 2 },
      };
    });
    const context = { stationary: false, cover: covered, distance: Math.ceil(far) };
    return shareOf({ ...input, volley, context }, target);
  }
}

/** Kept from decision to decision, as the odds of real volleys are. */
const known = new Map<string, number>();
const MOST_KNOWN = 5_000;

function shareOf(input: object, target: UnitState): number {
  const key = JSON.stringify(input);
  const before = known.get(key);
  if (before !== undefined) return before;
  const { summary } = exactOdds(input);
  const share = (summary.meanSlain / target.models.length + summary.meanDamage / woundsOf(target)) / 2;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, Math.min(1, share));
  return Math.min(1, share);
}

/** What of its guns an enemy fires next turn: none while it is locked in a fight, unless it is large. */
export function firing(state: State, enemy: UnitState): number {
  if (!isUnitEngaged(state, enemy)) return 1;
  return hasModel(state, enemy, ({ isLarge }) => isLarge) ? LOCKED_LARGE : 0;
}

const LOCKED_LARGE = 0.7;
