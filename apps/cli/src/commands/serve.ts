// `oddsmith serve`: the web app and the API, until it is asked to stop.
import { InvalidSettings, readSettings, serve as serveUntilStopped } from '@oddsmith/server';
import { UsageError } from '../exit.ts';
import type { Io } from '../io.ts';

export interface ServeOptions {
  readonly port?: string | undefined;
  readonly host?: string | undefined;
  readonly redis?: string | undefined;
}

export function serve({ port, host, redis }: ServeOptions, io: Io): Promise<number> {
  const given = { ...(port && { PORT: port }), ...(host && { HOST: host }), ...(redis && { REDIS_URL: redis }) };
  try {
    return serveUntilStopped(readSettings({ ...io.env, ...given }));
  } catch (thrown) {
    throw thrown instanceof InvalidSettings ? new UsageError(thrown.message) : thrown;
  }
}
