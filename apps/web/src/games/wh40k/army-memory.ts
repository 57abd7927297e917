// What a player chose for an army: the detachment of a faction, and army rules that are on. Units that are picked later bring both.
import type { UnitKey } from '@oddsmith/games/wh40k/library';
import type { ArmySide } from '../../store/army-slots.ts';
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

const SWITCHES = 'oddsmith-wh40k-switches';

/** Army rules that are on for a side, by the labels of their chips. */
function switchesOf(side: ArmySide): readonly string[] {
  return (remembered(`${SWITCHES} ${side}`) ?? '').split('\n').filter((label) => label !== '');
}

/** A rule of the whole army holds for the units of a side that are picked later, too. */
export function rememberSwitch(side: ArmySide, label: string, on: boolean): void {
  const others = switchesOf(side).filter((other) => other !== label);
  const all = on ? [...others, label] : others;
  if (all.length === 0) forget(`${SWITCHES} ${side}`);
  else remember(`${SWITCHES} ${side}`, all.join('\n'));
}

/** The unit as one of that army; what a key says itself has the first word. */
export function inArmy(key: UnitKey, side: ArmySide): UnitKey {
  const on = switchesOf(side);
  const switched = on.length === 0 ? key : { ...key, on };
  if (switched.from === 'army' || switched.detachment !== undefined) return switched;
  const detachment = remembered(keyOf(switched));
  return detachment === null ? switched : { ...switched, detachment };
}
