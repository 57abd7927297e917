// A combat rolled die by die: rounds, steps in initiative order, strikes.
import type { Dice } from '@oddsmith/kernel';
import { emitter } from '@oddsmith/words';
import type { CombatBattle, Volley } from '../battle.ts';
import { modelsLeft, type StrikeStep } from '../initiative.ts';
import type { CombatUnit } from '../schema/index.ts';
import type { en } from '../words/en.ts';
import { Attacker, type Victim } from './attacker.ts';

const say = emitter<typeof en>();

/** A strike ready to be rolled. */
interface Blow {
  readonly attacker: Attacker;
  readonly models: number;
}

interface BlowStep {
  readonly first: readonly Blow[];
  readonly second: readonly Blow[];
}

/** Plays the combat once: wounds lost by the first unit times (all wounds of the second + 1), plus those of the second. */
export function simulateCombat({ input, opening, later }: CombatBattle): (dice: Dice) => number {
  const openingBlows = opening.map(blowStep);
  const laterBlows = later === opening ? openingBlows : later.map(blowStep);
  return (dice) => {
    const first = fresh(input.first);
    const second = fresh(input.second);
    for (let round = 1; round <= input.rounds && !destroyed(first) && !destroyed(second); round++) {
      dice.log?.note(say('note-round', { round }));
      for (const step of round === 1 ? openingBlows : laterBlows) {
        const firstModels = modelsLeft(input.first, first.lost);
        const secondModels = modelsLeft(input.second, second.lost);
        strikeAll(dice, 'first', step.first, firstModels, second);
        strikeAll(dice, 'second', step.second, secondModels, first);
      }
    }
    return first.lost * (second.totalWounds + 1) + second.lost;
  };
}

function blowStep({ first, second }: StrikeStep): BlowStep {
  return { first: first.map(blow), second: second.map(blow) };
}

function blow({ plan, models }: Volley): Blow {
  return { attacker: new Attacker(plan), models };
}

function fresh(unit: CombatUnit): Victim {
  return {
    allocation: unit.allocation,
    woundsEach: unit.wounds,
    totalWounds: unit.models * unit.wounds,
    endsWithUnit: false,
    lost: 0,
    scored: 0,
    worse: 0,
    held: null,
    beyond: null,
  };
}

function destroyed(unit: Victim): boolean {
  return unit.lost === unit.totalWounds;
}

/** All strikes of one side in one step; broken armour is whole again at the next step. */
function strikeAll(dice: Dice, side: 'first' | 'second', blows: readonly Blow[], models: number, victim: Victim): void {
  victim.worse = 0;
  for (const { attacker, models: most } of blows) {
    const striking = Math.min(models, most);
    if (striking === 0 || destroyed(victim)) continue;
    dice.log?.note(say('note-models-strike', { place: side, models: striking }));
    attacker.strike(dice, striking, victim);
    victim.lost = Math.min(victim.lost, victim.totalWounds);
  }
}
