// `npm run documents [-- reference accuracy sizes performance]`: the documents that are made and not written. Without a name the reference alone,
// which a test holds to the schemas; the others take minutes and depend on the machine.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { accuracy } from './documents/accuracy.ts';
import { performanceDocument } from './documents/performance.ts';
import { referenceFiles } from './documents/reference.ts';
import { sizes } from './documents/sizes.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const MADE = {
  reference: async () => {
    rmSync(`${root}/docs/api`, { recursive: true, force: true });
    mkdirSync(`${root}/docs/api`, { recursive: true });
    return referenceFiles();
  },
  accuracy: async () => ({ 'docs/accuracy.md': accuracy() }),
  sizes: async () => ({ 'docs/sizes.md': await sizes() }),
  performance: async () => ({ 'docs/performance.md': await performanceDocument() }),
};

const names = process.argv.slice(2);
for (const [name, make] of Object.entries(MADE))
  if (names.includes(name) || (names.length === 0 && name === 'reference'))
    for (const [file, text] of Object.entries(await make())) writeFileSync(`${root}/${file}`, text);
