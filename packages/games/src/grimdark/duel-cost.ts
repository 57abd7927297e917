// How many steps a duel needs: the engine makes a few rows of its tables, which are kept, fights a few melees, and counts.
import { Budget } from '../contract/budget.ts';
import { budgetToLook, isTooLarge, stepsByHalves } from '../contract/cost.ts';
import type { AttackStep } from './exact/attack-step.ts';
import { beginTables } from './exact/duel.ts';
import { type Codes, type DuelTables, other, type Who } from './exact/duel-tables.ts';
import { isPlain, Melee, orderOf } from './exact/melee.ts';
import { atHalf } from './exact/morale.ts';
import { codesAfter, Verdicts } from './exact/verdict.ts';
import type { Case, DuelBattle } from './plan/battle.ts';
import { roundsOf } from './scenario.ts';

/** Rows that take more steps than this are not worth an exact answer. */
const STEPS_TO_LOOK = 100_000_000;
/** A melee that takes more than this is judged by smaller ones. */
const STEPS_TO_FIGHT = 2_000_000;

/** States in order. */
type States = readonly number[];

/** How far a scenario has spread: states in which each unit may be while both live. */
interface Spread {
  readonly states: readonly [States, States];
  readonly codes: Codes;
  /** There was a melee. */
  readonly fought: boolean;
}

/** What is asked of a step: states of the attackers and of their targets. */
interface Asked {
  readonly who: Who;
  readonly own: Set<number>;
  readonly targets: Set<number>;
}

/** What a melee from a spread costs, and where it leads. */
interface Fought {
  readonly steps: number;
  readonly after: Spread;
}

class DuelEstimate {
  private readonly tables: DuelTables;
  private readonly asked = new Map<AttackStep, Asked>();
  private readonly fought = new Map<string, Fought>();
  private steps = 0;

  constructor(tables: DuelTables) {
    this.tables = tables;
  }

  get start(): Spread {
    const { codes, starts } = this.tables;
    const fresh: Spread = { states: [[], []], codes: [codes[0].fresh, codes[1].fresh], fought: false };
    return this.reaching(this.reaching(fresh, 0, [starts[0]]), 1, [starts[1]]);
  }

  private size(who: Who): number {
    return this.tables.sides[who].casualties.states;
  }

  /** Growth markers are the only flags that all paths share. */
  startRound(spread: Spread): Spread {
    const [a, b] = this.tables.codes;
    const grown = ({ grownAtStart, grownAtEnd }: typeof a, at: number) => grownAtStart[grownAtEnd[at]];
    return { ...spread, codes: [grown(a, spread.codes[0]), grown(b, spread.codes[1])] };
  }

  shoot(spread: Spread, who: Who): Spread {
    const struck = other(who);
    const [[own], [target]] = [spread.states[who], spread.states[struck]];
    const step = this.tables.shooting(who, spread.codes);
    if (!step.reaches(own, target)) return spread;
    const { after } = step.row(own, target);
    const ones = after.length - 1;
    const ends = this.stands(struck) ? after[0].filter((chance) => chance > 0).length : 0;
    // Of the ends a third is tested, and each test is a row of wounds.
    const each = this.size(struck) * (1 + 2 * ones * this.size(who) + ends / 3);
    this.steps += spread.states[0].length * spread.states[1].length * each;
    const shot = this.attacked(spread, who, step);
    const tested = shot.states[struck].filter((state) => atHalf(this.tables.sides[struck], state));
    return this.wounded(this.stood(shot, struck, tested), who, ones);
  }

  private stands(who: Who): boolean {
    return this.tables.sides[who].unit.traits.standFace > 0;
  }

  /** No Retreat turns failed tests into any number of wounds. */
  private stood(spread: Spread, who: Who, tested = spread.states[who]): Spread {
    return this.stands(who) ? this.wounded(spread, who, Number.POSITIVE_INFINITY, tested) : spread;
  }

  /** After up to so many wounds in the order of casualties. */
  wounded(spread: Spread, who: Who, most: number, from = spread.states[who]): Spread {
    const { next, dead } = this.tables.sides[who].casualties;
    const reached = new Set(spread.states[who]);
    for (let state of from)
      for (let wound = 0; wound < most && state !== dead; wound++) {
        state = next[state];
        reached.add(state);
      }
    return this.reaching(spread, who, reached);
  }

  /** After a step of the freshest attackers on the freshest targets and on the weakest. */
  private attacked(spread: Spread, who: Who, step: AttackStep): Spread {
    const [own, targets] = [spread.states[who], spread.states[other(who)]];
    const asked = this.asked.get(step) ?? { who, own: new Set(), targets: new Set() };
    this.asked.set(step, asked);
    for (const state of own) asked.own.add(state);
    for (const state of targets) asked.targets.add(state);
    const reached = new Set(targets);
    for (const target of new Set([targets[0], targets[targets.length - 1]]))
      for (const row of step.row(own[0], target).after)
        for (let state = 0; state < row.length; state++) if (row[state] > 0) reached.add(state);
    return this.reaching(spread, other(who), reached);
  }

  private reaching(spread: Spread, who: Who, reached: Iterable<number>): Spread {
    const { dead } = this.tables.sides[who].casualties;
    const alive = inOrder(reached).filter((state) => state !== dead);
    return { ...spread, states: who === 0 ? [alive, spread.states[1]] : [spread.states[0], alive] };
  }

  charge(spread: Spread, who: Who): Spread {
    const { codes, states, fought } = spread;
    const key = [who, fought, ...codes, ...states.map((list) => [list.length, list[0]])].join();
    const known = this.fought.get(key) ?? this.fight(spread, who);
    this.fought.set(key, known);
    this.steps += known.steps;
    return { ...known.after, fought: true };
  }

  private fight(spread: Spread, charger: Who): Fought {
    let after = spread;
    for (const { who, part } of orderOf(this.tables, charger)) {
      const { feat } = this.tables.flagsOf(other(who), spread.codes);
      after = this.attacked(after, who, this.tables.strike(who, charger, part, feat, spread.codes));
    }
    after = this.stood(this.stood(after, 0), 1);
    if (!isPlain(this.tables, charger)) return this.melee(spread, charger, after);
    const [own, enemy] = [this.size(charger), this.size(other(charger))];
    const [from, onto] = [spread.states[charger].length, spread.states[other(charger)].length];
    const wounds = this.tables.sides[other(charger)].unit.startingWounds;
    return { steps: from * enemy * (2 * onto + own + 2 * wounds) + 4 * own * enemy, after };
  }

  /** Melees from a few of the pairs; `struck`: where strikes lead by themselves. */
  private melee(spread: Spread, charger: Who, struck: Spread): Fought {
    const verdicts = new Verdicts(this.tables);
    const fought: [Set<number>, Set<number>] = [new Set(), new Set()];
    let melees = 0;
    let steps = 0;
    for (const codes of this.flagsBefore(spread, charger))
      for (const a of sampleOf(spread.states[0]))
        for (const b of sampleOf(spread.states[1])) {
          melees++;
          const attempt = (halvings: number) => {
            const start = [this.weakened(0, a, halvings), this.weakened(1, b, halvings)] as const;
            const one = this.meleeFrom(start, new Melee(this.tables, charger, codes, verdicts));
            for (const who of [0, 1] as const) fought[who].add(start[who]);
            return one;
          };
          steps += stepsByHalves((halvings) => 2 ** -halvings, attempt);
        }
    const ends = this.endsOf(verdicts);
    let after = struck;
    // Where a start is no end, models have blown themselves up.
    for (const who of [0, 1] as const)
      if ([...fought[who]].some((state) => !ends[who].has(state))) after = this.reaching(after, who, ends[who]);
    return { steps: (spread.states[0].length * spread.states[1].length * steps) / melees, after };
  }

  /** After a melee some paths have spent what can be used once, and some have not. */
  private flagsBefore({ codes, fought }: Spread, charger: Who): readonly Codes[] {
    const spent = codesAfter(this.tables, charger, codes, [false, false]);
    return fought && spent.some((code, who) => code !== codes[who]) ? [codes, spent] : [codes];
  }

  /** A unit that has lost all but a part of the wounds it had left. */
  private weakened(who: Who, state: number, halvings: number): number {
    const { casualties, unit } = this.tables.sides[who];
    const left = unit.startingWounds - casualties.totalMarked[state];
    let weak = state;
    for (let wounds = left - Math.ceil(left / 2 ** halvings); wounds > 0; wounds--) weak = casualties.next[weak];
    return weak;
  }

  private meleeFrom([a, b]: readonly [number, number], melee: Melee): number {
    const { budget } = this.tables;
    const cells = new Float64Array(this.size(0) * this.size(1));
    cells[a * this.size(1) + b] = 1;
    const [before, payer] = [budget.counted, budget.payer];
    budget.payer = budgetToLook(STEPS_TO_FIGHT, payer);
    try {
      melee.fightAll(cells);
    } finally {
      budget.payer = payer;
    }
    return budget.counted - before;
  }

  private endsOf(verdicts: Verdicts): readonly [Set<number>, Set<number>] {
    const columns = this.size(1);
    const [live, rest] = [new Float64Array(this.size(0) * columns), new Float64Array(this.size(0) * columns)];
    verdicts.settle({ live: () => live, gone: () => rest, routed: () => rest });
    const ends = [new Set<number>(), new Set<number>()] as const;
    for (let cell = 0; cell < live.length; cell++)
      if (live[cell] > 0) {
        ends[0].add(Math.floor(cell / columns));
        ends[1].add(cell % columns);
      }
    return ends;
  }

  /** Everything, with the rows that are asked for of every step: their average is that of those made so far and a few more. */
  total(): number {
    let total = this.steps;
    for (const [step, { who, own, targets }] of this.asked) {
      for (const a of sampleOf(inOrder(own))) for (const b of sampleOf(inOrder(targets))) step.row(a, b);
      const { row, fire, rolls } = step.averages;
      const { attackClass } = this.tables.sides[who];
      const { targetClass } = this.tables.sides[other(who)];
      const fired = new Set(Array.from(targets, (state) => targetClass[state])).size * rolls * fire;
      total += new Set(Array.from(own, (state) => attackClass[state])).size * (targets.size * row + fired);
    }
    return total;
  }
}

function inOrder(states: Iterable<number>): number[] {
  return [...states].sort((a, b) => a - b);
}

/** Where Gauss and Legendre look at what is at most cubic to know its average. */
function sampleOf(states: States): States {
  return states.length <= 2 ? states : [0.2113, 0.7887].map((part) => states[Math.floor(part * states.length)]);
}

export function duelCost(battle: DuelBattle, clock = new Budget()): number {
  try {
    return battle.cases.reduce((sum, units) => sum + caseCost(units, battle, clock), 0);
  } catch (thrown) {
    if (!isTooLarge(thrown)) throw thrown;
    return Number.POSITIVE_INFINITY;
  }
}

function caseCost(units: Case, battle: DuelBattle, clock: Budget): number {
  const estimate = new DuelEstimate(beginTables(units, battle, budgetToLook(STEPS_TO_LOOK, clock)));
  for (const scenario of battle.scenarios) {
    let spread = estimate.start;
    // A hit of a spell is a wound or two.
    for (const { side, hits, dice } of battle.spellHits)
      spread = estimate.wounded(spread, side === 'attacker' ? 1 : 0, 2 * hits * dice);
    for (const round of roundsOf(scenario, battle.twice)) {
      spread = estimate.startRound(spread);
      for (const { side, action } of round)
        if (action !== 'move' && spread.states.every((states) => states.length > 0))
          spread = estimate[action](spread, side === 'attacker' ? 0 : 1);
    }
  }
  return estimate.total();
}
