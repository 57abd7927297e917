// What a mode that is opened takes over from the modes its game was in since.
import { complete, sameValue } from '@oddsmith/games';
import { withChanges } from '../battle/changes.ts';
import type { Check } from '../battle/opening.ts';
import type { Carry } from '../battle/pair.ts';
import type { Visit } from '../battle/visits.ts';
import type { CalculatorDescription } from '../engine/engine.ts';

export interface Carrying {
  readonly carry: Carry;
  /** Since this mode was left, or all there were. */
  readonly since: readonly Visit[];
  readonly check: Check;
  standardOf(calculator: string): Promise<unknown>;
}

type Mode = Pick<CalculatorDescription, 'id' | 'form'>;

/** A mode that is opened for the first time, with the pair of the last one where something was changed. */
export async function withPair({ id, form }: Mode, input: unknown, carrying: Carrying): Promise<unknown> {
  const { carry, since, check, standardOf } = carrying;
  for (const { calculator, left } of since.toReversed()) {
    if (calculator === id || sameValue(left.input, await standardOf(calculator))) continue;
    const carried = await carry({ calculator, input: left.input }, id, complete(form, input));
    if (carried !== undefined && (await check(id, carried)) === null) return carried;
  }
  return input;
}

/** A mode that is opened again stands as it was left, but for what the player changed elsewhere since. */
export async function withChangesSince({ id, form }: Mode, input: unknown, carrying: Carrying): Promise<unknown> {
  const { carry, since, check } = carrying;
  let now = complete(form, input);
  for (const { calculator, opened, left } of since) {
    if (sameValue(opened, left.input)) continue;
    const before = await carry({ calculator, input: opened }, id, now);
    const after = await carry({ calculator, input: left.input }, id, now);
    if (before === undefined || after === undefined) continue;
    const changed = withChanges(now, before, after);
    if ((await check(id, changed)) === null) now = changed;
  }
  return now;
}
