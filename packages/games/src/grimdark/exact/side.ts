// One of the two units, prepared for the exact engine: its states and which of them look alike to an attack.
import { type ActiveRule, activeRules, type ResolvedUnit } from '../rules/resolve.ts';
import type { Options, Phase } from '../schema.ts';
import { buildCasualties, type Casualties } from './casualties.ts';
import { activeByEntry, livingAuras } from './target.ts';

export interface Side {
  readonly unit: ResolvedUnit;
  readonly casualties: Casualties;
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

/** Does any model or weapon of the unit have an effect of this kind, now or through an aura? */
export function unitHas(unit: ResolvedUnit, kinds: readonly string[]): boolean {
  return unit.models.some((model) =>
    [...model.own, ...model.auras, ...model.weapons.flatMap((weapon) => weapon.rules)].some((use) =>
      use.effects.some((effect) => kinds.includes(effect.do)),
    ),
  );
}

export function unitGrows(unit: ResolvedUnit): boolean {
  return unit.models.some((model) =>
    [...model.own, ...model.auras].some((use) => use.effects.some((effect) => effect.growth === true)),
  );
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

/** Bearers of Self-Destruct by entry, as the unit stands at the start. */
function selfDestructors(unit: ResolvedUnit): readonly boolean[] {
  const living = unit.models.map((model) => model.count);
  return activeByEntry(unit, living, 'melee').map((rules) =>
    (rules ?? []).some((rule) => rule.effects.some((effect) => effect.do === 'selfDestruct')),
  );
}

export function prepareSide(unit: ResolvedUnit, enemy: ResolvedUnit, options: Options): Side {
  const casualties = buildCasualties(unit, {
    takedown: unitHas(enemy, ['takedown']) ? options.takedownTarget : 'none',
    selfDestruct: selfDestructors(unit),
  });
  const living = (s: number): string => livingOf(casualties, s).join();
  const attack = classify(casualties.states, living);
  const target = classify(casualties.states, (s) => `${living(s)};${casualties.nextEntry[s]}`);
  return {
    unit,
    casualties,
    attackClass: attack.classes,
    attackClasses: attack.samples.length,
    attackSample: attack.samples,
    targetClass: target.classes,
    targetClasses: target.samples.length,
    targetSample: target.samples,
  };
}

/** Rules of one weapon line with its model's and the unit's auras. */
export function lineRules(
  unit: ResolvedUnit,
  living: ArrayLike<number>,
  entry: number,
  weapon: number,
  phase: Phase,
): readonly ActiveRule[] {
  const model = unit.models[entry];
  return activeRules([...model.own, ...model.weapons[weapon].rules], livingAuras(unit, living), phase);
}
