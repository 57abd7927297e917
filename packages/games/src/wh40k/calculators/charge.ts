// wh40k/charge: does the charge arrive, and what does the unit do then? (rules 2, 43, 55; E55, E56)
import { atLeast, type Dice, type Distribution, Histogram, type Pmf, summarize } from '@oddsmith/kernel';
import { emitter } from '@oddsmith/words';
import { Remarks } from '../../contract/advice-list.ts';
import type { Budget } from '../../contract/budget.ts';
import type { Calculator, ExplanationData, Findings, Remark, Tally } from '../../contract/calculator.ts';
import { chanceHeadline } from '../../contract/headline.ts';
import { adviseEdition } from '../advice/edition.ts';
import { adviseAttack } from '../advice/index.ts';
import { adviseFight } from '../advice/weapon.ts';
import type { Battle } from '../battle.ts';
import { type ChargeRoll, chargePmf, keptSum } from '../charge-roll.ts';
import { type Edition, editions } from '../editions.ts';
import { attackCost } from '../exact/cost.ts';
import { exactAttack } from '../exact/index.ts';
import { attackSteps } from '../explain.ts';
import type { AttackFindings } from '../findings.ts';
import { prepareAttackInModes } from '../modes.ts';
import { terminatorsFight } from '../presets/index.ts';
import { type ChargeInput, chargeSchema } from '../schema/charge.ts';
import { type AttackOutcome, simulateAttack } from '../simulate/index.ts';
import { tallyAttacks } from '../tally.ts';
import { type en, words } from '../words/en.ts';

const say = emitter<typeof en>();

export interface ChargeOutcome {
  readonly roll: number;
  readonly fight: AttackOutcome | null;
}

export interface ChargeBattle extends ChargeRoll {
  readonly edition: Edition;
  readonly distance: number;
  readonly modifier: number;
  readonly takesToTheSkies: boolean;
  /** Lance and the like see that the unit charged. */
  readonly fight: Battle | null;
  /** The fight is of another edition. */
  readonly fightEdition: Edition | null;
}

export function prepareCharge(input: ChargeInput): ChargeBattle {
  const { fight, distance, modifier, takesToTheSkies, dice, dropLowest, fixedDice, reroll } = input;
  const edition = editions[input.edition ?? fight?.edition ?? '10'];
  return {
    edition,
    distance,
    modifier,
    takesToTheSkies,
    dice,
    dropLowest,
    fixedDice,
    reroll,
    needed: sumNeeded(input, edition),
    fight: fight && prepareAttackInModes({ ...fight, context: { ...fight.context, charged: true } }),
    fightEdition: fight && editions[fight.edition],
  };
}

/** What the kept dice must show. More than an edition lets a roll become is out of reach. */
function sumNeeded(input: ChargeInput, { charge }: Edition): number {
  const { distance, modifier, dice, takesToTheSkies, rollAtMost } = input;
  const skies = takesToTheSkies ? charge.skies : 0;
  const needed = Math.max(charge.fewest, Math.ceil(distance - charge.takenOff)) + skies;
  const most = Math.min(charge.mostRolled, rollAtMost ?? Number.POSITIVE_INFINITY);
  return needed > most ? 6 * dice + 1 : needed - modifier;
}

export function exactCharge(battle: ChargeBattle, budget: Budget): Findings {
  return toFindings(battle, chargePmf(battle, budget), battle.fight && exactAttack(battle.fight, budget));
}

function toFindings({ needed }: ChargeBattle, roll: Pmf, fight: AttackFindings | null): Findings {
  const chargeChance = Math.min(1, atLeast(roll, needed));
  const summary = { chargeChance, rollNeeded: needed };
  const distributions = { roll: summarize(roll) };
  if (fight === null) return { errorBound: 0, distributions, summary };
  const { damage, slain } = fight.distributions;
  return {
    errorBound: 0,
    distributions: {
      ...distributions,
      damage: unlessFailed(damage, chargeChance),
      slain: unlessFailed(slain, chargeChance),
    },
    summary: {
      ...summary,
      wipeChance: chargeChance * fight.summary.wipeChance,
      belowHalfChance: chargeChance * fight.summary.belowHalfChance,
      meanDamage: chargeChance * fight.summary.meanDamage,
      meanSlain: chargeChance * fight.summary.meanSlain,
    },
  };
}

/** The same quantity where nothing happens unless the charge arrives. */
function unlessFailed(distribution: Distribution, chance: number): Distribution {
  const pmf = new Float64Array(distribution.max + 1);
  distribution.probabilities.forEach((probability, index) => {
    pmf[distribution.min + index] = chance * probability;
  });
  pmf[0] += 1 - chance;
  return summarize(pmf);
}

function simulateCharge(battle: ChargeBattle, budget?: Budget): (dice: Dice) => ChargeOutcome {
  const { needed, reroll, fixedDice, dropLowest } = battle;
  const free = battle.dice - fixedDice.length;
  const fight = battle.fight && simulateAttack(battle.fight, budget);
  const sum = (faces: readonly number[]): number => keptSum([...faces, ...fixedDice], dropLowest);
  return (dice) => {
    const throwAll = (reason: string): number[] => Array.from({ length: free }, () => dice.d6(reason));
    let faces = throwAll('to charge');
    if (sum(faces) < needed && free > 0) {
      if (reroll === true) faces = throwAll('to charge, rerolled');
      else if (reroll === 'one') faces[mostPromising(faces, sum, needed)] = dice.d6('to charge, one die rerolled');
    }
    const roll = sum(faces);
    return { roll, fight: roll >= needed && fight ? fight(dice) : null };
  };
}

/** The die for which the fewest new faces fail. */
function mostPromising(faces: readonly number[], sum: (faces: readonly number[]) => number, needed: number): number {
  const order = faces.map((_, index) => index).sort((one, other) => faces[one] - faces[other]);
  const failing = (die: number): number => {
    let fails = 0;
    for (let face = 1; face <= 6; face++) if (sum(faces.with(die, face)) < needed) fails++;
    return fails;
  };
  return order.reduce((best, die) => (failing(die) < failing(best) ? die : best));
}

function tallyCharges(battle: ChargeBattle): Tally<ChargeOutcome, Findings> {
  const rolls = new Histogram(6 * battle.dice + 1);
  const fights = battle.fight && tallyAttacks(battle.fight);
  return {
    add(outcome, weight = 1) {
      rolls.add(outcome.roll, weight);
      if (outcome.fight !== null) fights?.add(outcome.fight, weight);
    },
    headline: () => chanceHeadline(rolls.atLeast(battle.needed), rolls.total),
    findings: () => toFindings(battle, rolls.pmf(), fights?.findings() ?? null),
  };
}

/** Rule 43: who may be charged at all. */
const DECLARED_WITHIN = 12;

function adviseCharge(battle: ChargeBattle): readonly Remark[] {
  const { distance, edition, fight, fightEdition } = battle;
  const remarks = new Remarks<typeof en>('wh40k');
  adviseEdition(edition, battle, '', remarks);
  if (distance > DECLARED_WITHIN) remarks.warning('charge-too-far', 'distance', { within: DECLARED_WITHIN });
  if (fightEdition !== null && edition !== fightEdition)
    remarks.warning('editions-differ', 'edition', { charge: edition.id, fight: fightEdition.id });
  if (fight === null) return remarks.all;
  adviseFight(fight, 'fight', remarks);
  const advice = adviseAttack(fight)
    // That it charged is what this calculator is about; nobody switched it on in vain.
    .filter((remark) => remark.path !== 'context.charged')
    .map((remark) => ({ ...remark, path: `fight.${remark.path}` }));
  return [...remarks.all, ...advice];
}

function explainCharge(battle: ChargeBattle, findings: Findings): ExplanationData {
  const { distance, edition, dice, dropLowest, reroll } = battle;
  const { chargeChance, wipeChance } = findings.summary;
  const kept = dice - dropLowest;
  // A good modifier leaves less to do than any dice show.
  const needed = Math.max(kept, battle.needed);
  const roll = { dice, dropLowest, reroll, needed };
  const step = { title: say('charge-roll-title'), text: say('charge-roll', roll), chance: chargeChance };
  const sentence = say('charge', {
    ...roll,
    distance,
    reachable: battle.needed <= 6 * kept,
    engagementCounted: edition.charge.takenOff > 0,
    arrives: chargeChance,
    destroyed: battle.fight === null ? null : wipeChance,
  });
  return { sentence, steps: [step, ...(battle.fight === null ? [] : attackSteps(battle.fight))] };
}

export const chargeCalculator = {
  id: 'wh40k/charge',
  title: 'Charge',
  question: 'Does the charge arrive, and what does the unit do then?',
  input: chargeSchema,
  words,
  rules: [],
  presets: [
    {
      id: 'deep-strike',
      title: 'Out of Deep Strike',
      note: 'Just over 9 inches.',
      input: { distance: 9.1 },
    },
    {
      id: 'deep-strike-11',
      title: 'Out of Deep Strike, 11th edition',
      note: 'Just over 8 inches, which the roll itself must reach.',
      input: { edition: '11', distance: 8.1 },
    },
    { id: 'six-inches', title: 'Six inches', note: 'A safe-looking charge.', input: { distance: 6 } },
    {
      id: 'terminators-intercessors',
      title: 'Terminators charge Intercessors',
      note: 'Eight inches with a reroll, then power fists.',
      input: { distance: 8, reroll: true, fight: terminatorsFight },
    },
  ],
  prepare: prepareCharge,
  cost: ({ fight }) => (fight === null ? 1 : attackCost(fight)),
  exact: exactCharge,
  simulate: simulateCharge,
  tally: tallyCharges,
  explain: explainCharge,
  advise: adviseCharge,
} satisfies Calculator<ChargeInput, ChargeBattle, Findings, ChargeOutcome>;
