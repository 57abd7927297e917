// S13: lists say what a unit carries, not who. Who carries what, by a fixed rule.
import { Keywords } from '../rules/keywords.ts';

/** What the rule looks at in a weapon. */
interface Carried {
  readonly name: string;
  readonly kind: 'ranged' | 'melee';
  readonly keywords: readonly string[];
  readonly count: number;
}

const CLASSES = ['gun', 'pistol', 'melee'] as const;

function classOf({ kind, keywords }: Carried): (typeof CLASSES)[number] {
  if (kind === 'melee') return 'melee';
  return new Keywords(keywords).isPistol ? 'pistol' : 'gun';
}

function byName(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** For each model the indices of its weapons, one per copy, ascending. */
export function handOut(weapons: readonly Carried[], models: number): number[][] {
  const hands: number[][] = Array.from({ length: models }, () => []);
  for (const kind of CLASSES) {
    const held = new Array<number>(models).fill(0);
    const order = weapons
      .map((weapon, index) => ({ weapon, index }))
      .filter(({ weapon }) => classOf(weapon) === kind)
      .sort((a, b) => b.weapon.count - a.weapon.count || byName(a.weapon.name, b.weapon.name));
    for (const { weapon, index } of order)
      for (let copy = 0; copy < weapon.count; copy++) {
        const model = held.indexOf(Math.min(...held));
        held[model]++;
        hands[model].push(index);
      }
  }
  return hands.map((hand) => hand.sort((a, b) => a - b));
}
