// Exit codes, the same for every command.
import type { Problem } from '@oddsmith/games';

export const DONE = 0;
/** The input was refused, or a calculation did not end in time. */
export const REFUSED = 1;
/** The command itself was wrong: an unknown option, a missing file, a calculator that does not exist. */
export const WRONG_USAGE = 2;

/** Ended from outside, as shells have it for SIGINT. */
export const STOPPED = 130;

/** Thrown by commands; its sentence goes to stderr and the exit code is WRONG_USAGE. */
export class UsageError extends Error {
  readonly problem: Problem;

  constructor(
    message: string,
    { code = 'command/wrong-usage', nearest }: { code?: string; nearest?: string | undefined } = {},
  ) {
    super(message);
    this.problem = { code, path: '', message, ...(nearest === undefined ? {} : { nearest }) };
  }
}
