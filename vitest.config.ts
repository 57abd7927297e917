import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// Tests read the TypeScript sources of every workspace, so nothing has to be built first.
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
    testTimeout: 60_000,
    maxWorkers: 2,
  },
});
