// wh40k/battleshock: does the unit have to test, and does it keep its nerve? (rule 44; E46, E47, E49)
import { atLeast, type Dice, Histogram, type Pmf, summarize } from '@oddsmith/kernel';
import { emitter } from '@oddsmith/words';
import { Remarks } from '../../contract/advice-list.ts';
import type { Calculator, Findings, Tally } from '../../contract/calculator.ts';
import { fact } from '../../contract/fact.ts';
import { chanceHeadline } from '../../contract/headline.ts';
import { described, optional, refuse, toggle, whole } from '../../form/field.ts';
import * as z from '../../form/zod.ts';
import { adviseEdition } from '../advice/edition.ts';
import { chargePmf } from '../charge-roll.ts';
import { type Edition, editions } from '../editions.ts';
import { edition, text } from '../schema/field-meta.ts';
import { type en, words } from '../words/en.ts';

const say = emitter<typeof en>();

/** Their sum is what a test shows. */
const DICE = 2;

const strength = (title: string, description: string) => optional(1, 400, { title, description, advanced: true });

const battleShockSchema = z
  .strictObject({
    edition,
    name: described(text.default(''), { title: 'Name' }),
    leadership: whole(5, 8, 6, {
      title: 'Ld',
      description: 'Best Leadership in the unit.',
      suffix: '+',
    }),
    modifier: whole(-6, 6, 0, { title: 'Modifier', description: 'Added to the roll.' }),
    reroll: toggle({
      title: 'Reroll',
      description: 'A failed test is rolled again, both dice.',
    }),
    startingStrength: strength('Starting strength', 'Models at the start of the battle; without it a test is due.'),
    models: strength('Models left', 'All of them unless given.'),
    wounds: strength('W', 'For a unit that began as one model.'),
    woundsLeft: strength('Wounds left', 'For a unit that began as one model.'),
    shocked: toggle({
      title: 'Shocked already',
      description: '11th edition: it tests until it passes.',
      advanced: true,
    }),
    automatic: toggle({
      title: 'Passes by itself',
      description: 'Insane Bravery.',
      advanced: true,
    }),
  })
  .superRefine(({ startingStrength, models, wounds, woundsLeft }, context) => {
    for (const [name, code, left, most] of [
      ['models', 'models-out-of-range', models, startingStrength],
      ['woundsLeft', 'wounds-left-out-of-range', woundsLeft, wounds],
    ] as const)
      if (left !== null && most !== null && left > most)
        refuse(context, [name], code, fact('at-most-at-start', { most }));
  });
export type BattleShockInput = z.output<typeof battleShockSchema>;

export interface BattleShock {
  /** Empty where nobody is meant. */
  readonly name: string;
  readonly leadership: number;
  /** What 2D6 must show. */
  readonly needed: number;
  readonly reroll: boolean;
  readonly automatic: boolean;
  /** The unit has to test. */
  readonly due: boolean;
  readonly edition: Edition;
  readonly shocked: boolean;
}

function prepareBattleShock(input: BattleShockInput): BattleShock {
  const { name, leadership, modifier, reroll, automatic, shocked } = input;
  const needed = Math.max(DICE, leadership - modifier);
  return { name, leadership, needed, reroll, automatic, due: isDue(input), edition: editions[input.edition], shocked };
}

function isDue({ edition: id, startingStrength, models, wounds, woundsLeft, shocked }: BattleShockInput): boolean {
  const { halfIsBelow, shockLasts } = editions[id];
  if (shocked && shockLasts) return true;
  if (startingStrength === null) return true;
  const [left, whole] =
    startingStrength === 1
      ? [woundsLeft ?? wounds ?? 1, wounds ?? woundsLeft ?? 1]
      : [models ?? startingStrength, startingStrength];
  return 2 * left < whole || (halfIsBelow && 2 * left === whole);
}

function toFindings({ needed, automatic, due }: BattleShock, roll: Pmf): Findings {
  const passChance = automatic ? 1 : Math.min(1, atLeast(roll, needed));
  return {
    errorBound: 0,
    distributions: { roll: summarize(roll) },
    summary: { testRequired: Number(due), passChance, shockChance: due ? 1 - passChance : 0 },
  };
}

function tallyBattleShock(battle: BattleShock): Tally<number, Findings> {
  const rolls = new Histogram(13);
  return {
    add: (roll, weight = 1) => rolls.add(roll, weight),
    headline: () => chanceHeadline(rolls.atLeast(battle.needed), rolls.total),
    findings: () => toFindings(battle, rolls.pmf()),
  };
}

export const battleShockCalculator = {
  id: 'wh40k/battleshock',
  title: 'Battle-shock',
  question: 'Does the unit pass its Battle-shock test?',
  input: battleShockSchema,
  words,
  rules: [],
  presets: [
    { id: 'marines', title: 'Ld 6+', note: 'A Space Marine unit below half strength.', input: { leadership: 6 } },
  ],
  prepare: prepareBattleShock,
  cost: () => 1,
  exact: (battle, budget) => {
    const { needed, reroll } = battle;
    return toFindings(battle, chargePmf({ dice: DICE, dropLowest: 0, fixedDice: [], reroll, needed }, budget));
  },
  simulate:
    ({ needed, reroll }) =>
    (dice: Dice) => {
      const first = dice.d6('for nerve') + dice.d6('for nerve');
      if (!reroll || first >= needed) return first;
      return dice.d6('for nerve, rerolled') + dice.d6('for nerve, rerolled');
    },
  tally: tallyBattleShock,
  explain: ({ name, leadership, needed, reroll, due, automatic }, { summary }) => ({
    sentence: due
      ? say('nerve', { unit: name, leadership, passes: summary.passChance })
      : say('nerve-not-tested', { unit: name }),
    steps: [
      {
        title: say('battle-shock-title'),
        text: automatic ? say('nerve-certain') : say('nerve-roll', { needed, reroll }),
        chance: summary.passChance,
      },
    ],
  }),
  advise: (battle) => {
    const remarks = new Remarks<typeof en>('wh40k');
    adviseEdition(battle.edition, battle, '', remarks);
    return remarks.all;
  },
} satisfies Calculator<BattleShockInput, BattleShock, Findings, number>;
