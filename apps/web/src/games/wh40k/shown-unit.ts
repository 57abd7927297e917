// A unit of 40,000 as its sheet takes it: with its guns as attacker, or what it has, and its lines as defender.

import { phaseFor, requestFields, targetOfSide, type UnitRequest, volleyOfSide } from '@oddsmith/games/wh40k';
import type { UnitKey } from '@oddsmith/games/wh40k/library';
import type { ShownUnit, UnitParts } from '../../calculator/unit-uses.ts';
import type { InputOf } from '../calculator-types.ts';

const CALCULATOR = 'wh40k/attack';

export async function shownDatasheet(key: UnitKey, note: string): Promise<ShownUnit | undefined> {
  const { library } = await import('./library/library-client.ts');
  const unit = await library.unit(key);
  return unit && { game: 'wh40k', name: unit.name, note, data: partsOf(unit) };
}

type Shown = ShownUnit | undefined;
type Picked = { readonly [side in 'attacker' | 'defender']: UnitRequest | undefined };

/** Both sides of the battle on screen. */
export function shownAttack(
  { edition, volley, attacker, target }: InputOf<'wh40k/attack'>,
  picked: Picked,
): { readonly attacker: Shown; readonly defender: Shown } {
  return {
    attacker: shownSide(attacker?.name, picked.attacker, { attack: { edition, volley, attacker } }),
    defender: shownSide(target.name, picked.defender, { target: { edition, target } }),
  };
}

/** Where all that is known of it is that it was picked. */
export function shownPicked(name: string, picked: UnitRequest | undefined): Shown {
  return picked?.name === name ? shownSide(name, picked, {}) : undefined;
}

/** With all it has where it was picked, else with what is typed of it. */
function shownSide(name: string | undefined, picked: UnitRequest | undefined, typed: object): Shown {
  if (name === undefined || name === '') return undefined;
  const data = picked?.name === name ? partsOf(picked) : { calculator: CALCULATOR, ...typed };
  return { game: 'wh40k', name, data };
}

/** One side of a fight, as it is typed. */
export function shownFighter(unit: InputOf<'wh40k/melee'>['first']): Shown {
  const attack = { volley: volleyOfSide(unit), attacker: { name: unit.name } };
  return shownSide(unit.name, undefined, { attack, target: { target: targetOfSide(unit) } });
}

export function partsOf(unit: UnitRequest): UnitParts {
  const phase = phaseFor(unit, 'shooting');
  const armed = unit.volley[phase].length > 0;
  return {
    calculator: CALCULATOR,
    ...(armed ? { attack: requestFields({ attacker: unit }, phase) } : {}),
    target: { target: unit.target.shooting },
  };
}
