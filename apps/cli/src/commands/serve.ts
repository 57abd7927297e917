// `oddsmith serve`: the web app and the API, until it is asked to stop.
import { InvalidSettings, readSettings, serve as serveUntilStopped } from '@oddsmith/server';
import { UsageError } from '../exit.ts';
import type { Io } from '../io.ts';

export interface ServeOptions {
  readonly port?: string | undefined;
  readonly host?: string | undefined;
}

export function serve({ port, host }: ServeOptions, io: Io): Promise<number> {
  try {
    return serveUntilStopped(readSettings({ ...io.env, ...(port && { PORT: port }), ...(host && { HOST: host }) }));
  } catch (thrown) {
    throw thrown instanceof InvalidSettings ? new UsageError(thrown.message) : thrown;
  }
}
