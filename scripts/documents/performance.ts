// How long things take, beside the best public tool where one was measured on the same question: made from what `npm run bench` prints.
import { execFile } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Timing {
  readonly suite: string;
  readonly name: string;
  readonly minMs: number;
  readonly medianMs: number;
  readonly peerMs?: number;
}

interface Bench {
  readonly node: string;
  readonly calibrationMs: number;
  readonly timings: readonly Timing[];
}

const PEERS: { readonly [suite: string]: string } = {
  'kill-team': 'the KT21 calculator (jmegner), its own engine under Node',
  wh40k: 'the fastest public calculator of 40,000 that answers exactly',
  axis: 'aacalc2, its own solver under Node',
};

export async function performanceDocument(): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', ['run', '-s', 'bench'], { cwd: root, maxBuffer: 1 << 26 });
  const { node, calibrationMs, timings }: Bench = JSON.parse(stdout);
  const compared = timings.filter(({ peerMs }) => peerMs !== undefined);
  const suites = [...new Set(timings.map(({ suite }) => suite))];
  return `<!-- Made by \`npm run documents -- performance\`; do not edit. -->
# How long it takes

Made with Node ${node.replace('v', '')} on ${cpus()[0]?.model.trim() ?? 'an unknown processor'}, one thread; the calibration loop of the benchmark took ${ms(calibrationMs)}. Times are the least of
many runs in one process, after the compiler has come to rest. Every input stands in \`bench/\`, by the name in the table; \`npm run bench -- axis\` repeats a part.

## Beside others

The other program was measured on the same question, on our reference machine, when the benchmark was written: ${Object.entries(
    PEERS,
  )
    .filter(([suite]) => compared.some((timing) => timing.suite === suite))
    .map(([suite, peer]) => `${suite}: ${peer}`)
    .join('; ')}.

| part | question | here | other | times faster |
| --- | --- | ---: | ---: | ---: |
${compared.map(({ suite, name, minMs, peerMs = 0 }) => `| ${suite} | ${name} | ${ms(minMs)} | ${ms(peerMs)} | ${(peerMs / minMs).toFixed(1)} |`).join('\n')}

## All of it

${suites.map((suite) => `### ${suite}\n\n| question | least | median |\n| --- | ---: | ---: |\n${rows(timings.filter((timing) => timing.suite === suite))}`).join('\n\n')}
`;
}

function rows(timings: readonly Timing[]): string {
  return timings.map(({ name, minMs, medianMs }) => `| ${name} | ${ms(minMs)} | ${ms(medianMs)} |`).join('\n');
}

function ms(value: number): string {
  if (value >= 1000) return `${(value / 1000).toFixed(2)} s`;
  return value >= 0.1 ? `${value.toPrecision(3)} ms` : `${(value * 1000).toPrecision(3)} µs`;
}
