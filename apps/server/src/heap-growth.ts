// How far the heaps of a server, that of the main thread and those of all others, grow before they are collected.
import { setFlagsFromString } from 'node:v8';

/**
 * Beyond what lived in it after the last collection. V8 by itself allows up to four times that where garbage comes fast: the main
 * thread had 308 MB for 60 that lived, as long as nobody needed the memory.
 */
const GROWTH_PERCENT = 50;

export function boundHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
}
