// What is weighed by those who fetch it: packages as they are packed, one calculator in a page, the bundle for assistants, places of the site.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { calculators } from '@oddsmith/games/calculators';
import { build } from 'esbuild';
import { libraryOf } from '../../apps/web/src/places/playground/program-lines.ts';
import { mcpBundle } from '../mcp-bundle/bundle.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const site = `${root}/apps/web/dist`;

/** Bytes of a program that asks this one question, bundled for a page and packed. */
export async function bundled(calculator: string): Promise<number> {
  const { module, name } = libraryOf(calculator);
  const contents = `import { ${name} } from '${module}'; console.log(${name}({}).sentence);`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
  });
  return gzipSync(outputFiles[0].contents).length;
}

interface Packed {
  readonly name: string;
  readonly size: number;
  readonly unpackedSize: number;
}

function packages(): readonly Packed[] {
  const workspaces: readonly { readonly name: string; readonly private?: boolean; readonly location: string }[] =
    JSON.parse(execFileSync('npm', ['query', '.workspace'], { cwd: root, encoding: 'utf8' }));
  const published = workspaces.filter((one) => one.private !== true).flatMap(({ name }) => ['-w', name]);
  return JSON.parse(
    execFileSync('npm', ['pack', '--dry-run', '--json', '--silent', ...published], { cwd: root, encoding: 'utf8' }),
  );
}

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** What a place fetches before it can be drawn, beside what the start page has: only of a site that was built. */
function places(): readonly (readonly [place: string, bytes: number])[] {
  const file = `${site}/build-manifest.json`;
  if (!existsSync(file)) return [];
  const manifest: { readonly [source: string]: Chunk } = JSON.parse(readFileSync(file, 'utf8'));
  const files = (source: string, seen = new Set<string>()): Set<string> => {
    const chunk = manifest[source];
    if (chunk === undefined || seen.has(chunk.file)) return seen;
    seen.add(chunk.file);
    for (const imported of chunk.imports ?? []) files(imported, seen);
    return seen;
  };
  const start = files('index.html');
  return Object.keys(manifest)
    .filter((source) =>
      /^src\/(?:places|skirmish|calculator)\/.*page\.tsx$|^src\/places\/\w+\/(?:learn|library)\.tsx$/.test(source),
    )
    .map((source) => {
      const own = [...files(source)].filter((one) => !start.has(one));
      const bytes = own.reduce((sum, one) => sum + gzipSync(readFileSync(`${site}/${one}`)).length, 0);
      return [source.replace(/^src\/|\.tsx$/g, ''), bytes] as const;
    });
}

export async function sizes(): Promise<string> {
  const asked = await Promise.all(calculators.map(async ({ id }) => [id, await bundled(id)] as const));
  const archive = (await mcpBundle()).length;
  const ofSite = places();
  return `<!-- Made by \`npm run documents -- sizes\`; do not edit. -->
# What things weigh

Kilobytes of 1,000, packed with gzip.

## Packages

| package | packed | unpacked |
| --- | ---: | ---: |
${packages()
  .map(({ name, size, unpackedSize }) => `| \`${name}\` | ${kilo(size)} | ${kilo(unpackedSize)} |`)
  .join('\n')}

The bundle for chat assistants, \`oddsmith.mcpb\`, has ${kilo(archive)} with everything in it.

## One calculator in a page

A program that asks this one question, minified and packed: schema, both engines, words and presets. 10 of it are the library of the schemas; the rest is what answers and what is said.

| calculator | kB |
| --- | ---: |
${asked.map(([id, bytes]) => `| \`${id}\` | ${kilo(bytes)} |`).join('\n')}
${
  ofSite.length === 0
    ? ''
    : `
## Places of the site

What a place fetches beside the start page, without the engines, which come when something is asked.

| place | kB |
| --- | ---: |
${ofSite.map(([place, bytes]) => `| ${place} | ${kilo(bytes)} |`).join('\n')}
`
}`;
}

const kilo = (bytes: number): string => (bytes / 1000).toFixed(1);
