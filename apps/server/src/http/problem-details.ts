// A refusal as RFC 9457 has it, for programs that know problem details and nothing of us; our own shape stands beside it.
import { STATUS_CODES } from 'node:http';
import type { Problem, Refusal } from '@oddsmith/games';

export const PROBLEM_TYPE = 'application/problem+json';

/** Codes are types of their own: the same on every server, so no address of one. */
const TYPE_PREFIX = 'urn:oddsmith:problem:';

export interface ProblemDetails {
  readonly type: string;
  /** Of the status: a code says more, and is the same for people of every language. */
  readonly title: string;
  readonly status: number;
  /** The sentence of the first problem. */
  readonly detail: string;
  /** The same as data: the first problem, and all of them. */
  readonly error: Problem;
  readonly errors: readonly Problem[];
}

export function problemDetails({ error, errors }: Refusal, status: number): ProblemDetails {
  return {
    type: `${TYPE_PREFIX}${error.code}`,
    title: STATUS_CODES[status] ?? '',
    status,
    detail: error.message,
    error,
    errors: errors ?? [error],
  };
}
