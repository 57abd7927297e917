// How much of the rules of real army books and lists counts, without and with the rules that have a switch of their own.
// npm run coverage:grimdark [folder of sample lists]
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importArmy } from '../packages/games/src/grimdark/import/index.ts';
import {
  circumstancesOf,
  coverageOf,
  coverUnit,
  type RulesVersion,
  unitSchema,
} from '../packages/games/src/grimdark/index.ts';

/** Occurrences of rules that could matter in a battle of two units. */
class Count {
  private all = 0;
  private before = 0;
  private after = 0;

  add(printed: string, coverage: string, occurrences: number): void {
    this.all += occurrences;
    if (coverage !== 'counted' && coverage !== 'read from text') return;
    this.after += occurrences;
    if (circumstancesOf(printed).length === 0) this.before += occurrences;
  }

  toString(): string {
    const share = (part: number): string => `${part} (${((100 * part) / this.all).toFixed(2)}%)`;
    return `${this.all} occurrences; counted without switches ${share(this.before)}, with them ${share(this.after)}`;
  }
}

/** Classes A and B of the survey over 47 army books and 27 lists: rules that could matter. */
function survey(): Count {
  const file = new URL('../packages/games/test/grimdark/fixtures/rule-classes.csv', import.meta.url);
  const count = new Count();
  for (const line of readFileSync(file, 'utf8').trim().split('\n').slice(1)) {
    const [name, kind, version, occurrences] = line.split(',');
    if (kind !== 'A' && kind !== 'B') continue;
    const coverage = coverageOf(name, { version: version as RulesVersion });
    count.add(name, coverage, Number(occurrences));
    if (circumstancesOf(name).length > 0) console.log(`  ${occurrences.padStart(4)}  ${name}`);
  }
  return count;
}

function lists(folder: string): Count {
  const count = new Count();
  for (const kind of ['txt', 'share-payloads'])
    for (const file of readdirSync(join(folder, kind))) {
      const read = importArmy(readFileSync(join(folder, kind, file), 'utf8'));
      if (!read.ok) throw new Error(`${file}: ${read.problem.message}`);
      for (const { unit } of read.army.units)
        for (const { printed, coverage } of coverUnit(unitSchema.parse(unit), { version: read.army.rulesVersion }))
          count.add(printed, coverage, 1);
    }
  return count;
}

console.log('Rules with a switch of their own, by occurrences in the survey:');
console.log(`Survey of rules that could matter: ${survey()}`);
const folder = process.argv[2];
if (folder !== undefined && existsSync(folder)) console.log(`Rules of the sample lists: ${lists(folder)}`);
