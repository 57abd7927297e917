// The start page, written into index.html when the site is built: it is read before any script has arrived.
import type { Language } from '@oddsmith/games';
import type { Plugin } from 'vite';
import { home } from './src/language/english/shell/shell.ts';

interface Card {
  readonly id: string;
  readonly title: string;
  readonly preset: string;
  readonly sentence: string;
  /** The same in the other languages. */
  readonly translated: { readonly [language in Exclude<Language, 'en'>]: string };
  readonly href: string;
  readonly modes: readonly { readonly href: string; readonly title: string }[];
}

/** Previews of links want the whole address of a picture, which a build that runs anywhere does not know unless it is told. */
const PREVIEW = /(?<="og:image" content=")[^"]*(?=icon-512\.png")/;

/** Fills the place of the cards: each game with a battle of its own, answered by the engines at build time. */
export function homePage(): Plugin {
  return {
    name: 'home-page',
    transformIndexHtml: async (html) =>
      html
        .replace(PREVIEW, process.env.SITE_URL ?? './')
        .replace('<!-- games -->', (await cards()).map(cardHtml).join('\n'))
        .replace(/(?<= data-words="\w+">)%(\w+)%/g, (_place, name: string) => {
          const words = new Map(Object.entries(home)).get(name);
          if (words === undefined) throw new Error(`the start page has no words for ${name}`);
          return text(words);
        }),
  };
}

async function cards(): Promise<readonly Card[]> {
  const { games, calculateWith, isRefusal, speaking } = await import('@oddsmith/games');
  const { encodeLink } = await import('@oddsmith/analysis');
  const made: Card[] = [];
  for (const { id, title, calculators: entries } of games) {
    const calculators = await Promise.all(entries.map((entry) => entry.load()));
    const [first] = calculators;
    const [preset] = first.presets;
    const input = preset?.input ?? {};
    const speaker = await speaking(first);
    const said = (language: Language): string => {
      const answer = calculateWith([speaker], { calculator: first.id, input, language });
      if (isRefusal(answer)) throw new Error(`${first.id}: ${answer.error.message}`);
      return answer.sentence;
    };
    made.push({
      id,
      title,
      preset: preset?.title ?? first.title,
      sentence: said('en'),
      translated: { de: said('de') },
      href: `#/${first.id}/${encodeLink({ input })}`,
      modes: calculators.map((one) => ({ href: `#/${one.id}`, title: one.title })),
    });
  }
  return made;
}

function cardHtml({ id, title, preset, sentence, translated, href, modes }: Card): string {
  const links = modes
    .map((mode) => `<a class="button" href="${mode.href}" data-engine-word>${text(mode.title)}</a>`)
    .join('');
  const own = Object.entries(translated)
    .map(([language, said]) => ` data-${language}="${text(said)}"`)
    .join('');
  return `<li class="card flex flex-col gap-2 p-4">
  <h2 class="text-l font-semibold"><a href="#/${id}" class="hover:underline">${text(title)}</a></h2>
  <p class="flex-1 text-s"><a href="${href}" class="hover:underline"><span class="text-muted"><span data-engine-word>${text(preset)}</span>:</span> <span data-prose="${id}"${own}>${text(sentence)}</span></a></p>
  <p class="flex flex-wrap gap-2">${links}</p>
</li>`;
}

function text(raw: string): string {
  return raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
