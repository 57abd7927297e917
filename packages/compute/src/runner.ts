// Where calculations run, seen from outside: requests in, answers out, whatever is behind it.
import type { Cell } from '@oddsmith/analysis';
import type { Answer, AnyCalculator } from '@oddsmith/games';
import { type Fault, type Refused, say } from './words/index.ts';

export type Reply = Answer | Refused;

export interface ListOptions {
  /** Stops the work. A reason called "TimeoutError", as AbortSignal.timeout gives, is reported as budget/exceeded. */
  readonly signal?: AbortSignal | undefined;
  /** Each request may take this long, waiting included; then its answer is budget/exceeded. */
  readonly timeMs?: number | undefined;
  /** Who asks: threads are shared out between those who ask, not between their requests. */
  readonly owner?: string | undefined;
  /** Told how long a thread was busy with it. */
  readonly onSpent?: ((ms: number) => void) | undefined;
  /** Told now and then how far one request, cell or call is, 0 to 1. */
  readonly onShare?: ((share: number) => void) | undefined;
}

export interface CallOptions extends ListOptions {
  /** Known to take long: not tried on the quick thread first. */
  readonly long?: boolean | undefined;
  /** Memory of the argument that goes over to the thread: copying 8 MB keeps the main thread for 7 ms. For long calls. */
  readonly transfer?: readonly ArrayBuffer[] | undefined;
}

/** Neighbouring calculations of one question. */
export interface Chunk {
  /** The same for all chunks of a question, and for no other: whoever works on several reads the question once. */
  readonly key: string;
  readonly question: unknown;
  readonly from: number;
  readonly to: number;
}

export interface Runner {
  /** Requests worked on at the same moment. */
  readonly parallelism: number;
  /** Never rejects because of what is in the request: a problem is an answer too. */
  calculate(request: unknown, options?: ListOptions): Promise<Reply>;
  /** Answers in the order of the requests. One that fails or takes too long leaves the others alone. */
  calculateAll(requests: readonly unknown[], options?: ListOptions): Promise<Reply[]>;
  /** Cells `from` up to `to`, without it, of an analysis; each calculation has its own time. */
  cells(chunk: Chunk, options?: ListOptions): Promise<Cell[] | Refused>;
  /** Runs one of the services the runner was opened with; what is wrong is its answer. */
  call<Result extends object>(service: string, argument: unknown, options?: CallOptions): Promise<Result | Refused>;
  /** What can be calculated, for those who check questions. */
  calculators(): Promise<readonly AnyCalculator[]>;
  /** Resolves once work can begin at once. */
  ready(): Promise<void>;
  /** Ends what is under way and frees the threads. */
  close(): Promise<void>;
}

export function outOfTime(timeMs?: number): Fault {
  return { code: 'budget/exceeded', path: '', message: say('out-of-time', { timeMs }) };
}

/** What an aborted signal means for the one who asked. */
export function stopped(signal: AbortSignal): Fault {
  if ((signal.reason as Error | undefined)?.name === 'TimeoutError') return outOfTime();
  return { code: 'budget/cancelled', path: '', message: say('work-stopped') };
}
