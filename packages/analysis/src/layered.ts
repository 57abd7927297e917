// Parts of an input laid over each other, and what holds unless one of them says otherwise: one request of two units.
import { isRecord, merge } from '@oddsmith/games';

/** The first at the bottom. */
export function layered(...parts: readonly unknown[]): unknown {
  const whole = parts.reduce((base, part) => merge(base, part)) ?? {};
  return isRecord(whole) && Object.hasOwn(whole, 'listed') ? settled(whole) : whole;
}

/**
 * `listed` is what the part of a unit has besides fields of its calculator. Its `otherwise`, edition and rules of the target's list, holds where
 * neither the question nor the attacker says something else.
 */
function settled(whole: Record<string, unknown>): unknown {
  const { listed, ...request } = whole;
  // The calculator says that it knows no such field.
  if (!isRecord(listed) || Object.keys(listed).some((field) => field !== 'otherwise')) return whole;
  const { otherwise } = listed;
  return otherwise === undefined || isRecord(otherwise) ? merge(otherwise, request) : whole;
}

/** The part without what another unit must be known for. */
export function ownFields(part: unknown): unknown {
  if (!isRecord(part)) return part;
  const { listed: _, ...fields } = part;
  return fields;
}
