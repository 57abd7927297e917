// Parts of an input laid over each other, and what holds unless one of them says otherwise: one request of two units.
import { isRecord, merge } from '@oddsmith/games';
import * as z from 'zod';

/** What the part of a listed unit has besides fields of its calculator: it can be settled only when both units are known. */
const listedSchema = z.strictObject({
  /** Holds where neither the question nor the attacker says otherwise: edition and rules of the target's list. */
  otherwise: z.record(z.string(), z.unknown()).optional(),
});

/** The first at the bottom. */
export function layered(...parts: readonly unknown[]): unknown {
  const whole = parts.reduce((base, part) => merge(base, part)) ?? {};
  return isRecord(whole) && Object.hasOwn(whole, 'listed') ? settled(whole) : whole;
}

/** What the question or the attacker says of it stands above what the target's list says. */
function settled(whole: Record<string, unknown>): unknown {
  const { listed, ...request } = whole;
  const parsed = listedSchema.safeParse(listed);
  // The calculator says that it knows no such field.
  return parsed.success ? merge(parsed.data.otherwise, request) : whole;
}

/** The part without what another unit must be known for. */
export function ownFields(part: unknown): unknown {
  if (!isRecord(part)) return part;
  const { listed: _, ...fields } = part;
  return fields;
}
