// Files that are named on the command line.
import { readFile } from 'node:fs/promises';
import { UsageError } from './exit.ts';
import { message } from './words/words-in.ts';

export async function readBytes(path: string): Promise<Buffer> {
  return readFile(path).catch((thrown: Error) => {
    throw new UsageError(message('cannot-read', { path, why: thrown.message }));
  });
}

export async function readText(path: string): Promise<string> {
  return new TextDecoder().decode(await readBytes(path));
}
