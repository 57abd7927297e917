// Everything the product says, in parts that are stored apart: one a game, so that work on games does not meet in one file.
import { type AnyCalculator, games, loadCalculator, loadWords, speaking } from '@oddsmith/games';
import { saidOfAnalyses } from './analyses.ts';
import { saidOfBattles } from './battles.ts';
import { saidOfCalculator } from './calculator-words.ts';
import { saidOfLists } from './lists.ts';
import { saidOfRequests } from './refusals.ts';
import { saidOnCommandLine } from './reports.ts';
import { saidOfSkirmish } from './skirmish.ts';
import type { Said } from './speech.ts';

const GAMES = games.map(({ id }) => id);

async function calculatorsOf(game: string): Promise<readonly AnyCalculator[]> {
  const entries = games.find(({ id }) => id === game)?.calculators ?? [];
  return Promise.all(entries.map(({ id }) => loadCalculator(id) as Promise<AnyCalculator>));
}

async function allCalculators(): Promise<readonly AnyCalculator[]> {
  const calculators = (await Promise.all(GAMES.map(calculatorsOf))).flat();
  return Promise.all(calculators.map(speaking));
}

async function saidOfGame(game: string): Promise<readonly Said[]> {
  const [calculators, words] = await Promise.all([calculatorsOf(game), loadWords('de', game)]);
  return [...(await saidOfBattles(game, calculators)), ...calculators.flatMap((each) => saidOfCalculator(each, words))];
}

const OTHERS: { readonly [part: string]: () => Promise<readonly Said[]> } = {
  analyses: async () => saidOfAnalyses(await allCalculators()),
  skirmish: saidOfSkirmish,
  importers: saidOfLists,
  cli: saidOnCommandLine,
  refusals: async () => saidOfRequests(await allCalculators()),
};

export const PARTS: readonly string[] = [...GAMES, ...Object.keys(OTHERS)];

export async function saidIn(part: string): Promise<readonly Said[]> {
  return part in OTHERS ? OTHERS[part]() : saidOfGame(part);
}
