// In a process of its own: reads a list from standard input and prints how long the first import took, everything loaded.
// Plain JavaScript on the built packages, because a TypeScript loader would be most of the time.
import { readFileSync } from 'node:fs';

const list = new Uint8Array(readFileSync(0));
const before = performance.now();
const { importArmyList } = await import('@oddsmith/games/lists');
const { ok } = await importArmyList(list, { game: 'wh40k' });
const timeMs = performance.now() - before;
if (!ok) throw new Error('the list was refused');
process.stdout.write(String(timeMs));
