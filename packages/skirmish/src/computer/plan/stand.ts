// A unit where a move would leave it, with everything a plan asks of that place, worked out once by exact odds.
import { editions } from '@oddsmith/games/wh40k';
import { unitShots } from '../../battle/attacks/shots.ts';
import { isUnitEngaged } from '../../battle/flow.ts';
import { bodiesOf, hasModel, lineOf, speedsOf, topSpeed } from '../../battle/roster.ts';
import type { Objective, State, UnitState } from '../../battle/state.ts';
import { chanceOfTwoDice, isInChargeRange, neededRoll } from '../../rules/charge.ts';
import { isEngaged, rangeOfUnits } from '../../rules/measure.ts';
import { isInRange } from '../../rules/objectives.ts';
import type { Candidate } from '../candidate.ts';
import { distanceTo, IN_RANGE } from '../markers.ts';
import { FIGHTS } from '../moves.ts';
import { volleyAt } from '../volleys.ts';
import { pointsLeft, type Worth } from '../worth.ts';
import type { Lookouts } from './lookouts.ts';

/** One place of one unit. Lists are by enemy, or by marker, in the order of the state. */
export interface Stand {
  readonly unit: UnitState;
  readonly action: Candidate['action'] | null;
  readonly label: Candidate['label'];
  readonly points: number;
  /** OC it brings to each marker. */
  readonly oc: readonly number[];
  /** Share of each enemy that its fire is expected to destroy this turn. */
  readonly shoots: readonly number[];
  /** What its best charge is worth, this turn or later, and at whom. */
  readonly prospect: number;
  /** What its guns may do next turn, from here. */
  readonly threat: number;
  /** Turns of walking to the marker it makes for. */
  readonly walk: number;
  /** Share of it that each enemy is expected to shoot away next turn. */
  readonly danger: readonly number[];
  /** The same by charges, or by the fight it is in. */
  readonly stormed: readonly number[];
}

export interface Ground {
  readonly state: State;
  readonly worth: Worth;
  readonly lookouts: Lookouts;
  readonly enemies: readonly UnitState[];
  readonly goal: Objective | undefined;
}

/** What a fight is worth that is fought a turn later, and how far that is looked ahead. */
const FADE = 0.6;
const MOST_TURNS = 3;
/** What strikes back weighs against what is struck. */
const STRIKE_BACK = 0.35;
/** A threat is no shot yet. */
const THREAT = 0.25;
/** The enemy does not charge whenever it could. */
const CHARGED = 0.7;

function ocOf(state: State, unit: UnitState): number[] {
  const bodies = bodiesOf(state, unit);
  return state.objectives.map((marker) =>
    unit.shocked
      ? 0
      : bodies.reduce(
          (sum, body, index) =>
            isInRange(marker, body) ? sum + lineOf(state.setup, unit.side, unit.models[index]).oc : sum,
          0,
        ),
  );
}

function shotsOf({ worth, enemies }: Ground, after: State, unit: UnitState): number[] {
  const shots = unitShots(after, unit);
  return enemies.map((enemy) => {
    if (!shots.some(({ target }) => target === enemy.id)) return 0;
    const aimed = volleyAt(after, unit, shots, enemy.id);
    return worth.outlookOf(after, [{ unit, shots: aimed }], enemy, 'shooting').effect?.share ?? 0;
  });
}

/** The chance to be in a fight that takes `needed` inches, now or after turns of walking, each of which costs. */
function arrives(needed: number, speed: number, now: boolean): number {
  let best = now ? chanceOfTwoDice(needed) : 0;
  for (let turns = 1, fade = FADE; turns <= MOST_TURNS; turns++, fade *= FADE)
    best = Math.max(best, fade * chanceOfTwoDice(Math.max(2, needed - turns * speed)));
  return best;
}

export function standOf(
  ground: Ground,
  after: State,
  unit: UnitState,
  action: Candidate['action'] | null,
  label: Candidate['label'],
): Stand {
  const { state, worth, lookouts, enemies, goal } = ground;
  const own = bodiesOf(after, unit);
  const points = pointsLeft(after, unit);
  const speed = Math.min(...speedsOf(after, unit));
  const locked = enemies.map((enemy) => isEngaged(own, bodiesOf(after, enemy)));
  const fights = locked.includes(true);
  const large = hasModel(state, unit, ({ isLarge }) => isLarge);
  let prospect = 0;
  let threat = 0;
  const stormed = enemies.map((enemy, index) => {
    const theirs = bodiesOf(after, enemy);
    const strikes = worth.striking(state, unit, enemy, !fights);
    const struck = worth.striking(state, enemy, unit, !fights);
    if (locked[index]) {
      prospect = Math.max(prospect, FIGHTS * strikes - STRIKE_BACK * FIGHTS * struck);
      return Math.min(1, (FIGHTS * struck) / Math.max(1, points));
    }
    const needed = neededRoll(own, [theirs], editions[state.setup.edition].charge);
    if (!fights) {
      const gain = strikes - STRIKE_BACK * worth.striking(state, enemy, unit, false);
      const now = unit.moved !== 'advance' && unit.moved !== 'fall-back' && isInChargeRange(own, theirs);
      if (gain > 0) prospect = Math.max(prospect, FIGHTS * arrives(needed, speed, now) * gain);
      const far = Math.max(0, rangeOfUnits(own, theirs) - speed);
      threat = Math.max(threat, lookouts.shareAt(unit, enemy, far, true) * pointsLeft(after, enemy));
    }
    if (isUnitEngaged(after, enemy)) return 0;
    const reach = Math.max(2, needed - topSpeed(after, enemy));
    // It comes when it gains by it.
    const gains = struck > STRIKE_BACK * worth.striking(state, unit, enemy, false);
    return gains ? (CHARGED * chanceOfTwoDice(reach) * FIGHTS * struck) / Math.max(1, points) : 0;
  });
  return {
    ...{ unit, action, label, points, stormed },
    oc: ocOf(after, unit),
    shoots: shotsOf(ground, after, unit),
    prospect,
    threat: THREAT * threat,
    walk: goal === undefined ? 0 : Math.max(0, distanceTo(after, unit, goal) - IN_RANGE) / Math.max(1, speed),
    danger: enemies.map((enemy) => (fights && !large ? 0 : lookouts.danger(enemy, unit, own))),
  };
}
