// What a page of the site comes to: the right answer, a wrong one, a sentence that says what is missing, or nothing for ever.
import { setTimeout } from 'node:timers/promises';
import { calculateWith, isRefusal } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/calculators';
import type { Page } from '@playwright/test';

export const END_MS = 30_000;
const LOOK_MS = 50;

/** A battle of which nothing is set: its answer is the one of `{}`. */
const EMPTY = '1q1bKzCsoLVGyqq6tBQA';

/** Places with files of their own, behind the #. */
export const BATTLES = calculators.map(({ id }) => `/${id}/${EMPTY}`);
export const PLACES = ['/learn', '/library', '/dice', '/pairing', '/wh40k/armies', '/wh40k/skirmish', '/conformance'];

export type Look = 'right' | 'wrong' | 'said' | 'waiting';

/** In either language: which of them is spoken is kept in the browser too. */
function sentencesOf(place: string): readonly string[] {
  const [, game, name] = place.split('/');
  return (['en', 'de'] as const).map((language) => {
    const answer = calculateWith(calculators, { calculator: `${game}/${name}`, input: {}, language });
    if (isRefusal(answer)) throw new Error(answer.error.message);
    return figures(answer.sentence);
  });
}

/** A page may call the two by the names of what stands there; the figures are the same. */
const figures = (text: string): string => text.replace(/\D/g, '');

export async function lookAt(page: Page, place: string): Promise<Look> {
  const seen = await page.evaluate(() => {
    const answer = document.querySelector('[data-testid=answer][data-stale=false]');
    const main = document.querySelector('#root main');
    return {
      hash: location.hash,
      sentence: answer?.querySelector('[data-testid=sentence]')?.textContent ?? undefined,
      broken: /This page broke|Diese Seite ist kaputt/.test(document.body.innerText),
      lost: /A part of this page did not come|server is away|nicht angekommen|nicht erreichbar/.test(
        document.body.innerText,
      ),
      title:
        (main?.getAttribute('aria-busy') ?? 'false') === 'false'
          ? (main?.querySelector('h1, h2')?.textContent ?? '')
          : '',
    };
  });
  if (seen.broken) return 'wrong';
  if (seen.lost) return 'said';
  if (!seen.hash.startsWith(`#${place}`.split('/').slice(0, 3).join('/'))) return 'waiting';
  if (!BATTLES.includes(place)) return seen.title.trim() === '' ? 'waiting' : 'right';
  if (seen.sentence === undefined) return 'waiting';
  return sentencesOf(place).includes(figures(seen.sentence)) ? 'right' : 'wrong';
}

/** Looks until it is right or says why not; a page that is being loaded anew is looked at again. */
export async function cameTo(page: Page, place: string, wanted: Look = 'right', endMs = END_MS): Promise<Look> {
  let look: Look = 'waiting';
  for (const end = performance.now() + endMs; performance.now() < end; await setTimeout(LOOK_MS)) {
    look = await lookAt(page, place).catch(() => 'waiting' as const);
    if (look === wanted) return look;
  }
  return look;
}

export function goTo(page: Page, place: string): Promise<void> {
  return page.evaluate((hash) => {
    location.hash = hash;
  }, place);
}
