// Which games bring tasks of their own to the engine's thread; loaded with the first one asked for.
import type { GameTasks } from '../engine/game-task.ts';
import type { tasks as axis } from './axis/tasks.ts';
import type { tasks as fantasy } from './fantasy/tasks.ts';
import type { tasks as grimdark } from './grimdark/tasks/tasks.ts';
import type { tasks as killteam } from './kill-team/tasks.ts';

/** The tasks of each game as their pages call them. */
interface TaskLists {
  readonly axis: typeof axis;
  readonly fantasy: typeof fantasy;
  readonly grimdark: typeof grimdark;
  readonly killteam: typeof killteam;
}

export type GameWithTasks = keyof TaskLists;
export type TaskName<G extends GameWithTasks> = keyof TaskLists[G] & string;
type Task<G extends GameWithTasks, N extends TaskName<G>> = TaskLists[G][N];

export type TaskPayload<G extends GameWithTasks, N extends TaskName<G>> =
  Task<G, N> extends (payload: infer P, pause: never, language: never) => unknown ? P : never;
export type TaskReply<G extends GameWithTasks, N extends TaskName<G>> =
  Task<G, N> extends (payload: never, pause: never, language: never) => infer R ? Awaited<R> : never;

const loaders: { readonly [game: string]: () => Promise<GameTasks> } = {
  axis: async () => (await import('./axis/tasks.ts')).tasks,
  fantasy: async () => (await import('./fantasy/tasks.ts')).tasks,
  grimdark: async () => (await import('./grimdark/tasks/tasks.ts')).tasks,
  killteam: async () => (await import('./kill-team/tasks.ts')).tasks,
};

export async function loadTasks(game: string): Promise<GameTasks> {
  return (await loaders[game]?.()) ?? {};
}
