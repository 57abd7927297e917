// Words are guarded like numbers: what an answer says must follow from what it computes. Each game brings its rules, each
// with a battle in which it acts and the same battle without it.
import {
  type Answer,
  type AnyCalculator,
  calculateWith,
  isRefusal,
  loadWords,
  type Step,
  type StepRoll,
  type Words,
} from '@oddsmith/games';
import { amount, decimal, percent } from '@oddsmith/games/wording';
import { describe, expect, test } from 'vitest';

export interface RulePair {
  /** Id of the rule. */
  readonly rule: string;
  readonly with: object;
  readonly without: object;
}

/** A battle without a rule is the same for most rules, and steps and sentences are looked at in the battles of the rules. */
const answers = new Map<string, Answer>();
/** As many as keep well below 100 MB. */
const MOST_ANSWERS = 2_000;

export function answerOf(calculator: AnyCalculator, input: object, words: readonly Words[] = []): Answer {
  const key = `${calculator.id} ${words.map(({ language }) => language)} ${JSON.stringify(input)}`;
  const known = answers.get(key);
  if (known !== undefined) return known;
  if (answers.size >= MOST_ANSWERS) answers.clear();
  const answer = calculated(calculator, input, words);
  answers.set(key, answer);
  return answer;
}

function calculated(calculator: AnyCalculator, input: object, words: readonly Words[]): Answer {
  const reply = calculateWith([calculator], { calculator: calculator.id, input }, { words });
  if (isRefusal(reply)) throw new Error(`${reply.error.code}: ${reply.error.message}\n${JSON.stringify(input)}`);
  return reply;
}

/** Everything but the words. */
export function figuresOf({ sentence, steps, advice, ...figures }: Answer): string {
  return JSON.stringify(figures);
}

/** Whether a rule stands in a step of its own: in its title, its text or its causes. */
function isNamed(steps: readonly Step[], name: string): boolean {
  const wanted = spoken(name);
  return steps.some(
    ({ title, text, causes = [] }) =>
      spoken(`${title} ${text}`).includes(wanted) || causes.some((cause) => spoken(cause.name) === wanted),
  );
}

/** "Sustained Hits X" is printed with a number on the card, "Impact Hits (D6)" with dice. */
export function spoken(name: string): string {
  return name
    .toLowerCase()
    .replace(/ ?\([^)]*\)| [xn]\+?$/g, '')
    .trim();
}

const LANGUAGES = ['en', 'de'] as const;

/**
 * Every rule of the calculator has a pair, unless `silent` says why it has none; where the figures of a pair differ, a step
 * names the rule, in every language. `unnamed` are those that no step names so far: the list shrinks, and nothing joins it.
 */
export function describeRuleWords(
  calculator: AnyCalculator,
  pairs: readonly RulePair[],
  silent: { readonly [rule: string]: string } = {},
  unnamed: readonly string[] = [],
): void {
  describe(`${calculator.id}: a rule that changes the figures is named in a step`, () => {
    test.each(calculator.rules)('$id', async ({ id, name }) => {
      const about = pairs.filter((pair) => pair.rule === id);
      if (id in silent) {
        expect(about, `${id} has pairs although it is said to have none: ${silent[id]}`).toEqual([]);
        return;
      }
      expect(about.length, `no battle with and without ${id}`).toBeGreaterThan(0);
      const acting = about.filter(
        (pair) => figuresOf(answerOf(calculator, pair.with)) !== figuresOf(answerOf(calculator, pair.without)),
      );
      expect(acting.length, `${id} changes no figure in any of its battles`).toBeGreaterThan(0);
      const unspoken: string[] = [];
      for (const language of LANGUAGES) {
        const words = await loadWords(language, calculator.id.split('/')[0]);
        const printed = words[0]?.names[name] ?? name;
        for (const pair of acting)
          if (!isNamed(answerOf(calculator, pair.with, words).steps, printed))
            unspoken.push(`${language}: ${JSON.stringify(pair.with)}`);
      }
      if (unnamed.includes(id)) expect(unspoken, `${id} is named: take it off the list`).not.toEqual([]);
      else expect(unspoken, `the figures change, no step names ${name}`).toEqual([]);
    });
  });
}

const SAYS_IDLE =
  /\b(?:do|does|changes) nothing\b|\bnever (?:happens|counts)\b|\bnot counted\b|\bnothing to choose\b|\b(?:count|counts|used|matters) only\b|\bto lower$/;

type Json = { readonly [name: string]: unknown };

/** The input with what stands at a path of a remark ("first.rules[1]") changed, or left out where it becomes undefined. */
function changedAt(value: unknown, path: readonly string[], change: (old: unknown) => unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return change(value);
  const parts = Object.entries((value ?? {}) as Json).flatMap(([key, part]) => {
    const kept = key === name ? changedAt(part, rest, change) : part;
    return kept === undefined ? [] : [[key, kept] as const];
  });
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

/** As `figuresOf`, for battles that come to the same by another way: rounding differs where one more step changes nothing. */
export function roundedFiguresOf(answer: Answer): string {
  return JSON.stringify(JSON.parse(figuresOf(answer)), (_, value: unknown) =>
    typeof value === 'number' ? Number(value.toFixed(12)) : value,
  );
}

/**
 * A remark that something does nothing is true: without what it stands at, the figures are the same. Where that is a list
 * of rules, the remark names the one it speaks of. Returns the codes of the remarks that were tried.
 */
export function expectIdleIsIdle(calculator: AnyCalculator, input: object): readonly string[] {
  const answer = answerOf(calculator, input);
  const idle = answer.advice.filter(({ message }) => SAYS_IDLE.test(message));
  for (const { code, path, message } of idle) {
    const named = calculator.rules.filter(({ name }) => message.includes(name)).map(({ id }) => id);
    const without = changedAt(input, path.match(/[^.[\]]+/g) ?? [], (old) =>
      Array.isArray(old) ? old.filter((id) => !named.includes(id)) : undefined,
    );
    const figures = roundedFiguresOf(answerOf(calculator, without as object));
    expect(figures, `${code}: ${message}: ${JSON.stringify(input)}`).toBe(roundedFiguresOf(answer));
  }
  return idle.map(({ code }) => code);
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** By hand, face by face: what a D6 does that succeeds on `needs` and may be rolled again. */
export function chanceOfRoll({ needs, reroll = 'none', critical = 6 }: StepRoll): number {
  const again: { readonly [kind: string]: (face: number) => boolean } = {
    none: () => false,
    ones: (face) => face === 1,
    fails: (face) => face < needs,
    successes: (face) => face >= needs,
    notCritical: (face) => face < critical,
  };
  let ways = 0;
  for (const first of FACES)
    if (again[reroll](first)) for (const second of FACES) ways += second >= needs ? 1 : 0;
    else ways += first >= needs ? FACES.length : 0;
  return ways / 36;
}

/** "4+" as a target number, not "+4" and not "10+" on two dice. */
const TARGET_NUMBER = /(?<![\d.+-])([2-6])\+(?!\d)/;

/** A step that states a target number beside a chance states the roll, and all three are the same. */
export function expectStepsStateTheirRolls(steps: readonly Step[], context: string): void {
  for (const step of steps) {
    const where = `${context}: ${step.title}: ${step.text}`;
    if (step.chance === undefined) continue;
    expect(step.chance, where).toBeGreaterThanOrEqual(0);
    expect(step.chance, where).toBeLessThanOrEqual(1 + 1e-12);
    if (step.roll === undefined) {
      if (step.chance > 0)
        expect(TARGET_NUMBER.test(step.text), `${where}: a target number beside a chance, but no roll`).toBe(false);
      continue;
    }
    expect(step.chance, where).toBeCloseTo(chanceOfRoll(step.roll), 12);
    if (step.roll.needs <= 6) expect(step.text, where).toContain(`${step.roll.needs}+`);
  }
}

function numbersIn(value: unknown, into: number[] = []): number[] {
  if (typeof value === 'number') into.push(value);
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) numbersIn(part, into);
  return into;
}

/** Every figure of the sentence is one of the summary (or of `chances`, where an answer sums them up), or of the input. */
export function expectSentenceSpeaksOfSummary(answer: Answer, input: object): void {
  const { sentence, summary } = answer;
  const figures = [...numbersIn(summary), ...numbersIn((answer as { readonly chances?: unknown }).chances)];
  const chances = new Set(figures.map(percent));
  for (const [text] of sentence.matchAll(/[<>]?\d+(?:\.\d+)?%/g))
    expect(chances, `"${text}" is no figure of the summary: ${sentence} ${JSON.stringify(summary)}`).toContain(text);
  const given = numbersIn(input);
  const amounts = new Set([
    ...[...figures, ...given].flatMap((n) => [amount(Math.abs(n)), decimal(Math.abs(n)), String(n)]),
    // A length of whole inches may be said as a measurement, 9.0".
    ...given.filter(Number.isInteger).map((n) => n.toFixed(1)),
  ]);
  for (const [text] of sentence.matchAll(/(?<![\d.<>])\d+\.\d+(?![\d%])/g))
    expect(amounts, `"${text}" is no figure of the summary: ${sentence} ${JSON.stringify(summary)}`).toContain(text);
}

/** Steps and sentence over a list of battles: presets, cases, the pairs of the rules. */
export function describeWordsOf(calculator: AnyCalculator, inputs: readonly object[]): void {
  test(`${calculator.id}: steps state the rolls behind their chances`, () => {
    for (const input of inputs) expectStepsStateTheirRolls(answerOf(calculator, input).steps, JSON.stringify(input));
  });

  test(`${calculator.id}: the figures of a sentence are those of the summary`, () => {
    for (const input of inputs) expectSentenceSpeaksOfSummary(answerOf(calculator, input), input);
  });
}
