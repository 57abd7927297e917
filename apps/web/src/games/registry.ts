// The games with a page, in the order of the switcher. A new page is one folder and one entry here.
import { loadProse } from '../language/in-language.ts';
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

/** A view comes with the words for what its engine says. */
async function viewOf(game: string, loading: Promise<{ readonly view: GameView }>): Promise<GameView> {
  const [{ view }] = await Promise.all([loading, loadProse(game)]);
  return view;
}

export const gamePages: readonly GamePage[] = [
  { id: 'fantasy', title: 'Fantasy', load: () => viewOf('fantasy', import('./fantasy/view.ts')) },
  {
    id: 'grimdark',
    title: 'Grimdark Future',
    places: ['armies'],
    load: () => viewOf('grimdark', import('./grimdark/view.ts')),
  },
  {
    id: 'killteam',
    title: 'Kill Team',
    places: ['armies'],
    load: () => viewOf('killteam', import('./kill-team/view.ts')),
  },
  {
    id: 'wh40k',
    title: '40,000',
    places: ['armies', 'skirmish'],
    load: () => viewOf('wh40k', import('./wh40k/view.ts')),
  },
  { id: 'axis', title: 'Axis & Allies', load: () => viewOf('axis', import('./axis/view.ts')) },
];

/** The games whose lists are read. */
export const listGames = gamePages.filter(({ places }) => places?.includes('armies'));

/** Where an army of this record is at hand; undefined for anything else. */
export function armiesOf({ kind, game }: Pick<SavedRecord, 'kind' | 'game'>): string | undefined {
  return kind === 'army' && listGames.some(({ id }) => id === game) ? `#/${game}/armies` : undefined;
}
