// Every outcome of a pool, by listing how often each face shows: what a simulated optimal player knows of dice to come.
import { type Budget, BudgetExceeded } from '../../contract/budget.ts';
import type { PoolPlan } from '../plan.ts';
import { chosenForReroll, diceRolled, type Finish, poolOfFaces, type Rolled } from './pool.ts';

/** Ten dice have 3,003 rolls and as many rerolls; more would take minutes. */
const MOST_DICE = 10;

export interface PoolChance {
  readonly crits: number;
  readonly normals: number;
  readonly chance: number;
}

export function poolChances(plan: PoolPlan, budget: Budget, finish?: Finish): PoolChance[] {
  const rolled = diceRolled(plan);
  if (rolled > MOST_DICE)
    throw new BudgetExceeded('budget/exceeded', { id: 'best-play-dice', values: { most: MOST_DICE } });
  const found = new PoolChances();
  for (const roll of faceLists(rolled, budget)) {
    budget.look();
    const again = chosenForReroll(roll.faces, plan);
    const stay = roll.faces.filter((_, position) => !again.includes(position));
    for (const second of faceLists(again.length, budget))
      found.add(poolOfFaces([...stay, ...second.faces], plan, finish), roll.chance * second.chance);
  }
  return found.list();
}

/** Chances gathered by what a pool comes to. */
export class PoolChances {
  private readonly found = new Map<string, { crits: number; normals: number; chance: number }>();

  add({ crits, normals }: Rolled, chance: number): void {
    const key = `${crits} ${normals}`;
    const entry = this.found.get(key) ?? { crits, normals, chance: 0 };
    entry.chance += chance;
    this.found.set(key, entry);
  }

  list(): PoolChance[] {
    return [...this.found.values()];
  }
}

export interface FaceList {
  readonly faces: readonly number[];
  readonly chance: number;
}

/** Lists made between two looks at the clock: a microsecond each. */
const LISTS_PER_LOOK = 256;

/** Every multiset of faces of so many dice, with its probability. */
export function faceLists(dice: number, budget: Budget): FaceList[] {
  const lists: FaceList[] = [];
  const add = (face: number, left: number, faces: readonly number[], chance: number): void => {
    if (face > 6) {
      if (left === 0) lists.push({ faces, chance });
      if (lists.length % LISTS_PER_LOOK === 0) budget.look();
      return;
    }
    // Of the dice left, `count` show this face: choose which, each with chance 1/6.
    let ways = 1;
    for (let count = 0; count <= left; count++) {
      add(face + 1, left - count, [...faces, ...new Array<number>(count).fill(face)], (chance * ways) / 6 ** count);
      ways = (ways * (left - count)) / (count + 1);
    }
  };
  add(1, dice, [], 1);
  return lists;
}
