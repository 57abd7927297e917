// The server on the standard streams of a process: for assistants that start it themselves.

import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { Language } from '@oddsmith/games';
import { oddsServer } from './server.ts';
import { callTool } from './tools.ts';
import { say } from './words/index.ts';

export interface StdioOptions {
  readonly version: string;
  /** Where the web app is: share links lead there. */
  readonly site: string;
  /** How long one call may take. */
  readonly timeMs: number;
  /** Of refusals, where a call names none. */
  readonly language?: Language | undefined;
  readonly onError?: ((error: Error) => void) | undefined;
  /** The other side has gone. */
  readonly onClose?: (() => void) | undefined;
}

/** Serves until the other side closes the stream. */
export function serveTools({ version, site, timeMs, language, onError, onClose }: StdioOptions): {
  close(): Promise<void>;
} {
  const factory = () =>
    oddsServer(version, (name, input, signal) => {
      const begun = performance.now();
      const leftMs = () => Math.max(0, timeMs - (performance.now() - begun));
      const stop = () => {
        if (signal?.aborted !== true && leftMs() > 0) return undefined;
        return { code: 'budget/cancelled', path: '', message: say('call-late', { timeMs }) };
      };
      return callTool({ name, input, site, language }, { leftMs, stop });
    });
  process.stdin.once('close', () => onClose?.());
  return serveStdio(factory, onError === undefined ? {} : { onerror: onError });
}
