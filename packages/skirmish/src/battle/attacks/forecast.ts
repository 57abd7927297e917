// What a player is told before the dice: exact odds of what one or several units could do to an enemy now.
import { Budget, checked } from '@oddsmith/games';
import { attackEngine, chargeEngine } from '@oddsmith/games/wh40k';
import { allStrikes, strikesOf, volleyAt } from '../../computer/volleys.ts';
import type { Shot } from '../action.ts';
import { chargeTargets } from '../open-units.ts';
import { type ChargeOption, chargeOption, shotsLeft, silentGuns } from '../options.ts';
import type { Reason } from '../reasons.ts';
import { unitById, woundsOf } from '../roster.ts';
import type { State, UnitState } from '../state.ts';
import { type AttackPhase, attackRequest, exactOdds, inSequence, type Volley } from './attack-request.ts';
import { precisely } from './precision.ts';

export interface AttackForecast {
  readonly meanDamage: number;
  readonly meanSlain: number;
  readonly wipeChance: number;
  readonly belowHalfChance: number;
  /** Models and wounds the target has now. */
  readonly models: number;
  readonly wounds: number;
}

/** A gun that stays silent, on so many models, and why. */
export interface SilentGun {
  readonly unit: string;
  readonly weapon: string;
  readonly models: number;
  readonly why: Reason;
}

export interface Forecast {
  readonly units: readonly string[];
  readonly target: string;
  readonly phase: AttackPhase;
  /** What the first unit would fire or swing. */
  readonly shots: readonly Shot[];
  readonly attack: AttackForecast | null;
  readonly charge: (ChargeOption & { readonly wipeChance: number; readonly meanDamage: number }) | null;
  readonly silent: readonly SilentGun[];
  /** The calculator that gives the figures, and what it was asked. */
  readonly asked: { readonly calculator: string; readonly input: unknown } | null;
}

function inputOf(state: State, volleys: readonly Volley[], target: UnitState, phase: AttackPhase) {
  return inSequence(volleys.map(({ unit, shots }) => attackRequest(state, unit, target, shots, phase).input));
}

function attackForecast(input: unknown, target: UnitState): AttackForecast {
  const { meanDamage, meanSlain, wipeChance, belowHalfChance } = exactOdds(input).summary;
  const { length: models } = target.models;
  return { meanDamage, meanSlain, wipeChance, belowHalfChance, models, wounds: woundsOf(target) };
}

/** In the Charge phase the roll and the fight behind it, in the Fight phase the strikes, otherwise the guns as they could fire. */
export function forecast(
  state: State,
  unitIds: readonly string[],
  targetId: string,
  precision = false,
): Forecast | null {
  const units = unitIds.map((id) => unitById(state, id)).filter((unit) => unit !== undefined);
  const target = unitById(state, targetId);
  if (units.length === 0 || target === undefined || target.models.length === 0) return null;
  if (state.phase === 'charge' && state.pending?.kind !== 'overwatch') return chargeForecast(state, units[0], target);
  const phase: AttackPhase =
    state.phase === 'fight' ? 'fight' : state.pending?.kind === 'overwatch' ? 'overwatch' : 'shooting';
  const volleys = units.map((unit) => {
    const shots = shotsAt(state, unit, target, phase);
    return { unit, shots: precision ? precisely(state, unit.id, shots) : shots };
  });
  const armed = volleys.filter(({ shots }) => shots.length > 0);
  const input = armed.length === 0 ? undefined : inputOf(state, armed, target, phase);
  return {
    units: units.map(({ id }) => id),
    target: targetId,
    phase,
    shots: volleys[0].shots,
    attack: input === undefined ? null : attackForecast(input, target),
    charge: null,
    silent: phase === 'fight' ? [] : units.flatMap((unit) => silentGuns(state, unit, target)),
    asked: input === undefined ? null : { calculator: attackEngine.id, input },
  };
}

function shotsAt(state: State, unit: UnitState, target: UnitState, phase: AttackPhase): Shot[] {
  if (phase === 'fight') return strikesOf(state, unit.id, target.id).filter((shot) => shot.target === target.id);
  return volleyAt(state, unit, shotsLeft(state, unit, [target]), target.id);
}

/** Whether a charge at the target may be declared, or was. */
function mayCharge(state: State, unit: UnitState, target: UnitState): boolean {
  const { pending } = state;
  if (pending?.kind === 'charge') return pending.unit === unit.id && pending.targets.includes(target.id);
  return chargeTargets(state, unit).includes(target);
}

/** As if the whole unit struck after its charge; nothing where there can be none. */
function chargeForecast(state: State, unit: UnitState, target: UnitState): Forecast | null {
  if (!mayCharge(state, unit, target)) return null;
  const option = chargeOption(state, unit, [target]);
  const charged = { ...unit, charged: true };
  const fight = inputOf(state, [{ unit: charged, shots: allStrikes(state, unit, target.id) }], target, 'fight');
  // Engagement Range takes off the inch that is added here.
  const input = { edition: state.setup.edition, distance: Math.min(24, option.needed + 1), fight };
  const battle = chargeEngine.prepare(chargeEngine.input.parse(input));
  const { summary } = checked(chargeEngine.id, chargeEngine.exact(battle, new Budget()));
  return {
    units: [unit.id],
    target: target.id,
    phase: 'fight',
    shots: [],
    attack: attackForecast(fight, target),
    charge: { ...option, wipeChance: summary.wipeChance ?? 0, meanDamage: summary.meanDamage ?? 0 },
    silent: [],
    asked: { calculator: chargeEngine.id, input },
  };
}
