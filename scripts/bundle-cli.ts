// The last step of a build: the command line in a few files in the place of some hundred, which take half of its start to find and read.
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const cli = fileURLToPath(new URL('../apps/cli/dist', import.meta.url));
const outdir = `${cli}/bundle`;

const OWN = /\/(?:packages|apps)\/([^/]+)\/dist\/(.+\.js)$/;

/** What a module finds beside itself, a thread's file or a stamp, stays where it is: the bundle asks for its package. */
const placesOfModules: Plugin = {
  name: 'places-of-modules',
  setup({ onLoad }) {
    onLoad({ filter: OWN }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const [, name, file] = OWN.exec(path) ?? [];
      const place = `new URL("./${file}", import.meta.resolve("@oddsmith/${name}")).href`;
      return { contents: text.replaceAll('import.meta.url', place), loader: 'js' };
    });
  },
};

rmSync(outdir, { recursive: true, force: true });
await build({
  entryPoints: { oddsmith: `${cli}/main.js` },
  outdir,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  plugins: [placesOfModules],
  // Only servers and workers load them, and they find files of their own.
  external: ['bullmq', 'ioredis', 'fastify', '@fastify/*', '@modelcontextprotocol/*'],
  // Of a library in CommonJS, which asks for modules of Node. A name of its own: modules in the bundle import the same.
  banner: {
    js: "import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);",
  },
  legalComments: 'none',
  logLevel: 'warning',
});
