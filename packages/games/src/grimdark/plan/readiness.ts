// What a unit does when it is activated, before it attacks: dice that deal hits, wounds that come off its models.
import type { ResolvedUnit } from '../rules/resolve.ts';
import type { Circumstance, Options, Phase } from '../schema.ts';
import { activeByEntry, readOwn, readUnit } from './reading.ts';
import type { BlowDice } from './sheet.ts';
import { blowSituation } from './spell.ts';

export interface Readiness {
  /** In the order in which they are resolved. */
  readonly blows: readonly BlowDice[];
  /** D3 that take wounds from a model. */
  readonly mends: number;
  /** 0: nothing comes back. */
  readonly restoreFace: number;
}

/** Whether any rule of the unit may act before it attacks, with the switches as they are. */
export function mayPrepare({ traits }: ResolvedUnit, { close, sweeping, mending }: Circumstance): boolean {
  if (mending && (traits.mends > 0 || traits.restoreFace > 0)) return true;
  return (close || sweeping) && (traits.blows.length > 0 || traits.strafes);
}

/** Wounds may come off the unit's models. */
export function mayHeal({ traits }: ResolvedUnit, { mending }: Circumstance): boolean {
  return mending && (traits.mends > 0 || traits.restoreFace > 0);
}

/** `phase`: of the attack that follows. */
export function planReadiness(
  unit: ResolvedUnit,
  living: ArrayLike<number>,
  phase: Phase,
  circumstance: Circumstance,
  options: Options,
): Readiness {
  const situation = { ...blowSituation(options, circumstance, 0), phase };
  const active = activeByEntry(unit, living, phase);
  const blows: BlowDice[] = [];
  let mends = 0;
  active.forEach((rules, entry) => {
    const sheet = readOwn(rules, situation);
    mends += living[entry] * sheet.mends;
    for (const blow of sheet.blows) {
      const known = blows.findIndex(({ name }) => name === blow.name);
      const dice = living[entry] * blow.dice;
      if (known < 0) blows.push({ ...blow, dice });
      else blows[known] = { ...blow, dice: blows[known].dice + dice };
    }
  });
  return { blows, mends, restoreFace: readUnit(active, living, situation).restoreFace };
}
