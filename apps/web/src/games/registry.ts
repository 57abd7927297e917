// The games with a page, in the order of the switcher. A new page is one folder and one entry here.
import type { GameView } from './view.ts';

/** A place of the game beside its calculators. */
export interface GamePlace {
  /** Last part of its address, and its name among the words of the frame. */
  readonly name: 'armies' | 'skirmish';
}

export interface GamePage {
  /** As in the catalogue of games. */
  readonly id: string;
  /** Short, for the header. */
  readonly title: string;
  readonly places?: readonly GamePlace[];
  /** Loaded when the page is opened. */
  readonly load: () => Promise<GameView>;
}

export const gamePages: readonly GamePage[] = [
  { id: 'fantasy', title: 'Fantasy', load: async () => (await import('./fantasy/view.ts')).view },
  {
    id: 'grimdark',
    title: 'Grimdark Future',
    places: [{ name: 'armies' }],
    load: async () => (await import('./grimdark/view.ts')).view,
  },
  {
    id: 'killteam',
    title: 'Kill Team',
    places: [{ name: 'armies' }],
    load: async () => (await import('./kill-team/view.ts')).view,
  },
  {
    id: 'wh40k',
    title: '40,000',
    places: [{ name: 'armies' }, { name: 'skirmish' }],
    load: async () => (await import('./wh40k/view.ts')).view,
  },
  { id: 'axis', title: 'Axis & Allies', load: async () => (await import('./axis/view.ts')).view },
];
