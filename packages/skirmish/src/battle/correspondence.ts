// Play by link: what the next player is sent, held against what was sent before.
import { canonicalJson } from './hash.ts';
import type { Save } from './save.ts';

export type Sequel = 'goes-on' | 'same' | 'behind' | 'rewritten';

/** How a file that came relates to the one that is known: further on, the same, older, or with a past that was changed. */
export function sequelOf(known: Save, came: Save): Sequel {
  const shared = Math.min(known.actions.length, came.actions.length);
  const past = (save: Save) => canonicalJson([save.setup, save.from ?? null, save.actions.slice(0, shared)]);
  if (past(known) !== past(came) || !isSamePact(known, came)) return 'rewritten';
  if (known.actions.length !== came.actions.length) return came.actions.length > shared ? 'goes-on' : 'behind';
  return told(came) > told(known) ? 'goes-on' : told(came) < told(known) ? 'behind' : 'same';
}

function told({ pact }: Save): number {
  return pact?.secrets.filter((secret) => secret !== null).length ?? 0;
}

/** A secret may be added, never changed. */
function isSamePact({ pact: known }: Save, { pact: came }: Save): boolean {
  if (known === undefined || came === undefined) return known === came;
  if (known.commitment !== came.commitment) return false;
  return known.secrets.every((secret, index) => {
    const other = came.secrets[index];
    return secret === null || other === null || secret === other;
  });
}
