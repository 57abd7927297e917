// The chance that all targets of the focus are destroyed.
import { Programme, type Spare } from './programme.ts';
import type { Way } from './shots.ts';

export class KillProgramme extends Programme {
  final(): number {
    return this.standing() === 0 ? 1 : 0;
  }

  private standing(): number {
    let count = 0;
    for (const t of this.counted) if (this.left[t] > 0) count++;
    return count;
  }

  /** Nobody destroys two targets; the last shooter may destroy one. */
  protected settled(waiting: number, spare: Spare): number | undefined {
    const standing = this.standing();
    if (standing === 0) return 1;
    if (standing > bits(waiting)) return 0;
    if ((waiting & (waiting - 1)) !== 0) return undefined;
    const target = this.counted.find((t) => this.left[t] > 0) as number;
    let best = 0;
    for (const way of this.ways[spare][31 - Math.clz32(waiting)][target])
      best = Math.max(best, this.shots.leftAfter(way, this.left[target])[0]);
    return best;
  }

  protected best(waiting: number, spare: Spare): number {
    let best = 0;
    for (const i of this.movers(waiting)) {
      for (const t of this.counted) {
        if (this.left[t] === 0) continue;
        for (const way of this.ways[spare][i][t]) best = Math.max(best, this.after(way, waiting, spare));
      }
      if (this.given) best = Math.max(best, this.value(waiting & ~(1 << i), spare));
    }
    return best;
  }

  mayReach(_way: Way, _waiting: number, _enough: number): boolean {
    return true;
  }
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
