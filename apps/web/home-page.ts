// The start page, and the first answer of each page of a game, written into index.html when the site is built: they are read before any
// script has arrived.
import { readFileSync } from 'node:fs';
import type { AnyCalculator, Language } from '@oddsmith/games';
import type { Plugin } from 'vite';
import { home, shell } from './src/language/english/shell/shell.ts';

interface Game {
  readonly id: string;
  readonly title: string;
  readonly modes: readonly { readonly href: string; readonly title: string }[];
}

interface Example {
  readonly gameTitle: string;
  readonly preset: string;
  readonly sentence: string;
  /** The same in the other languages. */
  readonly translated: { readonly [language in Exclude<Language, 'en'>]: string };
  readonly href: string;
}

/** Battles whose answer a player would not have guessed: calculator and preset. */
const EXAMPLES = [
  ['wh40k/charge', 'terminators-intercessors'],
  ['axis/recommend', 'enough'],
  ['fantasy/battle', 'knights-charge-spears'],
] as const;

/** Previews of links want the whole address of a picture, which a build that runs anywhere does not know unless it is told. */
const PREVIEW = /(?<="og:image" content=")[^"]*(?=icon-512\.png")/;

/** Written out: its own file is a request before anything is seen. */
const PICTURE = '<img src="./icon.svg"';

function icon(): string {
  return readFileSync(new URL('./public/icon.svg', import.meta.url), 'utf8').trim();
}

/** Fills the places of the games and of the examples, which the engines answer at build time. */
export function homePage(): Plugin {
  return {
    name: 'home-page',
    transformIndexHtml: async (html) =>
      html
        .replaceAll(PICTURE, `<img src="data:image/svg+xml,${encodeURIComponent(icon())}"`)
        .replace(PREVIEW, process.env.SITE_URL ?? './')
        .replace('<!-- games -->', (await gamesOfPage()).map(gameHtml).join('\n'))
        .replace('<!-- examples -->', (await examples()).map(exampleHtml).join('\n'))
        .replace('<!-- first answers -->', (await firstAnswers()).map(firstHtml).join('\n'))
        .replace(/(?<=>)%(\w+)%/g, (_place, name: string) => text(wordsOf(home, name)))
        .replace(/data-label="(\w+)"/g, (place, name: string) => `${place} aria-label="${text(wordsOf(shell, name))}"`),
  };
}

function wordsOf(words: object, name: string): string {
  const found: unknown = new Map(Object.entries(words)).get(name);
  if (typeof found !== 'string') throw new Error(`the start page has no words for ${name}`);
  return found;
}

async function gamesOfPage(): Promise<readonly Game[]> {
  const { games } = await import('@oddsmith/games');
  return Promise.all(
    games.map(async ({ id, title, calculators }) => {
      const loaded = await Promise.all(calculators.map((entry) => entry.load()));
      return { id, title, modes: loaded.map((one) => ({ href: `#/${one.id}`, title: one.title })) };
    }),
  );
}

/** What a page says of the battle it opens with, in one of the languages. */
interface FirstAnswer {
  readonly id: string;
  readonly language: Language;
  readonly gameTitle: string;
  readonly title: string;
  readonly sentence: string;
}

async function firstAnswers(): Promise<readonly FirstAnswer[]> {
  const { games, LANGUAGES } = await import('@oddsmith/games');
  const { engineWords } = await import('./src/language/german/engine-words.ts');
  const all = await Promise.all(
    games.flatMap((game) =>
      game.calculators.map(async (entry) => {
        const calculator = await entry.load();
        return Promise.all(
          LANGUAGES.map(async (language) => ({
            id: calculator.id,
            language,
            gameTitle: game.title,
            title: language === 'en' ? calculator.title : (engineWords[calculator.title] ?? calculator.title),
            sentence: await said(calculator, calculator.presets[0]?.input ?? {}, language),
          })),
        );
      }),
    ),
  );
  return all.flat();
}

async function said(calculator: AnyCalculator, input: unknown, language: Language): Promise<string> {
  const { calculateWith, isRefusal, speaking } = await import('@oddsmith/games');
  const answer = calculateWith([await speaking(calculator)], { calculator: calculator.id, input, language });
  if (isRefusal(answer)) throw new Error(`${calculator.id}: ${answer.error.message}`);
  return answer.sentence;
}

async function examples(): Promise<readonly Example[]> {
  const { games } = await import('@oddsmith/games');
  const { encodeLink } = await import('@oddsmith/analysis');
  const entries = games.flatMap((game) => game.calculators.map((entry) => ({ game, entry })));
  return Promise.all(
    EXAMPLES.map(async ([wanted, id]) => {
      const found = entries.find(({ entry }) => entry.id === wanted);
      const calculator = await found?.entry.load();
      const preset = calculator?.presets.find((one) => one.id === id);
      if (found === undefined || calculator === undefined || preset === undefined)
        throw new Error(`the start page has no example ${wanted} ${id}`);
      return {
        gameTitle: found.game.title,
        preset: preset.title,
        sentence: await said(calculator, preset.input, 'en'),
        translated: { de: await said(calculator, preset.input, 'de') },
        href: `#/${wanted}/${encodeLink({ input: preset.input })}`,
      };
    }),
  );
}

function gameHtml({ id, title, modes }: Game): string {
  const links = modes
    .map((mode) => `<a class="button" href="${mode.href}" data-engine-word>${text(mode.title)}</a>`)
    .join('');
  return `<li class="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
  <h2 class="text-m font-semibold sm:w-60"><a href="#/${id}" class="inline-flex min-h-(--target) items-center hover:underline">${text(title)}</a></h2>
  <p class="flex flex-wrap gap-2">${links}</p>
</li>`;
}

function exampleHtml({ gameTitle, preset, sentence, translated, href }: Example): string {
  const own = Object.entries(translated)
    .map(([language, said]) => ` data-${language}="${text(said)}"`)
    .join('');
  return `<li class="card p-4">
  <p class="text-s"><a href="${href}" class="block space-y-1 hover:underline"><span class="block text-muted">${text(gameTitle)}: <span data-engine-word>${text(preset)}</span></span> <span class="block text-m" data-answer${own}>${text(sentence)}</span></a></p>
</li>`;
}

function firstHtml({ id, language, gameTitle, title, sentence }: FirstAnswer): string {
  return `<section data-first="${id}" lang="${language}" class="mx-auto max-w-[1720px] space-y-1 p-3" hidden>
  <p class="text-s text-muted">${text(gameTitle)}: ${text(title)}</p>
  <p class="text-m" data-testid="first-sentence">${text(sentence)}</p>
</section>`;
}

function text(raw: string): string {
  return raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
