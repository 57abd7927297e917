// `npm start`: the web app and the API on one port.
import { InvalidSettings, readSettings } from './settings.ts';
import { serve } from './start.ts';

try {
  process.exit(await serve(readSettings(process.env)));
} catch (thrown) {
  const known = thrown instanceof InvalidSettings || (thrown as NodeJS.ErrnoException).code === 'EADDRINUSE';
  process.stderr.write(`${known ? (thrown as Error).message : (thrown as Error).stack}\n`);
  process.exit(thrown instanceof InvalidSettings ? 2 : 1);
}
