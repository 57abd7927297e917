#!/usr/bin/env node
// The `oddsmith` program: the command line on the real terminal.
import { processIo } from './io.ts';
import { catalogue } from './library.ts';
import { run } from './program.ts';

process.exitCode = await run(process.argv.slice(2), processIo(), catalogue);
