// Runs once before all tests: worker threads and spawned programs run built JavaScript, so the build must not be stale.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Half a second when nothing changed. Type errors are shown and do not stop the tests: `npm test` checks types first. */
export function setup(): void {
  spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'apps/cli'], { cwd: root, stdio: 'inherit' });
}
