// What is said of battles: sentence, steps and advice of presets as they are now, and of inputs that were stored once and for all.
import { existsSync, readFileSync } from 'node:fs';
import { type AnyCalculator, calculateWith, isRefusal } from '@oddsmith/games';
import { germanText, germanTitle } from './german.ts';
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

function speechOf(calculators: readonly AnyCalculator[], { calculator, input }: Battle): Speech {
  const reply = calculateWith(calculators, { calculator, input, iterations: ITERATIONS }, LIMITS);
  if (isRefusal(reply)) return { en: [reply.error.message], de: [germanText(reply.error.message)] };
  const { sentence, steps, advice } = reply;
  const spoken = (text: (english: string) => string, title: (english: string) => string): readonly string[] => [
    text(sentence),
    ...steps.flatMap((step) => [title(step.title), text(step.text)]),
    ...advice.map(({ message }) => text(message)),
  ];
  const asIs = (english: string): string => english;
  return { en: spoken(asIs, asIs), de: spoken(germanText, germanTitle) };
}

export function saidOfBattles(game: string, calculators: readonly AnyCalculator[]): readonly Said[] {
  return [...presetBattles(calculators), ...storedBattles(game)].map((battle) => ({
    id: battle.id,
    speech: speechOf(calculators, battle),
  }));
}
