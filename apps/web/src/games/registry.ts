// The games with a page, in the order of the switcher. A new page is one folder and one entry here.
import { loadProse } from '../language/in-language.ts';
import type { SavedRecord } from '../store/record.ts';
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
    places: [{ name: 'armies' }],
    load: () => viewOf('grimdark', import('./grimdark/view.ts')),
  },
  {
    id: 'killteam',
    title: 'Kill Team',
    places: [{ name: 'armies' }],
    load: () => viewOf('killteam', import('./kill-team/view.ts')),
  },
  {
    id: 'wh40k',
    title: '40,000',
    places: [{ name: 'armies' }, { name: 'skirmish' }],
    load: () => viewOf('wh40k', import('./wh40k/view.ts')),
  },
  { id: 'axis', title: 'Axis & Allies', load: () => viewOf('axis', import('./axis/view.ts')) },
];

/** Where an army of this record is at hand; undefined for anything else. */
export function armiesOf({ kind, game }: Pick<SavedRecord, 'kind' | 'game'>): string | undefined {
  const has = gamePages.find(({ id }) => id === game)?.places?.some(({ name }) => name === 'armies');
  return kind === 'army' && has === true ? `#/${game}/armies` : undefined;
}
