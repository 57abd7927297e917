// An archive with the manifest, the whole server in a few modules, the licence, and nothing to be installed beside it.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { version } from '@oddsmith/compute/build';
import { tools } from '@oddsmith/mcp/tools';
import { build } from 'esbuild';
import { strToU8, zipSync } from 'fflate';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Which build it is was found out when it was made: there is nothing beside it to look at. */
function entry(release: string): string {
  return `
import { setEnvironmentData } from 'node:worker_threads';
import { serveTools } from '${root}/packages/mcp/dist/stdio.js';

setEnvironmentData('oddsmith.build', ${JSON.stringify(release.split('+')[1])});
const site = process.env.ODDSMITH_SITE || 'http://localhost:8042';
serveTools({ version: ${JSON.stringify(release)}, site, timeMs: 20_000, onError: (error) => console.error(error.message), onClose: () => process.exit(0) });
`;
}

/** By the program that installs it. */
const filledIn = (name: string): string => `$\{${name}}`;

function manifest(release: string): object {
  return {
    manifest_version: '0.3',
    name: 'oddsmith',
    display_name: 'Oddsmith',
    version: release,
    description: 'Exact battle odds for tabletop wargames: units by name, army lists, plans and pairings.',
    author: { name: 'Oddsmith' },
    license: 'MIT',
    server: {
      type: 'node',
      entry_point: 'server/index.mjs',
      mcp_config: {
        command: 'node',
        args: [`${filledIn('__dirname')}/server/index.mjs`],
        env: { ODDSMITH_SITE: filledIn('user_config.site') },
      },
    },
    tools: tools.map(({ name, description }) => ({ name, description })),
    user_config: {
      site: {
        type: 'string',
        title: 'Web app',
        description: 'Where links to battles lead.',
        default: 'http://localhost:8042',
        required: false,
      },
    },
    compatibility: { runtimes: { node: '>=20' } },
  };
}

/** Of the entry, and of what it loads. */
const nameOf = (path: string): string => `server/${basename(path).replace('stdin.', 'index.')}`;

export async function mcpBundle(): Promise<Uint8Array> {
  const full = version();
  const [release] = full.split('+');
  const { outputFiles } = await build({
    stdin: { contents: entry(full), resolveDir: root, sourcefile: 'index.js' },
    bundle: true,
    // In one file schemas that refer to each other would be made in the wrong order.
    splitting: true,
    outdir: '/server',
    outExtension: { '.js': '.mjs' },
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minifyWhitespace: true,
    minifySyntax: true,
    // Queues of servers, which a single assistant has not.
    external: ['bullmq', 'ioredis'],
    banner: {
      js: "import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);",
    },
    legalComments: 'none',
    logLevel: 'warning',
  });
  return zipSync({
    'manifest.json': strToU8(`${JSON.stringify(manifest(release), null, 2)}\n`),
    ...Object.fromEntries(outputFiles.map(({ path, contents }) => [nameOf(path), contents])),
    LICENSE: readFileSync(`${root}/LICENSE`),
    'README.md': readFileSync(`${root}/packages/mcp/README.md`),
  });
}
