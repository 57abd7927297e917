// The detachment a player chose last for a faction: units of it that are picked later bring its rules as well.
import type { UnitKey } from '@oddsmith/games/wh40k/library';
import { forget, remember, remembered } from '../../store/remembered.ts';

const KEY = 'oddsmith-wh40k-detachment';

type CatalogueKey = UnitKey & { readonly from: 'catalogue' };

function keyOf({ faction, edition }: Pick<CatalogueKey, 'faction' | 'edition'>): string {
  return `${KEY} ${edition} ${faction}`;
}

export function rememberDetachment(
  army: Pick<CatalogueKey, 'faction' | 'edition'>,
  detachment: string | undefined,
): void {
  if (detachment === undefined) forget(keyOf(army));
  else remember(keyOf(army), detachment);
}

/** The unit as one of that army; what a key says itself has the first word. */
export function inArmy(key: UnitKey): UnitKey {
  if (key.from === 'army' || key.detachment !== undefined) return key;
  const detachment = remembered(keyOf(key));
  return detachment === null ? key : { ...key, detachment };
}
