// Firing Deck x: a transport fires guns of models it carries as if they were its own, one for each of at most x of them.
import type { UnitAbilities } from './abilities.ts';
import { punchOf } from './carriers.ts';
import type { UnitRequest } from './request.ts';
import type { VolleyInput } from './request-types.ts';

/** How many models may fire out of it; 0 for none. */
export function firingDeckOf({ offDice = [], deck }: UnitAbilities): number {
  const values = offDice.flatMap(({ effects }) => effects.filter(({ effect }) => effect === 'firingDeck'));
  return deck?.models ?? Math.max(0, ...values.map(({ value }) => (typeof value === 'number' ? value : 0)));
}

/** The transport with the hardest hitting guns of those aboard, in place of any it had before. One-shot weapons stay where they are. */
export function withAboard(transport: UnitRequest, passengers: UnitRequest): UnitRequest {
  const models = firingDeckOf(transport.abilities);
  const { volley, abilities } = transport;
  const own = volley.shooting.slice(0, abilities.deck?.own ?? volley.shooting.length);
  const guns = hardest(passengers.volley.shooting, models);
  return {
    ...transport,
    volley: { ...volley, shooting: [...own, ...guns] },
    abilities: { ...abilities, deck: { models, own: own.length, of: passengers.name } },
  };
}

function hardest(volley: VolleyInput, models: number): VolleyInput {
  const isOneShot = (keywords: readonly string[] = []): boolean => keywords.some((word) => /^one shot$/i.test(word));
  const ranked = volley
    .filter(({ weapon }) => !isOneShot(weapon?.keywords))
    .sort((one, other) => punchOf(other.weapon) - punchOf(one.weapon));
  let left = models;
  return ranked.flatMap((entry) => {
    const count = Math.min(left, entry.count ?? 1);
    left -= count;
    return count > 0 ? [{ ...entry, count }] : [];
  });
}
