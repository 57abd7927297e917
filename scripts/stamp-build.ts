// The last step of a build: writes down its hash beside it.
import { writeFileSync } from 'node:fs';
import { stamp } from '../packages/compute/src/build.ts';

writeFileSync(new URL('../packages/compute/dist/build.json', import.meta.url), stamp());
