// The page's typed way to its tasks in the engine's thread.
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

export function start<N extends Name>(name: N, payload: Payload<N>, onUpdate?: (update: unknown) => void): Asked<N> {
  // Both sides of the thread are typed by `ArmyTasks`; the messages between them are not.
  return startTask('grimdark', name, payload, onUpdate) as Asked<N>;
}

export function askTask<N extends Name>(name: N, payload: Payload<N>): Promise<Reply<N> | undefined> {
  return start(name, payload).reply;
}
