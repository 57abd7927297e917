// The page's typed way to its tasks in the engine's thread.

import type { TaskRun } from '../../../engine/game-task.ts';
import { startTask } from '../../../engine-client.ts';
import type { ArmyTasks } from './tasks.ts';

type Name = keyof ArmyTasks;
type Payload<N extends Name> = Parameters<ArmyTasks[N]>[0];
export type Reply<N extends Name> = Awaited<ReturnType<ArmyTasks[N]>>;

export interface Asked<N extends Name> {
  /** Undefined when it was ended. */
  readonly reply: Promise<Reply<N> | undefined>;
  end(): void;
}

/** What a task tells on its way: the argument of its run's `report`. */
type Update<N extends Name> = ArmyTasks[N] extends (payload: never, run: TaskRun<infer U>) => unknown ? U : never;

/** Both sides of the thread are held to `ArmyTasks` here, the one place where messages between them get their types. */
type Start = <N extends Name>(
  game: 'grimdark',
  name: N,
  payload: Payload<N>,
  onUpdate: ((update: Update<N>) => void) | undefined,
) => Asked<N>;
const startTyped = startTask as Start;

export function start<N extends Name>(name: N, payload: Payload<N>, onUpdate?: (update: Update<N>) => void): Asked<N> {
  return startTyped('grimdark', name, payload, onUpdate);
}

export function askTask<N extends Name>(name: N, payload: Payload<N>): Promise<Reply<N> | undefined> {
  return start(name, payload).reply;
}
