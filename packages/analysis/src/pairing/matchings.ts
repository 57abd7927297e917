// Every way in which as many players of one team as of the other can be matched, with the roles of the games, by its number.
import { SIZES } from './hands.ts';

/** Roles are digits of a code. */
const ROLES = 3;

export interface Matchings {
  readonly count: number;
  /** Of each matching, for each of my players: which of theirs, and the role. */
  readonly partners: Uint8Array;
  readonly roles: Uint8Array;
  /** The number of the matching of these players, where `gone` is the bits of their partners. */
  rank(mine: readonly number[], partner: Int8Array, role: Int8Array, gone: number): number;
}

/** For games with these roles, in any order. */
export function matchingsOf(roles: readonly number[]): Matchings {
  const size = roles.length;
  const orders = permutations(size);
  const patterns = arrangements(roles);
  const count = orders.length * patterns.length;
  const partners = new Uint8Array(count * size);
  const held = new Uint8Array(count * size);
  const patternOf = new Int32Array(ROLES ** size);
  for (const [p, pattern] of patterns.entries()) patternOf[codeOf(pattern)] = p;
  for (const [o, order] of orders.entries())
    for (const [p, pattern] of patterns.entries()) {
      partners.set(order, (o * patterns.length + p) * size);
      held.set(pattern, (o * patterns.length + p) * size);
    }
  return {
    count,
    partners,
    roles: held,
    rank(mine, partner, role, gone) {
      let order = 0;
      let code = 0;
      // Theirs that are not taken yet: the place among them is a digit of the number.
      let left = gone;
      for (let i = 0; i < size; i++) {
        const player = mine[i];
        const taken = 1 << partner[player];
        order = order * (size - i) + SIZES[left & (taken - 1)];
        left ^= taken;
        code = code * ROLES + role[player];
      }
      return order * patterns.length + patternOf[code];
    },
  };
}

function codeOf(pattern: readonly number[]): number {
  return pattern.reduce((code, role) => code * ROLES + role, 0);
}

/** In the order of `rank`: by the first, then the second and so on. */
function permutations(size: number): number[][] {
  const all: number[][] = [];
  const extend = (head: readonly number[]): void => {
    if (head.length === size) all.push([...head]);
    for (let next = 0; next < size; next++) if (!head.includes(next)) extend([...head, next]);
  };
  extend([]);
  return all;
}

function arrangements(roles: readonly number[]): number[][] {
  if (roles.length === 0) return [[]];
  return [...new Set(roles)].flatMap((first) => {
    const rest = [...roles];
    rest.splice(roles.indexOf(first), 1);
    return arrangements(rest).map((tail) => [first, ...tail]);
  });
}
