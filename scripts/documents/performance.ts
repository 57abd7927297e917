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

interface Peer {
  readonly name: string;
  readonly repository: string;
  /** How its times were taken. */
  readonly how: string;
}

/** Where it is known which program took the other time, and how: the rest of `peerMs` is only for those who write engines here. */
const PEERS: { readonly [suite: string]: Peer } = {
  'kill-team': {
    name: 'KT21Calculator',
    repository: 'https://github.com/jmegner/KT21Calculator/tree/e60bf2a',
    how: 'its own functions under Node 20.20 on two cores of 2.8 GHz, the least of many warm runs, one where a run takes seconds, 19 November 2026',
  },
  axis: {
    name: 'aacalc2',
    repository: 'https://github.com/mshih01/aacalc2',
    how: 'its own solver under Node 20.20 on two cores of 2.8 GHz that others used too, the median of many warm runs, cutting off at 1e-12',
  },
};

export async function performanceDocument(): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', ['run', '-s', 'bench'], { cwd: root, maxBuffer: 1 << 26 });
  const { node, calibrationMs, timings }: Bench = JSON.parse(stdout);
  const compared = timings.filter(({ suite, peerMs }) => peerMs !== undefined && suite in PEERS);
  const suites = [...new Set(timings.map(({ suite }) => suite))];
  return `<!-- Made by \`npm run documents -- performance\`; do not edit. -->
# How long it takes

Made with Node ${node.replace('v', '')} on ${cpus()[0]?.model.trim() ?? 'an unknown processor'}, one thread; the calibration loop of the benchmark took ${ms(calibrationMs)}. Times are the least of
many runs in one process, after the compiler has come to rest. Every input stands in \`bench/\`, by the name in the table; \`npm run bench -- axis\` repeats a part.

## Beside others

The other program answered the same question; another machine moves both columns.

${Object.entries(PEERS)
  .map(([suite, { name, repository, how }]) => `- ${suite}: [${name}](${repository}), ${how}.`)
  .join('\n')}

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
