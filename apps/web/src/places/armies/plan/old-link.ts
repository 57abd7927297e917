// Links of the page before it was one for all games: `{ours, theirs, figure, situation, weighted}`. Shared then, they open for ever.
import { isRecord } from '@oddsmith/games';
import type { ArmySide } from '../army.ts';
import type { Look } from './plan.ts';

export interface OldLink {
  /** Absent where the example or the typical targets stood. */
  readonly units: { readonly [side in ArmySide]?: readonly Record<string, unknown>[] };
  readonly look: Pick<Look, 'figure' | 'layer' | 'weighted'>;
}

/** Undefined for a link of today. */
export function oldLink(state: Record<string, unknown>): OldLink | undefined {
  if ('armies' in state) return undefined;
  const { ours, theirs, figure, situation, weighted } = state;
  const [attacker, defender] = [unitsIn(ours), unitsIn(theirs)];
  return {
    units: { ...(attacker === undefined ? {} : { attacker }), ...(defender === undefined ? {} : { defender }) },
    look: {
      figure: typeof figure === 'string' ? figure : undefined,
      layer: typeof situation === 'string' ? situation : undefined,
      weighted: weighted === true,
    },
  };
}

function unitsIn(value: unknown): readonly Record<string, unknown>[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value
    .filter((unit) => isRecord(unit) && typeof unit.title === 'string')
    .map(({ title, points, attack, target }) => ({
      id: title,
      title,
      points,
      attack: withAbilities(attack),
      target: withAbilities(target),
    }));
}

/** What both units' abilities did stood in `listed`; requests have a field for it now. */
function withAbilities(part: unknown): unknown {
  if (!isRecord(part) || !isRecord(part.listed)) return part;
  const { attacker, defender, otherwise } = part.listed;
  const abilities = Object.entries({ attacker, defender }).flatMap(([side, effects]) =>
    Array.isArray(effects) ? [[side, [{ effects }]]] : [],
  );
  const { listed: _, ...fields } = part;
  return {
    ...fields,
    ...(abilities.length === 0 ? {} : { abilities: Object.fromEntries(abilities) }),
    ...(otherwise === undefined ? {} : { listed: { otherwise } }),
  };
}
