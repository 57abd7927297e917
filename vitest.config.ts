import { defaultServerConditions, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['@oddsmith/source', ...defaultServerConditions];
const fromSources = { resolve: { conditions }, ssr: { resolve: { conditions } } };

const SOURCE = /^(.*\/packages\/[^/]+)\/src\/(.+)\.ts$/;
const BUILT = /\/packages\/[^/]+\/dist\//;

/** Tests name a source and get what was built of it. */
const buildOfSource: Plugin = {
  name: 'build-of-source',
  enforce: 'pre',
  async resolveId(name, importer, options) {
    const found = await this.resolve(name, importer, { ...options, skipSelf: true });
    const [, folder, file] = SOURCE.exec(found?.id ?? '') ?? [];
    return folder === undefined ? found : { ...found, id: `${folder}/dist/${file}.js`, external: true };
  },
};

/**
 * The build as Node itself loads it: engines run three times slower where every imported name is looked up anew at each use.
 * `vitest` that waits for the next save follows the sources instead.
 */
const fromBuild = process.argv.includes('run') ? { plugins: [buildOfSource] } : fromSources;

/** Rules added in memory, replaced modules, and what tells a build from its sources: the test and what it looks at share one copy. */
const OF_SOURCES = [
  'packages/*/test/**/new-*.test.ts',
  'test/new-*.test.ts',
  'packages/compute/test/{runner,thread}.test.ts',
  'apps/server/test/limits.test.ts',
];
/** Threads, spawned programs and replaced globals: each file in a process of its own. */
const APART = [
  'packages/compute/test/**/*.test.ts',
  'apps/cli/test/{compose,program,queue,queue-heals,queue-progress}.test.ts',
  'apps/server/test/{fuzz,hardening,jobs,process}.test.ts',
  'apps/web/test/{random-walk,skirmish-threads,tab-title,visits}.test.ts',
  'test/**/*.test.ts',
];

export default defineConfig({
  test: {
    globalSetup: ['test/build.ts'],
    setupFiles: ['test/fixed-seed.ts'],
    testTimeout: 120_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        ...fromBuild,
        test: {
          name: 'packages',
          server: { deps: { external: [BUILT] } },
          include: ['packages/*/test/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [...APART, ...OF_SOURCES],
          // Pure functions: a hundred files share one process, or they would read the same sources a hundred times.
          isolate: false,
          // Calculations throw much away, and looking through it less often saves four percent of the processor time.
          execArgv: ['--min-semi-space-size=16', '--max-semi-space-size=64'],
        },
      },
      {
        extends: true,
        ...fromSources,
        test: {
          name: 'apps',
          include: ['apps/*/test/**/*.test.{ts,tsx}'],
          exclude: [...APART, ...OF_SOURCES],
          // Nearly every one reads nearly all sources: in one process they take half the processor time.
          isolate: false,
        },
      },
      {
        extends: true,
        ...fromBuild,
        test: { name: 'apart', server: { deps: { external: [BUILT] } }, include: APART, exclude: OF_SOURCES },
      },
      {
        extends: true,
        ...fromSources,
        test: { name: 'sources', include: OF_SOURCES },
      },
    ],
  },
});
