// An army in a few words, as logs write it.
import type { Army } from '@oddsmith/games/axis';

/** "2 inf, 1 arm" */
export function armyText(army: Army, nothing: string): string {
  const parts = Object.entries(army).flatMap(([unit, count]) => ((count ?? 0) > 0 ? [`${count} ${unit}`] : []));
  return parts.length === 0 ? nothing : parts.join(', ');
}
