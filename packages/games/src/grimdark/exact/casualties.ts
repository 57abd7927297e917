// The states a unit can be in while its models take wounds and die, and the steps between them.
// Casualties fall in a fixed order, so most units are a line of wounds; Takedown and Self-Destruct add side tracks.
import { type Budget, BudgetExceeded } from '../../contract/budget.ts';
import type { ResolvedUnit } from '../rules/resolve.ts';

/** Which steps besides an ordinary wound can happen to the unit. */
export interface Tracks {
  /** The enemy picks models. */
  readonly takedown: 'heroFirst' | 'nextCasualty' | 'none';
  /** Models that destroy themselves, by entry. */
  readonly selfDestruct: readonly boolean[];
  /** Wounds may come off the models. */
  readonly heals: boolean;
}

export interface Casualties {
  readonly states: number;
  /** Number of model entries: rows of `living` and `marked` have that length. */
  readonly entries: number;
  /** Living models of entry e in state s: `living[s * entries + e]`. */
  readonly living: Int32Array;
  /** Wounds marked on the models of entry e, dead ones included. */
  readonly marked: Int32Array;
  readonly totalMarked: Int32Array;
  readonly models: Int32Array;
  /** Entry of the next casualty, -1 when the unit is dead. */
  readonly nextEntry: Int32Array;
  /** Wounds the next casualty still needs. */
  readonly nextNeed: Int32Array;
  /** State after a wound on the next casualty. */
  readonly next: Int32Array;
  /** The same for the model that Takedown picks. */
  readonly pickEntry: Int32Array;
  readonly pickNeed: Int32Array;
  readonly pick: Int32Array;
  /** State after the first living self-destructing model is gone; itself when there is none. */
  readonly destroy: Int32Array;
  readonly destroyEntry: Int32Array;
  /** State after 1, 2 or 3 wounds came off the living model with most of them: `mended[s * 3 + wounds - 1]`. Empty without healing. */
  readonly mended: Int32Array;
  /** State after one wound came back, of the dead too; itself when there is none. Empty without healing. */
  readonly restored: Int32Array;
  /** Every wound leads to a state of a higher number. */
  readonly forward: boolean;
  readonly dead: number;
}

/** The state of a unit after wounds marked in casualty order. */
export function stateAfter({ next }: Casualties, wounds: number): number {
  let state = 0;
  for (let wound = 0; wound < wounds; wound++) state = next[state];
  return state;
}

/** Beyond this the tables of a duel outgrow any budget. */
const MAX_STATES = 4_000;

interface Layout {
  /** Entry of every model, in listed order. */
  readonly entryOf: Int32Array;
  readonly toughOf: Int32Array;
  readonly heroOf: readonly boolean[];
}

function layoutOf(unit: ResolvedUnit): Layout {
  const entryOf: number[] = [];
  unit.models.forEach((model, entry) => {
    for (let i = 0; i < model.count; i++) entryOf.push(entry);
  });
  return {
    entryOf: Int32Array.from(entryOf),
    toughOf: Int32Array.from(entryOf, (entry) => unit.models[entry].tough),
    heroOf: entryOf.map((entry) => unit.models[entry].hero),
  };
}

/** Non-heroes before heroes; toughness 1 before more; most wounds first; then as listed. */
function nextCasualty(layout: Layout, wounds: Uint8Array): number {
  let best = -1;
  let bestRank = -1;
  for (let model = 0; model < wounds.length; model++) {
    const tough = layout.toughOf[model];
    if (wounds[model] >= tough) continue;
    const rank = (layout.heroOf[model] ? 0 : 1000) + (tough === 1 ? 500 : wounds[model]);
    if (rank > bestRank) {
      best = model;
      bestRank = rank;
    }
  }
  return best;
}

function firstHero(layout: Layout, wounds: Uint8Array): number {
  for (let model = 0; model < wounds.length; model++)
    if (layout.heroOf[model] && wounds[model] < layout.toughOf[model]) return model;
  return -1;
}

class Walk {
  readonly states: Uint8Array[] = [];
  private readonly index = new Map<string, number>();

  visit(wounds: Uint8Array): number {
    const key = String.fromCharCode(...wounds);
    const known = this.index.get(key);
    if (known !== undefined) return known;
    if (this.states.length >= MAX_STATES)
      throw new BudgetExceeded('budget/exceeded', { id: 'unit-states', values: { most: MAX_STATES } });
    this.index.set(key, this.states.length);
    this.states.push(wounds);
    return this.states.length - 1;
  }

  /** The state after `more` wounds on a model. */
  after(wounds: Uint8Array, model: number, more: number): number {
    const changed = wounds.slice();
    changed[model] += more;
    return this.visit(changed);
  }
}

interface Move {
  readonly entry: number;
  readonly need: number;
  readonly to: number;
}

const NO_MOVE = { entry: -1, need: 0 };

/** States walked between two looks at the clock: up to a third of a millisecond each where models are many. */
const STATES_PER_LOOK = 8;

/** Walks every state that can be reached from a fresh unit. */
export function buildCasualties(unit: ResolvedUnit, tracks: Tracks, budget?: Budget): Casualties {
  const layout = layoutOf(unit);
  const walk = new Walk();
  walk.visit(new Uint8Array(layout.entryOf.length));
  const wounds: Move[] = [];
  const picks: Move[] = [];
  const destroys: Move[] = [];
  const healed: Healed = { mended: [], restored: [] };
  const mayDestroy = tracks.selfDestruct.some((flag) => flag);
  for (let s = 0; s < walk.states.length; s++) {
    if (s % STATES_PER_LOOK === 0) budget?.look();
    const state = walk.states[s];
    const move = (model: number, whole: boolean): Move => {
      if (model < 0) return { ...NO_MOVE, to: s };
      const need = layout.toughOf[model] - state[model];
      return { entry: layout.entryOf[model], need, to: walk.after(state, model, whole ? need : 1) };
    };
    const casualty = nextCasualty(layout, state);
    wounds.push(move(casualty, false));
    const hero = tracks.takedown === 'heroFirst' ? firstHero(layout, state) : -1;
    picks.push(hero < 0 ? wounds[s] : move(hero, false));
    const bomb = mayDestroy ? firstBearer(layout, state, tracks.selfDestruct) : -1;
    destroys.push(move(bomb, true));
    if (tracks.heals) heal(layout, walk, s, healed);
  }
  return {
    ...tabulate(unit, layout, walk.states, { wounds, picks, destroys }, budget),
    ...healing(healed, wounds, picks),
  };
}

interface Healed {
  readonly mended: number[];
  readonly restored: number[];
}

/** Where a state leads when wounds come off; nothing does of a unit that is gone. */
function heal(layout: Layout, walk: Walk, s: number, { mended, restored }: Healed): void {
  const state = walk.states[s];
  const alive = (model: number): boolean => state[model] < layout.toughOf[model];
  const models = [...state.keys()];
  const hurt = models.filter((model) => alive(model) && state[model] > 0);
  const most = hurt.reduce((best, model) => (best < 0 || state[model] > state[best] ? model : best), -1);
  for (const wounds of [1, 2, 3]) mended.push(most < 0 ? s : walk.after(state, most, -Math.min(wounds, state[most])));
  const gone = models.some(alive) ? models.filter((model) => !alive(model)) : [];
  const order = (model: number): number => (layout.heroOf[model] ? 2 : layout.toughOf[model] > 1 ? 1 : 0);
  const last = gone.reduce((best, model) => (best < 0 || order(model) >= order(best) ? model : best), -1);
  const back = most < 0 ? last : most;
  restored.push(back < 0 ? s : walk.after(state, back, -1));
}

function healing({ mended, restored }: Healed, wounds: readonly Move[], picks: readonly Move[]) {
  const ahead = (moves: readonly Move[]): boolean => moves.every(({ entry, to }, s) => entry < 0 || to > s);
  return {
    mended: Int32Array.from(mended),
    restored: Int32Array.from(restored),
    forward: ahead(wounds) && ahead(picks),
  };
}

function firstBearer(layout: Layout, wounds: Uint8Array, bearers: readonly boolean[]): number {
  for (let model = 0; model < wounds.length; model++)
    if (bearers[layout.entryOf[model]] && wounds[model] < layout.toughOf[model]) return model;
  return -1;
}

function tabulate(
  unit: ResolvedUnit,
  layout: Layout,
  states: readonly Uint8Array[],
  { wounds, picks, destroys }: Readonly<Record<'wounds' | 'picks' | 'destroys', readonly Move[]>>,
  budget: Budget | undefined,
): Omit<Casualties, 'mended' | 'restored' | 'forward'> {
  const entries = unit.models.length;
  const living = new Int32Array(states.length * entries);
  const marked = new Int32Array(states.length * entries);
  const totalMarked = new Int32Array(states.length);
  const models = new Int32Array(states.length);
  let dead = -1;
  states.forEach((state, s) => {
    if (s % STATES_PER_LOOK === 0) budget?.look();
    state.forEach((taken, model) => {
      const cell = s * entries + layout.entryOf[model];
      marked[cell] += taken;
      totalMarked[s] += taken;
      if (taken < layout.toughOf[model]) {
        living[cell]++;
        models[s]++;
      }
    });
    if (models[s] === 0) dead = s;
  });
  const column = (moves: readonly Move[], field: keyof Move) => Int32Array.from(moves, (move) => move[field]);
  return {
    states: states.length,
    entries,
    living,
    marked,
    totalMarked,
    models,
    nextEntry: column(wounds, 'entry'),
    nextNeed: column(wounds, 'need'),
    next: column(wounds, 'to'),
    pickEntry: column(picks, 'entry'),
    pickNeed: column(picks, 'need'),
    pick: column(picks, 'to'),
    destroy: column(destroys, 'to'),
    destroyEntry: column(destroys, 'entry'),
    dead,
  };
}
