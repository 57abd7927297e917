// What each calculator answers, with its figures by name: found out from its ready battles, played once each.
import {
  type AnyCalculator,
  Budget,
  BudgetExceeded,
  type Findings,
  type JsonSchema,
  parseInput,
  SimulationRun,
  titleOf,
} from '@oddsmith/games';
import { calculatorName, reference } from './names.ts';

/**
 * A battle that takes more to play is not looked at: others of its calculator tell the same. Steps and not time, so that the document is the
 * same on every machine.
 */
const MOST_STEPS = 20_000_000;

export function answerComponents(calculators: readonly AnyCalculator[]): { readonly [name: string]: JsonSchema } {
  return {
    ...Object.fromEntries(calculators.map((calculator) => [answerName(calculator), answerComponent(calculator)])),
    CalculationReply: {
      title: 'Calculation reply',
      description: 'The answer of the calculator that was asked.',
      oneOf: calculators.map((calculator) => reference(answerName(calculator))),
    },
  };
}

function answerName(calculator: AnyCalculator): string {
  return `${calculatorName(calculator)}Answer`;
}

function answerComponent(calculator: AnyCalculator): JsonSchema {
  const played = [{}, ...calculator.presets.map(({ input }) => input)].flatMap((input) => figuresOf(calculator, input));
  const summary = namesIn(played.map((findings) => findings.summary));
  const distributions = namesIn(played.map((findings) => findings.distributions));
  return {
    title: `${calculator.title}: answer`,
    description: `${calculator.question} Figures that depend on the input are not required.`,
    allOf: [
      reference('Answer'),
      {
        type: 'object',
        properties: {
          calculator: { const: calculator.id },
          summary: namedComponent(summary, (name) => ({ type: 'number', title: titleOf(name) })),
          distributions: namedComponent(distributions, () => reference('Distribution')),
        },
        required: ['calculator', 'summary', 'distributions'],
      },
    ],
  };
}

interface Names {
  readonly all: readonly string[];
  /** In every answer that was seen. */
  readonly always: readonly string[];
}

function namesIn(records: readonly object[]): Names {
  const all = [...new Set(records.flatMap((record) => Object.keys(record)))];
  return { all, always: all.filter((name) => records.every((record) => Object.hasOwn(record, name))) };
}

function namedComponent({ all, always }: Names, of: (name: string) => JsonSchema): JsonSchema {
  const properties = Object.fromEntries(all.map((name) => [name, of(name)]));
  return { type: 'object', properties, ...(always.length === 0 ? {} : { required: always }) };
}

/** Of one battle; none where it takes too many steps. */
function figuresOf(calculator: AnyCalculator, input: unknown): Pick<Findings, 'summary' | 'distributions'>[] {
  const parsed = parseInput(calculator, input);
  if ('error' in parsed) return [];
  const budget = new Budget({ steps: MOST_STEPS });
  try {
    const run = new SimulationRun(calculator, calculator.prepare(parsed.value), 1, budget);
    run.roll(1);
    return [run.findings()];
  } catch (thrown) {
    if (thrown instanceof BudgetExceeded) return [];
    throw thrown;
  }
}
