// `oddsmith mcp`: the tools of a chat assistant on the standard streams.
import { serveTools } from '@oddsmith/mcp/stdio';
import type { Language } from '@oddsmith/words';
import { DONE, UsageError } from '../exit.ts';
import type { Io } from '../io.ts';
import { version } from '../version.ts';
import { message } from '../words/words-in.ts';

export interface McpOptions {
  readonly site: string;
  readonly timeMs: number;
  readonly language?: Language | undefined;
}

/** Until the assistant closes the stream, or the program is asked to stop. */
export async function mcp({ site, timeMs, language }: McpOptions, io: Io): Promise<number> {
  if (!URL.canParse(site) || !/^https?:/.test(site)) throw new UsageError(message('site-address'));
  const signal = io.stopSignal();
  const onError = (error: Error) => io.stderr(`${error.message}\n`);
  await new Promise<void>((ended) => {
    const server = serveTools({ version: version(), site, timeMs, language, onError, onClose: ended });
    signal.addEventListener('abort', () => void server.close().then(ended, ended), { once: true });
  });
  return DONE;
}
