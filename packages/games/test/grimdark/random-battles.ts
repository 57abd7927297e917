// Seeded random battles of every kind that makes them large: for tests that hold for any battle.
import type { UnitInput } from '@oddsmith/games/grimdark';
import { Random } from '@oddsmith/kernel';

const WEAPON_RULES = ['AP(1)', 'Rending', 'Blast(3)', 'Deadly(3)', 'Bane', 'Counter', 'Limited', 'Surge', 'Shred'];
const RULES = ['Regeneration', 'Fearless', 'No Retreat', 'Furious', 'Fear(1)', 'Bloodborn', 'Impact(2)', 'Unwieldy'];

/** What makes battles large, one after the other. */
const KINDS: readonly { readonly unit?: string; readonly weapon?: string }[] = [
  {},
  { weapon: 'Takedown' },
  { weapon: 'Hazardous' },
  { unit: 'Retaliate(1)' },
  { unit: 'Deathstrike(2)' },
  { unit: 'Self-Destruct(2)' },
  { unit: 'Piercing Growth' },
  { unit: 'Protection Feat' },
  { unit: 'Unpredictable' },
];

export class RandomBattles {
  private readonly dice: Random;
  private drawn = 0;

  constructor(seed: number) {
    this.dice = new Random(seed);
  }

  below(n: number): number {
    return this.dice.uint32() % n;
  }

  private some(from: readonly string[]): string[] {
    return from.filter(() => this.below(4) === 0).slice(0, 2);
  }

  private special(name: string | undefined): string[] {
    return name === undefined || this.below(2) === 0 ? [] : [name];
  }

  /** Two units of up to `models` models an entry. */
  next(models: number): { readonly attacker: UnitInput; readonly defender: UnitInput } {
    const kind = KINDS[this.drawn++ % KINDS.length];
    return { attacker: this.unit(kind, models), defender: this.unit(kind, models) };
  }

  private unit(kind: (typeof KINDS)[number], models: number): UnitInput {
    const weapon = (range: number) => ({
      name: range === 0 ? 'Blade' : 'Gun',
      range,
      attacks: 1 + this.below(3),
      rules: [...this.some(WEAPON_RULES), ...this.special(kind.weapon)],
    });
    return {
      name: 'Unit',
      quality: 2 + this.below(5),
      defense: 2 + this.below(5),
      rules: [...this.some(RULES), ...this.special(kind.unit)],
      models: Array.from({ length: 1 + this.below(3) }, (_, entry) => ({
        count: entry > 0 && this.below(2) === 0 ? 1 : 1 + this.below(models),
        tough: [1, 1, 3, 6][this.below(4)],
        hero: entry > 0 && this.below(2) === 0,
        rules: this.special(kind.unit),
        weapons: [weapon(0), weapon(24)],
      })),
    };
  }
}
