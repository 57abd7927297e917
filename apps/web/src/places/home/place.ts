// Whether the address is the start page, which stands in index.html, or one the app draws.
import { lastBattles } from './last-battles.ts';

export function isHome(): boolean {
  return /^#?\/?$/.test(location.hash);
}

export function showPlace(): void {
  document.documentElement.dataset.place = isHome() ? 'home' : 'page';
}

/** What players type, and the place it is. */
const PLACES: { readonly [typed: string]: string } = {
  skirmish: 'wh40k/skirmish',
  play: 'wh40k/skirmish',
  '40k': 'wh40k',
  '40000': 'wh40k',
  warhammer: 'wh40k',
  'kill-team': 'killteam',
  'grimdark-future': 'grimdark',
  'axis-and-allies': 'axis',
  'axis-allies': 'axis',
  'old-world': 'fantasy',
  'team-pairing': 'pairing',
};
const WITH_ARMIES = ['wh40k', 'killteam', 'grimdark'];

/** Of shortcuts: the battle looked at last, or the start page where there is none. */
const LAST = 'continue';

/** The address of the place where a typed one is not it already: armies are those of the game looked at last. */
export function typedPlace(hash: string): string | undefined {
  const [, name, rest] = /^#?\/?([^/]+)(.*)$/.exec(hash) ?? [];
  if (name === undefined) return undefined;
  if (name.toLowerCase() === LAST) return lastBattles()[0]?.hash ?? '#/';
  const game = lastBattles().find((battle) => WITH_ARMIES.includes(battle.game))?.game ?? WITH_ARMIES[0];
  const place = name.toLowerCase() === 'armies' ? `${game}/armies` : PLACES[name.toLowerCase()];
  return place === undefined ? undefined : `#/${place}${rest}`;
}
