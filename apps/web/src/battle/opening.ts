// Turns the code of an address into a battle that the engine accepts, or the default battle and a sentence why not.
import type { Problem } from '@oddsmith/games';
import type { CalculatorDescription } from '../engine/engine.ts';
import { battle as words } from '../language/english/calculator/calculator.ts';
import { type LinkState, readCode } from './link.ts';
import { defaultState } from './store.ts';

export interface Opening {
  readonly state: LinkState;
  readonly notice: string | undefined;
}

export type Check = (calculator: string, input: unknown) => Promise<Problem | null>;

export async function openCode(calculator: CalculatorDescription, code: string, check: Check): Promise<Opening> {
  const fallback = defaultState(calculator);
  if (code === '') return { state: fallback, notice: undefined };
  const read = await readCode(code);
  if (!read.ok) return { state: fallback, notice: words.notOpened(read.why) };
  const { pinned, ...rest } = read.state;
  const problem = await check(calculator.id, rest.input);
  if (problem !== null) return { state: fallback, notice: words.notOpened(problem.message) };
  if (pinned === undefined) return { state: rest, notice: undefined };
  const pinnedProblem = await check(calculator.id, pinned);
  return pinnedProblem === null
    ? { state: read.state, notice: undefined }
    : { state: rest, notice: words.pinnedNotOpened(pinnedProblem.message) };
}
