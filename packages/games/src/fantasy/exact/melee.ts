// The strikes of one round of two units against one, counted: every set of losses of the three that they can leave.
import type { Budget } from '../../contract/budget.ts';
import { CALM, groupsOf, hurtOf, strikersOf, strikingRankBonus, type Temper } from '../card/battle.ts';
import {
  type Field,
  type Fighters,
  fightersOf,
  frontsOf,
  type Lost,
  type MultipleBattle,
  type OfPair,
  PAIR,
  type Situation,
  strikersAt,
  strikesAt,
  type UnitName,
} from '../card/multiple.ts';
import { testsFear } from '../card/result.ts';
import { modelsAfter, type Standing } from '../card/side.ts';
import { type StrikeGroup, stepsOf } from '../card/strikes.ts';
import { fearFailure, furyChance } from './fate.ts';
import { heightOf, type Losses } from './losses.ts';
import { StepLosses } from './step-losses.ts';

/** Losses of the round so far. */
export interface State {
  readonly lost: Lost;
  /** Wounds recovered: they are points. */
  readonly recovered: Lost;
  /** Models of the second unit that the ally has slain. */
  readonly slainByAlly: number;
  chance: number;
}

const NONE: Lost = { first: 0, ally: 0, second: 0 };

/** How all three enter the round. */
type Tempers = {
  readonly own: { readonly [U in OfPair]: Temper };
  /** Of the second unit, towards either enemy. */
  readonly enemy: { readonly [U in OfPair]: Temper };
};

/** Steps that a state costs as an entry of a map: many times as much as a cell of a table. */
export const PER_STATE = 100;
/** Every mixture of tests passed and failed that can be. */
export function tempersOf({
  own,
  enemy,
  front,
  stands,
}: Field): readonly { readonly tempers: Tempers; readonly chance: number }[] {
  const moods = (unit: Standing, ...enemies: readonly Standing[]) => {
    const fails = fearFailure(unit, ...enemies);
    const fury = furyChance(unit, ...enemies);
    return [true, false].flatMap((shaken) =>
      [true, false]
        .map((furious) => ({ shaken, furious, chance: (shaken ? fails : 1 - fails) * (furious ? fury : 1 - fury) }))
        .filter(({ chance }) => chance > 0),
    );
  };
  const enemies = PAIR.filter((name) => stands[name]).map((name) => own[name]);
  const ofPair = (name: OfPair) => (stands[name] ? moods(own[name], enemy[name]) : [{ ...CALM, chance: 1 }]);
  return ofPair('first').flatMap((first) =>
    ofPair('ally').flatMap((ally) =>
      moods(enemy[front], ...enemies).map((second) => ({
        tempers: {
          own: { first, ally },
          enemy: {
            first: towards(second, enemy.first, own.first),
            ally: towards(second, enemy.ally, own.ally),
          },
        },
        chance: first.chance * ally.chance * second.chance,
      })),
    ),
  );
}

/** The Old World: a unit that failed its test hits those worse that it fears. */
function towards({ shaken, furious }: Temper, own: Standing, enemy: Standing): Temper {
  return { shaken: shaken && (own.side.system === 'ninthAge' || testsFear(own, enemy)), furious };
}

/** Strikes of one moment between the unit of a pair and the second one. */
interface StepOf {
  readonly off: StepLosses | null;
  readonly back: StepLosses | null;
}

/** The strikes of a round in one situation, whatever the losses before it. */
export class RoundTables {
  readonly fighters: Fighters;
  private readonly battle: MultipleBattle;
  private readonly budget: Budget;
  private readonly known = new Map<string, readonly { readonly [U in OfPair]: StepOf }[]>();

  constructor(battle: MultipleBattle, situation: Situation, budget: Budget) {
    this.fighters = fightersOf(battle, situation);
    this.battle = battle;
    this.budget = budget;
  }

  stepsOf(start: Field, tempers: Tempers): readonly { readonly [U in OfPair]: StepOf }[] {
    const bonuses = PAIR.map((name) => [
      strikingRankBonus(start.own[name], start.enemy[name]),
      strikingRankBonus(start.enemy[name], start.own[name]),
    ]);
    const key = JSON.stringify([tempers, bonuses, start.stands]);
    const steps = this.known.get(key) ?? this.arrange(start, tempers);
    this.known.set(key, steps);
    return steps;
  }

  private arrange(start: Field, tempers: Tempers): readonly { readonly [U in OfPair]: StepOf }[] {
    const groups = { first: this.groupsOf(start, 'first', tempers), ally: this.groupsOf(start, 'ally', tempers) };
    const all = PAIR.flatMap((name) => [...groups[name].off, ...groups[name].back]);
    const at = (name: OfPair, step: number): StepOf => ({
      off: this.lossesAt(groups[name].off, step, 'second'),
      back: this.lossesAt(groups[name].back, step, name),
    });
    return stepsOf(all).map((step) => ({ first: at('first', step), ally: at('ally', step) }));
  }

  private groupsOf(start: Field, name: OfPair, { own: tempers, enemy: enemyTempers }: Tempers) {
    if (!start.stands[name]) return { off: [], back: [] };
    const own = start.own[name];
    const enemy = start.enemy[name];
    const off = groupsOf(own, enemy, tempers[name], enemyTempers[name], strikingRankBonus(own, enemy));
    const back = groupsOf(enemy, own, enemyTempers[name], tempers[name], strikingRankBonus(enemy, own));
    return { off, back: strikesAt(back, name === start.aside) };
  }

  private lossesAt(groups: readonly StrikeGroup[], step: number, target: UnitName): StepLosses | null {
    const now = groups.filter((group) => group.step === step);
    return now.length === 0 ? null : new StepLosses(now, this.battle.sides[target], this.budget);
  }
}

export class Melee {
  private readonly battle: MultipleBattle;
  private readonly start: Field;
  private readonly before: Lost;
  private readonly budget: Budget;
  private readonly steps: readonly { readonly [U in OfPair]: StepOf }[];

  constructor(
    battle: MultipleBattle,
    start: Field,
    before: Lost,
    tables: RoundTables,
    tempers: Tempers,
    budget: Budget,
  ) {
    this.battle = battle;
    this.start = start;
    this.before = before;
    this.budget = budget;
    this.steps = tables.stepsOf(start, tempers);
  }

  states(): readonly State[] {
    let states: readonly State[] = [{ lost: NONE, recovered: NONE, slainByAlly: 0, chance: 1 }];
    const { own, enemy } = this.start;
    const fronts = frontsOf(this.start);
    const ofOwn = { first: strikersOf(own.first, enemy.first), ally: strikersOf(own.ally, enemy.ally) };
    for (const step of this.steps) {
      const next = new Map<string, State>();
      for (const state of states) {
        this.budget.look();
        const back = strikersAt(this.start, fronts, this.slainBy(state), this.hurt('second', state.lost.second));
        const off = (name: OfPair): Losses | null =>
          step[name].off?.of(ofOwn[name](this.fallen(name, state.lost[name]), this.hurt(name, state.lost[name]))) ??
          null;
        const answer = (name: OfPair): Losses | null => step[name].back?.of(back[name]) ?? null;
        this.strike(
          next,
          state,
          { first: off('first'), ally: off('ally') },
          { first: answer('first'), ally: answer('ally') },
        );
      }
      states = [...next.values()];
    }
    return states;
  }

  /** Models of a unit slain in this round. */
  private fallen(name: UnitName, lost: number): number {
    const side = this.battle.sides[name];
    const before = this.before[name];
    return modelsAfter(side, before) - modelsAfter(side, before + lost);
  }

  private hurt(name: UnitName, lost: number): number {
    const unit = name === 'second' ? this.start.enemy.first : this.start.own[name];
    return hurtOf(unit, this.before[name] + lost);
  }

  private slainBy({ lost, slainByAlly }: State): { readonly [U in OfPair]: number } {
    return { first: this.fallen('second', lost.second) - slainByAlly, ally: slainByAlly };
  }

  /** All at once; of the pair the first unit's wounds come before those of its ally. */
  private strike(
    next: Map<string, State>,
    state: State,
    off: { readonly [U in OfPair]: Losses | null },
    back: { readonly [U in OfPair]: Losses | null },
  ): void {
    for (const one of this.taken(state, 'second', off.first))
      for (const two of this.taken(one, 'second', off.ally)) {
        const byAlly = this.fallen('second', two.lost.second) - this.fallen('second', one.lost.second);
        for (const three of this.taken({ ...two, slainByAlly: state.slainByAlly + byAlly }, 'first', back.first))
          for (const four of this.taken(three, 'ally', back.ally)) add(next, four);
      }
  }

  /** The state after the losses of one unit. */
  private taken(state: State, name: UnitName, losses: Losses | null): readonly State[] {
    const before = this.before[name] + state.lost[name];
    const room = this.battle.sides[name].totalWounds - before;
    if (losses === null || room === 0) return [state];
    const grid = losses[before % losses.length];
    this.budget.spend(PER_STATE * grid.cells.length);
    const states: State[] = [];
    for (let wounds = 0; wounds < heightOf(grid); wounds++)
      for (let back = 0; back < grid.width; back++) {
        const chance = state.chance * grid.cells[wounds * grid.width + back];
        if (chance === 0) continue;
        const lost = { ...state.lost, [name]: state.lost[name] + Math.min(room, wounds) };
        // A unit that is gone has recovered nothing.
        const recovered = { ...state.recovered, [name]: wounds >= room ? 0 : state.recovered[name] + back };
        states.push({ lost, recovered, slainByAlly: state.slainByAlly, chance });
      }
    return states;
  }
}

function add(states: Map<string, State>, state: State): void {
  const { lost, recovered, slainByAlly } = state;
  const key = `${lost.first},${lost.ally},${lost.second},${recovered.first},${recovered.ally},${recovered.second},${slainByAlly}`;
  const known = states.get(key);
  if (known === undefined) states.set(key, state);
  else known.chance += state.chance;
}
