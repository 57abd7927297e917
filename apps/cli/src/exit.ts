// Exit codes, the same for every command.
import type { Unspoken } from '@oddsmith/games';
import type { Sentence } from './words/words-in.ts';

export const DONE = 0;
/** The input was refused, or a calculation did not end in time. */
export const REFUSED = 1;
/** The command itself was wrong: an unknown option, a missing file, a calculator that does not exist. */
export const WRONG_USAGE = 2;

/** Ended from outside, as shells have it for SIGINT. */
export const STOPPED = 130;

/** Thrown by commands; its message goes to stderr in the language of the command and the exit code is WRONG_USAGE. */
export class UsageError extends Error {
  readonly problem: Unspoken;

  constructor(
    message: Sentence,
    { code = 'command/wrong-usage', nearest }: { code?: string; nearest?: string | undefined } = {},
  ) {
    super(message.id);
    this.problem = { code, path: '', message, ...(nearest === undefined ? {} : { nearest }) };
  }
}
