// wh40k/battleshock: does the unit keep its nerve? (rule 44)
import { atLeast, type Dice, type Pmf, summarize } from '@oddsmith/kernel';
import * as z from 'zod';
import type { Calculator, Findings } from '../calculator.ts';
import { flag, integer } from '../field.ts';
import { percent } from '../wording.ts';
import { meta } from './schema/field-meta.ts';
import { twoDicePmf } from './two-dice.ts';

const battleShockSchema = z.strictObject({
  leadership: integer(4, 9)
    .default(6)
    .meta(meta({ title: 'Ld', description: 'Best Leadership in the unit.', suffix: '+' })),
  modifier: integer(-6, 6)
    .default(0)
    .meta(meta({ title: 'Modifier', description: 'Added to the roll.' })),
  reroll: flag()
    .default(false)
    .meta(meta({ title: 'Reroll', description: 'A failed test is rolled again, both dice.' })),
});
export type BattleShockInput = z.output<typeof battleShockSchema>;

function toFindings(input: BattleShockInput, roll: Pmf): Findings {
  const passChance = Math.min(1, atLeast(roll, input.leadership - input.modifier));
  return {
    errorBound: 0,
    distributions: { roll: summarize(roll) },
    summary: { passChance, shockChance: 1 - passChance },
  };
}

export const battleShockCalculator = {
  id: 'wh40k/battleshock',
  title: 'Battle-shock',
  question: 'Does the unit pass its Battle-shock test?',
  input: battleShockSchema,
  rules: [],
  presets: [
    { id: 'marines', title: 'Ld 6+', note: 'A Space Marine unit below half strength.', input: { leadership: 6 } },
  ],
  prepare: (input) => input,
  cost: () => 1,
  exact: (input) => toFindings(input, twoDicePmf(input.leadership - input.modifier, input.reroll)),
  simulate: (input) => (dice: Dice) => {
    const first = dice.d6('for nerve') + dice.d6('for nerve');
    if (!input.reroll || first + input.modifier >= input.leadership) return first;
    return dice.d6('for nerve, rerolled') + dice.d6('for nerve, rerolled');
  },
  tally: (input) => {
    const weights = new Float64Array(13);
    const total = (): number => weights.reduce((sum, weight) => sum + weight, 0);
    return {
      add(roll: number, weight = 1) {
        weights[roll] += weight;
      },
      headline() {
        const value = toFindings(
          input,
          weights.map((weight) => weight / total()),
        ).summary.passChance;
        return { value, deviation: Math.sqrt(value * (1 - value)) };
      },
      findings: () =>
        toFindings(
          input,
          weights.map((weight) => weight / total()),
        ),
    };
  },
  explain: (input, findings) => ({
    sentence: `A unit of Ld ${input.leadership}+ passes its Battle-shock test ${percent(findings.summary.passChance)} of the time.`,
    steps: [
      {
        title: 'Battle-shock',
        text: `2D6 needs ${input.leadership - input.modifier} or more${input.reroll ? ', rolled again on a failure' : ''}.`,
        chance: findings.summary.passChance,
      },
    ],
  }),
  advise: () => [],
} satisfies Calculator<BattleShockInput, BattleShockInput, Findings, number>;
