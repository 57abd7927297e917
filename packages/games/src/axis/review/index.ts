// A battle that was played, throw by throw: what its dice and its decisions did to the attacker's chance to win, or to the IPC that
// he may hope for, against exact values.
import { type Ledger, type LedgerOption, type LedgerStep, ledgerOf } from '@oddsmith/kernel';
import { BudgetExceeded } from '../../contract/budget.ts';
import type { Role } from '../plan.ts';
import { type HitCounts, withoutAircraft } from '../simulate/pieces.ts';
import { poolChances } from '../simulate/policy.ts';
import type { Field, Pool } from '../simulate/round.ts';
import type { LogEvent, ToldBattle } from '../text/battle-log.ts';
import { type Army, isNobody, UNITS, type Unit } from '../units.ts';
import { waysToLose } from './losses.ts';
import { type Measure, type Moment, Outlook } from './outlook.ts';
import { hitsOf, type Outcomes, ThrownRound } from './round.ts';
import { amount, armyOf, changed, cleared, fieldOf, keyOf, type Standing, totalOf } from './standing.ts';
import { type DiceByFace, type Group, groupsOf, isComplete, type Volley, type WrongDice } from './thrown.ts';

export type { Measure } from './outlook.ts';

/** What a line of the review is about. */
export interface ReviewedThrow {
  readonly round: number;
  readonly what: 'guns' | 'strike' | 'fire' | 'losses' | 'leave' | 'dive';
  /** Dice, hits and hits to be expected of a volley; pieces taken off by losses. */
  readonly dice: number;
  readonly hits: number;
  readonly expected: number;
}

export type ReviewedChoice =
  | { readonly what: 'left'; readonly army: Army }
  | { readonly what: 'fights-on' | 'retreats' }
  | { readonly what: 'dives'; readonly submarines: number };

/** Side 0 attacks; everything is its chance to win, a battle without survivors counting half, or its IPC. */
export type BattleReview = Ledger<ReviewedThrow, ReviewedChoice> & {
  readonly measure: Measure;
  /** Losses that were told without a choice to judge: more or fewer than the hits, or too many ways to take them. */
  readonly unjudged: number;
  /** Rounds in which a side could have left or dived, and this was weighed. */
  readonly weighed: number;
};

export type ReviewProblem =
  | { readonly problem: 'unread-volley' | 'no-volley' | 'too-large' }
  | { readonly problem: 'which-hits'; readonly round: number; readonly side: Role }
  | {
      readonly problem: 'wrong-dice';
      readonly round: number;
      readonly side: Role;
      readonly needed: DiceByFace;
      readonly told: DiceByFace;
    };

export interface ReviewOptions {
  readonly measure?: Measure;
  /** What taking it is worth to the attacker, in IPC. */
  readonly territoryValue?: number;
}

type Step = LedgerStep<ReviewedThrow, ReviewedChoice>;

const SIDES = ['attack', 'defense'] as const;
const SIDE = { attack: 0, defense: 1 } as const;

/** Stops the reading: a problem of the log, not of ours. */
class Unreadable extends Error {
  readonly found: ReviewProblem;

  constructor(found: ReviewProblem) {
    super(found.problem);
    this.found = found;
  }
}

class Reviewer {
  readonly steps: Step[] = [];
  unjudged = 0;
  weighed = 0;
  private readonly told: ToldBattle;
  private readonly outlook: Outlook;
  private now: Standing;
  private round = 0;
  /** What is still to be read. */
  private readonly events: LogEvent[];

  constructor(told: ToldBattle, outlook: Outlook) {
    this.told = told;
    this.outlook = outlook;
    this.events = [...told.events];
    this.now = { attack: told.attack, defense: told.defense, dived: { attack: 0, defense: 0 } };
  }

  review(): { readonly start: number } {
    const { events } = this;
    const gunsFire = events.some((event) => event.kind === 'volley' && event.onAircraft && thrownBy(event) > 0);
    const start = this.outlook.value(this.now, gunsFire ? 'guns' : 'first');
    for (let [event] = events; event?.kind === 'volley' && event.onAircraft; [event] = events) {
      events.shift();
      if (thrownBy(event) > 0) this.guns(event);
    }
    while (this.leaveOrStay()) this.fight();
    return { start };
  }

  private get moment(): Moment {
    return this.round === 0 ? 'first' : 'later';
  }

  private value(standing: Standing, leaves?: boolean): number {
    return this.outlook.value(standing, this.moment, leaves);
  }

  private about(what: ReviewedThrow['what'], numbers: Partial<ReviewedThrow> = {}): ReviewedThrow {
    return { round: this.round, what, dice: 0, hits: 0, expected: 0, ...numbers };
  }

  /** AA guns fire once, before the first round, at aircraft alone. */
  private guns({ dice = [], hits }: Volley): void {
    const field = fieldOf(this.outlook.battle(this.now, 'first'), this.now);
    const air = field.attack.pieces.filter(({ kind }) => kind === 'air').length;
    const guns = field.defense.pieces.reduce((sum, unit) => sum + (unit.antiAirShots ?? 0), 0);
    const shots = Math.min(air, guns);
    if (dice[0] !== shots)
      throw new Unreadable({
        problem: 'wrong-dice',
        round: 0,
        side: 'defense',
        needed: [shots, 0, 0, 0, 0, 0],
        told: dice,
      });
    const shotDown = (n: number): Army => {
      const pieces = withoutAircraft(field.attack.pieces, n);
      const left = armyOf({ ...field.attack, pieces }, false, 0);
      // Ships off the coast are none of the pieces.
      return UNITS.reduce(
        (army, { id, kind }) => (kind === 'sea' ? changed(army, { [id]: amount(this.now.attack, id) }) : army),
        left,
      );
    };
    const armies = Array.from({ length: shots + 1 }, (_, n) => shotDown(n));
    const value = this.outlook.table(this.now, armies, [this.now.defense], 'first');
    const outcomes = poolChances(new Array<number>(shots).fill(1), 'standard').map((chance, n) => ({
      chance,
      value: value(n, 0),
    }));
    const about = this.about('guns', { dice: shots, hits, expected: shots / 6 });
    this.steps.push({ kind: 'roll', side: 1, about, outcomes, got: Math.min(hits, shots) });
    const usual = { ...this.now, attack: armies[Math.min(hits, shots)] };
    this.now = this.settled(usual, this.losses(), undefined, this.now);
  }

  /** Losses that are told next. */
  private losses(): LogEvent[] {
    const { events } = this;
    const found: LogEvent[] = [];
    for (let [event] = events; event?.kind === 'loss' || event?.kind === 'damage'; [event] = events) {
      events.shift();
      found.push(event);
    }
    return found;
  }

  /** Whether another round was fought: before it some may have left or dived. */
  private leaveOrStay(): boolean {
    const { events } = this;
    const told = { retreats: false, attack: 0, defense: 0 };
    for (let [event] = events; event !== undefined && event.kind !== 'volley'; [event] = events) {
      events.shift();
      if (event.kind === 'retreat') told.retreats = true;
      if (event.kind === 'dive') told[event.side] += event.submarines ?? amount(this.now[event.side], 'sub');
    }
    const goesOn = events.length > 0;
    if (isNobody(this.now.attack) || isNobody(this.now.defense)) return goesOn;
    for (const side of ['attack', 'defense'] as const) this.dive(side, told[side], goesOn);
    if (told.retreats || goesOn) this.leave(told.retreats);
    return goesOn && !told.retreats;
  }

  private dive(side: Role, told: number, goesOn: boolean): void {
    const there = amount(this.now[side], 'sub') - this.now.dived[side];
    const hunted = amount(this.now[side === 'attack' ? 'defense' : 'attack'], 'des') > 0;
    if (hunted || there === 0 || !(goesOn || told > 0)) return;
    const chosen = Math.min(told, there);
    const after = (n: number): Standing => ({
      ...this.now,
      dived: { ...this.now.dived, [side]: this.now.dived[side] + n },
    });
    // A chance to win has no eye for what is saved.
    const numbers = this.outlook.measure === 'ipc' ? [...new Set([0, chosen, there])] : [chosen];
    if (numbers.length === 1 && chosen === 0) return;
    const options = numbers.map(
      (n): LedgerOption<ReviewedChoice> => ({
        label: n === 0 ? { what: 'fights-on' } : { what: 'dives', submarines: n },
        value: this.value(after(n)),
      }),
    );
    if (numbers.length > 1) this.weighed++;
    this.decide(side, this.about('dive'), options, numbers.indexOf(chosen));
    this.now = after(chosen);
  }

  private leave(retreats: boolean): void {
    if (this.round === 0) return;
    const away = { label: { what: 'retreats' } as const, value: this.outlook.banked(this.now) };
    if (!this.outlook.mayLeave) {
      if (retreats) this.decide('attack', this.about('leave'), [away], 0);
      return;
    }
    this.weighed++;
    const on = { label: { what: 'fights-on' } as const, value: this.value(this.now, false) };
    this.decide('attack', this.about('leave'), [on, away], retreats ? 1 : 0);
  }

  private decide(
    side: Role,
    about: ReviewedThrow,
    options: readonly LedgerOption<ReviewedChoice>[],
    chosen: number,
  ): void {
    this.steps.push({ kind: 'decision', side: SIDE[side], about: { ...about, round: this.round }, options, chosen });
  }

  private fight(): void {
    const before = this.now;
    const field = fieldOf(this.outlook.battle(before, this.moment), before);
    const ships = this.round === 0 ? this.bombarding(field) : [];
    this.round++;
    const round = new ThrownRound(this.outlook, before, field, ships);
    const strikes = this.groups(round.strikes);
    this.roll('strike', round.struck(strikes));
    const hits = hitsByPool(strikes, round.strikes.length);
    const struck = round.after(field, round.strikes, hits);
    const between = strikes.length > 0 ? this.losses() : [];
    const midway = this.settled(this.standing(struck, before), between, undefined, before);
    const mid = fieldOf(this.outlook.battle(midway, 'later'), midway);
    const pools = round.firePools(mid);
    const groups = this.groups(pools);
    this.roll('fire', round.fired(mid, groups));
    const fire = hitsByPool(groups, pools.length);
    const usual = this.standing(round.after(mid, pools, fire), midway);
    const by = (side: Role) => hitsOf(pools, fire, side);
    this.now = this.settled(usual, this.losses(), { attack: by('defense'), defense: by('attack') }, midway);
  }

  private bombarding({ attack }: Field): readonly Unit[] {
    if (this.told.naval) return [];
    const landed = attack.pieces.filter((unit) => unit.landed).length;
    const ashore = landed > 0 ? landed : attack.pieces.filter(({ kind }) => kind === 'land').length;
    return UNITS.filter(({ bombards }) => bombards)
      .flatMap((unit) => new Array<Unit>(amount(this.now.attack, unit.id)).fill(unit))
      .sort((a, b) => b.attack - a.attack)
      .slice(0, ashore);
  }

  private standing({ attack, defense }: Field, { dived }: Standing): Standing {
    const { naval } = this.told;
    return { attack: armyOf(attack, naval, dived.attack), defense: armyOf(defense, naval, dived.defense), dived };
  }

  /** The volleys of a moment, on its pools: whatever order the sides were told in, and losses told between them or after. */
  private groups(pools: readonly Pool[]): readonly Group[] {
    const volleys: Volley[] = [];
    for (let at = 0; at < this.events.length; ) {
      const event = this.events[at];
      if (event.kind === 'retreat' || event.kind === 'dive') break;
      if (event.kind === 'volley' && !isComplete(event.side, pools, volleys)) {
        volleys.push(event);
        this.events.splice(at, 1);
      } else if (SIDES.every((side) => isComplete(side, pools, volleys))) break;
      else at++;
    }
    return SIDES.flatMap((side) => {
      const found = groupsOf(side, pools, volleys);
      if ('needed' in found)
        throw new Unreadable({ problem: 'wrong-dice', round: this.round, ...(found as WrongDice) });
      return found;
    });
  }

  private roll(what: 'strike' | 'fire', thrown: readonly Outcomes[]): void {
    for (const { group, outcomes, got, unclear } of thrown) {
      const { side, dice, hits } = group;
      if (unclear) throw new Unreadable({ problem: 'which-hits', round: this.round, side });
      const count = dice.reduce((sum, n) => sum + n, 0);
      const expected = dice.reduce((sum, n, face) => sum + (n * (face + 1)) / 6, 0);
      this.steps.push({
        kind: 'roll',
        side: SIDE[side],
        about: this.about(what, { dice: count, hits, expected }),
        outcomes,
        got,
      });
    }
  }

  /** What is left once losses are taken: as they were told, or as usual. */
  private settled(usual: Standing, told: readonly LogEvent[], hits: Hits | undefined, before: Standing): Standing {
    const attack = this.choose('attack', usual, told, hits, before);
    return cleared(this.choose('defense', attack, told, hits, before));
  }

  private choose(
    side: Role,
    usual: Standing,
    events: readonly LogEvent[],
    hits: Hits | undefined,
    before: Standing,
  ): Standing {
    const told = afterTold(before[side], side, events);
    const lost = totalOf(before[side]) - totalOf(usual[side]);
    if (told === undefined && lost === 0) return usual;
    const left = told ?? usual[side];
    const ways = hits && waysToLose(before[side], usual[side], hits[side], this.told.naval);
    const known = ways?.findIndex((way) => keyOf(way) === keyOf(left)) ?? -1;
    const isUsual = keyOf(left) === keyOf(usual[side]);
    if (known < 0 && !isUsual) this.unjudged++;
    if (isUsual && (ways === undefined || ways.length === 1)) return usual;
    const options = known < 0 || ways === undefined ? [left] : ways;
    const value = this.optionValues(side, usual, options);
    this.decide(
      side,
      this.about('losses', { hits: lost }),
      options.map((army, n): LedgerOption<ReviewedChoice> => ({ label: { what: 'left', army }, value: value(n) })),
      Math.max(0, known),
    );
    return { ...usual, [side]: left };
  }

  private optionValues(side: Role, usual: Standing, armies: readonly Army[]): (option: number) => number {
    const moment = this.round === 0 ? 'first' : 'later';
    if (side === 'attack') {
      const value = this.outlook.table(usual, armies, [usual.defense], moment);
      return (n) => value(n, 0);
    }
    const value = this.outlook.table(usual, [usual.attack], armies, moment);
    return (n) => value(0, n);
  }
}

type Hits = { readonly [side in Role]: HitCounts };

function thrownBy({ dice }: Volley): number {
  return dice?.[0] ?? 0;
}

function hitsByPool(groups: readonly Group[], pools: number): number[] {
  const hits = new Array<number>(pools).fill(0);
  // Of dice told together it does not matter which hit: that was looked at.
  for (const group of groups) {
    let rest = group.hits;
    for (const pool of group.pools) {
      hits[pool] = Math.min(rest, group.sizes[group.pools.indexOf(pool)]);
      rest -= hits[pool];
    }
  }
  return hits;
}

/** The army of a side after the losses it was told to take; undefined where none of its own are among them. */
function afterTold(army: Army, side: Role, events: readonly LogEvent[]): Army | undefined {
  let left: Army | undefined;
  for (const event of events) {
    if ((event.kind !== 'loss' && event.kind !== 'damage') || event.side !== side) continue;
    const from: Army = left ?? army;
    if (event.kind === 'loss')
      left = changed(from, { [event.unit]: Math.max(0, amount(from, event.unit) - event.lost) });
    else {
      const hit = Math.min(event.hits, amount(from, 'bat'));
      left = changed(from, { bat: amount(from, 'bat') - hit, dbat: amount(from, 'dbat') + hit });
    }
  }
  return left;
}

/** Luck and decisions of a battle as it was told, or why it cannot be judged. */
export function reviewBattle(
  told: ToldBattle,
  { measure = 'chance', territoryValue = 0 }: ReviewOptions = {},
): BattleReview | ReviewProblem {
  const volleys = told.events.filter((event) => event.kind === 'volley');
  if (volleys.length === 0) return { problem: 'no-volley' };
  if (volleys.some(({ dice }) => dice === undefined)) return { problem: 'unread-volley' };
  const reviewer = new Reviewer(told, new Outlook(told, { measure, territoryValue }));
  try {
    const { start } = reviewer.review();
    const { steps, unjudged, weighed } = reviewer;
    return { ...ledgerOf(start, steps), measure, unjudged, weighed };
  } catch (thrown) {
    if (thrown instanceof Unreadable) return thrown.found;
    if (thrown instanceof BudgetExceeded) return { problem: 'too-large' };
    throw thrown;
  }
}
