// The two units of an attack are those of a duel.
import { carrySides } from '../../battle/pair.ts';

export const carry = carrySides({
  'grimdark/attack': ['attacker', 'defender'],
  'grimdark/duel': ['attacker', 'defender'],
});
