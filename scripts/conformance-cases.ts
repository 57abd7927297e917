// Writes packages/conformance/cases from the reference results of the tests: one form for all of them, with the rules each is about.
// `npm run conformance -- --check` says whether what is stored is what they make.
import { readFileSync, writeFileSync } from 'node:fs';
import { cases } from './conformance/cases.ts';

const check = process.argv.includes('--check');
let stale = 0;
for (const [game, references] of await cases()) {
  const file = new URL(`../packages/conformance/cases/${game}.jsonl`, import.meta.url);
  const text = `${references.map((reference) => JSON.stringify(reference)).join('\n')}\n`;
  if (!check) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) stale++;
  console.log(`${game}: ${references.length} cases`);
}
if (stale > 0) {
  console.error(`${stale} of the files are not what the reference results make: npm run conformance`);
  process.exitCode = 1;
}
