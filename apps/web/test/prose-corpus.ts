// Battles of every calculator, for tests of what is said of them: presets, inputs of reference results and drawn ones.
import { readFileSync } from 'node:fs';
import {
  type AnyCalculator,
  calculateWith,
  complete,
  describeForm,
  games,
  isRefusal,
  loadCalculator,
  parseInput,
  prepareBattle,
} from '@oddsmith/games';
import { Random } from '@oddsmith/kernel';
import { cases as axisCases } from '../../../packages/games/test/axis/cases.ts';
import { randomBattle } from '../../../packages/games/test/axis/random-battle.ts';
import { cases as fantasyCases } from '../../../packages/games/test/fantasy/cases.ts';
import { Draw, smallAttack, smallCombat } from '../../../packages/games/test/fantasy/random-battles.ts';
import { smallCardBattle } from '../../../packages/games/test/fantasy/random-cards.ts';
import { duelCases } from '../../../packages/games/test/grimdark/cases/duels.ts';
import { RandomBattles } from '../../../packages/games/test/grimdark/random-battles.ts';
import { attackSituations, inputOf } from '../../../packages/games/test/grimdark/situations.ts';
import { cases as killTeamCases } from '../../../packages/games/test/kill-team/cases.ts';
import { randomChoice, randomFight, randomShot } from '../../../packages/games/test/kill-team/random-battles.ts';
import { cases as attackCases } from '../../../packages/games/test/wh40k/cases.ts';
import { randomAttack } from '../../../packages/games/test/wh40k/random-attacks.ts';
import { randomMelee } from '../../../packages/games/test/wh40k/random-melee.ts';

interface Battle {
  readonly calculator: string;
  readonly input: unknown;
}

const FIXTURES = new URL('../../../packages/games/test/', import.meta.url);

/** Every `step`-th line of a file of reference results that names its calculator. */
function vectors(file: string, step: number): readonly Battle[] {
  const lines = readFileSync(new URL(file, FIXTURES), 'utf8').trim().split('\n');
  return lines.filter((_, index) => index % step === 0).map((line) => JSON.parse(line) as Battle);
}

function drawn(count: number, calculator: string, input: (seed: number) => unknown): readonly Battle[] {
  return Array.from({ length: count }, (_, seed) => ({ calculator, input: input(seed + 1) }));
}

const byGame: { readonly [game: string]: (count: number) => readonly Battle[] } = {
  wh40k: (count) => [
    ...attackCases.map(({ input }) => ({ calculator: 'wh40k/attack', input })),
    ...vectors('wh40k/fixtures/attack-extended.jsonl', 8),
    ...vectors('wh40k/fixtures/edition-10.jsonl', 15),
    ...vectors('wh40k/fixtures/edition-11.jsonl', 15),
    ...drawn(count, 'wh40k/attack', (seed) => randomAttack(seed)),
    ...drawn(count / 4, 'wh40k/melee', (seed) => randomMelee(seed)),
  ],
  killteam: (count) => [
    ...killTeamCases,
    ...vectors('kill-team/fixtures/killteam-2.jsonl', 12),
    ...drawn(count, 'killteam/shoot', (seed) => randomShot(new Random(seed))),
    ...drawn(count / 2, 'killteam/fight', (seed) => randomFight(new Random(seed), 3, 2)),
    ...drawn(count / 2, 'killteam/choice', (seed) => randomChoice(new Random(seed))),
  ],
  fantasy: (count) => [
    ...fantasyCases,
    ...vectors('fantasy/fixtures/unit-vectors.jsonl', 20),
    ...drawn(count, 'fantasy/attack', (seed) => smallAttack(new Draw(seed))),
    ...drawn(count / 2, 'fantasy/combat', (seed) => smallCombat(new Draw(seed))),
    ...drawn(count / 2, 'fantasy/battle', (seed) => smallCardBattle(new Draw(seed), 'oldWorld')),
    ...drawn(count / 2, 'fantasy/battle', (seed) => smallCardBattle(new Draw(seed), 'ninthAge')),
  ],
  grimdark: (count) => {
    const random = new RandomBattles(1);
    return [
      ...duelCases.map(({ input }) => ({ calculator: 'grimdark/duel', input })),
      ...attackSituations.map((situation) => ({ calculator: 'grimdark/attack', input: inputOf(situation) })),
      ...vectors('grimdark/fixtures/vectors.jsonl', 10),
      ...drawn(count, 'grimdark/attack', () => random.next(3)),
      ...drawn(count / 8, 'grimdark/duel', () => random.next(1)),
    ];
  },
  axis: (count) => [
    ...axisCases.map(({ input }) => ({ calculator: 'axis/battle', input })),
    ...vectors('axis/fixtures/axis-2.jsonl', 18),
    ...drawn(count, 'axis/battle', (seed) => randomBattle(seed, { units: 2, waves: 2, landed: true })),
  ],
};

/** What is small stays exact, the rest is rolled a few times: words are wanted, not figures. */
const LIMITS = { steps: 30_000 };

/** What was said of one battle. */
export interface Said {
  readonly titles: readonly string[];
  readonly texts: readonly string[];
  /** Everything the input calls by a name: such titles have no translation. */
  readonly names: readonly string[];
}

function saidOf(calculators: readonly AnyCalculator[], { calculator, input }: Battle): readonly Said[] {
  const reply = calculateWith(calculators, { calculator, input, iterations: 4 }, LIMITS);
  if (isRefusal(reply)) return [];
  const { sentence, steps, advice } = reply;
  return [
    {
      titles: steps.map(({ title }) => title),
      texts: [sentence, ...steps.map(({ text }) => text), ...advice.map(({ message }) => message)],
      names: namesIn(input),
    },
  ];
}

function namesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : [];
}

/** What is said of the battles of one game: its presets, cases and reference inputs, and `count` drawn ones. */
export async function saidIn(game: string, count: number): Promise<readonly Said[]> {
  const entries = games.find(({ id }) => id === game)?.calculators ?? [];
  const calculators = await Promise.all(entries.map((entry) => entry.load()));
  const presets = calculators.flatMap(({ id, presets }) => presets.map(({ input }) => ({ calculator: id, input })));
  return [...presets, ...byGame[game](count)].flatMap((battle) => saidOf(calculators, battle));
}

/** Values that hardly any field takes. */
const WRONG = [-99_999, 99_999, 0.5, 'nonsense', '', true, null, [], {}, Array.from({ length: 2000 }, () => 1)];

/** Why inputs are refused: the first preset of each calculator with every field, two levels deep, set to something wrong. */
export async function refusalsIn(game: string): Promise<readonly string[]> {
  const entries = games.find(({ id }) => id === game)?.calculators ?? [];
  const messages = new Set<string>();
  for (const { load } of entries) {
    const calculator = await load();
    const check = (input: object) => {
      const parsed = parseInput(calculator, input);
      if ('error' in parsed) messages.add(parsed.error.message);
    };
    const whole = complete(describeForm(calculator.input), calculator.presets[0].input) as Fields;
    for (const wrong of WRONG)
      for (const [name, value] of Object.entries(whole)) {
        check({ ...whole, [name]: wrong });
        if (typeof value !== 'object' || value === null || Array.isArray(value)) continue;
        for (const inner of Object.keys(value)) check({ ...whole, [name]: { ...value, [inner]: wrong } });
      }
    check({ ...whole, nonsense: 1 });
  }
  return [...messages];
}

type Fields = { readonly [name: string]: unknown };

/** What is noted while the presets of a calculator are rolled, and what the dice are rolled for. */
export async function rolledIn(id: string): Promise<readonly string[]> {
  const calculator = await loadCalculator(id);
  const texts = new Set<string>();
  const log = {
    note: (text: string) => void texts.add(text),
    die: (_sides: number, _face: number, reason: string) => void texts.add(reason),
  };
  for (const { input } of calculator?.presets ?? []) {
    const play = calculator?.simulate(prepareBattle(calculator, input));
    for (let seed = 1; seed <= 20; seed++) play?.(new Random(seed, log));
  }
  return [...texts];
}
