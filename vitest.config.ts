import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// Tests read the TypeScript sources of every workspace; only threads and spawned programs need the build.
const conditions = ['@oddsmith/source', ...defaultServerConditions];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: [
      'packages/*/test/**/*.test.ts',
      'apps/*/test/**/*.test.{ts,tsx}',
      'bench/**/*.test.ts',
      'test/**/*.test.ts',
    ],
    globalSetup: ['test/build.ts'],
    setupFiles: ['test/fixed-seed.ts'],
    testTimeout: 120_000,
    maxWorkers: 2,
  },
});
