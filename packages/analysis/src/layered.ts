// Parts of an input laid over each other, and what units of lists bring to both sides at once settled: one request of two units.
import { isRecord, merge } from '@oddsmith/games';
import { contextOf, effectSchema } from '@oddsmith/games/wh40k/units';
import * as z from 'zod';

/** What the part of a listed unit has besides fields of its calculator: it can be settled only when both units are known. */
const listedSchema = z.strictObject({
  /** Abilities of 40,000 that are always on, of the side that attacks and of the other. */
  attacker: z.array(effectSchema).optional(),
  defender: z.array(effectSchema).optional(),
  /** Holds where neither the question nor the attacker says otherwise: edition and rules of the target's list. */
  otherwise: z.record(z.string(), z.unknown()).optional(),
});
export type Listed = z.input<typeof listedSchema>;

const keywords = z.array(z.string()).optional();
const holdersSchema = z.object({ keywords, groups: z.array(z.object({ keywords })).nullish() });

/** The first at the bottom. */
export function layered(...parts: readonly unknown[]): unknown {
  const whole = parts.reduce((base, part) => merge(base, part)) ?? {};
  return isRecord(whole) && Object.hasOwn(whole, 'listed') ? settled(whole) : whole;
}

/** Both units' abilities make one situation, as in a request of the two; what the question says of it stands above them. */
function settled(whole: Record<string, unknown>): unknown {
  const { listed, ...request } = whole;
  const parsed = listedSchema.safeParse(listed);
  // The calculator says that it knows no such field.
  if (!parsed.success) return whole;
  const { attacker, defender, otherwise } = parsed.data;
  if (attacker === undefined && defender === undefined) return merge(otherwise, request);
  const context = contextOf({ attacker, defender }, holdersSchema.safeParse(request.target).data);
  return merge(merge(otherwise, { context }), request);
}

/** The part without what another unit must be known for. */
export function ownFields(part: unknown): unknown {
  if (!isRecord(part)) return part;
  const { listed: _, ...fields } = part;
  return fields;
}
