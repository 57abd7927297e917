// Who may do what now, without looking along a sight line: fast enough to ask after every action. Overwatch, which is asked
// for seldom and at one enemy, is the exception.
import type { Keywords } from '../rules/keywords.ts';
import type { Side } from '../setup/missions.ts';
import { whyNoCharge } from './apply/charge.ts';
import { whyNoGrenade } from './apply/shooting.ts';
import { whyNoOverwatch } from './attacks/overwatch.ts';
import { weaponKeywords } from './attacks/shots.ts';
import { fightChoice, isUnitEngaged } from './flow.ts';
import { mayReroll } from './moves/charging.ts';
import type { Reason } from './reasons.ts';
import { hasModel, isAlive, setupUnitOf, topSpeed, unitById, unitsOf } from './roster.ts';
import type { Phase, State, UnitState } from './state.ts';

export interface UnitLegal {
  readonly unit: string;
  /** Action types. */
  readonly may: readonly string[];
  /** For what it may not do in this phase: the reason. */
  readonly why: { readonly [type: string]: Reason };
}

export interface Legal {
  readonly actor: Side;
  readonly phase: Phase;
  /** Types without a unit. */
  readonly actions: readonly string[];
  readonly units: readonly UnitLegal[];
}

type Verdicts = { readonly [type: string]: Reason | null };

function unitLegal(unit: string, verdicts: Verdicts): UnitLegal {
  const entries = Object.entries(verdicts);
  return {
    unit,
    may: entries.filter(([, reason]) => reason === null).map(([type]) => type),
    why: Object.fromEntries(entries.flatMap(([type, reason]) => (reason === null ? [] : [[type, reason]]))),
  };
}

function movementOf(state: State, unit: UnitState): Verdicts {
  if (unit.moved !== 'no') return { move: 'already-moved', advance: 'already-moved' };
  if (topSpeed(state, unit) === 0) return { move: null, advance: 'cannot-move' };
  return { move: null, advance: isUnitEngaged(state, unit) ? 'locked-in-combat' : null };
}

function shootingOf(state: State, unit: UnitState): Verdicts {
  const guns = unit.models.flatMap((model) => {
    const part = setupUnitOf(state.setup, unit.side, model);
    return model.weapons.filter((index) => part.weapons[index].kind === 'ranged').map((index) => part.weapons[index]);
  });
  const holds = (fits: (words: Keywords) => boolean) => guns.some((gun) => fits(weaponKeywords(gun)));
  const engaged = isUnitEngaged(state, unit);
  const large = hasModel(state, unit, ({ isLarge }) => isLarge);
  const shoot: Reason | null = unit.shot
    ? 'already-shot'
    : guns.length === 0
      ? 'weapon-not-carried'
      : unit.moved === 'fall-back'
        ? 'fell-back'
        : unit.moved === 'advance' && !holds((words) => words.has('Assault'))
          ? 'not-assault'
          : engaged && !large && !holds((words) => words.isPistol)
            ? 'engaged'
            : null;
  return state.setup.stratagems ? { shoot, grenade: whyNoGrenade(state, unit) } : { shoot };
}

function fightOf(state: State, unit: UnitState): Verdicts {
  if (unit.fought) return { 'pile-in': 'already-fought' };
  return { 'pile-in': fightChoice(state).units.includes(unit.id) ? null : 'fight-order' };
}

function verdictsOf(state: State, unit: UnitState): Verdicts {
  if (state.phase === 'deployment') return { deploy: unit.placed ? 'already-placed' : null };
  if (state.phase === 'movement') return movementOf(state, unit);
  if (state.phase === 'shooting') return shootingOf(state, unit);
  if (state.phase === 'charge') return { 'declare-charge': whyNoCharge(state, unit) };
  return state.phase === 'fight' ? fightOf(state, unit) : {};
}

/** What a waiting roll allows. */
function pendingLegal(state: State): Pick<Legal, 'actions' | 'units'> {
  const { pending } = state;
  if (pending === null) return { actions: [], units: [] };
  if (pending.kind === 'overwatch') {
    const against = unitById(state, pending.against);
    if (against === undefined) return { actions: ['pass'], units: [] };
    const watching = (unit: UnitState) => ({ overwatch: whyNoOverwatch(state, unit, against) });
    return {
      actions: ['pass'],
      units: unitsOf(state, state.actor).map((unit) => unitLegal(unit.id, watching(unit))),
    };
  }
  if (pending.kind === 'fight')
    return {
      actions: [],
      units: [unitLegal(pending.unit, { [pending.stage === 'strike' ? 'fight' : 'consolidate']: null })],
    };
  const actions = !pending.rerolled && mayReroll(state, pending.unit) ? ['reroll'] : [];
  const verdicts: Verdicts = pending.kind === 'advance' ? { move: null } : { 'charge-move': null, 'charge-stop': null };
  return { actions, units: [unitLegal(pending.unit, verdicts)] };
}

const BUTTONS: { readonly [phase in Phase]: readonly string[] } = {
  deployment: [],
  'roll-off': ['roll-off'],
  command: ['command'],
  movement: ['end-phase'],
  shooting: ['end-phase'],
  charge: ['end-phase'],
  fight: [],
  over: [],
};

export function legal(state: State): Legal {
  const { actor, phase } = state;
  if (state.pending !== null) return { actor, phase, ...pendingLegal(state) };
  const waiting = phase === 'over' || phase === 'command' || phase === 'roll-off';
  const own = waiting ? [] : state.units.filter((unit) => unit.side === actor && isAlive(unit));
  return {
    actor,
    phase,
    actions: BUTTONS[phase],
    units: own.map((unit) => unitLegal(unit.id, verdictsOf(state, unit))),
  };
}
