// A refusal of the server as an error that can be thrown: the code to program against, and all problems.
import type { Schemas } from './asked.ts';

export type Problem = Schemas['Problem'];

export class OddsmithError extends Error {
  override readonly name = 'OddsmithError';
  /** Such as "fantasy/to-hit-out-of-range". */
  readonly code: string;
  /** 0 where nobody answered. */
  readonly status: number;
  readonly problems: readonly Problem[];
  /** Seconds, where the server said when to come again. */
  readonly retryAfter: number | undefined;

  constructor(problems: readonly Problem[], status = 0, retryAfter?: number) {
    const [first] = problems;
    super(first?.message ?? `the server answered with ${status}`);
    this.code = first?.code ?? 'client/no-problem';
    this.status = status;
    this.problems = problems;
    this.retryAfter = retryAfter;
  }
}

/** What a reply that is not a success says is wrong; something in front of the server may have answered in its place. */
export async function errorOf(reply: Response): Promise<OddsmithError> {
  const retry = Number(reply.headers.get('retry-after') ?? Number.NaN);
  const text = await reply.text();
  return new OddsmithError(problemsIn(text), reply.status, Number.isFinite(retry) ? retry : undefined);
}

function problemsIn(text: string): readonly Problem[] {
  try {
    const { error, errors } = JSON.parse(text) as Partial<Schemas['Refusal']>;
    return errors ?? (error === undefined ? [] : [error]);
  } catch {
    return [];
  }
}
