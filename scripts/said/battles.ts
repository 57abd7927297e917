// What is said of battles: sentence, steps and advice of presets as they are now, and of inputs that were stored once and for all.
import { existsSync, readFileSync } from 'node:fs';
import {
  type Answer,
  type AnyCalculator,
  calculateWith,
  type Findings,
  isRefusal,
  loadWords,
  type Refusal,
  type Words,
} from '@oddsmith/games';
import type { Said, Speech } from './speech.ts';

export interface Battle {
  readonly id: string;
  readonly calculator: string;
  readonly input: unknown;
}

/** What is small stays exact, the rest is rolled a few times: words are wanted, not figures. */
export const LIMITS = { steps: 30_000 };
export const ITERATIONS = 4;

const INPUTS = new URL('../../test/said/inputs/', import.meta.url);

export const inputsFile = (game: string): URL => new URL(`${game}.jsonl`, INPUTS);

function storedBattles(game: string): readonly Battle[] {
  const file = inputsFile(game);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Battle);
}

function presetBattles(calculators: readonly AnyCalculator[]): readonly Battle[] {
  return calculators.flatMap(({ id: calculator, presets }) =>
    presets.map(({ id, input }) => ({ id: `${calculator} preset ${id}`, calculator, input })),
  );
}

function speechOf(calculators: readonly AnyCalculator[], words: readonly Words[], battle: Battle): Speech {
  const { calculator, input } = battle;
  const request = { calculator, input, iterations: ITERATIONS };
  const asked = calculators.filter(({ id }) => id === calculator).map(computedOnce);
  const saidIn = (spoken: readonly Words[]) => textsOf(calculateWith(asked, request, { ...LIMITS, words: spoken }));
  return { en: saidIn([]), de: saidIn(words) };
}

/** The same battle again, in another language, costs its words alone. */
function computedOnce(calculator: AnyCalculator): AnyCalculator {
  let found: Findings | undefined;
  return {
    ...calculator,
    exact(battle, budget) {
      found ??= calculator.exact(battle, budget);
      return found;
    },
  };
}

function textsOf(reply: Answer | Refusal): readonly string[] {
  if (isRefusal(reply)) return [reply.error.message];
  const { sentence, steps, advice } = reply;
  return [sentence, ...steps.flatMap(({ title, text }) => [title, text]), ...advice.map(({ message }) => message)];
}

export async function saidOfBattles(game: string, calculators: readonly AnyCalculator[]): Promise<readonly Said[]> {
  const words = await loadWords('de', game);
  return [...presetBattles(calculators), ...storedBattles(game)].map((battle) => ({
    id: battle.id,
    speech: speechOf(calculators, words, battle),
  }));
}
