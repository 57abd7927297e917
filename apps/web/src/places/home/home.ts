// The start page comes to life: the last battle of each game, search and paste at hand, the theme.
import { home, shell } from '../../language/english/shell/shell.ts';
import { engineWord } from '../../language/in-language.ts';
import { LANGUAGES, language } from '../../language/language.ts';
import { changeLanguage } from '../../shell/language-choice.ts';
import { takeBack, undoKey } from '../../undo/step.ts';
import { type LastBattle, lastBattles } from './last-battles.ts';
import { isHome } from './place.ts';

type Ask = (sheet?: 'search' | 'paste' | 'help') => void;

const KEYS: { readonly [key: string]: 'search' | 'help' } = { '/': 'search', '?': 'help' };

export function startHome(ask: Ask): void {
  document.getElementById('home-search')?.addEventListener('click', () => ask('search'));
  document.getElementById('home-paste')?.addEventListener('click', () => ask('paste'));
  passOnPresses(ask);
  sayInLanguage();
  offerLanguage();
  document.addEventListener('keydown', (event) => {
    if (!isHome() || event.defaultPrevented || document.querySelector('[role=dialog]') !== null) return;
    const direction = undoKey(event);
    if (direction !== undefined) {
      event.preventDefault();
      ask();
      void takeBack(direction);
      return;
    }
    const isSearch = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    const sheet = isSearch ? 'search' : KEYS[event.key];
    if (sheet === undefined) return;
    event.preventDefault();
    ask(sheet);
  });
  showContinue();
  addEventListener('hashchange', () => isHome() && showContinue());
}

/** The page was written in English; another language takes its place. */
function sayInLanguage(): void {
  document.documentElement.lang = language;
  if (language === 'en') return;
  const words = new Map(Object.entries(home));
  for (const place of document.querySelectorAll<HTMLElement>('[data-words]'))
    place.textContent = words.get(place.dataset.words ?? '') ?? place.textContent;
  const labels = new Map<string, unknown>(Object.entries(shell));
  for (const place of document.querySelectorAll<HTMLElement>('[data-label]'))
    place.ariaLabel = String(labels.get(place.dataset.label ?? ''));
  for (const place of document.querySelectorAll('[data-engine-word]'))
    place.textContent = engineWord(place.textContent ?? '');
  // The answers of the games were written in every language.
  for (const place of document.querySelectorAll<HTMLElement>('[data-answer]'))
    place.textContent = place.dataset[language] ?? place.textContent;
}

function offerLanguage(): void {
  const button = document.getElementById('home-language');
  if (button === null) return;
  const other = language === 'en' ? 'de' : 'en';
  button.textContent = LANGUAGES[other];
  button.lang = other;
  button.addEventListener('click', () => changeLanguage(other));
}

/** A button of the written header loads the app and is pressed again in the header that the app draws. */
function passOnPresses(ask: Ask): void {
  const place = document.getElementById('home-header');
  place?.addEventListener('click', ({ target }) => {
    const written = place.querySelector('[data-written]');
    const pressed = target instanceof Element ? target.closest('button:not(#home-language)') : null;
    if (written === null || pressed === null || !written.contains(pressed)) return;
    const at = [...written.querySelectorAll<Element>('button')].indexOf(pressed);
    new MutationObserver((_changes, observer) => {
      if (written.isConnected) return;
      observer.disconnect();
      // What can be taken back was not known when the page was written.
      const button = place.querySelectorAll<HTMLElement>('button:not([data-undo] *)')[at];
      button?.focus();
      button?.click();
    }).observe(place, { childList: true });
    ask();
  });
}

function showContinue(): void {
  const section = document.getElementById('home-continue');
  const list = section?.querySelector('ul');
  if (section === null || list === null || list === undefined) return;
  document.title = shell.title;
  const battles = lastBattles();
  section.hidden = battles.length === 0;
  list.replaceChildren(...battles.map(continueItem));
}

function continueItem({ title, sentence, hash }: LastBattle): HTMLElement {
  const link = document.createElement('a');
  link.href = hash;
  link.className = 'card block p-3 text-s hover:border-line-strong';
  const game = document.createElement('span');
  game.className = 'font-semibold';
  game.textContent = `${title} `;
  link.append(game, sentence);
  const item = document.createElement('li');
  item.append(link);
  return item;
}
