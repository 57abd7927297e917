// How a round is paired: modules in a row, each of which takes players from both hands.
// README.md says where the named formats come from.

export const SIDES = ['mine', 'theirs'] as const;
export type Side = (typeof SIDES)[number];
/** Who defends in a game; a refused attacker or a champion has nobody for it. */
export const ROLES = ['mine', 'theirs', 'neutral'] as const;
export type Role = (typeof ROLES)[number];
export const CHOICES = ['defenders', 'attackers', 'opponents'] as const;
export type ChoiceName = (typeof CHOICES)[number];
export const MODULES = ['skirmish', 'main', 'champion', 'single'] as const;
export type ModuleName = (typeof MODULES)[number];
export const FIRSTS = ['both', ...SIDES] as const;

export interface PairingModule {
  readonly module: ModuleName;
  /** Who announces a choice before the other answers; "both" choose in secret. */
  readonly first: (typeof FIRSTS)[number];
  /** Who defends in a single. */
  readonly defender: Side;
}

export const FORMATS = ['simple', 'teams', 'wtc', 'uktc'] as const;
export type FormatName = (typeof FORMATS)[number];

export const FEWEST_PLAYERS = 2;
export const MOST_PLAYERS = 8;

/** Sizes of team a named format is for, the least and the greatest. */
const SIZES: { readonly [name in FormatName]: readonly [number, number] } = {
  simple: [2, 8],
  teams: [3, 8],
  wtc: [8, 8],
  uktc: [5, 5],
};

/** Games that a module makes, and how many players a hand must have for it. */
const GAMES: { readonly [name in ModuleName]: number } = { skirmish: 2, main: 3, champion: 1, single: 1 };
const NEEDS: { readonly [name in ModuleName]: number } = { skirmish: 2, main: 3, champion: 1, single: 2 };

export function gamesOf({ module }: PairingModule): number {
  return GAMES[module];
}

/** Whether a hand of so many can go through the module. */
export function fits({ module }: PairingModule, players: number): boolean {
  return module === 'champion' ? players === 1 : players >= NEEDS[module];
}

/** The modules of a named format; undefined where it is not for teams of this size. */
export function modulesOf(name: FormatName, players: number): readonly PairingModule[] | undefined {
  const [least, greatest] = SIZES[name];
  if (players < least || players > greatest) return undefined;
  const names: ModuleName[] = [];
  let left = players;
  while (left > 4) {
    names.push('skirmish');
    left -= GAMES.skirmish;
  }
  names.push(left === 2 ? 'skirmish' : 'main');
  if (left === 4) names.push('champion');
  return names.map((module) => ({ module, first: 'both', defender: 'mine' }));
}
