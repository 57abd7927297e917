// S13: lists say what a unit carries, not who. Who carries what, by a fixed rule.
import { Keywords } from '../rules/keywords.ts';

/** What the rule looks at in a weapon. */
interface Carried {
  readonly name: string;
  readonly kind: 'ranged' | 'melee';
  readonly keywords: readonly string[];
  readonly count: number;
  readonly family?: string | undefined;
}

/** What the profiles of one weapon have in common: one of them is used (S48). */
export function familyOf({ family, name }: Pick<Carried, 'family' | 'name'>): string {
  return family ?? name.replace(/^\W+/, '').split(/ [-–] /)[0];
}

const CLASSES = ['gun', 'pistol', 'melee'] as const;

function classOf({ kind, keywords }: Carried): (typeof CLASSES)[number] {
  if (kind === 'melee') return 'melee';
  return new Keywords(keywords).isPistol ? 'pistol' : 'gun';
}

function byName(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** A weapon of one class with all its profiles. */
interface Arm {
  readonly family: string;
  readonly names: string[];
  readonly profiles: number[];
  readonly count: number;
}

/** A name that stands twice is two weapons, not two profiles. */
function armsOf(weapons: readonly Carried[], kind: (typeof CLASSES)[number]): readonly Arm[] {
  const arms: Arm[] = [];
  weapons.forEach((weapon, index) => {
    if (classOf(weapon) !== kind) return;
    const { name, count } = weapon;
    const family = familyOf(weapon);
    const same = arms.find((arm) => arm.family === family && arm.count === count && !arm.names.includes(name));
    if (same === undefined) arms.push({ family, names: [name], profiles: [index], count });
    else {
      same.names.push(name);
      same.profiles.push(index);
    }
  });
  return arms.sort((a, b) => b.count - a.count || byName(a.names[0], b.names[0]));
}

/** For each model the indices of its weapons, every profile, one per copy, ascending. */
export function handOut(weapons: readonly Carried[], models: number): number[][] {
  const hands: number[][] = Array.from({ length: models }, () => []);
  for (const kind of CLASSES) {
    const held = new Array<number>(models).fill(0);
    for (const { count, profiles } of armsOf(weapons, kind))
      for (let copy = 0; copy < count; copy++) {
        const model = held.indexOf(Math.min(...held));
        held[model]++;
        hands[model].push(...profiles);
      }
  }
  return hands.map((hand) => hand.sort((a, b) => a - b));
}
