// `npm run attack`: everything that was ever made to break Oddsmith, on this machine alone, bounded in count and time, as a table.
// `--quick` is a hundredth of it, `--full` harms queue and pages more often, `--only server` is a part (server, states, readers, calculators,
// analyses, queue, pages, visits); `--minutes 10` keeps the server under load that long and looks at its memory.
import { parseArgs } from 'node:util';
import { attackAnalyses } from './attack/analyses.ts';
import { attackArchives } from './attack/archives.ts';
import { attackCalculators } from './attack/calculator-crew.ts';
import { attackHttp } from './attack/http.ts';
import { loadCheap, loadWorst, watchRow } from './attack/load.ts';
import { visitFirst } from './attack/pages/first-visit.ts';
import { attackPages } from './attack/pages/pages.ts';
import { attackQueue } from './attack/queue.ts';
import { attackReaders } from './attack/readers.ts';
import { complaintsOf, type Row, table } from './attack/row.ts';
import { soak } from './attack/soak.ts';
import { attackStates } from './attack/states.ts';
import { Victim } from './attack/victim.ts';

const SEED = 20_261_115;
const MOST_SHOWN = 20;

const PARTS = ['server', 'states', 'readers', 'calculators', 'analyses', 'queue', 'pages', 'visits'] as const;

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [...PARTS] },
    minutes: { type: 'string', default: '0' },
  },
});
const many = { inputs: 100_000, lists: 20_000, states: 10_000, questions: 18_000, seconds: 20, rounds: 3 };
const few = { inputs: 1_000, lists: 100, states: 300, questions: 180, seconds: 1, rounds: 1 };
const size = values.full ? { ...many, rounds: 10 } : values.quick ? few : many;
/** Redis is away for longer than any single command waits. */
const PAUSE_MS = 3_000;
const SIDE = 60;

const rows: Row[] = [];
function note(...found: readonly Row[]): void {
  rows.push(...found);
  for (const { name } of found) process.stderr.write(`done: ${name}\n`);
}

async function attackServer(): Promise<void> {
  const victim = await Victim.start();
  await victim.reset();
  note(await attackHttp(victim), await attackArchives(victim), await loadWorst(victim));
  note(...(await loadCheap(victim, size.seconds)));
  note(watchRow(victim));
  if (Number(values.minutes) > 0) note(await soak(victim, Number(values.minutes)));
  const { ms, code } = await victim.stop();
  const faults = code === 0 ? [] : [`it ended with ${code}`];
  note({ name: 'SIGTERM after all this', count: 1, outcome: 'stopped', worstMs: ms, faults });
}

const attacks: { readonly [part in (typeof PARTS)[number]]: () => Promise<void> } = {
  server: attackServer,
  states: async () => note(...(await attackStates(size.states, SEED))),
  readers: async () => note(...(await attackReaders(size.lists, SEED))),
  analyses: async () => note(...attackAnalyses(size.questions, SEED)),
  queue: async () => note(...(await attackQueue({ rounds: size.rounds, side: SIDE, pauseMs: PAUSE_MS }))),
  pages: async () => note(...(await attackPages(size.rounds, SEED))),
  visits: async () => note(...(await visitFirst(size.rounds))),
  calculators: async () =>
    note(
      ...(await attackCalculators(size.inputs, SEED, (done, complaints) =>
        process.stderr.write(`${done} of ${size.inputs} inputs, ${complaints} faults\n`),
      )),
    ),
};

for (const part of PARTS) if (values.only.includes(part)) await attacks[part]();

const faults = rows.flatMap(complaintsOf);
process.stdout.write(`${table(rows)}\n`);
for (const fault of faults.slice(0, MOST_SHOWN)) process.stdout.write(`FAULT ${fault}\n`);
if (faults.length > MOST_SHOWN) process.stdout.write(`and ${faults.length - MOST_SHOWN} more\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
