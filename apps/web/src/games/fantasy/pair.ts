// One pair of units for all modes: cards give their strikes to the plain dice, and the two pages of plain dice share theirs.
import { asObject } from '@oddsmith/games';
import {
  type PlainPair,
  pairOfAttack,
  pairOfCards,
  pairOfCombat,
  plainAttack,
  plainCombat,
} from '@oddsmith/games/fantasy/library';
import type { Carry } from '../../battle/pair.ts';
import { askVariant } from '../../engine-client.ts';

type Fields = Readonly<Record<string, unknown>>;

/** No target number tells the characteristics of a card: nothing goes back to them. */
export const carry: Carry = async (from, to, input) => {
  if (to === 'fantasy/battle' || to === 'fantasy/multiple' || from.calculator === 'fantasy/multiple') return undefined;
  const pair = await pairIn(from.calculator, fieldsOf(from.input));
  if (pair === undefined) return undefined;
  return to === 'fantasy/attack' ? plainAttack(pair, fieldsOf(input)) : plainCombat(pair, fieldsOf(input));
};

async function pairIn(calculator: string, input: Fields): Promise<PlainPair | undefined> {
  if (calculator === 'fantasy/combat') return pairOfCombat(input);
  if (calculator === 'fantasy/attack') return pairOfAttack(input);
  const answer = await askVariant('fantasy/battle', input);
  return answer === undefined ? undefined : pairOfCards(input, answer.strikes);
}

function fieldsOf(value: unknown): Fields {
  return { ...asObject(value) };
}
