// What is wrong with a typed battle, in one sentence.
import type { TextProblem } from '@oddsmith/games/axis/text';
import { startTask } from '../../engine-client.ts';

export async function saidProblems(problems: readonly TextProblem[]): Promise<string> {
  return ((await startTask('axis', 'sayProblems', problems).reply) ?? []).join('; ');
}
