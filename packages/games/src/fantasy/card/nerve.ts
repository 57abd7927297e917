// What nerve makes of a charge before anybody shoots or rolls for it (The Old World: Fear, Terror).
import { type FearTest, fears, fearTest, testsFear } from './result.ts';
import type { Fighter, Standing } from './side.ts';

/** Who has to test; null where nobody does. */
export interface Nerve {
  /** Failed, the charge is not made. */
  readonly charger: FearTest | null;
  /** Failed, the charged flee whatever they would rather do. */
  readonly charged: FearTest | null;
}

/** Whether either side may have to test, however many are left of them. */
export interface Dread {
  readonly charger: boolean;
  readonly charged: boolean;
}

export function dreadOf(charger: Fighter, charged: Fighter): Dread {
  const oldWorld = charger.side.system === 'oldWorld';
  return { charger: oldWorld && fears(charger, charged), charged: oldWorld && isTerrified(charged, charger) };
}

export function nerveOf(charger: Standing, charged: Standing): Nerve {
  const dread = dreadOf(charger, charged);
  return {
    charger: dread.charger && testsFear(charger, charged) ? fearTest(charger, charged) : null,
    charged: dread.charged ? fearTest(charged, charger) : null,
  };
}

/** Who flees anyway has nothing to test for, and who cannot flee does not test. */
function isTerrified({ traits, side }: Fighter, charger: Fighter): boolean {
  return charger.traits.terror && !traits.terror && !traits.fearless && side.card.reaction !== 'flee';
}
