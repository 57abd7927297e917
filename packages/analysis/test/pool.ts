// A tiny calculator whose answers can be worked out by hand: how many of some dice reach a number?
import { type Budget, type Calculator, type Findings, fact } from '@oddsmith/games';
import {
  bernoulli,
  type Dice,
  type Distribution,
  expressionMean,
  parseDiceExpression,
  power,
  relabel,
  summarize,
} from '@oddsmith/kernel';
import { emitter } from '@oddsmith/words';
import * as z from 'zod';

const messages = {
  successes: ({ dice, mean }: { dice: number; mean: number }) =>
    `${dice} dice succeed ${mean.toFixed(2)} times on average.`,
  extra: () => 'Extra',
  'on-average': ({ shown }: { shown: number }) => `${shown} on average`,
  many: () => 'three bonus dice are a lot',
};
const say = emitter<typeof messages>();

const LIMITS = { error: fact('range', { least: 1, most: 12 }) };

const poolSchema = z
  .strictObject({
    dice: z.int().min(1, LIMITS).max(12, LIMITS).default(2).meta({ title: 'Dice thrown' }),
    needed: z
      .union([z.literal('auto'), z.int().min(2).max(6)])
      .default(4)
      .meta({ title: 'Number needed' }),
    doubled: z.boolean().default(false).meta({ title: 'Successes count twice' }),
    bonus: z.int().min(1).max(3).nullable().default(null).meta({ title: 'Bonus dice' }),
    extra: z
      .union([z.int().min(0).max(9), z.string().max(20)])
      .default('D3')
      .meta({ title: 'Extra, for show' }),
    perks: z
      .array(z.enum(['lucky', 'steady']))
      .default([])
      .meta({ title: 'Perks' }),
    weather: z
      .strictObject({ penalty: z.int().min(0).max(1).default(0).meta({ title: 'Penalty' }) })
      .prefault({})
      .meta({ title: 'Weather' }),
    helpers: z
      .array(z.strictObject({ dice: z.int().min(1).max(3).default(1).meta({ title: 'Dice lent' }) }))
      .max(3)
      .default([])
      .meta({ title: 'Friends' }),
  })
  .refine((pool) => !(pool.doubled && pool.dice > 6), { error: 'must not double more than 6 dice', path: ['doubled'] });

type Pool = z.output<typeof poolSchema>;

interface PoolFindings extends Findings {
  readonly distributions: { readonly successes: Distribution };
  readonly summary: { readonly anyChance: number; readonly meanSuccesses: number };
}

function diceOf(pool: Pool): number {
  return pool.dice + (pool.bonus ?? 0) + pool.helpers.reduce((sum, helper) => sum + helper.dice, 0);
}

/** Faces of 6 that succeed. */
function facesOf(pool: Pool): number {
  const needed = pool.needed === 'auto' ? 1 : pool.needed;
  return Math.min(6, Math.max(0, 7 - needed - pool.weather.penalty + (pool.perks.includes('lucky') ? 1 : 0)));
}

function findingsOf(pool: Pool, counts: Float64Array): PoolFindings {
  const each = pool.doubled ? 2 : 1;
  const successes = summarize(
    relabel(
      counts,
      Array.from(counts, (_, n) => n * each),
    ),
  );
  return {
    errorBound: 0,
    distributions: { successes },
    summary: { anyChance: 1 - counts[0], meanSuccesses: successes.mean },
  };
}

export const pool: Calculator<Pool, Pool, PoolFindings, number> = {
  id: 'test/pool',
  title: 'Pool',
  question: 'How many dice succeed?',
  input: poolSchema,
  words: { messages },
  rules: [],
  presets: [],
  prepare: (input) => input,
  cost: (input) => 4 ** diceOf(input),
  exact: (input: Pool, budget: Budget) => {
    budget.spend(1_000_000 * diceOf(input));
    return findingsOf(input, power(bernoulli(facesOf(input) / 6), diceOf(input)));
  },
  simulate: (input) => (dice: Dice) => {
    let successes = 0;
    for (let i = 0; i < diceOf(input); i++) if (dice.d6() > 6 - facesOf(input)) successes++;
    return successes;
  },
  tally: (input) => {
    const counts = new Float64Array(diceOf(input) + 1);
    let total = 0;
    const shares = () => counts.map((count) => count / total);
    return {
      add: (outcome, weight = 1) => {
        counts[outcome] += weight;
        total += weight;
      },
      headline: () => {
        const value = 1 - shares()[0];
        return { value, deviation: Math.sqrt(value * (1 - value)) };
      },
      findings: () => findingsOf(input, shares()),
    };
  },
  explain: (input, findings) => {
    const parsed = parseDiceExpression(input.extra);
    const shown = parsed.ok ? expressionMean(parsed.expression) : 0;
    return {
      sentence: say('successes', { dice: diceOf(input), mean: findings.distributions.successes.mean }),
      steps: [{ title: say('extra'), text: say('on-average', { shown }) }],
    };
  },
  advise: (input) =>
    input.bonus === 3 ? [{ code: 'test/much-bonus', severity: 'info', path: 'bonus', message: say('many') }] : [],
};
