// What became of battles of two cards: both engines write it, probabilities or counts, and findings are read from it.
import { type Distribution, Histogram, relabel, summarize } from '@oddsmith/kernel';
import type { Findings } from '../../contract/calculator.ts';
import { armourNeeded } from '../exact/die.ts';
import type { HitTarget, HitValue } from '../schema/index.ts';
import { atStart, type CardBattle, openingRound, openingStrikes } from './battle.ts';
import type { ChargeRoll } from './charge.ts';
import { Margins } from './margins.ts';
import { type PlainProfile, plainProfile } from './plain.ts';
import { FEATS, type Feat } from './pursuit.ts';
import { type Fighter, modelsAfter, type Side } from './side.ts';
import { AFTER_ALL, BEFORE_ALL, type StrikeGroup, type StrikeKind } from './strikes.ts';

export const OUTCOMES = [
  'bothDestroyed',
  'firstDestroyed',
  'secondDestroyed',
  'draw',
  'firstHolds',
  'firstFallsBack',
  'firstBreaks',
  'secondHolds',
  'secondFallsBack',
  'secondBreaks',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Outcomes after which the fight goes on. */
const GOES_ON: readonly Outcome[] = ['draw', 'firstHolds', 'secondHolds'];

/** The first unit asks: what it does to the enemy comes first, as the figure that analyses look at unless told otherwise. */
const ENDINGS = [
  'secondBreaks',
  'secondDestroyed',
  'secondFallsBack',
  'firstBreaks',
  'firstDestroyed',
  'firstFallsBack',
  'bothDestroyed',
  'stillFighting',
] as const satisfies readonly (Outcome | 'stillFighting')[];
type Ending = (typeof ENDINGS)[number];

export interface RoundFindings {
  /** The chance that the round is fought. */
  readonly fought: number;
  readonly outcomes: { readonly [O in Outcome]: number };
  /** First's points less second's, given that both units still stand. */
  readonly margin: Distribution | null;
}

/** One group of strikes of the first round, nobody shaken. */
export interface StrikeFinding {
  readonly side: 'first' | 'second';
  readonly kind: StrikeKind;
  readonly step: number | 'before' | 'after';
  readonly models: number;
  readonly toHit: HitTarget;
  readonly toWound: HitValue;
  readonly armourSave: HitValue;
  readonly ward: HitValue;
  readonly regeneration: HitValue;
  /** What the target numbers come from; no skills where no die is rolled to hit. */
  readonly skill: number | null;
  readonly enemySkill: number | null;
  readonly strength: number;
  readonly toughness: number;
  /** The enemy's armour before piercing, 7 for none. */
  readonly armour: number;
  readonly piercing: number;
  /** The same strikes as a profile of fantasy/attack. */
  readonly profile: PlainProfile;
}

export interface CardFindings extends Findings {
  readonly distributions: {
    readonly firstLost: Distribution;
    readonly secondLost: Distribution;
    readonly firstSlain: Distribution;
    readonly secondSlain: Distribution;
  };
  /** joint[a][b]: wounds lost by first and second. */
  readonly joint: readonly (readonly number[])[];
  readonly rounds: readonly RoundFindings[];
  /** `failedCharge` where a charge is rolled for. */
  readonly summary: { readonly [E in Ending]: number } & { readonly failedCharge?: number };
  /** What players ask first; a combat is won by whoever wins the last round that is fought. */
  readonly chances: {
    readonly firstWins: number;
    readonly secondWins: number;
    readonly even: number;
  };
  /** Where a charge is rolled for; all other chances count the battles that are never fought because it failed. */
  readonly charge?: ChargeFindings;
  /** Where the charged stand and shoot: wounds that the charger loses by it. */
  readonly standAndShoot?: Distribution;
  /** Where flight and pursuit are rolled: what either unit makes of its victories. */
  readonly pursuit?: { readonly first: FeatFindings; readonly second: FeatFindings };
  /** Where a challenge is accepted: the chances that whoever fights it for either unit is slain. */
  readonly challenge?: { readonly firstSlain: number; readonly secondSlain: number };
  readonly strikes: readonly StrikeFinding[];
  /** Points of the units that are lost on average: those of slain models, and all where the unit is destroyed or breaks. */
  readonly traded: { readonly first: number; readonly second: number };
}

/** How the battle ends: a broken enemy run down, one that fell back caught with no round left, an empty field run over. */
export type FeatFindings = { readonly [F in Feat]: number };

export interface ChargeFindings {
  readonly side: ChargeRoll['side'];
  /** Inches that it must carry. */
  readonly distance: number;
  readonly arrives: number;
  /** Inches that it carries; null where nobody is left to charge. */
  readonly range: Distribution | null;
  /** Where the charger fears whom it charges: the chance that it does not dare to. */
  readonly afraid?: number;
  /** Where the charged know the charger's Terror: the chance that it drives them off. */
  readonly drivenOff?: number;
  /** Where the charged flee, or may have to: the chance that they are caught, and destroyed. */
  readonly caught?: number;
  /** Inches that they flee, where they do; null where they never do. */
  readonly flight?: Distribution | null;
}

class RoundLedger {
  readonly outcomes: { [O in Outcome]: number };
  readonly margins = new Margins();

  constructor() {
    const none = OUTCOMES.map((outcome) => [outcome, 0]);
    this.outcomes = Object.fromEntries(none) as { [O in Outcome]: number };
  }

  findings(total: number): RoundFindings {
    const outcomes = { ...this.outcomes };
    let fought = 0;
    for (const outcome of OUTCOMES) {
      outcomes[outcome] /= total;
      fought += outcomes[outcome];
    }
    return { fought, outcomes, margin: this.margins.distribution() };
  }
}

export class Ledger {
  private readonly battle: CardBattle;
  private readonly rounds: readonly RoundLedger[];
  private readonly joint: Float64Array;
  private readonly endings: { [E in Ending]: number };
  private readonly traded = { first: 0, second: 0 };
  private readonly width: number;
  /** Inches of charges, and of flights from them. */
  private readonly ranges = new Histogram();
  private readonly flights = new Histogram();
  private failedCharges = 0;
  private arrivals = 0;
  private afraid = 0;
  private driven = 0;
  private caught = 0;
  private readonly shots = new Histogram();
  private readonly duellists = { first: 0, second: 0 };
  private readonly feats = { first: noFeats(), second: noFeats() };
  private total = 0;

  constructor(battle: CardBattle) {
    this.battle = battle;
    this.rounds = Array.from({ length: battle.input.rounds }, () => new RoundLedger());
    this.width = battle.second.totalWounds + 1;
    this.joint = new Float64Array((battle.first.totalWounds + 1) * this.width);
    this.endings = Object.fromEntries(ENDINGS.map((kind) => [kind, 0])) as { [E in Ending]: number };
  }

  get weight(): number {
    return this.total;
  }

  /** The combat result of a round in which both units stand. */
  addMargin(round: number, margin: number, weight: number): void {
    this.rounds[round].margins.add(margin, weight);
  }

  addOutcome(round: number, outcome: Outcome, weight: number): void {
    this.rounds[round].outcomes[outcome] += weight;
  }

  addChargeRange(inches: number, weight: number): void {
    this.ranges.add(inches, weight);
  }

  addFlight(inches: number, weight: number): void {
    this.flights.add(inches, weight);
  }

  /** No battle is fought. */
  addFailedCharge(firstLost: number, secondLost: number, weight: number): void {
    this.failedCharges += weight;
    this.addLosses(firstLost, secondLost, weight, null);
  }

  /** The charger does not dare to charge. */
  addAfraid(firstLost: number, secondLost: number, weight: number): void {
    this.afraid += weight;
    this.addFailedCharge(firstLost, secondLost, weight);
  }

  /** Terror drives the charged off. */
  addDriven(weight: number): void {
    this.driven += weight;
  }

  addArrivals(weight: number): void {
    this.arrivals += weight;
  }

  /** Who fled from a charge and did not get away. */
  addCaught(name: 'first' | 'second', firstLost: number, secondLost: number, weight: number): void {
    this.caught += weight;
    if (weight > 0) this.addEnd(name === 'first' ? 'firstDestroyed' : 'secondDestroyed', firstLost, secondLost, weight);
  }

  addShot(wounds: number, weight: number): void {
    this.shots.add(wounds, weight);
  }

  addFeat(winner: 'first' | 'second', feat: Feat, weight: number): void {
    this.feats[winner][feat] += weight;
  }

  /** Whoever fights a challenge for the unit is slain in it. */
  addDuellist(name: 'first' | 'second', weight: number): void {
    this.duellists[name] += weight;
  }

  private challenge(whole: number): Pick<CardFindings, 'challenge'> {
    if (this.battle.challenge?.answer !== 'accepted') return {};
    const { first, second } = this.duellists;
    return { challenge: { firstSlain: first / whole, secondSlain: second / whole } };
  }

  /** Nothing where no flight is rolled. */
  private pursuit(whole: number): Pick<CardFindings, 'pursuit'> {
    if (!this.battle.input.pursuit) return {};
    const shares = (feats: FeatFindings): FeatFindings => ({
      runsDown: feats.runsDown / whole,
      catches: feats.catches / whole,
      overruns: feats.overruns / whole,
    });
    return { pursuit: { first: shares(this.feats.first), second: shares(this.feats.second) } };
  }

  /** The end of a battle, with the wounds each unit has lost by then. */
  addEnd(last: Outcome | 'stillFighting', firstLost: number, secondLost: number, weight: number): void {
    const ending = GOES_ON.includes(last as Outcome) ? 'stillFighting' : (last as Ending);
    this.endings[ending] += weight;
    this.addLosses(firstLost, secondLost, weight, ending);
  }

  private addLosses(firstLost: number, secondLost: number, weight: number, ending: Ending | null): void {
    this.joint[firstLost * this.width + secondLost] += weight;
    this.traded.first += weight * pointsLost(this.battle.first, firstLost, ending === 'firstBreaks');
    this.traded.second += weight * pointsLost(this.battle.second, secondLost, ending === 'secondBreaks');
    this.total += weight;
  }

  /** Nothing where no charge is rolled for and nobody shoots. */
  private charge(whole: number): Pick<CardFindings, 'charge' | 'standAndShoot'> {
    const { charge, dread, flight, volley } = this.battle;
    const shot = volley === null ? {} : { standAndShoot: summarize(this.shots.pmf()) };
    if (charge === null) return shot;
    const { side, distance } = charge;
    const inches = (moves: Histogram) => (moves.total === 0 ? null : summarize(moves.pmf()));
    const range = inches(this.ranges);
    const nerve = {
      ...(dread.charger && { afraid: this.afraid / whole }),
      ...(dread.charged && { drivenOff: this.driven / whole }),
    };
    const caught =
      flight === null && !dread.charged ? {} : { caught: this.caught / whole, flight: inches(this.flights) };
    return { ...shot, charge: { side, distance, arrives: this.arrivals / whole, range, ...nerve, ...caught } };
  }

  private chances(summary: { readonly [E in Ending]: number }, whole: number): CardFindings['chances'] {
    const { outcomes } = this.rounds[this.rounds.length - 1];
    const firstWins =
      summary.secondDestroyed + summary.secondBreaks + summary.secondFallsBack + outcomes.secondHolds / whole;
    const secondWins =
      summary.firstDestroyed + summary.firstBreaks + summary.firstFallsBack + outcomes.firstHolds / whole;
    return { firstWins, secondWins, even: summary.bothDestroyed + outcomes.draw / whole };
  }

  /** `whole` is the weight of all battles: 1 for probabilities. */
  findings(whole: number, errorBound = 0): CardFindings {
    const { battle, width } = this;
    const first = new Float64Array(battle.first.totalWounds + 1);
    const second = new Float64Array(width);
    const joint = Array.from(first, (_, a) =>
      Array.from(this.joint.subarray(a * width, (a + 1) * width), (p) => p / whole),
    );
    for (const [a, row] of joint.entries())
      for (const [b, chance] of row.entries()) {
        first[a] += chance;
        second[b] += chance;
      }
    const summary: { [E in Ending]: number } & { failedCharge?: number } = { ...this.endings };
    for (const ending of ENDINGS) summary[ending] /= whole;
    if (battle.charge !== null) summary.failedCharge = this.failedCharges / whole;
    return {
      errorBound,
      distributions: {
        firstLost: summarize(first),
        secondLost: summarize(second),
        firstSlain: summarize(relabel(first, slainByLost(battle.first))),
        secondSlain: summarize(relabel(second, slainByLost(battle.second))),
      },
      joint,
      rounds: this.rounds.map((round) => round.findings(whole)),
      summary,
      chances: this.chances(summary, whole),
      ...this.charge(whole),
      ...this.pursuit(whole),
      ...this.challenge(whole),
      strikes: strikesOf(battle),
      traded: { first: this.traded.first / whole, second: this.traded.second / whole },
    };
  }
}

function noFeats(): { [F in Feat]: number } {
  return Object.fromEntries(FEATS.map((feat) => [feat, 0])) as { [F in Feat]: number };
}

function pointsLost(side: Side, lost: number, breaks: boolean): number {
  const { points, models } = side.card;
  return breaks ? points : (points * (models - modelsAfter(side, lost))) / models;
}

function slainByLost(side: Side): Int32Array {
  return Int32Array.from({ length: side.totalWounds + 1 }, (_, lost) => side.card.models - modelsAfter(side, lost));
}

/** Every group of the first round that has at least one striker at the start. */
export function strikesOf(battle: CardBattle): readonly StrikeFinding[] {
  const round = openingRound(battle);
  const first = atStart(round.first);
  const second = atStart(round.second);
  return (['first', 'second'] as const).flatMap((side) => {
    const [own, enemy] = side === 'first' ? [first, second] : [second, first];
    return openingStrikes(own, enemy).map(({ group, count }) => ({ side, ...strikeRow(group, count, enemy) }));
  });
}

/** What a group of strikes rolls, and the values behind it. */
export function strikeRow(group: StrikeGroup, count: number, enemy: Fighter): Omit<StrikeFinding, 'side'> {
  const { kind, step, plan, values, perModel } = group;
  return {
    kind,
    step: step === BEFORE_ALL ? 'before' : step === AFTER_ALL ? 'after' : step,
    models: count / perModel,
    toHit: plan.toHit,
    toWound: plan.toWound,
    armourSave: armourNeeded(plan.armorSave, plan.armorPiercing),
    ward: plan.ward,
    regeneration: plan.recovery === 'none' ? plan.regeneration : plan.recovery,
    ...values,
    toughness: enemy.side.card.toughness,
    piercing: plan.armorPiercing,
    profile: plainProfile(group, count),
  };
}
