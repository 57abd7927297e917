// Every roll of a battle against what was to be expected of it: what it changed, and how often it goes this well.
import { editions } from '@oddsmith/games/wh40k';
import { chanceAtLeast, type Distribution } from '@oddsmith/kernel';
import type { Action, Shot } from '../battle/action.ts';
import { attackOdds } from '../battle/attack.ts';
import type { AttackPhase } from '../battle/attacks/attack-request.ts';
import { lossSequence } from '../battle/attacks/casualties.ts';
import type { BattleEvent } from '../battle/event.ts';
import { chargeOption } from '../battle/options.ts';
import { enemiesOf, lineOf, pointsOf, unitById } from '../battle/roster.ts';
import type { State, UnitState } from '../battle/state.ts';
import { APPROACH } from '../computer/markers.ts';
import { FIGHTS } from '../computer/moves.ts';
import { Worth } from '../computer/worth.ts';
import { chanceOfTwoDice } from '../rules/charge.ts';
import { neededToHold } from '../rules/morale.ts';
import type { Side } from '../setup/missions.ts';
import { markerLead, pointsPerWound, pointWorth } from './position.ts';

export type RollKind =
  | 'attack'
  | 'charge'
  | 'advance'
  | 'battle-shock'
  | 'grenade'
  | 'escape'
  | 'hazardous'
  | 'first-turn';

export interface Roll {
  readonly kind: RollKind;
  /** Which action of the battle threw it. */
  readonly action: number;
  readonly side: Side;
  readonly unit: string;
  readonly target: string | null;
  /** Damage, the sum of a charge or a test, successes, losses. */
  readonly got: number;
  readonly expected: number;
  /** How often it goes as well as this or better for whoever rolls. */
  readonly orBetter: number;
  /** How often it goes no better than this. */
  readonly orWorse: number;
  /** Victory points of side 0 that the dice brought beyond the average ones. */
  readonly swing: number;
  /** Standard deviation of the swing. */
  readonly deviation: number;
}

type Rolled = Extract<BattleEvent, { readonly type: 'rolled' }>;

interface Moment {
  readonly before: State;
  readonly after: State;
  readonly action: Action;
  readonly events: readonly BattleEvent[];
  readonly index: number;
}

const PHASES: { readonly [type in Action['type']]?: AttackPhase } = {
  shoot: 'shooting',
  overwatch: 'overwatch',
  fight: 'fight',
};

function forSide0(side: Side, gain: number): number {
  return side === 0 ? gain : -gain;
}

/** What the markers bring when so many models of a unit are gone, first to last, to whoever shot at it. */
function freedBy(state: State, target: UnitState): readonly number[] {
  const order = lossSequence(state, target);
  const before = markerLead(state);
  return [0, ...order.map((_, last) => gain(state, target, order.slice(0, last + 1), before))];
}

function gain(state: State, target: UnitState, gone: readonly string[], before: number): number {
  const left = { ...target, models: target.models.filter(({ id }) => !gone.includes(id)) };
  const units = state.units.map((unit) => (unit === target ? left : unit));
  return forSide0(target.side === 0 ? 1 : 0, markerLead({ ...state, units }) - before);
}

function expectation({ probabilities, min }: Distribution, worth: (n: number) => number): number {
  return probabilities.reduce((sum, chance, index) => sum + chance * worth(min + index), 0);
}

function attackRolls({ before, action, events, index }: Moment): Roll[] {
  const phase = PHASES[action.type];
  if (phase === undefined || !('shots' in action)) return [];
  const shots: readonly Shot[] = action.shots;
  const attacker = unitById(before, action.unit);
  if (attacker === undefined) return [];
  return attackOdds(before, action.unit, shots, phase).flatMap(({ target: id, findings }) => {
    const target = unitById(before, id);
    if (target === undefined) return [];
    const { damage, slain } = findings.distributions;
    const got = events.reduce((sum, one) => (one.type === 'attack' && one.target === id ? sum + one.damage : sum), 0);
    const fallen = events.filter((one) => one.type === 'slain' && one.model.startsWith(`${id}.`)).length;
    const freed = freedBy(before, target);
    const worth = (n: number) => freed[Math.min(n, freed.length - 1)];
    const perWound = pointWorth(before) * pointsPerWound(before, target);
    const usual = expectation(slain, worth);
    const square = expectation(slain, (n) => (worth(n) - usual) ** 2);
    const luck = perWound * (got - damage.mean) + worth(fallen) - usual;
    const roll: Roll = {
      kind: 'attack',
      ...{ action: index, side: attacker.side, unit: attacker.id, target: id, got },
      expected: damage.mean,
      orBetter: chanceAtLeast(damage, got),
      orWorse: 1 - chanceAtLeast(damage, got + 1),
      swing: forSide0(attacker.side, luck),
      // Losses and wounds go together.
      deviation: perWound * damage.stdDev + Math.sqrt(square),
    };
    return [roll];
  });
}

const TWO_DICE = 7;
const ONE_DIE = 3.5;
const DEVIATION_OF_ONE = Math.sqrt(35 / 12);

function sumOf(dice: readonly number[]): number {
  return dice.reduce((sum, die) => sum + die, 0);
}

/** What a charge is worth that arrives: the fight, less what strikes back. */
function chargeRoll({ before, action, index }: Moment, { dice, side, unit: id, success }: Rolled): Roll[] {
  const unit = unitById(before, id ?? '');
  const aimed =
    action.type === 'declare-charge' ? action.targets : before.pending?.kind === 'charge' ? before.pending.targets : [];
  if (unit === undefined) return [];
  const targets = enemiesOf(before, unit).filter((enemy) => aimed.includes(enemy.id));
  if (targets.length === 0) return [];
  const worth = new Worth();
  const fights = targets.map((target) =>
    Math.max(0, worth.striking(before, unit, target, true) - worth.striking(before, target, unit, false) / 2),
  );
  const stake = pointWorth(before) * FIGHTS * Math.max(0, ...fights);
  const { chance } = chargeOption(before, unit, targets);
  const got = sumOf(dice);
  return [
    {
      kind: 'charge',
      ...{ action: index, side, unit: unit.id, target: targets[0].id, got, expected: TWO_DICE },
      orBetter: chanceOfTwoDice(got),
      orWorse: 1 - chanceOfTwoDice(got + 1),
      swing: forSide0(side, stake * ((success ? 1 : 0) - chance)),
      deviation: stake * Math.sqrt(chance * (1 - chance)),
    },
  ];
}

function advanceRoll({ before, index }: Moment, { dice: [got], side, unit = '' }: Rolled): Roll {
  const inch = pointWorth(before) * APPROACH;
  return {
    kind: 'advance',
    ...{ action: index, side, unit, target: null, got, expected: ONE_DIE },
    orBetter: (7 - got) / 6,
    orWorse: got / 6,
    swing: forSide0(side, inch * (got - ONE_DIE)),
    deviation: inch * DEVIATION_OF_ONE,
  };
}

/** What the markers lose while a unit is shocked. */
function shockRoll({ before, after, index }: Moment, { dice, side, unit: id = '', success }: Rolled): Roll[] {
  const unit = unitById(after, id);
  if (unit === undefined || unit.models.length === 0) return [];
  const as = (shocked: boolean) => {
    const units = after.units.map((one) => (one.id === id ? { ...one, shocked } : one));
    return markerLead({ ...after, units });
  };
  const needed = neededToHold(unit.models.map((model) => lineOf(before.setup, side, model).ld));
  const fails = 1 - chanceOfTwoDice(needed);
  const lost = as(false) - as(true);
  const got = sumOf(dice);
  return [
    {
      kind: 'battle-shock',
      ...{ action: index, side, unit: id, target: null, got, expected: TWO_DICE },
      orBetter: chanceOfTwoDice(got),
      orWorse: 1 - chanceOfTwoDice(got + 1),
      swing: lost * (fails - (success ? 0 : 1)),
      deviation: Math.abs(lost) * Math.sqrt(fails * (1 - fails)),
    },
  ];
}

/** P(at least so many of n dice succeed). */
function atLeastOf(n: number, chance: number, least: number): number {
  let ways = 1;
  let sum = 0;
  for (let k = 0; k <= n; k++) {
    if (k >= least) sum += ways * chance ** k * (1 - chance) ** (n - k);
    ways = (ways * (n - k)) / (k + 1);
  }
  return Math.min(1, sum);
}

/** So many dice that each succeed or not: grenades, Desperate Escape, Hazardous. `stake` is for the one who rolls. */
function countRoll(
  { index }: Moment,
  kind: RollKind,
  { dice, side, unit = '' }: Rolled,
  { from, to, stake, target }: { from: number; to: number; stake: number; target: string | null },
): Roll {
  const got = dice.filter((die) => die >= from && die <= to).length;
  const chance = (to - from + 1) / 6;
  const expected = dice.length * chance;
  const orMore = atLeastOf(dice.length, chance, got);
  const orLess = 1 - atLeastOf(dice.length, chance, got + 1);
  return {
    kind,
    ...{ action: index, side, unit, target, got, expected },
    // What harms the one who rolls is better the less of it there is.
    ...(stake >= 0 ? { orBetter: orMore, orWorse: orLess } : { orBetter: orLess, orWorse: orMore }),
    swing: forSide0(side, stake * (got - expected)),
    deviation: Math.abs(stake) * Math.sqrt(expected * (1 - chance)),
  };
}

/** Victory points that a model of a unit is worth. */
function modelWorth(state: State, id: string | undefined): number {
  const unit = unitById(state, id ?? '');
  return unit === undefined ? 0 : (pointWorth(state) * pointsOf(state, unit)) / unit.start.models;
}

function otherRolls(moment: Moment, event: Rolled): Roll[] {
  const { before, action, index } = moment;
  switch (event.purpose) {
    case 'charge':
      return chargeRoll(moment, event);
    case 'advance':
      return [advanceRoll(moment, event)];
    case 'battle-shock':
      return shockRoll(moment, event);
    case 'desperate escape':
      return [
        countRoll(moment, 'escape', event, { from: 1, to: 2, stake: -modelWorth(before, event.unit), target: null }),
      ];
    case 'hazardous':
      return [
        countRoll(moment, 'hazardous', event, {
          from: 1,
          to: editions[before.setup.edition].hazard.failsOn,
          stake: -modelWorth(before, event.unit),
          target: null,
        }),
      ];
    case 'grenade': {
      const target = action.type === 'grenade' ? unitById(before, action.target) : undefined;
      const stake = target === undefined ? 0 : pointWorth(before) * pointsPerWound(before, target);
      return [countRoll(moment, 'grenade', event, { from: 4, to: 6, stake, target: target?.id ?? null })];
    }
    case 'first turn':
      return [
        {
          kind: 'first-turn',
          ...{ action: index, side: event.side, unit: '', target: null, got: event.dice[0], expected: ONE_DIE },
          ...{ orBetter: (7 - event.dice[0]) / 6, orWorse: event.dice[0] / 6, swing: 0, deviation: 0 },
        },
      ];
    default:
      return [];
  }
}

/** All rolls of one action, in the order they were thrown. */
export function rollsOf(moment: Moment): Roll[] {
  return [
    ...attackRolls(moment),
    ...moment.events.flatMap((event) => (event.type === 'rolled' ? otherRolls(moment, event) : [])),
  ];
}
