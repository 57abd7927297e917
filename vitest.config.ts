import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// Tests read the TypeScript sources of every workspace; only threads and spawned programs need the build.
const conditions = ['@oddsmith/source', ...defaultServerConditions];

/** Rules added in memory, threads and spawned programs: each file in a process of its own. */
const APART = [
  'packages/*/test/**/new-*.test.ts',
  'packages/compute/test/**/*.test.ts',
  'apps/*/test/**/*.test.{ts,tsx}',
  'test/**/*.test.ts',
];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    globalSetup: ['test/build.ts'],
    setupFiles: ['test/fixed-seed.ts'],
    testTimeout: 120_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'packages',
          include: ['packages/*/test/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: APART,
          // Pure functions: a hundred files share one process, or they would read the same sources a hundred times.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'apart', include: APART } },
    ],
  },
});
