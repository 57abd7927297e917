// How many elementary steps the exact engine needs, estimated before it runs: the engine's own loops with sizes in place of
// chances.
import { BudgetExceeded } from '../budget.ts';
import { buildCasualties, MAX_STATES } from './exact/casualties.ts';
import { PLANNING } from './exact/firing-lines.ts';
import { tracksOf } from './exact/side.ts';
import { hitProducts, reachOfDie, volleyProducts } from './exact/volley.ts';
import type { AttackBattle, Case, DuelBattle } from './plan/battle.ts';
import { planRevenge } from './plan/nerve.ts';
import type { Situation } from './plan/situation.ts';
import { looseAgainst, planOfLine, planStep } from './plan/step.ts';
import { planTarget } from './plan/target.ts';
import type { ResolvedUnit } from './rules/resolve.ts';
import { SCENARIO_ROUNDS } from './scenario.ts';
import type { DuelInput, Options } from './schema.ts';

/** A unit is a line of wounds, unless Takedown on heroes or Self-Destruct add side tracks: those are counted. */
function statesOf(unit: ResolvedUnit, enemy: ResolvedUnit, options: Options): number {
  if (unit.startingWounds >= MAX_STATES) return Number.POSITIVE_INFINITY;
  const tracks = tracksOf(unit, enemy, options);
  const heroes = tracks.takedown === 'heroFirst' && unit.models.some((model) => model.hero);
  if (!heroes && !tracks.selfDestruct.some(Boolean)) return unit.startingWounds + 1;
  try {
    return buildCasualties(unit, tracks).states;
  } catch (thrown) {
    if (thrown instanceof BudgetExceeded) return Number.POSITIVE_INFINITY;
    throw thrown;
  }
}

/** What a fresh unit's step costs against a fresh target, and how far it reaches. */
interface StepCost {
  readonly lines: number;
  /** Most wounds it can mark. */
  readonly reach: number;
  readonly products: number;
  readonly hitProducts: number;
  /** Unmultiplied wounds of Deadly lines, which are walked over the states one by one. */
  readonly deadly: number;
  /** Most natural ones of hazardous weapons. */
  readonly ones: number;
  readonly pickers: number;
  readonly rolls: number;
}

function stepCost(attacker: ResolvedUnit, defender: ResolvedUnit, situation: Situation): StepCost {
  const target = planTarget(
    defender,
    defender.models.map((model) => model.count),
    0,
    situation,
  );
  const living = attacker.models.map((model) => model.count);
  const step = planStep(attacker, living, { situation, part: 'everything', limitedUsed: false });
  const { impact, heavyImpact, ravage, crush } = looseAgainst(step.loose, target);
  const cost = {
    reach: impact + heavyImpact + ravage + crush,
    products: 0,
    hitProducts: 0,
    deadly: 0,
    ones: 0,
    pickers: 0,
  };
  for (const line of step.lines) {
    const plan = planOfLine(line, situation, target);
    if (!plan.inRange) continue;
    const dice = line.weapon.attacks * (line.takedown ? 1 : line.bearers);
    const reach = reachOfDie(plan);
    cost.products += volleyProducts(plan, dice, plan.hazard ? 'natural ones' : 'nothing');
    if (!line.takedown) cost.hitProducts += hitProducts(plan, dice);
    cost.reach += line.bearers * line.weapon.attacks * reach.wounds * plan.deadly;
    if (plan.deadly > 1) cost.deadly += dice * reach.wounds;
    cost.ones += line.bearers * line.weapon.attacks * reach.ones;
    if (line.takedown) cost.pickers += line.bearers;
  }
  return { ...cost, lines: step.lines.length, rolls: step.unpredictable ? 2 : 1 };
}

/** From one state to a row of states: wounds put on models, by the share of the unit that is left. */
function rowCost({ deadly, pickers, reach, rolls, ones }: StepCost, states: number, share: number): number {
  const walked = deadly > 0 || pickers > 0 ? states / 3 : 1;
  const wounds = walked * Math.min(share * reach, 2 * states) + states * (share * deadly + share ** 3 * 60 * pickers);
  return rolls * (1 + share * ones) * (states + wounds);
}

export function attackCost({ cases, situation }: AttackBattle): number {
  return cases.reduce((sum, units) => sum + attackCaseCost(units, situation), 0);
}

function attackCaseCost({ attacker, defender }: Case, situation: Situation): number {
  const states = statesOf(defender, attacker, situation.options);
  const step = stepCost(attacker, defender, situation);
  const classes = step.pickers === 0 ? 1 : Math.min(defender.startingModels, 1 + step.pickers);
  const each = PLANNING * (1 + step.lines) + step.products + step.hitProducts;
  return step.rolls * classes * each + rowCost(step, states, 1);
}

/** How far a duel has spread: states of both units that are possible, and pairs of flags. */
interface Spread {
  a: number;
  b: number;
  flags: number;
  /** Models that blow themselves up have done so: both units live only without them. */
  exploded: boolean;
}

/** One of the two units in a duel. */
interface Force {
  readonly unit: ResolvedUnit;
  readonly states: number;
  readonly shooting: StepCost;
  readonly charging: StepCost;
  readonly striking: StepCost;
  /** Tables that are made of the same step: by markers, by a feat still there, by weapons used up. */
  readonly memory: number;
}

class DuelEstimate {
  private readonly forces: readonly [Force, Force];
  /** The most pairs of classes, and of an attacker's class and a state, that any scenario asks of a step. */
  private readonly asked = new Map<StepCost, { pairs: number; rows: number; target: Force; memory: number }>();
  private steps = 0;

  constructor(forces: readonly [Force, Force]) {
    this.forces = forces;
  }

  /** States with the same living models share their tables. */
  private classes(who: 0 | 1, states: number): number {
    const { unit, states: all } = this.forces[who];
    return Math.max(1, (states * unit.startingModels) / all);
  }

  private ask(who: 0 | 1, step: StepCost, own: number, target: number): void {
    const enemy = this.forces[1 - who];
    const classes = this.classes(who, own);
    const known = this.asked.get(step) ?? { pairs: 0, rows: 0, target: enemy, memory: 1 };
    known.pairs = Math.max(known.pairs, classes * this.classes((1 - who) as 0 | 1, target));
    known.rows = Math.max(known.rows, classes * target);
    known.memory = this.forces[0].memory * this.forces[1].memory;
    this.asked.set(step, known);
  }

  private spreadBy(spread: Spread, who: 0 | 1, reach: number): void {
    const key = who === 0 ? 'a' : 'b';
    spread[key] = Math.min(this.forces[who].states, spread[key] * (1 + reach));
  }

  /** Hits of a spell on a unit, each a wound or two: cheap by themselves, but the battle then begins in many states. */
  cast(spread: Spread, struck: 0 | 1, hits: number): void {
    this.spreadBy(spread, struck, 2 * hits);
    this.steps += spread.a * spread.b * this.forces[struck].states;
  }

  shoot(spread: Spread, who: 0 | 1): void {
    const { shooting, states } = this.forces[who];
    const enemy = this.forces[1 - who];
    if (shooting.reach === 0) return;
    this.ask(who, shooting, who === 0 ? spread.a : spread.b, who === 0 ? spread.b : spread.a);
    const cells = spread.a * spread.b;
    this.steps += spread.flags * cells * enemy.states * (1 + (shooting.ones > 0 ? shooting.ones * states * 2 : 0));
    this.spreadBy(spread, (1 - who) as 0 | 1, shooting.reach);
    this.spreadBy(spread, who, shooting.ones);
    spread.flags = Math.min(2, spread.flags + 0.5);
  }

  charge(spread: Spread, who: 0 | 1): void {
    const [own, enemy] = [this.forces[who], this.forces[1 - who]];
    const [x, y] = who === 0 ? [spread.a, spread.b] : [spread.b, spread.a];
    const after = Math.min(enemy.states, y * (1 + own.charging.reach));
    this.ask(who, own.charging, x, y);
    this.ask((1 - who) as 0 | 1, enemy.striking, after, x);
    this.steps += spread.flags * (this.isPlain(who) ? this.plain(who, x, y) : this.general(who, spread));
    this.spreadBy(spread, (1 - who) as 0 | 1, own.charging.reach);
    this.spreadBy(spread, who, enemy.striking.reach);
    spread.a = Math.min(spread.a, 1 + woundsWithoutBombs(this.forces[0].unit));
    spread.b = Math.min(spread.b, 1 + woundsWithoutBombs(this.forces[1].unit));
    spread.exploded = true;
    spread.flags = Math.min(2, spread.flags + 0.5);
  }

  private isPlain(who: 0 | 1): boolean {
    const traits = this.forces.map(({ unit }) => unit.traits);
    const remembers = traits.some((t) => t.retaliate + t.deathstrike + t.selfDestruct + t.feats.length > 0 || t.hazard);
    const { firstStrike, strikesFirst } = traits[1 - who];
    return !remembers && !firstStrike && !strikesFirst && !traits[who].strikesLast;
  }

  private plain(who: 0 | 1, x: number, y: number): number {
    const [own, enemy] = [this.forces[who].states, this.forces[1 - who].states];
    return 4 * own * enemy + x * enemy * (2 * y + own + 2 * enemy);
  }

  /** From each pair of states: strikes over the pairs that lie ahead, for each number of wounds that a unit did to itself. */
  private general(who: 0 | 1, { a, b, exploded }: Spread): number {
    const [own, enemy] = [this.forces[who], this.forces[1 - who]];
    const [x, y] = who === 0 ? [a, b] : [b, a];
    const [o, e] = [own.states, enemy.states];
    const gives = ({ unit }: Force): boolean => unit.traits.retaliate + unit.traits.deathstrike > 0;
    const [burnsOwn, burnsEnemy] = [Math.min(own.charging.ones, o), Math.min(enemy.striking.ones, e)];
    const hurt = Math.min(e, 1 + own.charging.reach);
    const charge = hurt * afterBlow(burnsOwn, gives(enemy), o);
    const left = gives(enemy) ? o : 1;
    const back = Math.min(o, 1 + enemy.striking.reach);
    // The unit that answers has lost models on average, and with them natural ones: the mean of a square and a half.
    const weaker = burnsEnemy > 0 ? 1 / 8 : 1;
    const answer = weaker * hurt * left * (1 + burnsOwn) * back * afterBlow(burnsEnemy, gives(own), e);
    const tracks = (1 + burnsOwn) * (1 + burnsEnemy);
    const spreads = (gives(enemy) || 2 * burnsOwn > o ? 3 : 1) * (gives(own) || 2 * burnsEnemy > e ? 3 : 1);
    // Of all pairs those that lie ahead of an average one.
    const ahead = x * y > 1 ? 1 / (6 * spreads) : 1 / 2;
    const bombs = exploded ? 0 : bombsOf(own.unit) + bombsOf(enemy.unit);
    return x * y * (ahead * (charge + answer + 12 * tracks * o * e) + bombs * o * e * (x * y > 1 ? 0.4 : 2));
  }

  total(): number {
    let total = this.steps;
    for (const [step, { pairs, rows, target, memory }] of this.asked) {
      // Dice and wounds of half the models on average, where many strengths are asked for.
      const share = pairs > 1 ? 1 / 2 : 1;
      const fire = step.rolls * (PLANNING * (1 + step.lines) + share * share * step.products);
      total += memory * (pairs * fire + rows * rowCost(step, target.states, share));
    }
    return total;
  }
}

/** Steps from one pair of states after a strike: natural ones that burn the striker, then what the struck models give back. */
function afterBlow(burns: number, gives: boolean, states: number): number {
  if (burns === 0 && !gives) return 1;
  // Each number of natural ones leads to as many states and one.
  return 6 * states * (((burns + 1) * (burns + 2)) / 2);
}

/** Wounds of the models that do not blow themselves up. */
function woundsWithoutBombs(unit: ResolvedUnit): number {
  const { selfDestruct } = planRevenge(unit);
  return unit.models.reduce((sum, { count, tough }, entry) => sum + (selfDestruct[entry] > 0 ? 0 : count * tough), 0);
}

/** Models that destroy themselves, for each number of wounds they may lose by it. */
function bombsOf(unit: ResolvedUnit): number {
  if (unit.traits.selfDestruct === 0) return 0;
  const { selfDestruct } = planRevenge(unit);
  const bombs = unit.models.filter((_, entry) => selfDestruct[entry] > 0);
  const models = bombs.reduce((sum, { count }) => sum + count, 0);
  return models * bombs.reduce((sum, { count, tough }) => sum + count * tough, 0);
}

function forceOf(unit: ResolvedUnit, enemy: ResolvedUnit, input: DuelInput, who: 0 | 1): Force {
  const { distance, moved, options, reach, circumstances } = input;
  const { attacker, defender } = circumstances;
  const cover = input.cover && who === 0;
  const base = {
    distance,
    moved,
    cover,
    reach: who === 0 ? reach.attacker : reach.defender,
    attackerIs: who === 0 ? attacker : defender,
    targetIs: who === 0 ? defender : attacker,
    whim: 'none',
    attackerGrowth: 0,
    targetGrowth: 0,
    feat: true,
    options,
  } as const;
  const cost = (phase: Situation['phase'], charging: boolean): StepCost =>
    stepCost(unit, enemy, { ...base, phase, charging, fatigued: false });
  return {
    unit,
    states: statesOf(unit, enemy, options),
    shooting: cost('shooting', false),
    charging: cost('melee', true),
    striking: cost('melee', false),
    memory: (unit.traits.feats.length > 0 ? 1.3 : 1) * (unit.traits.limited ? 1.3 : 1) * (unit.grows ? 1.7 : 1),
  };
}

export function duelCost(battle: DuelBattle): number {
  return battle.cases.reduce((sum, units) => sum + duelCaseCost(units, battle), 0);
}

function duelCaseCost({ attacker, defender }: Case, { scenarios, input, spellHits }: DuelBattle): number {
  const estimate = new DuelEstimate([forceOf(attacker, defender, input, 0), forceOf(defender, attacker, input, 1)]);
  for (const scenario of scenarios) {
    const spread: Spread = { a: 1, b: 1, flags: 1, exploded: false };
    for (const { side, hits, dice } of spellHits) estimate.cast(spread, side === 'attacker' ? 1 : 0, hits * dice);
    for (const round of SCENARIO_ROUNDS[scenario])
      for (const { side, action } of round)
        if (action !== 'move') estimate[action](spread, side === 'attacker' ? 0 : 1);
  }
  return estimate.total();
}
