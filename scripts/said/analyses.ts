// What analyses say: their sentence and remarks in both languages, their table as the command line prints it.
import { readFileSync } from 'node:fs';
import { analysisOf, resultOf, resultText, runWork } from '@oddsmith/analysis';
import { type Advice, type AnyCalculator, type Problem, prepareBattle } from '@oddsmith/games';
import type { Said } from './speech.ts';

interface Asked {
  readonly kind: string;
  readonly [field: string]: unknown;
}

interface Question {
  readonly id: string;
  readonly question: Asked;
}

const LIMITS = { steps: 30_000 };
const ITERATIONS = 4;

const PLANS = new URL('../../packages/analysis/test/fixtures/plan.jsonl', import.meta.url);
/** The small ones stand first. */
const MOST_PLANS = 4;

/** Goals beyond all reach and within it, as far as a step of a field may bring a figure. */
const TARGETS = [0, 0.5, 1e9];
const FIELDS = 3;

/** Steps of a battle that is worth asking some hundred times over. */
const CHEAP = 100_000;

export function saidOfAnalyses(calculators: readonly AnyCalculator[]): readonly Said[] {
  const asked = calculators.flatMap((calculator) => questionsAbout(calculator, calculators));
  return [...asked, ...lists(), ...plans(), ...refused()].flatMap((question) => saidOf(question, calculators));
}

function questionsAbout(calculator: AnyCalculator, calculators: readonly AnyCalculator[]): readonly Question[] {
  const { id, presets } = calculator;
  const cost = ({ input }: (typeof presets)[number]): number => calculator.cost(prepareBattle(calculator, input));
  const [first, second = first] = presets.toSorted((a, b) => cost(a) - cost(b));
  if (cost(first) > CHEAP) return [];
  const about = { calculator: id, input: first.input, iterations: ITERATIONS };
  const sensitivity = { kind: 'sensitivity', ...about };
  const changes = (answer(sensitivity, calculators) as { changes?: readonly { path: string; to: unknown }[] }).changes;
  const paths = [...new Set(changes?.map(({ path }) => path))].slice(0, FIELDS);
  return [
    { id: `${id} sensitivity`, question: sensitivity },
    {
      id: `${id} compare`,
      question: { kind: 'compare', calculator: id, first: {}, second: { input: second.input }, iterations: ITERATIONS },
    },
    ...paths.flatMap((path) =>
      TARGETS.map((target) => {
        const values = changes?.filter((change) => change.path === path).map(({ to }) => to);
        return { id: `${id} seek ${path} ${target}`, question: { kind: 'seek', ...about, path, values, target } };
      }),
    ),
  ];
}

/** With values given, nothing is calculated but what to bring. */
function lists(): readonly Question[] {
  const list = (title: string) => ({ title, units: [{ title, points: 100 }] });
  const [mine, theirs] = [
    ['Horde', 'Elite'],
    ['Tanks', 'Walkers'],
  ].map((titles) => titles.map(list));
  const values = [
    [0.4, -0.2],
    [-0.1, 0.3],
  ];
  const asked = { kind: 'lists', calculator: 'wh40k/attack', mine, theirs };
  return [
    { id: 'lists valued', question: { ...asked, values } },
    { id: 'lists with one best', question: { ...asked, values: [[0.4, 0.2], values[1]] } },
    { id: 'lists calculated', question: { ...asked, iterations: ITERATIONS } },
  ];
}

function plans(): readonly Question[] {
  const lines = readFileSync(PLANS, 'utf8').trim().split('\n').slice(0, MOST_PLANS);
  return lines.map((line) => {
    const { id, input } = JSON.parse(line) as { id: string; input: object };
    return { id: `plan ${id}`, question: { kind: 'plan', ...input } };
  });
}

function refused(): readonly Question[] {
  const matrix = { kind: 'matrix', calculator: 'killteam/shoot' };
  const entry = { title: 'one' };
  const questions: { readonly [why: string]: Asked } = {
    'unknown kind': { kind: 'guess' },
    'unknown calculator': { ...matrix, calculator: 'chess/game', rows: [entry], columns: [entry] },
    'no rows': { ...matrix, rows: [], columns: [entry] },
    'unknown figure': { ...matrix, rows: [entry], columns: [entry], figure: 'luck' },
    'no values': { kind: 'seek', calculator: 'killteam/shoot', path: 'nowhere', target: 1 },
    'bad path': { kind: 'seek', calculator: 'killteam/shoot', path: 'a..b', target: 1 },
    'too many': { kind: 'sweep', calculator: 'killteam/shoot', axes: [{ path: 'attacker.hit', from: 0, to: 1e9 }] },
    'no shooters': { kind: 'plan', calculator: 'killteam/shoot', shooters: [], targets: [entry] },
  };
  return Object.entries(questions).map(([why, question]) => ({ id: `refused ${why}`, question }));
}

interface Answered {
  readonly error?: Problem;
  readonly sentence?: string;
  readonly advice?: readonly Advice[];
}

function answer(question: object, calculators: readonly AnyCalculator[]): Answered {
  const analysis = analysisOf(calculators, question);
  return 'error' in analysis ? analysis : resultOf(analysis, runWork(analysis.work, LIMITS));
}

function textsOf({ error, sentence, advice = [] }: Answered): readonly string[] {
  if (error !== undefined) return [error.message];
  return [...(sentence === undefined ? [] : [sentence]), ...advice.map(({ message }) => message)];
}

function saidOf({ id, question }: Question, calculators: readonly AnyCalculator[]): readonly Said[] {
  const result = answer(question, calculators);
  const en = textsOf(result);
  const speech = { en, de: en.length === 0 ? [] : textsOf(answer({ ...question, language: 'de' }, calculators)) };
  if (result.error !== undefined) return [{ id, speech }];
  const table = resultText(question.kind as Parameters<typeof resultText>[0], result, calculators);
  return [
    ...(en.length === 0 ? [] : [{ id, speech }]),
    { id: `${id} as a table`, speech: { en: table.trimEnd().split('\n') } },
  ];
}
