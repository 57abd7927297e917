// The one list of games and of the questions they answer. A new game is one folder and one entry here; forms, API, CLI and docs follow.
import type { Language, TranslatedLanguage } from '@oddsmith/words';
import type { AnyCalculator } from './contract/calculator.ts';
import type { Words } from './words/words.ts';

/** What a calculator does beside answering: `firing` makes plans, efficiency and lists against lists of it. */
export const CAPABILITIES = ['firing', 'archetypes', 'lists'] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** Loaded on demand and one by one, so that a page pays only for the question it asks. */
export interface CalculatorEntry {
  /** As in requests: "fantasy/attack". */
  readonly id: string;
  /** Said here so that nobody loads an engine to learn it. */
  readonly can?: readonly Capability[];
  readonly load: () => Promise<AnyCalculator>;
}

export interface Game {
  /** The part of a calculator id before the slash. */
  readonly id: string;
  readonly title: string;
  readonly calculators: readonly CalculatorEntry[];
  /** What it says in every language but English, which comes with its calculators. */
  readonly words: { readonly [language in TranslatedLanguage]: () => Promise<Words> };
}

export const games: readonly Game[] = [
  {
    id: 'killteam',
    title: 'Kill Team',
    words: { de: async () => (await import('./kill-team/words/de.ts')).de },
    calculators: [
      {
        id: 'killteam/shoot',
        can: ['firing', 'archetypes', 'lists'],
        load: async () => (await import('./kill-team/calculators/shoot.ts')).shootCalculator,
      },
      {
        id: 'killteam/fight',
        can: ['lists'],
        load: async () => (await import('./kill-team/calculators/fight.ts')).fightCalculator,
      },
      { id: 'killteam/choice', load: async () => (await import('./kill-team/calculators/choice.ts')).choiceCalculator },
    ],
  },
  {
    id: 'fantasy',
    title: 'Fantasy battles',
    words: { de: async () => (await import('./fantasy/words/de.ts')).de },
    calculators: [
      {
        id: 'fantasy/attack',
        can: ['firing'],
        load: async () => (await import('./fantasy/calculators/attack.ts')).attackCalculator,
      },
      { id: 'fantasy/combat', load: async () => (await import('./fantasy/calculators/combat.ts')).combatCalculator },
      { id: 'fantasy/battle', load: async () => (await import('./fantasy/calculators/battle.ts')).battleCalculator },
      {
        id: 'fantasy/multiple',
        load: async () => (await import('./fantasy/calculators/multiple.ts')).multipleCalculator,
      },
    ],
  },
  {
    id: 'grimdark',
    title: 'Grimdark Future',
    words: { de: async () => (await import('./grimdark/words/de.ts')).de },
    calculators: [
      {
        id: 'grimdark/attack',
        can: ['firing', 'archetypes', 'lists'],
        load: async () => (await import('./grimdark/calculators/attack.ts')).attackCalculator,
      },
      {
        id: 'grimdark/duel',
        can: ['lists'],
        load: async () => (await import('./grimdark/calculators/duel.ts')).duelCalculator,
      },
    ],
  },
  {
    id: 'wh40k',
    title: 'Warhammer 40,000',
    words: { de: async () => (await import('./wh40k/words/de.ts')).de },
    calculators: [
      {
        id: 'wh40k/attack',
        can: ['firing', 'archetypes', 'lists'],
        load: async () => (await import('./wh40k/calculators/attack.ts')).attackCalculator,
      },
      { id: 'wh40k/charge', load: async () => (await import('./wh40k/calculators/charge.ts')).chargeCalculator },
      {
        id: 'wh40k/battleshock',
        load: async () => (await import('./wh40k/calculators/battle-shock.ts')).battleShockCalculator,
      },
      { id: 'wh40k/melee', load: async () => (await import('./wh40k/calculators/melee.ts')).meleeCalculator },
    ],
  },
  {
    id: 'axis',
    title: 'Axis & Allies 1942 Online',
    words: { de: async () => (await import('./axis/words/de.ts')).de },
    calculators: [
      { id: 'axis/battle', load: async () => (await import('./axis/calculators/battle.ts')).battleCalculator },
      {
        id: 'axis/amphibious',
        load: async () => (await import('./axis/calculators/amphibious.ts')).amphibiousCalculator,
      },
      { id: 'axis/bombing', load: async () => (await import('./axis/calculators/bombing.ts')).bombingCalculator },
      { id: 'axis/recommend', load: async () => (await import('./axis/calculators/recommend.ts')).recommendCalculator },
    ],
  },
];

/** Of the game that a calculator belongs to. */
export function gameTitle(calculator: string): string {
  const [id] = calculator.split('/');
  return games.find((game) => game.id === id)?.title ?? id;
}

function entryOf(id: string): CalculatorEntry | undefined {
  const entries = games.find((game) => id.startsWith(`${game.id}/`))?.calculators;
  return entries?.find((entry) => entry.id === id);
}

/** Undefined where no game answers that question. */
export async function loadCalculator(id: string): Promise<AnyCalculator | undefined> {
  return entryOf(id)?.load();
}

/** Without loading it. */
export function isCapable(calculator: string, capability: Capability): boolean {
  return entryOf(calculator)?.can?.includes(capability) ?? false;
}

/** Ids of the calculators that can, in the order of the list. */
export function capableOf(capability: Capability): readonly string[] {
  return games.flatMap(({ calculators }) => calculators.map(({ id }) => id).filter((id) => isCapable(id, capability)));
}

/** What all games, or one of them, say in a language: for `words` of `calculateWith`. */
export async function loadWords(language: Language, game?: string): Promise<readonly Words[]> {
  if (language === 'en') return [];
  const wanted = games.filter(({ id }) => game === undefined || id === game);
  return Promise.all(wanted.map(({ words }) => words[language]()));
}

/** A calculator that answers in every language: for programs whose callers choose. */
export async function speaking(calculator: AnyCalculator): Promise<AnyCalculator> {
  const game = games.find(({ id }) => calculator.id.startsWith(`${id}/`));
  if (game === undefined || calculator.words === undefined) return calculator;
  const translations = await Promise.all(Object.values(game.words).map((load) => load()));
  return { ...calculator, words: { ...calculator.words, translations } };
}
