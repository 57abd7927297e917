// Both armies and what is asked of them as the end of an address: whoever opens it sees the same matrix.
import { decodeLink, encodeLink, type ListedUnit } from '@oddsmith/analysis';
import { isRecord } from '@oddsmith/games';

export interface SharedArmies {
  /** Units as they are ticked; undefined where the example or the typical targets stand. */
  readonly ours?: readonly ListedUnit[] | undefined;
  readonly theirs?: readonly ListedUnit[] | undefined;
  readonly figure?: string | undefined;
  readonly situation?: string | undefined;
  readonly weighted?: boolean | undefined;
}

export function armiesLink(page: string, shared: SharedArmies): string {
  return `${location.href.split('#')[0]}#/${page}/${encodeLink(shared)}`;
}

/** What the address carries; nothing of it is trusted beyond its shape, the calculators check the rest. */
export function sharedArmies(hash: string): SharedArmies | undefined {
  const code = hash.split('/')[3];
  if (code === undefined || code === '') return undefined;
  const decoded = decodeLink(code);
  if (!decoded.ok || !isRecord(decoded.state)) return undefined;
  const { ours, theirs, figure, situation, weighted } = decoded.state;
  return {
    ours: unitsIn(ours),
    theirs: unitsIn(theirs),
    figure: typeof figure === 'string' ? figure : undefined,
    situation: typeof situation === 'string' ? situation : undefined,
    weighted: weighted === true,
  };
}

function unitsIn(value: unknown): readonly ListedUnit[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((unit) => {
    if (!isRecord(unit) || typeof unit.title !== 'string') return [];
    const { title, points, attack, target } = unit;
    return [{ title, ...(typeof points === 'number' ? { points } : {}), attack, target }];
  });
}
