// What every position of a pairing is worth: solved from the last module back to the present one, whatever is at stake.
import type { Budget } from '@oddsmith/games';
import type { Table } from './cells.ts';
import { gamesOf, type Role } from './formats.ts';
import { members } from './hands.ts';
import { ModuleGames } from './module-games.ts';
import type { CheckedPairing } from './question.ts';
import type { OnTable } from './state.ts';

export interface MadeGame {
  readonly mine: number;
  readonly theirs: number;
  readonly role: Role;
  readonly table: Table;
}

/** Games made, who is still in hand, and what lies on the table. */
export interface Position {
  readonly games: readonly MadeGame[];
  readonly module: number;
  /** Hands as bits. */
  readonly mine: number;
  readonly theirs: number;
  readonly table: OnTable;
}

export interface Programme {
  readonly games: ModuleGames;
  /** Pairs of hands whose value has been worked out. */
  readonly states: number;
  /** Works out what every module after the present one is worth. Throws BudgetExceeded when it is stopped. */
  solve(budget: Budget, onProgress: (done: number, total: number) => void): void;
  /** Lays out what the outcomes of the present module are worth; where nothing is left, the worth of the position. */
  layOut(position: Position): void;
  /** A game as it will be played in this role. */
  tableOf(role: Role, mine: number, theirs: number): Table;
  /** What the games are worth where all are made. */
  final(games: readonly MadeGame[]): number;
}

/** Modules whose hands are counted as states, with the players a hand has before each. */
export function levelsOf({ modules, module }: Pick<CheckedPairing, 'modules' | 'module'>, players: number) {
  const levels: { readonly module: number; readonly size: number }[] = [];
  let size = players;
  for (let m = module; m < modules.length; m++) {
    levels.push({ module: m, size });
    size -= gamesOf(modules[m]);
  }
  return levels;
}

export function gamesFor(question: CheckedPairing, { mine }: Position): ModuleGames {
  const levels = levelsOf(question, members(mine).length);
  return new ModuleGames(levels.map(({ module, size }) => ({ module: question.modules[module], size })));
}
