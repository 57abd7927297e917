// How near the engines are to what others worked out: every reference case, put to the exact engine, by source.
import { casesOf, differences, GAMES, type ReferenceCase } from '@oddsmith/conformance';
import { calculateWith, isRefusal } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/calculators';

interface Row {
  cases: number;
  numbers: number;
  largest: number;
  /** Where the largest difference is. */
  at: string;
}

const GAME_NAMES = {
  killteam: 'Kill Team',
  fantasy: 'Fantasy battles',
  grimdark: 'Grimdark Future',
  wh40k: 'Warhammer 40,000',
  axis: 'Axis & Allies',
} as const;

export function accuracy(): string {
  const rows = new Map<string, Row>();
  for (const game of GAMES)
    for (const reference of casesOf(game)) add(rows, `| ${GAME_NAMES[game]} | \`${reference.source}\``, reference);
  const total = [...rows.values()];
  const sum = (pick: (row: Row) => number) => total.reduce((all, row) => all + pick(row), 0);
  const largest = Math.max(...total.map((row) => row.largest));
  const table = [...rows].map(
    ([head, { cases, numbers, largest: most, at }]) =>
      `${head} | ${whole(cases)} | ${whole(numbers)} | ${tiny(most)} | ${most === 0 ? '' : `\`${at}\``} |`,
  );
  return `<!-- Made by \`npm run documents -- accuracy\`; do not edit. -->
# How far the figures can be trusted

${whole(sum((row) => row.cases))} battles whose answers come from elsewhere (printed examples, official FAQs, public calculators, programs written apart from this one,
exact fractions worked out by hand) were put to the exact engines, and ${whole(sum((row) => row.numbers))} numbers of their answers compared. The largest difference is ${tiny(largest)},
as a share of 1 + the number: what is left of floating point. Where each source comes from is written in [packages/conformance](../packages/conformance/README.md).

| game | source | battles | numbers compared | largest difference | in |
| --- | --- | ---: | ---: | ---: | --- |
${table.join('\n')}

## What else is held against what

| check | how |
| --- | --- |
| two engines a game | \`exact\` counts, \`simulate\` rolls; they share the schema and the data of the rules and no line of probability. Tests roll every rule and hold the results within their own confidence intervals |
| every path of the dice | small battles are played through every way the dice can fall, and must agree with \`exact\` to 1e-12 |
| brute-force twins | every shortcut of the kernel against the slow way, over grids, and against whole-number arithmetic |
| answers at the door | no probability outside 0 to 1, no distribution that does not sum to 1: checked before an answer leaves |
| other programs | \`oddsmith conform --command "..."\` puts the same cases to any program that speaks JSON lines |
`;
}

function add(rows: Map<string, Row>, head: string, reference: ReferenceCase): void {
  const { id, calculator, input, expect } = reference;
  const reply = calculateWith(calculators, { calculator, input, method: 'exact' });
  if (isRefusal(reply)) throw new Error(`${id}: ${reply.error.message}`);
  const row = rows.get(head) ?? { cases: 0, numbers: 0, largest: 0, at: '' };
  rows.set(head, row);
  row.cases += 1;
  row.numbers += countOf(expect);
  // Nothing is near enough: all that is not equal to the last bit.
  for (const { want, got } of differences(expect, reply, 0)) {
    if (typeof got !== 'number') throw new Error(`${id}: a figure is missing`);
    const off = Math.abs(got - Number(want)) / (1 + Math.abs(Number(want)));
    if (off > row.largest) Object.assign(row, { largest: off, at: id });
  }
}

function countOf(expect: unknown): number {
  if (typeof expect === 'number' || typeof expect === 'boolean') return 1;
  if (typeof expect !== 'object' || expect === null) return 0;
  return Object.values(expect).reduce((sum: number, part) => sum + countOf(part), 0);
}

const whole = (count: number): string => count.toLocaleString('en');
const tiny = (value: number): string => (value === 0 ? '0' : value.toExponential(1));
