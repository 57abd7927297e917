// The unit of an attack is the one of the charge and of the test: with its melee weapons where it was picked, else as a target.
import { asObject, valueAt, withValue } from '@oddsmith/games';
import { requestFields } from '@oddsmith/games/wh40k/units';
import type { Carried, Carry } from '../../battle/pair.ts';
import { chosenUnits } from './chosen-units.ts';

export const carry: Carry = (from, to, input) => {
  const units = withUnits(from, to, input);
  const edition = valueAt(from.input, ['edition']) ?? valueAt(from.input, ['fight', 'edition']);
  if (units === undefined || typeof edition !== 'string') return units;
  // A charge is of the edition of its fight.
  return withValue(units, to === 'wh40k/charge' ? ['fight', 'edition'] : ['edition'], edition);
};

function withUnits(from: Carried, to: string, input: unknown): unknown {
  const attack = from.calculator === 'wh40k/charge' ? valueAt(from.input, ['fight']) : from.input;
  if (from.calculator !== 'wh40k/attack' && from.calculator !== 'wh40k/charge') return undefined;
  if (typeof attack !== 'object' || attack === null) return undefined;
  const target = valueAt(attack, ['target']);
  if (to === 'wh40k/attack') return { ...asObject(input), ...inPhase('shooting'), target };
  if (to === 'wh40k/charge') {
    const fight = valueAt(input, ['fight']) ?? undefined;
    return withValue(input, ['fight'], { ...asObject(fight), target, ...inPhase('fight') });
  }
  if (to === 'wh40k/melee') return faceToFace(input);
  if (to !== 'wh40k/battleshock') return undefined;
  const leadership = valueAt(target, ['leadership']);
  const models = valueAt(target, ['models']);
  const tested = typeof leadership === 'number' ? withValue(input, ['leadership'], leadership) : input;
  return typeof models === 'number' ? withValue(tested, ['startingStrength'], models) : tested;
}

/** Both units with all they strike with, where they were picked. */
function faceToFace(input: unknown): unknown {
  const { attacker, defender } = chosenUnits();
  if (attacker === undefined && defender === undefined) return undefined;
  return {
    ...asObject(input),
    ...(attacker === undefined ? {} : { first: attacker.side }),
    ...(defender === undefined ? {} : { second: defender.side }),
  };
}

/** Of the units picked from a list or the catalogue; nothing where weapons were typed. */
function inPhase(phase: 'shooting' | 'fight'): object {
  const { attacker, defender } = chosenUnits();
  if (attacker === undefined || attacker.volley[phase].length === 0) return {};
  const { context: _, ...fields } = requestFields({ attacker, defender }, phase);
  return fields;
}
