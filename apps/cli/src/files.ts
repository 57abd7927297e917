// Files that are named on the command line.
import { readFile } from 'node:fs/promises';
import { UsageError } from './exit.ts';

export async function readBytes(path: string): Promise<Buffer> {
  return readFile(path).catch((thrown: Error) => {
    throw new UsageError(`cannot read ${path}: ${thrown.message}`);
  });
}

export async function readText(path: string): Promise<string> {
  return new TextDecoder().decode(await readBytes(path));
}
