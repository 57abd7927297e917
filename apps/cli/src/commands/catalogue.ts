// `oddsmith catalogue build`: a catalogue of datasheets from BSData files, in the format of the built-in one.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buildCatalogue, loadBuiltInCatalogue, withKnownDetails } from '@oddsmith/games/wh40k/library';
import { plural } from '@oddsmith/games/wording';
import { DONE, REFUSED, UsageError } from '../exit.ts';
import type { Io } from '../io.ts';

export async function buildCatalogueFile(
  folder: string,
  { output }: { readonly output?: string | undefined },
  io: Io,
): Promise<number> {
  const names = await readdir(folder).catch((thrown: Error) => {
    throw new UsageError(`cannot read ${folder}: ${thrown.message}`);
  });
  const files = names.filter((name) => /\.(?:(?:cat|gst)z?|json)$/i.test(name)).sort();
  if (files.length === 0) throw new UsageError(`${folder} holds no .cat, .gst or .json files`);
  const sources = await Promise.all(
    files.map(async (name) => ({ name, data: new Uint8Array(await readFile(join(folder, name))) })),
  );
  const built = buildCatalogue(sources, `BSData files of ${basename(folder)}`, (done, total, name) => {
    io.stderr(`${done + 1} of ${total}: ${name}\n`);
  });
  for (const problem of built.problems) io.stderr(`warning: ${problem}\n`);
  if (!built.ok) {
    io.stderr(`${built.problem.message}\n`);
    return REFUSED;
  }
  const builtIn = await loadBuiltInCatalogue(built.file.edition === '11' ? '11' : '10');
  const { file, known } = withKnownDetails(built.file, builtIn);
  const { system } = built;
  if (file.datasheets.length === 0) {
    io.stderr('no datasheet was found in these files\n');
    return REFUSED;
  }
  const json = `${JSON.stringify(file)}\n`;
  if (output === undefined) await io.stdout(json);
  else await writeFile(output, json);
  io.stderr(`loadout and options of ${plural(known, 'datasheet')} are those of the built-in catalogue\n`);
  io.stderr(`${system}: ${plural(file.datasheets.length, 'datasheet')} from ${plural(files.length, 'file')}\n`);
  return DONE;
}
