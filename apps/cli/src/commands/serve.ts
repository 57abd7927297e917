// `oddsmith serve`: the web app and the API, until it is asked to stop.
import { checkAddress, InvalidSettings, readSettings } from '@oddsmith/server/settings';
import type { Language } from '@oddsmith/words';
import { REFUSED, UsageError } from '../exit.ts';
import type { Io } from '../io.ts';
import { message } from '../words/words-in.ts';

export interface ServeOptions {
  readonly port?: string | undefined;
  readonly host?: string | undefined;
  readonly redis?: string | undefined;
  readonly language?: Language | undefined;
}

export async function serve({ port, host, redis, language }: ServeOptions, io: Io): Promise<number> {
  const given = { ...(port && { PORT: port }), ...(host && { HOST: host }), ...(redis && { REDIS_URL: redis }) };
  try {
    const settings = readSettings({ ...io.env, ...given });
    await checkAddress(settings);
    const server = await import('@oddsmith/server');
    return await server.serve(settings, language);
  } catch (thrown) {
    if (thrown instanceof InvalidSettings)
      throw new UsageError(message('as-written', { text: thrown.in(language ?? 'en') }));
    if ((thrown as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw thrown;
    io.stderr(`${(thrown as Error).message}\n`);
    return REFUSED;
  }
}
