// What an attack came to: a row of the table, and the faults it found.

export interface Row {
  readonly name: string;
  readonly count: number;
  /** What was answered, refused and so on, in words. */
  readonly outcome: string;
  readonly worstMs: number;
  /** As long again when it was repeated: without what compiling and collecting garbage took by chance. */
  readonly repeatedMs?: number;
  /** What must never be, however busy the machine. */
  readonly faults: readonly string[];
  /** What took longer than it may: for a machine that has little else to do. */
  readonly late?: readonly string[];
}

/** Faults and what was late, in words. */
export function complaintsOf({ name, faults, late = [] }: Row): readonly string[] {
  return [...faults, ...late].map((fault) => `${name}: ${fault}`);
}

export function table(rows: readonly Row[]): string {
  const lines = [
    ['attack', 'tried', 'outcome', 'worst ms', 'repeated ms', 'faults'],
    ...rows.map((row) => [
      row.name,
      row.count.toLocaleString('en'),
      row.outcome,
      row.worstMs.toFixed(0),
      row.repeatedMs?.toFixed(1) ?? '',
      String(complaintsOf(row).length),
    ]),
  ];
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** "12 answered, 3 refused". */
export function counted(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([name, count]) => `${count} ${name}`).join(', ');
}

export function add(counts: Map<string, number>, name: string, count = 1): void {
  counts.set(name, (counts.get(name) ?? 0) + count);
}

/** Milliseconds a piece of work kept this process busy: what other programs took meanwhile does not count. */
export async function busyMs<Result>(work: () => Result | Promise<Result>): Promise<readonly [number, Result]> {
  const cpu = process.cpuUsage();
  const begun = performance.now();
  const result = await work();
  const wall = performance.now() - begun;
  const { user, system } = process.cpuUsage(cpu);
  return [Math.min(wall, (user + system) / 1000), result];
}
