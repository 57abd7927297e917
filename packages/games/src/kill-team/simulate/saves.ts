// What a defender makes of its saves: every way to use them and every choice after, tried one by one.
import { type Dice, times } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import { type GuardPlan, type ShotPlan, SOFTENED_ABOVE } from '../plan.ts';
import { type Blow, feel, felt, leaves, packetWays, rollPackets, works } from './guard.ts';
import type { Rolled } from './pool.ts';

/** Dice left unblocked, and those among them that the limited rule is used on. */
interface Stand {
  readonly crits: number;
  readonly normals: number;
  readonly chosenCrits: number;
  readonly chosenNormals: number;
}

const EQUAL = 1e-9;

type Chances = Map<number, number>;

function add(chances: Chances, points: number, chance: number): void {
  chances.set(points, (chances.get(points) ?? 0) + chance);
}

function meanOf(chances: Chances): number {
  let total = 0;
  for (const [points, chance] of chances) total += points * chance;
  return total;
}

export class Saves {
  private readonly shot: ShotPlan;
  private readonly budget: Budget;
  private readonly guard: GuardPlan;
  private readonly critDamage: number;
  private readonly known = new Map<number, Stand>();
  private readonly means = new Map<string, number>();

  constructor(shot: ShotPlan, budget: Budget) {
    this.shot = shot;
    this.budget = budget;
    this.guard = shot.guard;
    this.critDamage = shot.guard.critsDealNormal
      ? Math.min(shot.criticalDamage, shot.normalDamage)
      : shot.criticalDamage;
  }

  /** Damage of an attack against saves, every roll made. */
  roll(dice: Dice, hits: Rolled, saves: Rolled, who: string): number {
    const points = rollPackets(
      dice,
      this.guard,
      this.shot.devastating === 0 ? 0 : hits.crits,
      this.shot.devastating,
      who,
    );
    const stand = this.stand(hits, saves);
    let ignored = 0;
    let total = 0;
    for (const { blow, chosen } of this.blows(stand)) {
      let { damage } = blow;
      const { limited, every } = this.guard;
      const left = limited === null ? null : leaves(limited, blow);
      const tries = limited !== null && (limited.on === null ? chosen : ignored < limited.count);
      if (left !== null && tries && works(dice, limited!, who)) {
        damage = left;
        ignored++;
      }
      const less = every === null ? null : leaves(every, { ...blow, damage });
      total += less !== null && works(dice, every!, who) ? less : damage;
    }
    return feel(dice, this.guard, points + this.softened(stand, total), who);
  }

  /** All that can come of an attack against saves. */
  chances(hits: Rolled, saves: Rolled): Chances {
    const after = this.damageOf(this.stand(hits, saves));
    const result: Chances = new Map();
    const open = { ...this.guard, feelNoPain: null };
    for (const packets of packetWays(open, hits.crits, this.shot.devastating))
      for (const [points, chance] of after)
        for (const through of felt(points + packets.points, this.guard.feelNoPain))
          add(result, through.points, chance * packets.chance * through.chance);
    return result;
  }

  private softened({ crits }: Stand, total: number): number {
    if (crits === 0 || this.shot.criticalDamage <= SOFTENED_ABOVE) return total;
    return Math.max(0, total - this.guard.softensOneCrit);
  }

  /** The unblocked dice, largest damage first, crits before normals. */
  private blows(stand: Stand): { readonly blow: Blow; readonly chosen: boolean }[] {
    const crits = times(stand.crits, (i) => ({
      blow: { crit: true, damage: this.critDamage },
      chosen: i < stand.chosenCrits,
    }));
    const normals = times(stand.normals, (i) => ({
      blow: { crit: false, damage: this.shot.normalDamage },
      chosen: i < stand.chosenNormals,
    }));
    return [...crits, ...normals].sort((a, b) => b.blow.damage - a.blow.damage);
  }

  /** Every total of a stand, before Feel No Pain. */
  private damageOf(stand: Stand): Chances {
    // Hundreds of stands are tried for one roll of twenty dice.
    this.budget.look();
    const { limited, every } = this.guard;
    let sums = new Map<string, { total: number; ignored: number; chance: number }>([
      ['', { total: 0, ignored: 0, chance: 1 }],
    ]);
    for (const { blow, chosen } of this.blows(stand)) {
      const next: typeof sums = new Map();
      const put = (total: number, ignored: number, chance: number) => {
        const key = `${total} ${ignored}`;
        next.set(key, { total, ignored, chance: chance + (next.get(key)?.chance ?? 0) });
      };
      const reduced = (total: number, damage: number, ignored: number, chance: number) => {
        const less = every === null ? null : leaves(every, { ...blow, damage });
        if (less === null) return put(total + damage, ignored, chance);
        put(total + less, ignored, chance * every!.chance);
        if (every!.chance < 1) put(total + damage, ignored, chance * (1 - every!.chance));
      };
      for (const { total, ignored, chance } of sums.values()) {
        const left = limited === null ? null : leaves(limited, blow);
        const tries = left !== null && (limited!.on === null ? chosen : ignored < limited!.count);
        if (tries) reduced(total, left, ignored + 1, chance * limited!.chance);
        if (!tries || limited!.chance < 1)
          reduced(total, blow.damage, ignored, tries ? chance * (1 - limited!.chance) : chance);
      }
      sums = next;
    }
    const totals: Chances = new Map();
    for (const { total, chance } of sums.values()) add(totals, this.softened(stand, total), chance);
    return totals;
  }

  private meanOf(stand: Stand): number {
    const key = `${stand.crits} ${stand.normals} ${stand.chosenCrits} ${stand.chosenNormals}`;
    let known = this.means.get(key);
    if (known === undefined) {
      known = meanOf(this.damageOf(stand));
      this.means.set(key, known);
    }
    return known;
  }

  /** The best stand: least mean; of equal ones fewer dice, fewer crits, more crits chosen, more normals chosen. */
  private stand(hits: Rolled, saves: Rolled): Stand {
    const lowered = Math.min(hits.crits, this.shot.downgradeCrits);
    const [crits, normals] = [hits.crits - lowered, hits.normals + lowered];
    const key = ((crits * 32 + normals) * 32 + saves.crits) * 32 + saves.normals;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const stands = this.unblocked(crits, normals, saves).flatMap((left) => this.choices(left));
    const least = Math.min(...stands.map((stand) => this.meanOf(stand)));
    const [best] = stands
      .filter((stand) => this.meanOf(stand) <= least + EQUAL)
      .sort(
        (a, b) =>
          a.crits + a.normals - b.crits - b.normals ||
          a.crits - b.crits ||
          b.chosenCrits - a.chosenCrits ||
          b.chosenNormals - a.chosenNormals,
      );
    this.known.set(key, best);
    return best;
  }

  /** Every pair of dice that saves can leave. */
  private unblocked(crits: number, normals: number, saves: Rolled): Rolled[] {
    if (this.shot.anySaveBlocks) {
      let [c, n] = [crits, normals];
      for (let left = saves.crits + saves.normals; left > 0; left--)
        if (n > 0) n--;
        else if (c > 0) c--;
      return [{ crits: c, normals: n }];
    }
    const found = new Map<string, Rolled>();
    const block = (c: number, n: number, critSaves: number, normalSaves: number): void => {
      const key = `${c} ${n} ${critSaves} ${normalSaves}`;
      if (found.has(key)) return;
      found.set(key, { crits: c, normals: n });
      if (critSaves > 0 && c > 0) block(c - 1, n, critSaves - 1, normalSaves);
      if (critSaves > 0 && n > 0) block(c, n - 1, critSaves - 1, normalSaves);
      if (normalSaves > 0 && n > 0) block(c, n - 1, critSaves, normalSaves - 1);
      if (normalSaves > 1 && c > 0) block(c - 1, n, critSaves, normalSaves - 2);
    };
    block(crits, normals, saves.crits, saves.normals);
    return [...found.values()];
  }

  /** One die that does nothing counts as blocked; the limited rule, where nothing is rolled for it, is used on any dice it fits. */
  private choices({ crits, normals }: Rolled): Stand[] {
    const left: Rolled[] = [];
    if (this.guard.ignoresOneDie && crits > 0) left.push({ crits: crits - 1, normals });
    if (this.guard.ignoresOneDie && normals > 0) left.push({ crits, normals: normals - 1 });
    if (left.length === 0) left.push({ crits, normals });
    return left.flatMap((dice) => {
      const { limited } = this.guard;
      if (limited === null || limited.on !== null) return [{ ...dice, chosenCrits: 0, chosenNormals: 0 }];
      const stands: Stand[] = [];
      const mostCrits = limited.dice === 'normal' ? 0 : dice.crits;
      const mostNormals = limited.dice === 'critical' ? 0 : dice.normals;
      for (let chosenCrits = 0; chosenCrits <= mostCrits; chosenCrits++)
        for (let chosenNormals = 0; chosenNormals <= mostNormals; chosenNormals++)
          if (chosenCrits + chosenNormals <= limited.count) stands.push({ ...dice, chosenCrits, chosenNormals });
      return stands;
    });
  }
}
