// An answer held against what is expected: everything that is expected must be there, and as near as two exact programs are.

export interface Difference {
  /** "distributions.damage.3". */
  readonly path: string;
  readonly want: number | boolean;
  /** Undefined where the answer has nothing there. */
  readonly got: unknown;
}

/** Between two exact calculations; means of large numbers may differ by as much of themselves. */
export const TOLERANCE = 1e-9;

export function differences(expected: unknown, answer: unknown, tolerance = TOLERANCE): readonly Difference[] {
  return [...differing(expected, answer, '', tolerance)];
}

function* differing(want: unknown, got: unknown, path: string, tolerance: number): Generator<Difference> {
  if (typeof want === 'number') {
    if (typeof got !== 'number' || !(Math.abs(got - want) <= tolerance * (1 + Math.abs(want))))
      yield { path, want, got };
  } else if (typeof want === 'boolean') {
    if (got !== want) yield { path, want, got };
  } else if (isTable(want)) yield* differingOutcomes(want, outcomesOf(got), path, tolerance);
  else if (typeof want === 'object' && want !== null)
    for (const [name, part] of Object.entries(want))
      yield* differing(part, isObject(got) ? got[name] : undefined, path === '' ? name : `${path}.${name}`, tolerance);
}

type Table = { readonly [outcome: string]: number };

/** Outcomes that either side leaves out have no chance. */
function* differingOutcomes(
  want: Table,
  got: Table | undefined,
  path: string,
  tolerance: number,
): Generator<Difference> {
  for (const outcome of new Set([...Object.keys(want), ...Object.keys(got ?? {})]))
    yield* differing(
      want[outcome] ?? 0,
      got === undefined ? undefined : (got[outcome] ?? 0),
      `${path}.${outcome}`,
      tolerance,
    );
}

function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null;
}

function isTable(value: unknown): value is Table {
  if (!isObject(value) || Array.isArray(value)) return false;
  const names = Object.keys(value);
  return names.length > 0 && names.every((name) => /^-?\d+$/.test(name));
}

/** {"0": 0.5, "1": 0.5}, or the least outcome with the probabilities from there on. */
function outcomesOf(got: unknown): Table | undefined {
  if (isTable(got)) return got;
  if (!isObject(got) || typeof got.min !== 'number' || !isObject(got.probabilities)) return undefined;
  const { min, probabilities } = got;
  return Object.fromEntries(Object.values(probabilities).map((chance, i) => [String(min + i), Number(chance)]));
}
