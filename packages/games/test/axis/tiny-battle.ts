// Tiny battles solved by value iteration over lists of pieces, die by die. Written from the rules for these tests alone:
// nothing of either engine is used, so that a mistake in a solver cannot hide in both.

export interface Piece {
  readonly id: string;
  readonly attack: number;
  readonly defense: number;
  readonly cost: number;
  readonly land: boolean;
  readonly landed?: boolean;
}

const piece = (id: string, attack: number, defense: number, cost: number, land: boolean, landed = false): Piece => ({
  id,
  attack,
  defense,
  cost,
  land,
  landed,
});
export const inf = piece('inf', 1, 2, 3, true);
export const art = piece('art', 2, 2, 4, true);
export const arm = piece('arm', 3, 3, 6, true);
export const fig = piece('fig', 3, 4, 10, false);
export const landedInf = piece('inf_a', 1, 2, 3, true, true);
export const sub = piece('sub', 2, 1, 6, false);
export const des = piece('des', 2, 2, 8, false);
export const acc = piece('acc', 1, 2, 14, false);

type Army = readonly Piece[];

export interface TinyBattle {
  /** First lost first. */
  readonly attack: Army;
  readonly defense: Army;
  /** What the attacker maximises by stopping when he likes after the first round; left out: he fights to the end. */
  readonly stopFor?: 'profit' | 'winChance' | undefined;
  readonly rounds?: number | undefined;
  readonly territoryValue?: number;
  readonly deadzone?: boolean;
  /** What later waves earn against these defenders. */
  readonly future?: (defenders: Army) => number;
}

function hitChances(values: readonly number[]): number[] {
  let chances = [1];
  for (const value of values) {
    const next = new Array<number>(chances.length + 1).fill(0);
    chances.forEach((p, hits) => {
      next[hits] += p * (1 - value / 6);
      next[hits + 1] += (p * value) / 6;
    });
    chances = next;
  }
  return chances;
}

/** Each artillery raises one infantry to 2. */
function attackValues(army: Army): number[] {
  let support = army.filter(({ id }) => id === 'art').length;
  return army.map(({ id, attack }) => (id.startsWith('inf') && support-- > 0 ? 2 : attack));
}

const costOf = (army: Army) => army.reduce((sum, { cost }) => sum + cost, 0);
const keyOf = (attack: Army, defense: Army) =>
  `${attack.map(({ id }) => id).join()}|${defense.map(({ id }) => id).join()}`;

function known<T>(found: Map<string, T>, key: string, find: () => T): T {
  const value = found.get(key) ?? find();
  found.set(key, value);
  return value;
}

/** Profit (what is kept less what the enemy keeps) and win chance. */
type Worth = readonly [number, number];

class Solver {
  private readonly battle: TinyBattle;
  private readonly rounds = new Map<string, [Army, Army, number][]>();
  private readonly stops = new Map<string, Worth>();
  private readonly ends = new Map<string, Worth>();

  constructor(battle: TinyBattle) {
    this.battle = battle;
  }

  private end(attack: Army, defense: Army): Worth {
    return known(this.ends, keyOf(attack, defense), () => this.findEnd(attack, defense));
  }

  private findEnd(attack: Army, defense: Army): Worth {
    const { territoryValue = 0, deadzone = false, future } = this.battle;
    const land = attack.filter((one) => one.land);
    const taken = defense.length === 0 && land.length > 0;
    let profit = costOf(attack) - costOf(defense);
    if (taken) profit += territoryValue - (deadzone ? land.reduce((sum, x) => sum + x.cost - x.defense / 2, 0) : 0);
    else profit += future?.(defense) ?? 0;
    return [profit, taken ? 1 : 0];
  }

  private next(attack: Army, defense: Army): [Army, Army, number][] {
    return known(this.rounds, keyOf(attack, defense), () => this.findNext(attack, defense));
  }

  private findNext(attack: Army, defense: Army): [Army, Army, number][] {
    const ours = hitChances(attackValues(attack));
    const theirs = hitChances(defense.map((one) => one.defense));
    return ours.flatMap((p, hits) =>
      theirs.map((q, taken): [Army, Army, number] => [attack.slice(taken), defense.slice(hits), p * q]),
    );
  }

  /** One more round, whatever `value` says comes after it. */
  private round(attack: Army, defense: Army, value: (attack: Army, defense: Army) => Worth): Worth {
    let profit = 0;
    let win = 0;
    for (const [ours, theirs, p] of this.next(attack, defense)) {
      const worth = value(ours, theirs);
      profit += p * worth[0];
      win += p * worth[1];
    }
    return [profit, win];
  }

  private stop(attack: Army, defense: Army): Worth {
    return known(this.stops, keyOf(attack, defense), () => this.findStop(attack, defense));
  }

  private findStop(attack: Army, defense: Army): Worth {
    const landed = attack.filter((one) => one.landed);
    const others = attack.filter((one) => !one.landed);
    if (landed.length === 0) return this.end(attack, defense);
    const alone = new Solver({ ...this.battle, stopFor: undefined, rounds: undefined }).iterate(landed, defense);
    return [alone[0] + costOf(others), alone[1]];
  }

  private mayStop(attack: Army): boolean {
    return this.battle.stopFor !== undefined && !attack.every((one) => one.landed);
  }

  private better(goOn: Worth, stop: Worth): Worth {
    const by = this.battle.stopFor === 'profit' ? 0 : 1;
    return stop[by] > goOn[by] + 1e-10 ? stop : goOn;
  }

  private over(attack: Army, defense: Army): boolean {
    return attack.length === 0 || defense.length === 0;
  }

  /** Sweeps over all states until nothing moves any more. */
  iterate(attack: Army, defense: Army): Worth {
    const values = new Map<string, Worth>();
    const read = (ours: Army, theirs: Army): Worth =>
      this.over(ours, theirs) ? this.end(ours, theirs) : (values.get(keyOf(ours, theirs)) ?? [0, 0]);
    for (let moved = 1; moved > 1e-14; ) {
      moved = 0;
      for (let a = attack.length - 1; a >= 0; a--)
        for (let d = defense.length - 1; d >= 0; d--) {
          const [ours, theirs] = [attack.slice(a), defense.slice(d)];
          const goOn = this.round(ours, theirs, read);
          const now = this.mayStop(ours) ? this.better(goOn, this.stop(ours, theirs)) : goOn;
          const before = read(ours, theirs);
          moved = Math.max(moved, Math.abs(now[0] - before[0]), Math.abs(now[1] - before[1]));
          values.set(keyOf(ours, theirs), now);
        }
    }
    return read(attack, defense);
  }

  /** Value with so many rounds to go. */
  private limited(attack: Army, defense: Army, left: number): Worth {
    if (this.over(attack, defense)) return this.end(attack, defense);
    // When the rounds are up everybody leaves but the landed, who fight on alone.
    if (left === 0 || attack.every((one) => one.landed)) return this.stop(attack, defense);
    const goOn = this.round(attack, defense, (ours, theirs) => this.limited(ours, theirs, left - 1));
    return this.mayStop(attack) ? this.better(goOn, this.stop(attack, defense)) : goOn;
  }

  /** The first round is compulsory. */
  solve(): { readonly profit: number; readonly win: number } {
    const { attack, defense, rounds } = this.battle;
    const before = costOf(attack) - costOf(defense);
    if (this.over(attack, defense)) {
      const [profit, win] = this.end(attack, defense);
      return { profit: profit - before, win };
    }
    const [profit, win] = this.round(attack, defense, (ours, theirs) => {
      if (rounds !== undefined) return this.limited(ours, theirs, rounds - 1);
      return this.over(ours, theirs) ? this.end(ours, theirs) : this.iterate(ours, theirs);
    });
    return { profit: profit - before, win };
  }
}

/** Expected profit and chance to take the territory. */
export function solveTiny(battle: TinyBattle): { readonly profit: number; readonly win: number } {
  return new Solver(battle).solve();
}

/** The same army as the calculators take it. */
export function unitsOf(army: Army): Record<string, number> {
  const units: Record<string, number> = {};
  for (const { id } of army) units[id] = (units[id] ?? 0) + 1;
  return units;
}

/** Each piece in its place. */
export function orderOf(army: Army): string[] {
  return army.map(({ id }) => `1 ${id}`);
}
