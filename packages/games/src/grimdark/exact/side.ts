// One of the two units, prepared for the exact engine: its states and which of them look alike to an attack.
import type { Budget } from '../../contract/budget.ts';
import { planRevenge, type Revenge } from '../plan/nerve.ts';
import type { ResolvedUnit } from '../rules/resolve.ts';
import type { Options } from '../schema.ts';
import { buildCasualties, type Casualties, type Tracks } from './casualties.ts';

export interface Side {
  readonly unit: ResolvedUnit;
  readonly casualties: Casualties;
  readonly revenge: Revenge;
  /** States with the same living models attack alike. */
  readonly attackClass: Int32Array;
  readonly attackClasses: number;
  /** States with the same living models and next casualty are attacked alike. */
  readonly targetClass: Int32Array;
  readonly targetClasses: number;
  /** One state of each class. */
  readonly attackSample: Int32Array;
  readonly targetSample: Int32Array;
}

export function livingOf(casualties: Casualties, state: number): Int32Array {
  return casualties.living.subarray(state * casualties.entries, (state + 1) * casualties.entries);
}

function classify(states: number, keyOf: (state: number) => string): { classes: Int32Array; samples: Int32Array } {
  const index = new Map<string, number>();
  const samples: number[] = [];
  const classes = new Int32Array(states);
  for (let s = 0; s < states; s++) {
    const key = keyOf(s);
    let id = index.get(key);
    if (id === undefined) {
      id = samples.length;
      index.set(key, id);
      samples.push(s);
    }
    classes[s] = id;
  }
  return { classes, samples: Int32Array.from(samples) };
}

/** What may happen to a unit besides what this enemy does. */
interface Beyond {
  /** Wounds may come off its models. */
  readonly heals?: boolean;
  /** Somebody else may have picked its heroes out. */
  readonly heroesApart?: boolean;
}

/** Which side tracks the unit's states need. */
function tracksOf(
  unit: ResolvedUnit,
  enemy: ResolvedUnit,
  options: Options,
  { heals = false, heroesApart = false }: Beyond = {},
): Tracks {
  const picked = enemy.traits.takedown ? options.takedownTarget : 'none';
  return {
    takedown: heroesApart ? 'heroFirst' : picked,
    selfDestruct: Array.from(planRevenge(unit).selfDestruct, (hits) => hits > 0),
    heals,
  };
}

export function prepareSide(
  unit: ResolvedUnit,
  enemy: ResolvedUnit,
  options: Options,
  budget: Budget,
  beyond?: Beyond,
): Side {
  const casualties = buildCasualties(unit, tracksOf(unit, enemy, options, beyond), budget);
  const living = (s: number): string => livingOf(casualties, s).join();
  const attack = classify(casualties.states, living);
  const target = classify(casualties.states, (s) => `${living(s)};${casualties.nextEntry[s]}`);
  return {
    unit,
    casualties,
    revenge: planRevenge(unit),
    attackClass: attack.classes,
    attackClasses: attack.samples.length,
    attackSample: attack.samples,
    targetClass: target.classes,
    targetClasses: target.samples.length,
    targetSample: target.samples,
  };
}
