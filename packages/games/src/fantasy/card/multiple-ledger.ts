// What became of two units against one: both engines write it, probabilities or counts, and findings are read from it.
import { type Distribution, relabel, summarize } from '@oddsmith/kernel';
import type { Findings, Tally } from '../../contract/calculator.ts';
import { chanceHeadline } from '../../contract/headline.ts';
import { type StrikeFinding, strikeRow } from './ledger.ts';
import { Margins } from './margins.ts';
import { firstStrikes, type Lost, type MultipleBattle, UNITS, type UnitName } from './multiple.ts';
import { modelsAfter } from './side.ts';

/** What becomes of a unit of the side that lost. */
export type UnitFate = 'holds' | 'fallsBack' | 'breaks' | 'destroyed';

/** How a combat ended: its last round, and what had become of those who left before. */
export interface MultipleEnd {
  readonly lost: Lost;
  /** null where neither side won. */
  readonly winner: 'pair' | 'second' | null;
  /** Of those that lost and stood. */
  readonly fates: { readonly [U in UnitName]?: UnitFate };
}

type MultipleStrike = Omit<StrikeFinding, 'side'> & { readonly unit: UnitName; readonly against: UnitName };

export interface MultipleFindings extends Findings {
  readonly distributions: { readonly [D in `${UnitName}Lost` | `${UnitName}Slain`]: Distribution };
  /** Each unit by itself; falling back is 0 in The 9th Age. */
  readonly summary: {
    readonly [S in `${UnitName}Breaks` | `${UnitName}FallsBack` | `${UnitName}Destroyed`]: number;
  };
  readonly chances: { readonly pairWins: number; readonly secondWins: number; readonly even: number };
  /** Where charges are rolled for: the chances that they arrive, and that nobody is there to fight. */
  readonly charge?: { readonly [U in UnitName]?: number } & { readonly nobodyFights: number };
  /** Where flight and pursuit are rolled: the chances that a broken unit is run down. */
  readonly pursuit?: { readonly [R in `${UnitName}RunDown`]: number };
  /** Rounds that are fought on average, where there may be several. */
  readonly meanRounds?: number;
  /** Points of the pair less those of its enemy in the first round, given that somebody stands on both sides. */
  readonly margin: Distribution | null;
  readonly strikes: readonly MultipleStrike[];
}

const FIGURES = {
  second: { breaks: 'secondBreaks', fallsBack: 'secondFallsBack', destroyed: 'secondDestroyed' },
  first: { breaks: 'firstBreaks', fallsBack: 'firstFallsBack', destroyed: 'firstDestroyed' },
  ally: { breaks: 'allyBreaks', fallsBack: 'allyFallsBack', destroyed: 'allyDestroyed' },
} as const;

export class MultipleLedger {
  private readonly battle: MultipleBattle;
  private readonly lost: { readonly [U in UnitName]: Float64Array };
  private readonly summary = {
    ...{ secondBreaks: 0, secondFallsBack: 0, secondDestroyed: 0 },
    ...{ firstBreaks: 0, firstFallsBack: 0, firstDestroyed: 0 },
    ...{ allyBreaks: 0, allyFallsBack: 0, allyDestroyed: 0 },
  };
  private readonly wins = { pair: 0, second: 0, nobody: 0 };
  private readonly margins = new Margins();
  private readonly arrivals: { [U in UnitName]: number } = { first: 0, ally: 0, second: 0 };
  private readonly runDown = { firstRunDown: 0, allyRunDown: 0, secondRunDown: 0 };
  private nobody = 0;
  private fought = 0;
  weight = 0;

  constructor(battle: MultipleBattle) {
    this.battle = battle;
    const empty = (name: UnitName) => new Float64Array(battle.sides[name].totalWounds + 1);
    this.lost = { first: empty('first'), ally: empty('ally'), second: empty('second') };
  }

  addMargin(margin: number, weight: number): void {
    this.margins.add(margin, weight);
  }

  addArrival(name: UnitName, weight: number): void {
    this.arrivals[name] += weight;
  }

  addRound(weight: number): void {
    this.fought += weight;
  }

  addRunDown(name: UnitName, weight: number): void {
    this.runDown[`${name}RunDown`] += weight;
  }

  /** Nobody fights: no charge has arrived. */
  addNobody(lost: Lost, weight: number): void {
    this.nobody += weight;
    this.addLosses(lost, {}, weight);
  }

  addEnd({ lost, winner, fates }: MultipleEnd, weight: number): void {
    this.wins[winner ?? 'nobody'] += weight;
    this.addLosses(lost, fates, weight);
  }

  private addLosses(lost: Lost, fates: MultipleEnd['fates'], weight: number): void {
    this.weight += weight;
    for (const name of UNITS) {
      this.lost[name][lost[name]] += weight;
      const gone = lost[name] === this.battle.sides[name].totalWounds;
      const fate = gone ? 'destroyed' : (fates[name] ?? 'holds');
      if (fate !== 'holds') this.summary[FIGURES[name][fate]] += weight;
    }
  }

  private courseFindings(whole: number): Pick<MultipleFindings, 'charge' | 'pursuit' | 'meanRounds'> {
    const { charges, input } = this.battle;
    const rolled = UNITS.filter((name) => charges[name] !== null);
    const arrivals = Object.fromEntries(rolled.map((name) => [name, this.arrivals[name] / whole]));
    const { firstRunDown, allyRunDown, secondRunDown } = this.runDown;
    return {
      ...(rolled.length > 0 && { charge: { ...arrivals, nobodyFights: this.nobody / whole } }),
      ...(input.pursuit && {
        pursuit: {
          secondRunDown: secondRunDown / whole,
          firstRunDown: firstRunDown / whole,
          allyRunDown: allyRunDown / whole,
        },
      }),
      ...(input.rounds > 1 && { meanRounds: this.fought / whole }),
    };
  }

  /** `whole` is the weight of all battles: 1 for probabilities. */
  findings(whole: number, errorBound = 0): MultipleFindings {
    const { battle, lost } = this;
    const share = (name: UnitName) => lost[name].map((weight) => weight / whole);
    const slain = (name: UnitName) => {
      const side = battle.sides[name];
      const models = Int32Array.from(lost[name], (_, wounds) => side.card.models - modelsAfter(side, wounds));
      return summarize(relabel(share(name), models));
    };
    const summary = { ...this.summary };
    for (const key of Object.keys(summary) as (keyof typeof summary)[]) summary[key] /= whole;
    const { pair, second, nobody } = this.wins;
    return {
      errorBound,
      distributions: {
        secondLost: summarize(share('second')),
        firstLost: summarize(share('first')),
        allyLost: summarize(share('ally')),
        secondSlain: slain('second'),
        firstSlain: slain('first'),
        allySlain: slain('ally'),
      },
      summary,
      chances: { pairWins: pair / whole, secondWins: second / whole, even: nobody / whole },
      ...this.courseFindings(whole),
      margin: this.margins.distribution(),
      strikes: firstStrikes(battle).flatMap(({ unit, against, target, strikes }) =>
        strikes.map(({ group, count }) => ({ unit, against, ...strikeRow(group, count, target) })),
      ),
    };
  }
}

/** A combat as it was rolled. */
export interface MultipleOutcome extends MultipleEnd {
  /** Of the first round; null where points were not counted. */
  readonly margin: number | null;
  /** Of those who rolled for their charge. */
  readonly arrived: readonly UnitName[];
  readonly rounds: number;
  readonly runDown: UnitName | null;
}

export function multipleTally(battle: MultipleBattle): Tally<MultipleOutcome, MultipleFindings> {
  const ledger = new MultipleLedger(battle);
  const findings = () => ledger.findings(ledger.weight);
  return {
    add: ({ margin, arrived, rounds, runDown, ...end }, weight = 1) => {
      for (const name of arrived) ledger.addArrival(name, weight);
      ledger.addRound(rounds * weight);
      if (runDown !== null) ledger.addRunDown(runDown, weight);
      if (margin !== null) ledger.addMargin(margin, weight);
      if (rounds === 0) ledger.addNobody(end.lost, weight);
      else ledger.addEnd(end, weight);
    },
    headline: () => chanceHeadline(findings().chances.pairWins, ledger.weight),
    findings,
  };
}
