// axis/bombing: AA fire at each bomber, then a die of damage for each that gets through, up to what the complex can take.
import { clamp, compound, type Dice, type Distribution, Histogram, type Pmf, power, summarize } from '@oddsmith/kernel';
import { emitter } from '@oddsmith/words';
import { Remarks } from '../../contract/advice-list.ts';
import type { Budget } from '../../contract/budget.ts';
import type { Calculator, ExplanationData, Findings, Headline, Remark, Tally } from '../../contract/calculator.ts';
import { meanHeadline } from '../../contract/headline.ts';
import { volleyHits } from '../exact/round/fire.ts';
import { rules } from '../rules/glossary.ts';
import { type Bombing, bombingSchema, MOST_BOMBERS } from '../schema/index.ts';
import { rollPool, tenths } from '../simulate/round.ts';
import { BIASED_TENTHS, UNITS } from '../units.ts';
import { type en, words } from '../words/en.ts';

const BOMBER = UNITS.find((unit) => unit.id === 'bom')!;

export interface BombingFindings extends Findings {
  readonly distributions: {
    readonly bombersLost: Distribution;
    readonly damage: Distribution;
    readonly profit: Distribution;
  };
  /** The number of bombers that earns most, where it was asked for and is another. */
  readonly decisions?: RaidDecisions;
}

interface RaidDecisions {
  readonly best: readonly { readonly bombers: number; readonly profit: number }[];
  readonly tried: number;
}

export interface Raid {
  readonly lost: number;
  readonly damage: number;
}

/** Damage of one bomber; low luck rolls 3 or 4. */
function damageDie(mode: Bombing['dice']): Pmf {
  if (mode === 'lowLuck') return Float64Array.of(0, 0, 0, 0.5, 0.5);
  if (mode === 'biased') return Float64Array.of(0, ...BIASED_TENTHS.map((n) => n / 10));
  return Float64Array.of(0, ...BIASED_TENTHS.map(() => 1 / 6));
}

function cost(raid: Bombing): number {
  return costOf(raid) * (raid.advise ? raid.bombers + 2 : 1);
}

function costOf({ bombers, capacity }: Bombing): number {
  return (bombers + 1) * (6 * bombers + capacity + 1) * 4;
}

function exact(raid: Bombing, budget: Budget): BombingFindings {
  const found = solve(raid, budget);
  return raid.advise ? { ...found, decisions: weigh(raid, found, budget) } : found;
}

/** A smaller gain is not worth a sentence. */
const NOTICEABLE = 0.05;

/** Every smaller raid, and one bomber more. */
function weigh(raid: Bombing, { summary: { profit: now } }: BombingFindings, budget: Budget): RaidDecisions {
  const others = Array.from({ length: raid.bombers + 2 }, (_, n) => n).filter(
    (n) => n !== raid.bombers && n <= MOST_BOMBERS,
  );
  const weighed = others.map((bombers) => ({
    bombers,
    profit: solve({ ...raid, bombers }, budget).summary.profit,
  }));
  const top = weighed.reduce((best, one) => (one.profit > best.profit + 1e-9 ? one : best));
  return { best: top.profit > now + NOTICEABLE ? [top] : [], tried: weighed.length };
}

function solve(raid: Bombing, budget: Budget): BombingFindings {
  const { bombers, capacity, inProgress, dice } = raid;
  budget.spend(costOf(raid));
  const lost = volleyHits(dice, [0, inProgress ? 0 : bombers]);
  const through = new Float64Array(bombers + 1);
  lost.forEach((p, n) => {
    through[bombers - n] = p;
  });
  const die = damageDie(dice);
  const look = () => budget.look();
  const damage = clamp(compound(through, die, look), 0, capacity);
  const offset = -bombers * BOMBER.cost;
  const profit = new Float64Array(capacity - offset + 1);
  lost.forEach((p, n) => {
    if (p === 0) return;
    budget.look();
    clamp(power(die, bombers - n), 0, capacity).forEach((q, points) => {
      profit[points - n * BOMBER.cost - offset] += p * q;
    });
  });
  return findings(raid, lost, damage, profit);
}

/** `profit` counts from the loss of every bomber. */
function findings({ bombers, capacity }: Bombing, lost: Pmf, damage: Pmf, profit: Pmf): BombingFindings {
  const distributions = {
    bombersLost: summarize(lost),
    damage: summarize(damage),
    profit: summarize(profit, -bombers * BOMBER.cost),
  };
  return {
    errorBound: 0,
    distributions,
    summary: {
      attackerSurvives: 1 - (bombers < lost.length ? lost[bombers] : 0),
      capacityLeft: 1 - (capacity < damage.length ? damage[capacity] : 0),
      bombersLost: distributions.bombersLost.mean,
      attackerLoss: distributions.bombersLost.mean * BOMBER.cost,
      damage: distributions.damage.mean,
      profit: distributions.profit.mean,
    },
  };
}

function simulate({ bombers, capacity, inProgress, dice: mode }: Bombing): (dice: Dice) => Raid {
  return (dice) => {
    const lost = inProgress ? 0 : rollPool(new Array<number>(bombers).fill(1), mode, dice, 'AA fire');
    let damage = 0;
    for (let n = lost; n < bombers; n++) damage += rollDamage(mode, dice);
    return { lost, damage: Math.min(capacity, damage) };
  };
}

function rollDamage(mode: Bombing['dice'], dice: Dice): number {
  if (mode === 'standard') return dice.d6('damage');
  if (mode === 'lowLuck') return dice.die(2, 'damage') + 2;
  const roll = dice.die(10, 'damage');
  return BIASED_TENTHS.findIndex((_, face) => roll <= tenths(face + 1)) + 1;
}

class RaidTally implements Tally<Raid, BombingFindings> {
  private readonly input: Bombing;
  private readonly lost: Histogram;
  private readonly damage: Histogram;
  private readonly profit: Histogram;

  constructor(input: Bombing) {
    this.input = input;
    this.lost = new Histogram(input.bombers + 1);
    this.damage = new Histogram(input.capacity + 1);
    this.profit = new Histogram(input.capacity + input.bombers * BOMBER.cost + 1);
  }

  add({ lost, damage }: Raid, weight = 1): void {
    this.lost.add(lost, weight);
    this.damage.add(damage, weight);
    this.profit.add(damage + (this.input.bombers - lost) * BOMBER.cost, weight);
  }

  headline(): Headline {
    return meanHeadline(this.findings().distributions.profit, this.profit.total);
  }

  findings(): BombingFindings {
    return findings(this.input, this.lost.pmf(), this.damage.pmf(), this.profit.pmf());
  }
}

const say = emitter<typeof en>();

function explain({ bombers, capacity, inProgress, dice }: Bombing, found: BombingFindings): ExplanationData {
  const { damage, profit, bombersLost } = found.summary;
  const shot = volleyHits(dice === 'biased' ? 'biased' : 'standard', [0, 1])[1];
  const causes = [
    { rule: 'raid', field: 'damage' },
    ...(dice === 'standard' ? [] : [{ rule: 'dice', field: 'damage' }]),
  ];
  return {
    sentence: say('raid', { bombers, damage, lost: bombersLost, profit }),
    steps: [
      inProgress
        ? { title: say('raid-fire-title'), text: say('raid-fire-over') }
        : { title: say('raid-fire-title'), text: say('raid-fire', { bombers, chance: shot }), chance: shot },
      {
        title: say('raid-damage-title'),
        text: say('raid-damage', { lowLuck: dice === 'lowLuck', capacity }),
        causes,
      },
    ],
  };
}

function advise({ bombers, capacity, advise: asked }: Bombing, found?: BombingFindings): readonly Remark[] {
  const remarks = new Remarks<typeof en>('axis');
  if (asked && found !== undefined) {
    const { decisions, summary } = found;
    if (decisions === undefined) remarks.info('decision-exact-only', 'advise');
    else if (decisions.best.length === 0) remarks.info('decision-none', '', { tried: decisions.tried });
    for (const { bombers: sent, profit } of decisions?.best ?? [])
      remarks.info('decision-raid', 'bombers', { bombers: sent, profit, now: summary.profit });
  }
  if (bombers === 0) remarks.warning('no-bombers', 'bombers');
  else if (capacity === 0) remarks.warning('no-capacity', 'capacity');
  return remarks.all;
}

export const bombingCalculator: Calculator<Bombing, Bombing, BombingFindings, Raid> = {
  id: 'axis/bombing',
  title: 'Strategic bombing',
  question: 'What does a bombing raid on an industrial complex cost and gain?',
  input: bombingSchema,
  words,
  rules: rules.filter((rule) => rule.category === 'bombing' || rule.category === 'dice'),
  presets: [
    {
      id: 'two-bombers',
      title: 'Two bombers over a rich complex',
      note: 'The break-even raid: what the guns take, the bombs give back.',
      input: { bombers: 2, capacity: 20 },
    },
    {
      id: 'nearly-spent',
      title: 'A complex nearly spent',
      note: 'Little is left to destroy, so the risk is not worth it.',
      input: { bombers: 3, capacity: 4 },
    },
  ],
  prepare: (input) => input,
  cost,
  exact,
  simulate,
  tally: (input) => new RaidTally(input),
  explain,
  advise,
};
