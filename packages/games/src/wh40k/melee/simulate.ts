// The same fight, rolled die by die.
import { type Dice, Histogram, mean } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import type { Tally } from '../../contract/calculator.ts';
import { chanceHeadline } from '../../contract/headline.ts';
import { Attack } from '../simulate/attack.ts';
import { Defenders } from '../simulate/defenders.ts';
import { modelsOf } from '../target-facts.ts';
import { type Composition, compositionOf, type Fighter, keyOf, type MeleeBattle, strikeOf, wholeOf } from './battle.ts';
import { type Losses, type MeleeFindings, toMeleeFindings } from './findings.ts';

/** What one side lost. */
export interface SideOutcome {
  readonly damage: number;
  readonly groupSlain: readonly number[];
}

export interface MeleeOutcome {
  readonly first: SideOutcome;
  readonly second: SideOutcome;
}

export function simulateMelee(battle: MeleeBattle, budget?: Budget): (dice: Dice) => MeleeOutcome {
  const { edition, first, second, rounds } = battle;
  // The same strengths come up again and again: reading their weapons takes longer than rolling them.
  const known = new Map<string, ReturnType<typeof strikeOf>>();
  const strikeBy = (striker: Fighter, composition: Composition, struck: Fighter, turn: number) => {
    const key = `${striker.side} ${turn} ${keyOf(composition)}`;
    const found = known.get(key) ?? strikeOf(edition, striker, composition, struck, turn);
    known.set(key, found);
    return found;
  };
  return (dice) => {
    const firstUnit = new Defenders(strikeBy(second, wholeOf(second), first, 0), dice, budget);
    const secondUnit = new Defenders(strikeBy(first, wholeOf(first), second, 0), dice, budget);
    const blows = (striker: Fighter, own: Defenders, struck: Fighter, foes: Defenders, turn: number): void => {
      if (own.alive() === 0 || foes.alive() === 0) return;
      const strike = strikeBy(striker, leftOf(striker, own), struck, turn);
      new Attack(strike, strike.units[0], foes, dice).resolve();
    };
    for (let turn = 0; turn < rounds; turn++) {
      blows(first, firstUnit, second, secondUnit, turn);
      blows(second, secondUnit, first, firstUnit, turn);
    }
    return { first: outcomeOf(first, firstUnit), second: outcomeOf(second, secondUnit) };
  };
}

function leftOf(fighter: Fighter, unit: Defenders): Composition {
  const { target } = fighter;
  const models = target.groups.map((group, g) => group.models - unit.slain(g));
  const left = target.groups.map((_, g) => unit.models.find((model) => model.group === g && model.left > 0)?.left ?? 0);
  return compositionOf(fighter, models, left);
}

function outcomeOf({ target }: Fighter, unit: Defenders): SideOutcome {
  return { damage: unit.damage, groupSlain: target.groups.map((_, g) => unit.slain(g)) };
}

class LossTally {
  readonly damage = new Histogram();
  readonly slain = new Histogram();
  private readonly groupSlain: Histogram[];

  constructor({ target }: Fighter) {
    this.groupSlain = target.groups.map((group) => new Histogram(group.models + 1));
  }

  add({ damage, groupSlain }: SideOutcome, weight: number): void {
    this.damage.add(damage, weight);
    this.slain.add(total(groupSlain), weight);
    groupSlain.forEach((count, g) => {
      this.groupSlain[g].add(count, weight);
    });
  }

  losses(): Losses {
    const meanGroupSlain = this.groupSlain.map((slain) => mean(slain.pmf()));
    return { damage: this.damage.pmf(), slain: this.slain.pmf(), meanGroupSlain };
  }
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

export function tallyMelee(battle: MeleeBattle): Tally<MeleeOutcome, MeleeFindings> {
  const first = new LossTally(battle.first);
  const second = new LossTally(battle.second);
  const [ours, theirs] = [battle.first, battle.second].map(({ target }) => modelsOf(target.groups));
  const joint = Array.from({ length: ours + 1 }, () => new Float64Array(theirs + 1));
  return {
    add(outcome, weight = 1) {
      first.add(outcome.first, weight);
      second.add(outcome.second, weight);
      joint[total(outcome.first.groupSlain)][total(outcome.second.groupSlain)] += weight;
    },
    headline: () => chanceHeadline(second.slain.atLeast(theirs), second.slain.total),
    findings: () =>
      toMeleeFindings(
        battle,
        first.losses(),
        second.losses(),
        joint.map((row) => Array.from(row, (weight) => (weight === 0 ? 0 : weight / second.slain.total))),
      ),
  };
}
