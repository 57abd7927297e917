// A battle that was played, round by round: what its dice and its losses did to the attacker's chance to win, against the exact odds.
import { type Ledger, type LedgerOption, type LedgerOutcome, type LedgerStep, ledgerOf } from '@oddsmith/kernel';
import { Budget } from '../contract/budget.ts';
import { battleCalculator } from './calculators/battle.ts';
import type { LogEvent, ToldBattle } from './text/battle-log.ts';
import { type Army, isNobody, standardOrder, UNIT_IDS, UNITS, type UnitId, unitIndex } from './units.ts';

type Side = 'attack' | 'defense';

/** What a line of the review is about. */
export interface ReviewedThrow {
  readonly round: number;
  readonly what: 'guns' | 'fire' | 'losses';
  /** Dice, hits and hits to be expected of a volley; pieces taken off by losses. */
  readonly dice: number;
  readonly hits: number;
  readonly expected: number;
}

/** Side 0 attacks; everything is its chance to win, a battle without survivors counting half. */
export type BattleReview = Ledger<ReviewedThrow, Army> & {
  /** Losses that were told without a choice to judge: more or fewer than the hits, or too many ways to take them. */
  readonly unjudged: number;
};

export type ReviewProblem = 'unread-volley' | 'submarines' | 'no-volley';

/** Ways to take losses that are weighed, at most. */
const MOST_WAYS = 60;
const FACES = 6;

/** P(hits) of dice that hit on 1, on 2 or less, and so on. */
function hitsOf(dice: readonly number[]): number[] {
  let chances = [1];
  dice.forEach((count, index) => {
    const hit = (index + 1) / FACES;
    for (let die = 0; die < count; die++) {
      const next = new Array<number>(chances.length + 1).fill(0);
      chances.forEach((chance, hits) => {
        next[hits] += chance * (1 - hit);
        next[hits + 1] += chance * hit;
      });
      chances = next;
    }
  });
  return chances;
}

const isAir = (id: UnitId) => UNITS[unitIndex(id)].kind === 'air';

interface Standing {
  readonly attack: Army;
  readonly defense: Army;
}

/** Off they come, battleships damaged before anything is lost at sea. */
function without(army: Army, hits: number, order: readonly UnitId[], naval: boolean): Army {
  const left: { [id in UnitId]?: number | undefined } = { ...army };
  let rest = hits;
  if (naval && (left.bat ?? 0) > 0) {
    const damaged = Math.min(rest, left.bat ?? 0);
    left.bat = (left.bat ?? 0) - damaged;
    left.dbat = (left.dbat ?? 0) + damaged;
    rest -= damaged;
  }
  for (const id of order) {
    const lost = Math.min(left[id] ?? 0, rest);
    if (lost > 0) left[id] = (left[id] ?? 0) - lost;
    rest -= lost;
  }
  return left;
}

/** Every way to take so many pieces off, or undefined where there are too many. */
function waysToLose(army: Army, hits: number): Army[] | undefined {
  let ways: { readonly left: Army; readonly rest: number }[] = [{ left: army, rest: hits }];
  for (const id of UNIT_IDS) {
    const there = army[id] ?? 0;
    if (there === 0) continue;
    ways = ways.flatMap(({ left, rest }) =>
      Array.from({ length: Math.min(there, rest) + 1 }, (_, lost) => ({
        left: { ...left, [id]: there - lost },
        rest: rest - lost,
      })),
    );
    if (ways.length > 20 * MOST_WAYS) return undefined;
  }
  const whole = ways.filter(({ rest }) => rest === 0).map(({ left }) => left);
  return whole.length > MOST_WAYS ? undefined : whole;
}

function count(army: Army): number {
  return UNIT_IDS.reduce((sum, id) => sum + (army[id] ?? 0), 0);
}

function keyOf(army: Army): string {
  return UNIT_IDS.map((id) => army[id] ?? 0).join();
}

class Reviewer {
  private readonly told: ToldBattle;
  private readonly known = new Map<string, number>();
  readonly steps: LedgerStep<ReviewedThrow, Army>[] = [];
  unjudged = 0;
  now: Standing;
  private round = 0;

  constructor(told: ToldBattle) {
    this.told = told;
    this.now = { attack: told.attack, defense: told.defense };
  }

  /** The attacker's chance to win from here, both sides losing the cheapest first. */
  value({ attack, defense }: Standing, begun = true): number {
    if (isNobody(attack)) return isNobody(defense) ? 0.5 : 0;
    if (isNobody(defense)) return 1;
    const key = `${keyOf(attack)} ${keyOf(defense)} ${begun}`;
    const before = this.known.get(key);
    if (before !== undefined) return before;
    const { naval } = this.told;
    const input = battleCalculator.input.parse({
      naval,
      inProgress: begun,
      waves: [{ attack: { units: attack }, defense: { units: defense } }],
    });
    const { summary } = battleCalculator.exact(battleCalculator.prepare(input), new Budget());
    const value = summary.winChance + summary.drawChance / 2;
    this.known.set(key, value);
    return value;
  }

  private order(side: Side): readonly UnitId[] {
    return standardOrder(side, this.told.naval);
  }

  private fallen(side: Side, hits: number, from = this.now): Standing {
    const army = without(from[side], hits, this.order(side), this.told.naval);
    return this.cleared({ ...from, [side]: army });
  }

  /** Guns and transports that are left alone are lost with the battle. */
  private cleared(standing: Standing): Standing {
    const helpless = UNITS.filter(({ id }) => (standing.defense[id] ?? 0) > 0).every((unit) => unit.helpless);
    return helpless ? { ...standing, defense: {} } : standing;
  }

  /** AA guns fire once, before the first round, at aircraft alone. */
  guns(dice: readonly number[], hits: number): void {
    const air = this.order('attack').filter(isAir);
    const after = (n: number) => this.cleared({ ...this.now, attack: without(this.now.attack, n, air, false) });
    this.throwDice('defense', 'guns', dice, hits, (n) => this.value(after(n)));
    this.now = after(hits);
  }

  private throwDice(
    side: Side,
    what: ReviewedThrow['what'],
    dice: readonly number[],
    hits: number,
    value: (hits: number) => number,
  ): void {
    const chances = hitsOf(dice);
    const outcomes = chances.map((chance, n): LedgerOutcome => ({ chance, value: value(n) }));
    const expected = chances.reduce((sum, chance, n) => sum + n * chance, 0);
    const thrown = dice.reduce((sum, n) => sum + n, 0);
    const about = { round: this.round, what, dice: thrown, hits, expected };
    this.steps.push({ kind: 'roll', side: side === 'attack' ? 0 : 1, about, outcomes, got: Math.min(hits, thrown) });
  }

  /** Both sides fire at once: what is hit still fires. */
  fight(fire: { readonly [side in Side]: Volley }, losses: readonly LogEvent[]): void {
    this.round++;
    const { attack, defense } = fire;
    const theirs = hitsOf(defense.dice);
    const both = (hits: number, taken: number) =>
      this.value(this.fallen('attack', taken, this.fallen('defense', hits)));
    const whatever = (hits: number) => theirs.reduce((sum, chance, taken) => sum + chance * both(hits, taken), 0);
    this.throwDice('attack', 'fire', attack.dice, attack.hits, whatever);
    this.throwDice('defense', 'fire', defense.dice, defense.hits, (taken) => both(attack.hits, taken));
    const standard = this.fallen('attack', defense.hits, this.fallen('defense', attack.hits));
    const told = losses.some(({ kind }) => kind !== 'volley') ? this.afterTold(losses) : standard;
    this.choose('attack', defense.hits, told.attack, (army) =>
      this.cleared({ attack: army, defense: standard.defense }),
    );
    this.choose('defense', attack.hits, told.defense, (army) => this.cleared({ attack: told.attack, defense: army }));
    this.now = this.cleared(told);
  }

  private afterTold(losses: readonly LogEvent[]): Standing {
    const left = { attack: { ...this.now.attack }, defense: { ...this.now.defense } };
    for (const event of losses) {
      if (event.kind === 'volley') continue;
      const army: { [id in UnitId]?: number | undefined } = left[event.side];
      if (event.kind === 'loss') army[event.unit] = Math.max(0, (army[event.unit] ?? 0) - event.lost);
      else {
        army.bat = Math.max(0, (army.bat ?? 0) - event.hits);
        army.dbat = (army.dbat ?? 0) + event.hits;
      }
    }
    return left;
  }

  private choose(side: Side, hits: number, left: Army, standing: (army: Army) => Standing): void {
    const from = this.now[side];
    if (hits === 0 || hits >= count(from)) return;
    const ways = this.told.naval ? undefined : waysToLose(from, hits);
    const chosen = ways?.findIndex((way) => keyOf(way) === keyOf(left)) ?? -1;
    if (ways === undefined || chosen < 0) {
      this.unjudged++;
      return;
    }
    const options = ways.map((army): LedgerOption<Army> => ({ label: army, value: this.value(standing(army)) }));
    const about = { round: this.round, what: 'losses' as const, dice: 0, hits, expected: 0 };
    this.steps.push({ kind: 'decision', side: side === 'attack' ? 0 : 1, about, options, chosen });
  }
}

interface Volley {
  readonly dice: readonly number[];
  readonly hits: number;
}

const NO_DICE: Volley = { dice: [], hits: 0 };

function joined(one: Volley, other: Volley): Volley {
  const dice = Array.from({ length: FACES }, (_, face) => (one.dice[face] ?? 0) + (other.dice[face] ?? 0));
  return { dice, hits: one.hits + other.hits };
}

/** Luck and decisions of a battle as it was told, or why it cannot be judged. */
export function reviewBattle(told: ToldBattle): BattleReview | { readonly problem: ReviewProblem } {
  const volleys = told.events.filter((event) => event.kind === 'volley');
  if (volleys.length === 0) return { problem: 'no-volley' };
  if (volleys.some(({ dice }) => dice === undefined)) return { problem: 'unread-volley' };
  if ((told.attack.sub ?? 0) + (told.defense.sub ?? 0) > 0) return { problem: 'submarines' };
  const reviewer = new Reviewer(told);
  const gunsFire = volleys.some(({ onAircraft, dice }) => onAircraft && (dice?.[0] ?? 0) > 0);
  const start = reviewer.value(reviewer.now, !gunsFire);
  let fire: { attack?: Volley; defense?: Volley } = {};
  let losses: LogEvent[] = [];
  const close = () => {
    if (fire.attack !== undefined || fire.defense !== undefined)
      reviewer.fight({ attack: fire.attack ?? NO_DICE, defense: fire.defense ?? NO_DICE }, losses);
    fire = {};
    losses = [];
  };
  for (const event of told.events) {
    if (event.kind !== 'volley') {
      losses.push(event);
      continue;
    }
    const { dice = [], hits, side, onAircraft } = event;
    if (onAircraft) {
      reviewer.guns(dice, hits);
      continue;
    }
    // Losses end a round, and so does a side that fires when both have.
    if (losses.length > 0 || (fire.attack !== undefined && fire.defense !== undefined)) close();
    fire = { ...fire, [side]: joined(fire[side] ?? NO_DICE, { dice, hits }) };
  }
  close();
  return { ...ledgerOf(start, reviewer.steps), unjudged: reviewer.unjudged };
}
