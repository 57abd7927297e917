#!/usr/bin/env node
// The `oddsmith` program: the command line on the real terminal.
import { processIo } from './io.ts';
import { catalogue } from './library.ts';
import { run } from './program.ts';

const code = await run(process.argv.slice(2), processIo(), catalogue);
// A connection that is being tried again for ever would keep the program alive; what was written goes out first.
process.stdout.write('', () => process.exit(code));
