// wh40k/charge: does the charge arrive, and what does the unit do then? (rules 2, 43)
import { atLeast, type Dice, type Distribution, type Pmf, summarize } from '@oddsmith/kernel';
import * as z from 'zod';
import type { Advice, Calculator, Findings, Tally } from '../calculator.ts';
import { choice, flag, integer } from '../field.ts';
import { percent } from '../wording.ts';
import { adviseAttack } from './advice.ts';
import { volleyEntries } from './battle.ts';
import { EDITIONS, type Edition, editions } from './editions.ts';
import { attackCost } from './exact/cost.ts';
import { exactAttack } from './exact/index.ts';
import { explainAttack } from './explain.ts';
import type { AttackFindings } from './findings.ts';
import { terminatorsFight } from './presets/index.ts';
import { meta } from './schema/field-meta.ts';
import { type AttackInput, attackSchema } from './schema/index.ts';
import { type AttackOutcome, simulateAttack } from './simulate/index.ts';
import { tallyAttacks } from './tally.ts';
import { twoDicePmf } from './two-dice.ts';

const chargeSchema = z.strictObject({
  edition: choice(EDITIONS)
    .nullable()
    .default(null)
    .meta(
      meta({
        title: 'Edition',
        description: 'That of the fight, or the 10th, unless given.',
        labels: { '10': '10th', '11': '11th' },
        advanced: true,
      }),
    ),
  distance: z
    .number({ error: 'must be a number of inches' })
    .min(0, { error: 'must be 0 to 24' })
    .max(24, { error: 'must be 0 to 24' })
    .default(9)
    .meta(
      meta({
        title: 'Distance',
        description: 'Between the bases, in inches; Engagement Range takes off 1", or 2" in the 11th edition.',
        suffix: '"',
      }),
    ),
  modifier: integer(-6, 6)
    .default(0)
    .meta(meta({ title: 'Modifier', description: 'Added to the charge roll.' })),
  reroll: flag()
    .default(false)
    .meta(meta({ title: 'Reroll', description: 'A failed charge roll is rolled again, both dice.' })),
  fight: attackSchema
    .nullable()
    .default(null)
    .meta(meta({ title: 'Then fight', description: 'The attack that follows when the charge arrives.' })),
});
export type ChargeInput = z.output<typeof chargeSchema>;

export interface ChargeOutcome {
  readonly roll: number;
  readonly fight: AttackOutcome | null;
}

function editionOf(input: ChargeInput): Edition {
  return editions[input.edition ?? input.fight?.edition ?? '10'];
}

/** Rule 43: the roll has to cover all but the Engagement Range. More than an edition lets a roll become is out of reach. */
function rollNeeded(input: ChargeInput): number {
  const { engagementRange, mostRolled } = editionOf(input).charge;
  const needed = Math.max(2, Math.ceil(input.distance - engagementRange));
  return needed > mostRolled ? OUT_OF_REACH : needed - input.modifier;
}

/** More than two dice can show. */
const OUT_OF_REACH = 13;

/** Lance and the like see that the unit charged. */
function chargingFight(input: ChargeInput): AttackInput | null {
  return input.fight && { ...input.fight, context: { ...input.fight.context, charged: true } };
}

function toFindings(input: ChargeInput, roll: Pmf, fight: AttackFindings | null): Findings {
  const needed = rollNeeded(input);
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

function simulateCharge(input: ChargeInput): (dice: Dice) => ChargeOutcome {
  const needed = rollNeeded(input);
  const attack = chargingFight(input);
  const fight = attack && simulateAttack(attack);
  return (dice) => {
    let roll = dice.d6('to charge') + dice.d6('to charge');
    if (roll < needed && input.reroll) roll = dice.d6('to charge, rerolled') + dice.d6('to charge, rerolled');
    return { roll, fight: roll >= needed && fight ? fight(dice) : null };
  };
}

function tallyCharges(input: ChargeInput): Tally<ChargeOutcome, Findings> {
  const weights = new Float64Array(13);
  const attack = chargingFight(input);
  const fights = attack && tallyAttacks(attack);
  let total = 0;
  let fought = 0;
  const findings = (): Findings => {
    const roll = weights.map((weight) => weight / total);
    return toFindings(input, roll, fights && (fought > 0 ? fights.findings() : exactNothing(attack)));
  };
  return {
    add(outcome, weight = 1) {
      total += weight;
      weights[outcome.roll] += weight;
      if (outcome.fight === null || fights === null) return;
      fought += weight;
      fights.add(outcome.fight, weight);
    },
    headline() {
      const value = findings().summary.chargeChance;
      return { value, deviation: Math.sqrt(value * (1 - value)) };
    },
    findings,
  };
}

/** No simulated charge arrived: nothing was lost. */
function exactNothing(attack: AttackInput | null): AttackFindings | null {
  if (attack === null) return null;
  const tally = tallyAttacks(attack);
  tally.add({ damage: 0, groupSlain: [], belowHalf: false, wasted: 0, hazardous: 0, hazardousSlain: 0, steps: [] });
  return tally.findings();
}

function adviseCharge(input: ChargeInput): readonly Advice[] {
  const fight = chargingFight(input);
  const advice =
    fight === null
      ? []
      : adviseAttack(fight)
          // That it charged is what this calculator is about; nobody switched it on in vain.
          .filter((remark) => remark.path !== 'context.charged')
          .map((remark) => ({ ...remark, path: `fight.${remark.path}` }));
  return [...chargeRemarks(input), ...advice];
}

function chargeRemarks({ distance, edition, fight }: ChargeInput): readonly Advice[] {
  const remarks: Advice[] = [];
  const remark = (fact: string, path: string, message: string) =>
    remarks.push({ code: `wh40k/${fact}`, severity: 'warning', path, message });
  if (distance > 12) remark('charge-too-far', 'distance', 'a charge can only be declared within 12"');
  if (edition !== null && fight !== null && edition !== fight.edition)
    remark(
      'editions-differ',
      'edition',
      `the charge is of the ${edition}th edition, the fight of the ${fight.edition}th: give both the same`,
    );
  if (fight !== null && volleyEntries(fight).some(({ weapon }) => weapon.kind === 'ranged'))
    remark('fight-with-ranged-weapon', 'fight', 'a ranged weapon is among those that fight: only melee weapons strike');
  return remarks;
}

export const chargeCalculator = {
  id: 'wh40k/charge',
  title: 'Charge',
  question: 'Does the charge arrive, and what does the unit do then?',
  input: chargeSchema,
  rules: [],
  presets: [
    {
      id: 'deep-strike',
      title: 'Out of Deep Strike',
      note: 'Just over 9 inches, with a reroll.',
      input: { distance: 9.1, reroll: true },
    },
    { id: 'six-inches', title: 'Six inches', note: 'A safe-looking charge.', input: { distance: 6 } },
    {
      id: 'terminators-intercessors',
      title: 'Terminators charge Intercessors',
      note: 'Eight inches with a reroll, then power fists.',
      input: { distance: 8, reroll: true, fight: terminatorsFight },
    },
  ],
  prepare: (input) => input,
  cost: (input) => (input.fight === null ? 1 : attackCost(input.fight)),
  exact: (input, budget) => {
    const fight = chargingFight(input);
    const roll = twoDicePmf(rollNeeded(input), input.reroll);
    return toFindings(input, roll, fight && exactAttack(fight, budget));
  },
  simulate: simulateCharge,
  tally: tallyCharges,
  explain: (input, findings) => {
    const needed = rollNeeded(input);
    const { chargeChance, wipeChance } = findings.summary;
    const fight = chargingFight(input);
    const arrives = `A charge over ${input.distance}" arrives ${percent(chargeChance)} of the time`;
    const steps = [
      {
        title: 'Charge roll',
        text: `2D6 needs ${needed} or more${input.reroll ? ', rolled again on a failure' : ''}.`,
        chance: chargeChance,
      },
    ];
    if (fight === null) return { sentence: `${arrives}.`, steps };
    const then = explainAttack(fight, { ...findings, groups: [], weapons: [] });
    return {
      sentence: `${arrives}; charge and fight together destroy the target ${percent(wipeChance)} of the time.`,
      steps: [...steps, ...then.steps],
    };
  },
  advise: adviseCharge,
} satisfies Calculator<ChargeInput, ChargeInput, Findings, ChargeOutcome>;
