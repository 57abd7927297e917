// The games with a page, in the order of the switcher. A new page is one folder and one entry here.
import type { SavedRecord } from '../store/record.ts';
import type { GameView } from './view.ts';

/** A place of the game beside its calculators: the last part of its address, and its name among the words of the frame. */
export type GamePlace = 'armies' | 'skirmish';

export interface GamePage {
  /** As in the catalogue of games. */
  readonly id: string;
  /** Short, for the header. */
  readonly title: string;
  readonly places?: readonly GamePlace[];
  /** Loaded when the page is opened. */
  readonly load: () => Promise<GameView>;
}

async function viewOf(loading: Promise<{ readonly view: GameView }>): Promise<GameView> {
  return (await loading).view;
}

export const gamePages: readonly GamePage[] = [
  { id: 'fantasy', title: 'Fantasy', load: () => viewOf(import('./fantasy/view.ts')) },
  {
    id: 'grimdark',
    title: 'Grimdark Future',
    places: ['armies'],
    load: () => viewOf(import('./grimdark/view.ts')),
  },
  {
    id: 'killteam',
    title: 'Kill Team',
    places: ['armies'],
    load: () => viewOf(import('./kill-team/view.ts')),
  },
  {
    id: 'wh40k',
    title: '40,000',
    places: ['armies', 'skirmish'],
    load: () => viewOf(import('./wh40k/view.ts')),
  },
  { id: 'axis', title: 'Axis & Allies', load: () => viewOf(import('./axis/view.ts')) },
];

/** The games whose lists are read. */
export const listGames = gamePages.filter(({ places }) => places?.includes('armies'));

/** Where an army of this record is at hand; undefined for anything else. */
export function armiesOf({ kind, game }: Pick<SavedRecord, 'kind' | 'game'>): string | undefined {
  return kind === 'army' && listGames.some(({ id }) => id === game) ? `#/${game}/armies` : undefined;
}
