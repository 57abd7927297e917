// Two units against one, counted: every set of losses of the three that a round can leave, and what becomes of the beaten.
import type { Budget } from '../../contract/budget.ts';
import { groupsOf, hurtOf, strikersOf, strikingRankBonus, type Temper } from '../card/battle.ts';
import {
  defeatOf,
  type Field,
  fieldOf,
  frontsOf,
  type Lost,
  lostAtStart,
  type MultipleBattle,
  type OfPair,
  PAIR,
  standingPair,
  staticResult,
  strikersAt,
  strikesAt,
  UNITS,
  type UnitName,
} from '../card/multiple.ts';
import { type MultipleFindings, MultipleLedger, type UnitFate } from '../card/multiple-ledger.ts';
import { testsFear } from '../card/result.ts';
import { modelsAfter, type Standing } from '../card/side.ts';
import { type StrikeGroup, stepsOf } from '../card/strikes.ts';
import { type Fate, fateOf, fearFailure, furyChance } from './fate.ts';
import { heightOf, type Losses } from './losses.ts';
import { StepLosses } from './step-losses.ts';

/** Chances below this are left out, and the error bound says how much that was. */
const PRUNED = 1e-18;

/** Losses of the round so far. */
interface State {
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

export function exactMultiple(battle: MultipleBattle, budget: Budget): MultipleFindings {
  const ledger = new MultipleLedger(battle);
  const start = fieldOf(battle, lostAtStart(battle));
  let dropped = 0;
  for (const { tempers, chance } of tempersOf(start)) {
    const states = new Melee(battle, start, tempers, budget).states();
    for (const state of states) {
      const weight = chance * state.chance;
      if (weight < PRUNED) dropped += weight;
      else judge(battle, state, weight, ledger);
    }
    budget.spend(JUDGED * states.length);
  }
  return ledger.findings(1, dropped);
}

/** Steps that a state costs as an entry of a map: many times as much as a cell of a table. */
export const PER_STATE = 100;
/** And that judging it does. */
export const JUDGED = 4000;

/** Every mixture of tests passed and failed that can be. */
function tempersOf({ own, enemy }: Field): readonly { readonly tempers: Tempers; readonly chance: number }[] {
  const moods = (unit: Standing, ...enemies: readonly Standing[]) => {
    const fails = fearFailure(unit, ...enemies);
    const fury = furyChance(unit, ...enemies);
    return [true, false].flatMap((shaken) =>
      [true, false]
        .map((furious) => ({ shaken, furious, chance: (shaken ? fails : 1 - fails) * (furious ? fury : 1 - fury) }))
        .filter(({ chance }) => chance > 0),
    );
  };
  const enemies = PAIR.map((name) => own[name]);
  return moods(own.first, enemy.first).flatMap((first) =>
    moods(own.ally, enemy.ally).flatMap((ally) =>
      moods(enemy.first, ...enemies).map((second) => ({
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

class Melee {
  private readonly battle: MultipleBattle;
  private readonly start: Field;
  private readonly budget: Budget;
  private readonly steps: readonly { readonly [U in OfPair]: StepOf }[];

  constructor(battle: MultipleBattle, start: Field, tempers: Tempers, budget: Budget) {
    this.battle = battle;
    this.start = start;
    this.budget = budget;
    const groups = {
      first: this.groupsOf('first', tempers),
      ally: this.groupsOf('ally', tempers),
    };
    const all = PAIR.flatMap((name) => [...groups[name].off, ...groups[name].back]);
    const at = (name: OfPair, step: number): StepOf => ({
      off: this.lossesAt(groups[name].off, step, 'second'),
      back: this.lossesAt(groups[name].back, step, name),
    });
    this.steps = stepsOf(all).map((step) => ({ first: at('first', step), ally: at('ally', step) }));
  }

  private groupsOf(name: OfPair, { own: tempers, enemy: enemyTempers }: Tempers) {
    const own = this.start.own[name];
    const enemy = this.start.enemy[name];
    const off = groupsOf(own, enemy, tempers[name], enemyTempers[name], strikingRankBonus(own, enemy));
    const back = groupsOf(enemy, own, enemyTempers[name], tempers[name], strikingRankBonus(enemy, own));
    return { off, back: strikesAt(back, name) };
  }

  private lossesAt(groups: readonly StrikeGroup[], step: number, target: UnitName): StepLosses | null {
    const now = groups.filter((group) => group.step === step);
    return now.length === 0 ? null : new StepLosses(now, this.battle.sides[target], this.budget);
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
        const slain = this.slainBy(state);
        const back = strikersAt(this.start, fronts, slain, this.hurt('second', state.lost.second));
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
    const before = side.card.alreadyLost;
    return modelsAfter(side, before) - modelsAfter(side, before + lost);
  }

  private hurt(name: UnitName, lost: number): number {
    const unit = name === 'second' ? this.start.enemy.first : this.start.own[name];
    return hurtOf(unit, unit.side.card.alreadyLost + lost);
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
    const { card, totalWounds } = this.battle.sides[name];
    const room = totalWounds - card.alreadyLost - state.lost[name];
    if (losses === null || room === 0) return [state];
    const grid = losses[(card.alreadyLost + state.lost[name]) % losses.length];
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

function judge(battle: MultipleBattle, state: State, weight: number, ledger: MultipleLedger): void {
  const before = lostAtStart(battle);
  const lost = Object.fromEntries(UNITS.map((name) => [name, before[name] + state.lost[name]])) as Lost;
  const field = fieldOf(battle, lost);
  const pair = standingPair(field);
  if (pair.length === 0 || !field.stands.second) {
    ledger.addEnd(
      { lost, winner: pair.length > 0 ? 'pair' : field.stands.second ? 'second' : null, fates: {} },
      weight,
    );
    return;
  }
  const scored = (name: UnitName): number => {
    const wounds = state.lost[name] + state.recovered[name];
    const { traits } = name === 'second' ? field.enemy.first : field.own[name];
    return traits.cheapLives ? Math.ceil(wounds / 2) : wounds;
  };
  const { margin: points, musician } = staticResult(field);
  const wounds = scored('second') - scored('first') - scored('ally');
  const margin = points + wounds === 0 ? musician : points + wounds;
  ledger.addMargin(margin, weight);
  if (margin === 0) {
    ledger.addEnd({ lost, winner: null, fates: {} }, weight);
    return;
  }
  const losers: readonly UnitName[] = margin > 0 ? ['second'] : pair;
  const winner = margin > 0 ? 'pair' : 'second';
  let ends: readonly End[] = [{ lost, fates: {}, chance: weight }];
  for (const name of losers) {
    const branches = branchesOf(fateOf(defeatOf(field, name, Math.abs(margin)), lost[name]));
    ends = ends.flatMap((end) =>
      branches.map(({ fate, wounds: more, chance }) => ({
        lost: { ...end.lost, [name]: Math.min(battle.sides[name].totalWounds, end.lost[name] + more) },
        fates: { ...end.fates, [name]: fate },
        chance: end.chance * chance,
      })),
    );
  }
  for (const end of ends) ledger.addEnd({ ...end, winner }, end.chance);
}

interface End {
  readonly lost: Lost;
  readonly fates: { readonly [U in UnitName]?: UnitFate };
  readonly chance: number;
}

function branchesOf(fate: Fate): readonly { fate: UnitFate; wounds: number; chance: number }[] {
  const { crumbled, left, holds, fallsBack, breaks, fails } = fate;
  if (crumbled >= left) return [{ fate: 'destroyed', wounds: left, chance: 1 }];
  const branches: { fate: UnitFate; wounds: number; chance: number }[] = [
    { fate: 'holds', wounds: crumbled, chance: holds },
    { fate: 'fallsBack', wounds: crumbled, chance: fallsBack },
    { fate: 'breaks', wounds: crumbled, chance: breaks },
  ];
  for (const { wounds, chance } of fails) {
    const lost = crumbled + wounds;
    branches.push({ fate: lost >= left ? 'destroyed' : 'holds', wounds: Math.min(left, lost), chance });
  }
  return branches.filter(({ chance }) => chance > 0);
}
