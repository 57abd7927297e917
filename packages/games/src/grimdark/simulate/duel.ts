// grimdark/duel, rolled: every scenario of the input once, from fresh units.
import type { Dice } from '@oddsmith/kernel';
import { emitter } from '@oddsmith/words';
import { Budget } from '../../contract/budget.ts';
import type { DuelBattle } from '../plan/battle.ts';
import { roundsOf } from '../scenario.ts';
import type { DuelInput, Scenario } from '../schema.ts';
import type { en } from '../words/en.ts';
import { caseRoller } from './casting.ts';
import { Field } from './field.ts';
import type { Fighters } from './fighters.ts';

const say = emitter<typeof en>();

/** Status of a unit at the end. */
export const STATUS = { sound: 0, shaken: 1, routed: 2, destroyed: 3 } as const;

export interface UnitOutcome {
  /** One of STATUS. */
  readonly status: number;
  readonly wounds: number;
  readonly models: number;
  readonly atHalf: boolean;
  /** Share of its points that the unit lost. */
  readonly lossShare: number;
}

type Holder = 'attacker' | 'defender' | 'contested' | 'nobody';

export interface ScenarioOutcome {
  /** 1: the attacker wins, 0: draw, -1: the defender wins. */
  readonly result: -1 | 0 | 1;
  /** Of the objective. */
  readonly holder: Holder;
  readonly attacker: UnitOutcome;
  readonly defender: UnitOutcome;
}

/** In the order of the input's scenarios. */
export type DuelOutcome = readonly ScenarioOutcome[];

function statusOf(unit: Fighters): number {
  if (unit.standing === 0) return STATUS.destroyed;
  if (unit.routed) return STATUS.routed;
  return unit.shaken ? STATUS.shaken : STATUS.sound;
}

function outcomeOf(unit: Fighters): UnitOutcome {
  const { marked: wounds, standing: models, out } = unit;
  const lossShare = out ? 1 : wounds / unit.unit.startingWounds;
  return { status: statusOf(unit), wounds, models, atHalf: unit.isAtHalf(), lossShare };
}

/** A unit with a model near it that is neither gone nor Shaken holds it against everybody but another such unit. */
function holderOf(a: Fighters, b: Fighters, { objective }: Pick<DuelInput, 'objective'>): Holder {
  const able = [a, b].filter(
    (unit) => !unit.out && !unit.shaken && (unit === a ? objective.attacker : objective.defender),
  );
  if (able.length === 2) return 'contested';
  return able.length === 0 ? 'nobody' : able[0] === a ? 'attacker' : 'defender';
}

export function winner(
  a: Fighters,
  b: Fighters,
  { outcomeBy: by, objective }: Pick<DuelInput, 'outcomeBy' | 'objective'>,
): -1 | 0 | 1 {
  if (by === 'objective') {
    const holder = holderOf(a, b, { objective });
    return holder === 'attacker' ? 1 : holder === 'defender' ? -1 : 0;
  }
  if (a.out || b.out) return a.out === b.out ? 0 : b.out ? 1 : -1;
  const shareA = by === 'models' ? a.standing * b.size : a.woundsLeft() * b.unit.startingWounds;
  const shareB = by === 'models' ? b.standing * a.size : b.woundsLeft() * a.unit.startingWounds;
  return shareA > shareB ? 1 : shareA < shareB ? -1 : 0;
}

/** Plays one scenario on a field of fresh units. */
export function playScenario(field: Field, scenario: Scenario, { spellHits, twice }: DuelBattle, dice: Dice): void {
  const [a, b] = field.units;
  for (const spell of spellHits) field.cast(spell, dice);
  const rounds = roundsOf(scenario, twice);
  for (let round = 0; round < rounds.length && !a.out && !b.out; round++) {
    field.startRound(round, dice);
    for (const { side, action } of rounds[round]) {
      if (a.out || b.out) break;
      const who = side === 'attacker' ? 0 : 1;
      field[action](who, dice);
    }
  }
}

export function simulateDuel(battle: DuelBattle, budget = new Budget()): (dice: Dice) => DuelOutcome {
  const { scenarios, input } = battle;
  const fieldOf = caseRoller(battle, (units) => new Field(units, input));
  return (dice) =>
    scenarios.map((scenario) => {
      budget.look();
      dice.log?.note(say('note-scenario', { scenario }));
      const field = fieldOf(dice);
      field.reset();
      playScenario(field, scenario, battle, dice);
      const [a, b] = field.units;
      const result = winner(a, b, input);
      dice.log?.note(
        result === 0
          ? say('note-draw')
          : say('note-wins', { unit: (result === 1 ? a : b).unit.name, models: [a.standing, b.standing] }),
      );
      return { result, holder: holderOf(a, b, input), attacker: outcomeOf(a), defender: outcomeOf(b) };
    });
}
