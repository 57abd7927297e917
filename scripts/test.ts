// `npm test`: types, lint, dead code, build, unit tests, end-to-end tests. Every stage runs and shows its own output; those that use
// one core each run side by side. The last line sums up the tests as "N passed, N failed, N skipped". A stage that fails without being
// a test counts as one failure. What was changed is tested in full, other games at a fifth; with --full everything, clocks included.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { touchedAreas } from './touched.ts';

// Not in test-results, which the end-to-end tests clear.
const REPORTS = 'dist/test-reports';
const UNIT = `${REPORTS}/unit.json`;
const E2E = `${REPORTS}/e2e.json`;

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface Stage {
  readonly name: string;
  readonly command: string;
  readonly env?: { readonly [name: string]: string };
  /** What the tests of this stage came to; undefined when its report says nothing. */
  readonly counts?: () => Counts | undefined;
}

/** Queues one after the other; the stages of the lines of a queue side by side, each line in its order. */
const queues: readonly (readonly (readonly Stage[])[])[] = [
  [
    [
      { name: 'types', command: 'npm run -s typecheck' },
      { name: 'build', command: 'npm run -s build' },
    ],
    [
      { name: 'lint', command: 'npm run -s lint' },
      { name: 'dead code', command: 'npm run -s deadcode' },
    ],
  ],
  [
    [
      {
        name: 'unit tests',
        command: `npm run -s test:unit -- --reporter=default --reporter=json --outputFile.json=${UNIT}`,
        counts: unitCounts,
      },
    ],
  ],
  [
    [
      {
        name: 'end-to-end tests',
        command: 'npm run -s test:e2e -- --reporter=list,json',
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: E2E },
        counts: e2eCounts,
      },
    ],
  ],
];

function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}

function unitCounts(): Counts | undefined {
  const report = readReport<{
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numTodoTests: number;
  }>(UNIT);
  return (
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    }
  );
}

function e2eCounts(): Counts | undefined {
  const stats = readReport<{ stats: { expected: number; unexpected: number; flaky: number; skipped: number } }>(
    E2E,
  )?.stats;
  return stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

interface Result {
  readonly stage: Stage;
  readonly counts: Counts;
}

/** Shows what a command prints: at once where it runs alone, else when it has ended. */
function statusOf({ command, env, name }: Stage, alone: boolean): Promise<number | null> {
  const title = `\n--- ${name}: ${command}\n`;
  if (alone) process.stdout.write(title);
  const child = spawn(command, {
    shell: true,
    stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  return new Promise((resolve) => {
    child.on('close', (status) => {
      if (!alone) process.stdout.write(title + printed);
      resolve(status);
    });
  });
}

/** A stage that ended badly although none of its tests failed, or that ran no test at all, is a failure by itself. */
async function run(stage: Stage, alone: boolean): Promise<Result> {
  const status = await statusOf(stage, alone);
  const counts = stage.counts?.() ?? { passed: 0, failed: 0, skipped: 0 };
  const ranNothing = stage.counts !== undefined && counts.passed + counts.failed + counts.skipped === 0;
  const failed = (status !== 0 || ranNothing) && counts.failed === 0 ? 1 : counts.failed;
  return { stage, counts: { ...counts, failed } };
}

async function runLine(line: readonly Stage[], alone: boolean): Promise<Result[]> {
  const done: Result[] = [];
  for (const stage of line) done.push(await run(stage, alone));
  return done;
}

const touched = process.argv.includes('--full') ? undefined : touchedAreas();
if (touched !== undefined) process.env.ODDSMITH_TOUCHED = touched.join(',');
process.stdout.write(
  touched === undefined
    ? 'everything in full\n'
    : `in full: ${touched.join(', ') || 'what no game has for itself'}; the rest at a fifth, clocks not at all (--full)\n`,
);

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const results: Result[] = [];
for (const queue of queues)
  results.push(...(await Promise.all(queue.map((line) => runLine(line, queue.length === 1)))).flat());

process.stdout.write('\n');
const total = { passed: 0, failed: 0, skipped: 0 };
for (const { stage, counts } of results) {
  const { passed, failed, skipped } = counts;
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  const detail = stage.counts === undefined ? '' : ` (${passed} passed, ${failed} failed, ${skipped} skipped)`;
  process.stdout.write(`${failed === 0 ? 'ok    ' : 'FAILED'} ${stage.name}${detail}\n`);
}
process.stdout.write(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
