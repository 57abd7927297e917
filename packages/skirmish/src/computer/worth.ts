// What attacks are worth in points, by exact odds: the common coin of every decision. Work is counted in evaluations.
import type { Distribution } from '@oddsmith/kernel';
import type { Shot } from '../battle/action.ts';
import {
  type AttackPhase,
  attackRequest,
  exactOdds,
  inSequence,
  type Volley,
} from '../battle/attacks/attack-request.ts';
import { unitShots } from '../battle/attacks/shots.ts';
import { pointsOf, woundsOf } from '../battle/roster.ts';
import type { State, UnitState } from '../battle/state.ts';
import { allStrikes, volleyAt } from './volleys.ts';

/** What a unit still stands for: its points by the share of wounds it has left. */
export function pointsLeft(state: State, unit: UnitState): number {
  return (pointsOf(state, unit) * woundsOf(unit)) / unit.start.wounds;
}

/** Expected points below which a Command point is not spent. */
export const WORTH_A_COMMAND_POINT = 8;

/** What volleys are expected to do to their target. */
export interface Effect {
  /** Of what it stands for. */
  readonly share: number;
  /** The chance that nobody is left. */
  readonly wipes: number;
  readonly slain: Distribution;
}

export interface Outlook {
  /** Points destroyed. */
  readonly points: number;
  readonly effect: Effect | null;
}

const NOTHING: Outlook = { points: 0, effect: null };

/** Kept from decision to decision: most of what a turn asks was asked by the one before (a quarter less time for a battle). */
const effects = new Map<string, Effect>();
const MOST_EFFECTS = 20_000;

type Request = ReturnType<typeof attackRequest>['input'];

/** Where rules that ask for more or less than a distance draw their lines; inches between them are all the same to the odds. */
const BANDS = [6, 8, 9, 12, 15, 18, 24, 30, 36, 48, 72];

/** The request as it would be at the far end of the band of its distance. */
function banded(input: Request): Request {
  const { distance } = input.context ?? {};
  if (distance === null || distance === undefined) return input;
  const band = BANDS.find((inches) => distance <= inches) ?? BANDS[BANDS.length - 1];
  return { ...input, context: { ...input.context, distance: band } };
}

function effectOf(input: object, target: UnitState): Effect {
  const key = JSON.stringify(input);
  const known = effects.get(key);
  if (known !== undefined) return known;
  const { summary, distributions } = exactOdds(input);
  // Slain models count in full, wounds on the living by half: they are lost sooner.
  const share = (summary.meanSlain / target.models.length + summary.meanDamage / woundsOf(target)) / 2;
  const effect = { share: Math.min(1, share), wipes: summary.wipeChance, slain: distributions.slain };
  if (effects.size >= MOST_EFFECTS) effects.clear();
  effects.set(key, effect);
  return effect;
}

/** Counts what it works out: the same volley at the same target is asked for again and again. */
export class Worth {
  /** Evaluations asked for, known ones too: looking along sight lines costs as much as working out odds. */
  spent = 0;
  /** Who stands where makes no difference to a fight of everybody with everybody. */
  private readonly fights = new Map<string, number>();
  private readonly inputs = new WeakMap<readonly Shot[], Map<UnitState, Request>>();

  /** A volley keeps its array while it is weighed against others, so its request is made once. */
  private inputOf(state: State, { unit, shots }: Volley, target: UnitState, phase: AttackPhase) {
    const ofShots = this.inputs.get(shots) ?? new Map<UnitState, Request>();
    this.inputs.set(shots, ofShots);
    const before = ofShots.get(target);
    if (before !== undefined) return before;
    const input = banded(attackRequest(state, unit, target, shots, phase).input);
    ofShots.set(target, input);
    return input;
  }

  /** Expected points destroyed by volleys one after the other. */
  ofVolleys(state: State, volleys: readonly Volley[], target: UnitState, phase: AttackPhase): number {
    return this.outlookOf(state, volleys, target, phase).points;
  }

  /** Wasted damage is counted as it is: for nothing. */
  outlookOf(state: State, volleys: readonly Volley[], target: UnitState, phase: AttackPhase): Outlook {
    const fired = volleys.filter(({ shots }) => shots.length > 0);
    if (fired.length === 0 || target.models.length === 0) return NOTHING;
    this.spent++;
    const effect = effectOf(inSequence(fired.map((volley) => this.inputOf(state, volley, target, phase))), target);
    return { points: pointsLeft(state, target) * effect.share, effect };
  }

  /** The best a unit can do by shooting as things stand. */
  bestShooting(state: State, unit: UnitState): number {
    const shots = unitShots(state, unit);
    let best = 0;
    for (const id of new Set(shots.map((shot) => shot.target))) {
      const target = state.units.find((candidate) => candidate.id === id);
      if (target === undefined) continue;
      best = Math.max(
        best,
        this.ofVolleys(state, [{ unit, shots: volleyAt(state, unit, shots, id) }], target, 'shooting'),
      );
    }
    return best;
  }

  /** What a unit does to another by shooting, if it may. */
  shootingAt(state: State, unit: UnitState, target: UnitState): number {
    this.spent++;
    const shots = volleyAt(state, unit, unitShots(state, unit, [target]), target.id);
    return this.ofVolleys(state, [{ unit, shots }], target, 'shooting');
  }

  /** What a unit does to another when all of it strikes. */
  striking(state: State, unit: UnitState, target: UnitState, charged: boolean): number {
    const key = `${unit.id} ${target.id} ${charged}`;
    const known = this.fights.get(key);
    if (known !== undefined) return known;
    const striker = { ...unit, charged };
    const worth = this.ofVolleys(
      state,
      [{ unit: striker, shots: allStrikes(state, unit, target.id) }],
      target,
      'fight',
    );
    this.fights.set(key, worth);
    return worth;
  }
}
