// The one list of games. A new game is one folder and one line here; forms, API, CLI and docs follow.
import type { GameModule } from './calculator.ts';

export interface Game {
  /** The part of a calculator id before the slash. */
  readonly id: string;
  readonly title: string;
  /** Loaded on demand, so that a page pays only for the game it shows. */
  readonly load: () => Promise<GameModule>;
}

export const games: readonly Game[] = [
  { id: 'killteam', title: 'Kill Team', load: () => import('./kill-team/index.ts') },
  { id: 'fantasy', title: 'Fantasy battles', load: () => import('./fantasy/index.ts') },
  { id: 'grimdark', title: 'Grimdark Future', load: () => import('./grimdark/index.ts') },
  { id: 'wh40k', title: 'Warhammer 40,000', load: () => import('./wh40k/index.ts') },
  { id: 'axis', title: 'Axis & Allies 1942 Online', load: () => import('./axis/index.ts') },
];
