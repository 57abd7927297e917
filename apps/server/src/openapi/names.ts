// Names of components, and references to them.
import type { AnyCalculator, JsonSchema } from '@oddsmith/games';

export const PREFIX = '#/components/schemas/';

export function reference(name: string): JsonSchema {
  return { $ref: PREFIX + name };
}

/** "fantasy/attack" -> "FantasyAttack". */
export function calculatorName({ id }: Pick<AnyCalculator, 'id'>): string {
  return id
    .split(/[^a-z0-9]+/i)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
