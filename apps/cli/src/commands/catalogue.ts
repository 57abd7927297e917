// `oddsmith catalogue build`: a catalogue of datasheets from BSData files, in the format of the built-in one.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buildCatalogue, loadBuiltInCatalogue, withKnownDetails } from '@oddsmith/games/wh40k/library';
import type { Language } from '@oddsmith/words';
import { DONE, REFUSED, UsageError } from '../exit.ts';
import type { Io } from '../io.ts';
import { message, wordsIn } from '../words/words-in.ts';

export async function buildCatalogueFile(
  folder: string,
  { output, language = 'en' }: { readonly output?: string | undefined; readonly language?: Language | undefined },
  io: Io,
): Promise<number> {
  const names = await readdir(folder).catch((thrown: Error) => {
    throw new UsageError(message('cannot-read', { path: folder, why: thrown.message }));
  });
  const files = names.filter((name) => /\.(?:(?:cat|gst)z?|json)$/i.test(name)).sort();
  if (files.length === 0) throw new UsageError(message('no-bsdata', { folder }));
  const sources = await Promise.all(
    files.map(async (name) => ({ name, data: new Uint8Array(await readFile(join(folder, name))) })),
  );
  const { say } = wordsIn(language);
  const onProgress = (done: number, total: number, name: string) =>
    io.stderr(`${say('file-read', { at: done + 1, total, name })}\n`);
  const built = buildCatalogue(sources, `BSData files of ${basename(folder)}`, onProgress, language);
  for (const problem of built.problems) io.stderr(`${say('warning')}: ${problem}\n`);
  if (!built.ok) {
    io.stderr(`${built.problem.message}\n`);
    return REFUSED;
  }
  const builtIn = await loadBuiltInCatalogue(built.file.edition === '11' ? '11' : '10');
  const { file, known } = withKnownDetails(built.file, builtIn);
  const { system } = built;
  if (file.datasheets.length === 0) {
    io.stderr(`${say('no-datasheet')}\n`);
    return REFUSED;
  }
  const json = `${JSON.stringify(file)}\n`;
  if (output === undefined) await io.stdout(json);
  else await writeFile(output, json);
  io.stderr(`${say('known-sheets', { sheets: known })}\n`);
  io.stderr(`${say('catalogue-built', { system, sheets: file.datasheets.length, files: files.length })}\n`);
  return DONE;
}
