// The page's way to its tasks in the engine's thread.
import { type StartedTask, startTask } from '../../../engine-client.ts';
import type { TaskName, TaskPayload, TaskReply } from '../../tasks.ts';

export type Name = TaskName<'grimdark'>;
export type Payload<N extends Name> = TaskPayload<'grimdark', N>;
export type Reply<N extends Name> = TaskReply<'grimdark', N>;

export function start<N extends Name>(name: N, payload: Payload<N>): StartedTask<Reply<N>> {
  return startTask('grimdark', name, payload);
}

export function askTask<N extends Name>(name: N, payload: Payload<N>): Promise<Reply<N> | undefined> {
  return start(name, payload).reply;
}
