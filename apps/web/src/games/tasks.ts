// Which games bring tasks of their own to the engine's thread; loaded with the first one asked for.
import type { GameTasks } from '../engine/game-task.ts';

const loaders: { readonly [game: string]: () => Promise<GameTasks> } = {
  fantasy: async () => (await import('./fantasy/tasks.ts')).tasks,
  grimdark: async () => (await import('./grimdark/tasks/tasks.ts')).tasks,
};

export async function loadTasks(game: string): Promise<GameTasks> {
  return (await loaders[game]?.()) ?? {};
}
