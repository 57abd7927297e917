// Everything the product says, held against what was stored in test/said: npm run said [-- --check | --write | --dump folder | --draw].
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inputsFile } from './said/battles.ts';
import { type Changed, compare } from './said/compare.ts';
import { PARTS, saidIn } from './said/parts.ts';
import { printedChanges } from './said/print.ts';
import { LANGUAGES, type Language, type Said } from './said/speech.ts';
import { readStore, writeStore } from './said/store.ts';

const USAGE = `npm run said -- [--check] [--game axis ...] [--language en|de]   what changed; exits with 1 where something did
npm run said -- --write [--game axis ...]                         what is said from now on
npm run said -- --dump folder                                     every text, one a line: two such folders can be compared
npm run said -- --draw [--game axis ...]                          other battles, from reference results and drawn ones
Parts: ${PARTS.join(', ')}
`;

const { values } = parseArgs({
  options: {
    check: { type: 'boolean' },
    write: { type: 'boolean' },
    draw: { type: 'boolean' },
    dump: { type: 'string' },
    game: { type: 'string', multiple: true },
    language: { type: 'string' },
    help: { type: 'boolean' },
  },
});

const parts = values.game ?? PARTS;
const languages = values.language === undefined ? LANGUAGES : [values.language as Language];
const unknown = parts.some((part) => !PARTS.includes(part)) || languages.some((one) => !LANGUAGES.includes(one));
if (values.help || unknown) {
  process.stdout.write(USAGE);
  process.exitCode = unknown ? 2 : 0;
} else if (values.draw) await draw();
else await go();

async function go(): Promise<void> {
  const started = performance.now();
  let changed = 0;
  let things = 0;
  let texts = 0;
  for (const part of parts) {
    const said = await saidIn(part);
    things += said.length;
    texts += said.flatMap(({ speech }) => languages.flatMap((language) => speech[language] ?? [])).length;
    if (values.dump !== undefined) dump(values.dump, part, said);
    else {
      const changes = compare(readStore(part), said, languages);
      changed += changes.length;
      if (values.write) writeStore(part, said, languages);
      process.stdout.write(summary(part, changes));
    }
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  process.stdout.write(`${things} things that speak, ${texts} texts, ${changed} changed (${seconds} s)\n`);
  process.exitCode = changed > 0 && !values.write && values.dump === undefined ? 1 : 0;
}

function summary(part: string, changes: readonly Changed[]): string {
  return changes.length === 0 ? '' : printedChanges(part, changes);
}

function dump(folder: string, part: string, said: readonly Said[]): void {
  mkdirSync(folder, { recursive: true });
  for (const language of languages) {
    const lines = said.flatMap(({ id, speech }) => (speech[language] ?? []).map((text) => `${id}: ${text}`));
    writeFileSync(join(folder, `${part}.${language}.txt`), `${lines.join('\n')}\n`);
  }
}

/** The inputs are stored so that texts change when words do, not when a test draws other battles. */
async function draw(): Promise<void> {
  const { battlesOf, DRAWN } = await import('./said/drawn.ts');
  for (const game of parts.filter((part) => part in DRAWN)) {
    const counts = new Map<string, number>();
    const lines = battlesOf(game, DRAWN[game]).map(({ calculator, input }) => {
      const number = (counts.get(calculator) ?? 0) + 1;
      counts.set(calculator, number);
      return JSON.stringify({ id: `${calculator} ${String(number).padStart(3, '0')}`, calculator, input });
    });
    writeFileSync(inputsFile(game), `${lines.join('\n')}\n`);
  }
}
