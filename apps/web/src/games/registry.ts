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
  /** Keys of fields that ask another question or play by other rules: nobody wins a battle by changing them. */
  readonly settings: readonly string[];
  /** Loaded when the page is opened. */
  readonly load: () => Promise<GameView>;
}

async function viewOf(loading: Promise<{ readonly view: GameView }>): Promise<GameView> {
  return (await loading).view;
}

export const gamePages: readonly GamePage[] = [
  {
    id: 'fantasy',
    title: 'Fantasy',
    settings: ['system', 'troopType', 'height'],
    load: () => viewOf(import('./fantasy/view.ts')),
  },
  {
    id: 'grimdark',
    title: 'Grimdark Future',
    places: ['armies'],
    settings: ['phase', 'outcomeBy', 'options'],
    load: () => viewOf(import('./grimdark/view.ts')),
  },
  {
    id: 'killteam',
    title: 'Kill Team',
    places: ['armies'],
    settings: ['edition', 'turn', 'optionalRules'],
    load: () => viewOf(import('./kill-team/view.ts')),
  },
  {
    id: 'wh40k',
    title: '40,000',
    places: ['armies', 'skirmish'],
    settings: ['edition', 'kind'],
    load: () => viewOf(import('./wh40k/view.ts')),
  },
  {
    id: 'axis',
    title: 'Axis & Allies',
    settings: ['dice', 'side', 'goal', 'criterion'],
    load: () => viewOf(import('./axis/view.ts')),
  },
];

/** The games whose lists are read. */
export const listGames = gamePages.filter(({ places }) => places?.includes('armies'));

/** Where an army of this record is at hand; undefined for anything else. */
export function armiesOf({ kind, game }: Pick<SavedRecord, 'kind' | 'game'>): string | undefined {
  return kind === 'army' && listGames.some(({ id }) => id === game) ? `#/${game}/armies` : undefined;
}
