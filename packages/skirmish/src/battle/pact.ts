// Dice for two people in two places, which neither can choose: the first commits to a secret, the second adds an open one, the first
// reveals. Who changes a secret afterwards is seen, because the commitment no longer fits or the dice come out otherwise.
import { z } from '@oddsmith/games';
import { sha256Hex } from './sha256.ts';

const SECRET = /^[0-9a-f]{32}$/;

export const pactSchema = z.strictObject({
  /** SHA-256 of the first player's secret. */
  commitment: z.string().regex(/^[0-9a-f]{64}$/),
  /** Of both players; null until it is told. */
  secrets: z.tuple([z.string().regex(SECRET).nullable(), z.string().regex(SECRET).nullable()]),
});
export type Pact = z.output<typeof pactSchema>;

function digest(text: string): string {
  return sha256Hex(Uint8Array.from(text, (character) => character.charCodeAt(0)));
}

/** `secret`: 32 hexadecimal digits that nobody can guess. The caller keeps it to itself. */
export function commitTo(secret: string): Pact {
  return { commitment: digest(secret), secrets: [null, null] };
}

export function joinPact({ commitment, secrets: [own] }: Pact, secret: string): Pact {
  return { commitment, secrets: [own, secret] };
}

/** The first player's secret, once the other has told its own. */
export function revealIn({ commitment, secrets: [, other] }: Pact, secret: string): Pact {
  return { commitment, secrets: [secret, other] };
}

/** What the pact waits for next. */
export function pactStage({ secrets: [own, other] }: Pact): 'join' | 'reveal' | 'sealed' {
  return other === null ? 'join' : own === null ? 'reveal' : 'sealed';
}

const DIGITS = 8;

/** The seed of the dice, once both secrets are known: neither player alone decides a bit of it. */
export function seedOfPact({ secrets: [own, other] }: Pact): number | undefined {
  if (own === null || other === null) return undefined;
  return Number.parseInt(digest(`${own} ${other}`).slice(0, DIGITS), 16);
}

/** Whether secrets, commitment, seed and the course of the battle go together: nothing is played before the seed is known. */
export function isKept(pact: Pact, seed: number, actions: number): boolean {
  const [own] = pact.secrets;
  if (own !== null && digest(own) !== pact.commitment) return false;
  const agreed = seedOfPact(pact);
  return agreed === undefined ? actions === 0 && seed === 0 && own === null : seed === agreed;
}
