// How many elementary steps the exact engine needs, estimated before it runs: the engine's own loops with sizes in place of
// chances.
import { type Budget, BudgetExceeded } from '../budget.ts';
import { buildCasualties, MAX_STATES } from './exact/casualties.ts';
import { PLANNING } from './exact/firing-lines.ts';
import { tracksOf } from './exact/side.ts';
import { hitProducts, reachOfDie, volleyProducts } from './exact/volley.ts';
import { type Blow, type Fighter, MeleeCost } from './melee-cost.ts';
import type { AttackBattle, Case, DuelBattle } from './plan/battle.ts';
import { planRevenge } from './plan/nerve.ts';
import type { Situation } from './plan/situation.ts';
import { looseAgainst, type Part, planOfLine, planStep } from './plan/step.ts';
import { planTarget } from './plan/target.ts';
import type { ResolvedUnit } from './rules/resolve.ts';
import { roundsOf } from './scenario.ts';
import type { DuelInput, Options } from './schema.ts';
import { takedownCost } from './takedown-cost.ts';

/** A unit is a line of wounds, unless Takedown on heroes or Self-Destruct add side tracks: those are counted. */
function statesOf(unit: ResolvedUnit, enemy: ResolvedUnit, options: Options, budget?: Budget): number {
  if (unit.startingWounds >= MAX_STATES) return Number.POSITIVE_INFINITY;
  const tracks = tracksOf(unit, enemy, options);
  const heroes = tracks.takedown === 'heroFirst' && unit.models.some((model) => model.hero);
  if (!heroes && !tracks.selfDestruct.some(Boolean)) return unit.startingWounds + 1;
  try {
    return buildCasualties(unit, tracks, budget).states;
  } catch (thrown) {
    // Too many states; a clock that has run out is another matter.
    if (thrown instanceof BudgetExceeded && thrown.code === 'budget/exceeded') return Number.POSITIVE_INFINITY;
    throw thrown;
  }
}

/** What a fresh unit's step costs against a fresh target, and how far it reaches. */
interface StepCost {
  readonly lines: number;
  /** Most wounds it can mark. */
  readonly reach: number;
  /** Numbers of wounds that are possible: Deadly ones come in steps. */
  readonly kinds: number;
  readonly products: number;
  readonly hitProducts: number;
  /** Unmultiplied wounds of Deadly lines, which are walked over the states one by one. */
  readonly deadly: number;
  /** Most natural ones of hazardous weapons. */
  readonly ones: number;
  /** Wounds and natural ones by entry of the attacker. */
  readonly reachOf: Float64Array;
  readonly onesOf: Float64Array;
  /** Models with Takedown, and what their dice and the wounds of each on one state come to. */
  readonly pickers: number;
  readonly picking: number;
  readonly marking: number;
  readonly rolls: number;
}

function stepCost(
  attacker: ResolvedUnit,
  defender: ResolvedUnit,
  situation: Situation,
  part: Part = 'everything',
): StepCost {
  const target = planTarget(
    defender,
    defender.models.map((model) => model.count),
    0,
    situation,
  );
  const living = attacker.models.map((model) => model.count);
  const step = planStep(attacker, living, { situation, part, limitedUsed: false });
  const { impact, heavyImpact, ravage, crush } = looseAgainst(step.loose, target);
  const loose = impact + heavyImpact + ravage + crush;
  const cost = {
    reach: loose,
    reachOf: Float64Array.from(attacker.models, ({ count }) => (loose * count) / attacker.startingModels),
    onesOf: new Float64Array(attacker.models.length),
    products: 0,
    hitProducts: 0,
    deadly: 0,
    ones: 0,
    pickers: 0,
    picking: 0,
    marking: 0,
  };
  let singles = cost.reach;
  for (const line of step.lines) {
    const plan = planOfLine(line, situation, target);
    if (!plan.inRange) continue;
    const dice = line.weapon.attacks * (line.takedown ? 1 : line.bearers);
    const reach = reachOfDie(plan);
    cost.products += volleyProducts(plan, dice, plan.hazard ? 'natural ones' : 'nothing');
    if (!line.takedown) cost.hitProducts += hitProducts(plan, dice);
    const all = line.bearers * line.weapon.attacks;
    cost.reach += all * reach.wounds * plan.deadly;
    cost.reachOf[line.entry] += all * reach.wounds * plan.deadly;
    cost.onesOf[line.entry] += all * reach.ones;
    if (plan.deadly > 1) cost.deadly += dice * reach.wounds;
    else singles += all * reach.wounds;
    cost.ones += all * reach.ones;
    if (!line.takedown) continue;
    cost.pickers += line.bearers;
    cost.picking += 2 * line.bearers * volleyProducts(plan, dice, 'nothing');
    cost.marking += 4 * line.bearers * (1 + dice * reach.wounds) * plan.deadly;
  }
  // A few single wounds fill the gaps between steps.
  const kinds = singles > 1 ? cost.reach : singles + cost.deadly;
  return { ...cost, kinds, lines: step.lines.length, rolls: step.unpredictable ? 2 : 1 };
}

/** From one state to a row of states: wounds put on models, by the share of the unit that is left. */
function rowCost(step: StepCost, states: number, share: number): number {
  const { deadly, pickers, picking, marking, reach, rolls, ones } = step;
  const walked = deadly > 0 || pickers > 0 ? states / 3 : 1;
  const picked = share * (picking + pickers * states) + (share ** 2 * marking * states) / 3;
  const wounds = walked * Math.min(share * reach, 2 * states) + states * share * deadly + picked;
  return rolls * (1 + share * ones) * (states + wounds);
}

export function attackCost({ cases, situation }: AttackBattle, budget?: Budget): number {
  return cases.reduce((sum, units) => sum + attackCaseCost(units, situation, budget), 0);
}

function attackCaseCost({ attacker, defender }: Case, situation: Situation, budget?: Budget): number {
  const states = statesOf(defender, attacker, situation.options, budget);
  // Those of the attacker cost nothing, but there may be too many.
  if (!Number.isFinite(states + statesOf(attacker, defender, situation.options, budget)))
    return Number.POSITIVE_INFINITY;
  const step = stepCost(attacker, defender, situation);
  const classes = step.pickers === 0 ? 1 : Math.min(defender.startingModels, 1 + step.pickers);
  const each = PLANNING * (1 + step.lines) + step.products + step.hitProducts;
  const picked = step.pickers === 0 ? 0 : step.rolls * takedownCost(attacker, defender, situation, states);
  return step.rolls * classes * each + rowCost(step, states, 1) + picked;
}

/** How far a duel has spread: states of both units that are possible. */
interface Spread {
  a: number;
  b: number;
  /** There was a melee before. */
  fought: boolean;
}

/** One of the two units in a duel. */
interface Force {
  readonly unit: ResolvedUnit;
  readonly states: number;
  readonly shooting: StepCost;
  /** On the charge: models that are ready, then slow ones. */
  readonly charging: readonly StepCost[];
  /** Charged: first strikes where there are any, then the others. */
  readonly striking: readonly StepCost[];
  readonly fighter: Fighter;
  /** Tables that are made of the same step: by markers, by a feat still there, by weapons used up. */
  readonly memory: number;
}

/** Of the tables that may be asked for so many are: measured. */
const TABLES = 0.77;

/** Units with different numbers of markers are walked apart: measured. */
const GROWN = 1.5;

class DuelEstimate {
  private readonly forces: readonly [Force, Force];
  /** The most pairs of classes, and of an attacker's class and a state, that any scenario asks of a step. */
  private readonly asked = new Map<StepCost, { pairs: number; rows: number; target: Force; memory: number }>();
  private steps = 0;
  private readonly growth: number;

  constructor(forces: readonly [Force, Force]) {
    this.forces = forces;
    this.growth = forces.some(({ unit }) => unit.grows) ? GROWN : 1;
  }

  /** States with the same living models share their tables. */
  private classes(who: 0 | 1, states: number): number {
    const { unit, states: all } = this.forces[who];
    const heroes = unit.models.reduce((sum, { hero, count }) => sum + (hero ? count : 0), 0);
    // Where heroes may fall first, every number of them goes with every number of the others.
    const aside = this.forces[1 - who].unit.traits.takedown && all > unit.startingWounds + 1;
    const most = aside ? (heroes + 1) * (unit.startingModels - heroes + 1) - 1 : unit.startingModels;
    return Math.max(1, (states * Math.min(all, most)) / all);
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
    const { states, unit } = this.forces[who];
    spread[key] = Math.min(states, spread[key] + (reach * states) / (unit.startingWounds + 1));
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
    this.steps += cells * enemy.states * (1 + (shooting.ones > 0 ? shooting.ones * states * 2 : 0));
    this.spreadBy(spread, (1 - who) as 0 | 1, shooting.reach);
    this.spreadBy(spread, who, shooting.ones);
    this.stand(spread, (1 - who) as 0 | 1, cells * Math.min(shooting.reach, enemy.unit.startingWounds));
  }

  /** No Retreat turns failed tests into wounds: from so many cells to every state that is left. */
  private stand(spread: Spread, who: 0 | 1, cells: number): void {
    const { unit, states } = this.forces[who];
    if (unit.traits.standFace === 0) return;
    this.steps += (cells * states) / 3;
    this.spreadBy(spread, who, unit.startingWounds);
  }

  charge(spread: Spread, who: 0 | 1): void {
    const before = [spread.a, spread.b] as const;
    for (const { who: striker, step } of this.order(who)) {
      const struck = (1 - striker) as 0 | 1;
      const [own, target] = striker === 0 ? [spread.a, spread.b] : [spread.b, spread.a];
      this.ask(striker, step, own, target);
      const { perWound, perKill, tough } = this.forces[struck].fighter;
      this.spreadBy(spread, struck, step.reach);
      this.spreadBy(spread, striker, step.ones + step.reach * (perWound + perKill / tough));
    }
    const [x, y] = who === 0 ? before : [before[1], before[0]];
    this.steps += this.growth * (this.isPlain(who) ? this.plain(who, x, y) : this.walked(who, before, spread.fought));
    for (const loser of [0, 1] as const) this.stand(spread, loser, this.forces[0].states * this.forces[1].states);
    // Where both still live, nobody is left who blows himself up.
    spread.a = Math.min(spread.a, this.forces[0].fighter.rest);
    spread.b = Math.min(spread.b, this.forces[1].fighter.rest);
    spread.fought = true;
  }

  /** Strikes in the order of a melee. */
  private order(charger: 0 | 1): { readonly who: 0 | 1; readonly step: StepCost }[] {
    const charged = (1 - charger) as 0 | 1;
    const [ready, slow] = this.forces[charger].charging;
    const answers = this.forces[charged].striking;
    const back = answers.map((step) => ({ who: charged, step }));
    const late = slow === undefined ? [] : [{ who: charger, step: slow }];
    return [...back.slice(0, -1), { who: charger, step: ready }, ...back.slice(-1), ...late];
  }

  private isPlain(who: 0 | 1): boolean {
    const traits = this.forces.map(({ unit }) => unit.traits);
    const remembers = traits.some((t) => t.retaliate + t.deathstrike + t.selfDestruct + t.feats.length > 0 || t.hazard);
    return !remembers && this.order(who).length === 2;
  }

  private plain(who: 0 | 1, x: number, y: number): number {
    const [own, enemy] = [this.forces[who].states, this.forces[1 - who].states];
    return 4 * own * enemy + x * enemy * (2 * y + own + 2 * enemy);
  }

  private walked(who: 0 | 1, spread: readonly [number, number], later: boolean): number {
    const [a, b] = this.forces;
    const strikes = this.order(who).map(({ who: striker, step }) => ({
      who: striker,
      at: (marked: number) => blowAt(this.forces[striker].unit, step, marked),
    }));
    return 4 * a.states * b.states + new MeleeCost([a.fighter, b.fighter], who, strikes).from(spread, later);
  }

  total(): number {
    let total = this.steps;
    for (const [step, { pairs, rows, target, memory }] of this.asked) {
      // Dice and wounds of half the models on average, where many strengths are asked for.
      const share = pairs > 1 ? 1 / 2 : 1;
      const fire = step.rolls * (PLANNING * (1 + step.lines) + share * share * step.products);
      total += TABLES * memory * (pairs * fire + rows * rowCost(step, target.states, share));
    }
    return total;
  }
}

/** A strike of the models that are left: casualties fall in a fixed order, and weapons with them. */
function blowAt(unit: ResolvedUnit, { reach, kinds, ones, reachOf, onesOf }: StepCost, marked: number): Blow {
  const shares = livingShares(unit, marked);
  const left = (of: Float64Array): number => shares.reduce((sum, share, entry) => sum + share * of[entry], 0);
  const reachLeft = left(reachOf);
  return { reach: reachLeft, kinds: reach > 0 ? (kinds * reachLeft) / reach : 0, ones: ones > 0 ? left(onesOf) : 0 };
}

/** Share of each entry that lives: heroes fall last, models of toughness 1 first. */
function livingShares({ models }: ResolvedUnit, marked: number): number[] {
  const shares = models.map(() => 1);
  let left = marked;
  for (let rank = 0; rank < 4; rank++)
    models.forEach(({ hero, tough, count }, entry) => {
      if ((hero ? 2 : 0) + (tough === 1 ? 0 : 1) !== rank) return;
      const fallen = Math.min(left, count * tough);
      shares[entry] = (count - Math.floor(fallen / tough)) / count;
      left -= fallen;
    });
  return shares;
}

/** Wounds of the models that do not blow themselves up. */
function woundsWithoutBombs(unit: ResolvedUnit): number {
  const { selfDestruct } = planRevenge(unit);
  return unit.models.reduce((sum, { count, tough }, entry) => sum + (selfDestruct[entry] > 0 ? 0 : count * tough), 0);
}

function fighterOf(unit: ResolvedUnit, states: number): Fighter {
  const { perWound, perKill, selfDestruct } = planRevenge(unit);
  const most = (hits: Int32Array): number => hits.reduce((highest, one) => Math.max(highest, one), 0);
  const bombs = unit.models.filter((_, entry) => selfDestruct[entry] > 0);
  return {
    states,
    wounds: unit.startingWounds,
    ignores: unit.traits.ignores.length > 0,
    feat: unit.traits.feats.length > 0,
    perWound: most(perWound),
    perKill: most(perKill),
    tough: unit.startingWounds / unit.startingModels,
    bombs: bombs.reduce((sum, { count }) => sum + count, 0),
    bombHits: most(selfDestruct),
    rest: woundsWithoutBombs(unit),
  };
}

function forceOf(unit: ResolvedUnit, enemy: ResolvedUnit, input: DuelInput, who: 0 | 1, budget?: Budget): Force {
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
  const cost = (phase: Situation['phase'], charging: boolean, part?: Part): StepCost =>
    stepCost(unit, enemy, { ...base, phase, charging, fatigued: false }, part);
  const { firstStrike, strikesFirst, strikesLast } = unit.traits;
  const answers: readonly Part[] = firstStrike || strikesFirst ? ['first strikes', 'other strikes'] : ['everything'];
  const charges: readonly Part[] = strikesLast ? ['ready', 'unwieldy'] : ['everything'];
  const states = statesOf(unit, enemy, options, budget);
  const back = who === 0 ? input.strikeBack.attacker : input.strikeBack.defender;
  return {
    unit,
    states,
    shooting: cost('shooting', false),
    charging: charges.map((part) => cost('melee', true, part)),
    striking: back ? answers.map((part) => cost('melee', false, part)) : [],
    fighter: fighterOf(unit, states),
    memory: (unit.traits.feats.length > 0 ? 1.3 : 1) * (unit.traits.limited ? 1.3 : 1) * (unit.grows ? 1.7 : 1),
  };
}

export function duelCost(battle: DuelBattle, budget?: Budget): number {
  return battle.cases.reduce((sum, units) => {
    budget?.look();
    return sum + duelCaseCost(units, battle, budget);
  }, 0);
}

function duelCaseCost(
  { attacker, defender }: Case,
  { scenarios, input, spellHits, twice }: DuelBattle,
  budget?: Budget,
): number {
  const forces = [
    forceOf(attacker, defender, input, 0, budget),
    forceOf(defender, attacker, input, 1, budget),
  ] as const;
  if (forces.some(({ states }) => !Number.isFinite(states))) return Number.POSITIVE_INFINITY;
  const estimate = new DuelEstimate(forces);
  for (const scenario of scenarios) {
    budget?.look();
    const spread: Spread = { a: 1, b: 1, fought: false };
    for (const { side, hits, dice } of spellHits) estimate.cast(spread, side === 'attacker' ? 1 : 0, hits * dice);
    for (const round of roundsOf(scenario, twice))
      for (const { side, action } of round)
        if (action !== 'move') estimate[action](spread, side === 'attacker' ? 0 : 1);
  }
  return estimate.total();
}
