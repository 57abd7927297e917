// A player who may pick which dice to reroll, die after die on the table: the plainest look at what could come.
import type { Dice } from '@oddsmith/kernel';
import type { Budget } from '../../contract/budget.ts';
import type { PoolPlan } from '../plan.ts';
import { TIE_TOLERANCE } from '../strategies.ts';
import {
  type Chooser,
  diceRolled,
  type Finish,
  judge,
  poolOfFaces,
  RESULTS,
  type Result,
  type Rolled,
} from './pool.ts';
import { faceLists, type PoolChance, PoolChances } from './pool-chances.ts';

/** Dice on the table: what is still as rolled, by face, and what came of dice already rerolled. */
interface Table {
  readonly faces: readonly number[];
  readonly settled: readonly number[];
}

/** What to do next: reroll a die of a kind, or stop. */
type Choice = Result | 'stop';

/** Kinds of dice in the order that settles ties; stopping stands after fails. */
const ORDER: readonly (Result | 'stop')[] = ['fail', 'stop', 'normal', 'crit'];

export class RerollPlayer {
  private readonly plan: PoolPlan;
  /** What a final pool is worth to this player. */
  private readonly worth: (rolled: Rolled) => number;
  private readonly budget: Budget;
  private readonly known = new Map<string, { readonly value: number; readonly choice: Choice }>();

  /** What the dice come to once rerolls are made, where that is a choice too. */
  private readonly finish: Finish | undefined;

  constructor(plan: PoolPlan, budget: Budget, worth: (rolled: Rolled) => number, finish?: Finish) {
    this.plan = plan;
    this.finish = finish;
    this.budget = budget;
    this.worth = worth;
  }

  /** Rerolls on real dice. */
  readonly choose: Chooser = (dice: Dice, faces: number[]) => {
    const again = faces.map(() => false);
    const face = this.oneFace ? this.faceFor(faces) : undefined;
    for (;;) {
      const table = { faces: faces.filter((_, i) => !again[i]), settled: faces.filter((_, i) => again[i]) };
      const { choice } = this.best(table, face);
      if (choice === 'stop') return;
      const position = faces.findIndex((shown, i) => !again[i] && this.fits(shown, choice, face));
      faces[position] = dice.d6(`${this.plan.side}: rerolls a ${faces[position]}`);
      again[position] = true;
    }
  };

  /** Every final pool with its chance. */
  chances(): PoolChance[] {
    const found = new PoolChances();
    for (const { faces, chance } of faceLists(diceRolled(this.plan), this.budget))
      this.spread({ faces, settled: [] }, this.oneFace ? this.faceFor(faces) : undefined, chance, found);
    return found.list();
  }

  private spread(table: Table, face: number | undefined, chance: number, found: PoolChances): void {
    this.budget.look();
    const { choice } = this.best(table, face);
    if (choice === 'stop') {
      found.add(this.final(table), chance);
      return;
    }
    const shown = table.faces.find((candidate) => this.fits(candidate, choice, face))!;
    for (const next of [1, 2, 3, 4, 5, 6]) this.spread(taken(table, shown, next), face, chance / 6, found);
  }

  private fits(shown: number, kind: Result, face: number | undefined): boolean {
    return judge(shown, this.plan) === kind && (face === undefined || shown === face);
  }

  private get oneFace(): boolean {
    return this.plan.reroll.choice === 'oneFace';
  }

  private final({ faces, settled }: Table): Rolled {
    return poolOfFaces([...faces, ...settled], this.plan, this.finish);
  }

  /** Of one face only: which one, by what it leads to. Fails before normals before crits, most dice first, lower first. */
  private faceFor(faces: readonly number[]): number | undefined {
    const shown = [1, 2, 3, 4, 5, 6]
      .filter((face) => faces.includes(face))
      .map((face) => ({ face, kind: judge(face, this.plan), count: faces.filter((shown) => shown === face).length }))
      .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || b.count - a.count || a.face - b.face);
    const values = shown.map(({ face }) => this.best({ faces, settled: [] }, face).value);
    const most = Math.max(...values);
    return shown[values.findIndex((value) => value >= most - TIE_TOLERANCE)]?.face;
  }

  /** The best thing to do; `face` is the only one that may be rerolled, if it is given. */
  private best(table: Table, face: number | undefined): { readonly value: number; readonly choice: Choice } {
    const key = `${this.keyOf(table.faces, face)}|${this.kindsOf(table.settled)}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    this.budget.look();
    const limit = this.oneFace ? Number.POSITIVE_INFINITY : (this.plan.reroll.choice as number);
    const stop = this.worth(this.final(table));
    const options: { value: number; choice: Choice }[] = [{ value: stop, choice: 'stop' }];
    if (table.settled.length < limit)
      for (const kind of RESULTS) {
        // Of equal kind one die is as good as another.
        const shown = table.faces.find((candidate) => this.fits(candidate, kind, face));
        if (shown !== undefined) options.push({ value: this.expected(table, shown, face), choice: kind });
      }
    const most = Math.max(...options.map(({ value }) => value));
    const best = options
      .filter(({ value }) => value >= most - TIE_TOLERANCE)
      .sort((a, b) => ORDER.indexOf(a.choice) - ORDER.indexOf(b.choice))[0];
    this.known.set(key, best);
    return best;
  }

  private expected(table: Table, shown: number, face: number | undefined): number {
    let total = 0;
    for (const next of [1, 2, 3, 4, 5, 6]) total += this.best(taken(table, shown, next), face).value / 6;
    return total;
  }

  /** Faces of one kind do the same, but for the one that may be rerolled. */
  private keyOf(faces: readonly number[], face: number | undefined): string {
    return faces
      .map((shown) => `${judge(shown, this.plan)[0]}${shown === face ? '!' : ''}`)
      .sort()
      .join();
  }

  private kindsOf(settled: readonly number[]): string {
    return settled
      .map((shown) => judge(shown, this.plan)[0])
      .sort()
      .join();
  }
}

function taken({ faces, settled }: Table, shown: number, next: number): Table {
  const at = faces.indexOf(shown);
  return { faces: faces.filter((_, i) => i !== at), settled: [...settled, next] };
}
