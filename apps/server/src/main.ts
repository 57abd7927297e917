// `npm start`: the web app and the API on one port.
import { checkAddress, InvalidSettings, readSettings } from './settings.ts';

try {
  const settings = readSettings(process.env);
  await checkAddress(settings);
  // Loaded when the settings make sense: most of a second that a wrong one need not wait for.
  const { serve } = await import('./start.ts');
  process.exit(await serve(settings));
} catch (thrown) {
  const known = thrown instanceof InvalidSettings || (thrown as NodeJS.ErrnoException).code === 'EADDRINUSE';
  process.stderr.write(`${known ? (thrown as Error).message : (thrown as Error).stack}\n`);
  process.exit(thrown instanceof InvalidSettings ? 2 : 1);
}
