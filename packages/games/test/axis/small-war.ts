// Small wars valued by plain recursion over what is left of either side. Written from the rules for these tests alone: dice,
// losses, diving, leaving, landing. Nothing of either engine is used.

interface Kind {
  readonly attack: number;
  readonly defense: number;
  readonly cost: number;
  readonly kind: 'land' | 'air' | 'ship';
}

const KINDS: Record<string, Kind> = {
  inf: { attack: 1, defense: 2, cost: 3, kind: 'land' },
  art: { attack: 2, defense: 2, cost: 4, kind: 'land' },
  arm: { attack: 3, defense: 3, cost: 6, kind: 'land' },
  aa: { attack: 0, defense: 0, cost: 5, kind: 'land' },
  fig: { attack: 3, defense: 4, cost: 10, kind: 'air' },
  bom: { attack: 4, defense: 1, cost: 12, kind: 'air' },
  sub: { attack: 2, defense: 1, cost: 6, kind: 'ship' },
  des: { attack: 2, defense: 2, cost: 8, kind: 'ship' },
  cru: { attack: 3, defense: 3, cost: 12, kind: 'ship' },
  tra: { attack: 0, defense: 0, cost: 7, kind: 'ship' },
};

const kindOf = (id: string) => KINDS[id.replace('_a', '')];
const isLanded = (id: string) => id.endsWith('_a');
const isAir = (id: string) => kindOf(id).kind === 'air';
const isLand = (id: string) => kindOf(id).kind === 'land';

/** Pieces, first lost first. */
export type Pieces = readonly string[];

export const worthOf = (pieces: Pieces) => pieces.reduce((sum, id) => sum + kindOf(id).cost, 0);
export const holdsLand = (pieces: Pieces) => pieces.some(isLand);

export interface State {
  readonly attack: Pieces;
  readonly defense: Pieces;
  /** Attackers that left or dived, and defenders that dived. */
  readonly away: Pieces;
  readonly hidden: Pieces;
  /** The attackers gave up. */
  readonly left?: boolean;
}

export interface Rules {
  readonly naval?: boolean;
  readonly attackerDives?: number;
  readonly defenderDives?: number;
  /** After a round the attackers leave where that is worth more by the first figure. */
  readonly mayLeave?: boolean;
  /** AA guns do not fire. */
  readonly inProgress?: boolean;
}

/** What an end is worth: the attackers decide by the first figure, the others are followed along. */
type Figures = readonly number[];
export type Judge = (end: State) => Figures;

export const begin = (attack: Pieces, defense: Pieces): State => ({ attack, defense, away: [], hidden: [] });

/** Chance of so many hits, die by die. */
function hitChances(values: readonly number[]): number[] {
  if (values.length === 0) return [1];
  const [value, ...others] = values;
  const rest = hitChances(others);
  return Array.from(
    { length: values.length + 1 },
    (_, n) => (1 - value / 6) * (rest[n] ?? 0) + (value / 6) * (n > 0 ? rest[n - 1] : 0),
  );
}

/** Takes away the first so many that a hit may fall on. */
function lose(pieces: Pieces, hits: number, mayTake: (id: string) => boolean = () => true): Pieces {
  if (hits === 0) return pieces;
  const at = pieces.findIndex(mayTake);
  return at < 0 ? pieces : lose([...pieces.slice(0, at), ...pieces.slice(at + 1)], hits - 1, mayTake);
}

const has = (pieces: Pieces, id: string) => pieces.includes(id);
const only = (pieces: Pieces, test: (id: string) => boolean) => pieces.length > 0 && pieces.every(test);
const helpless = (pieces: Pieces) => only(pieces, (id) => id === 'aa' || id === 'tra');

class War {
  private readonly rules: Rules;
  private readonly judge: Judge;
  private readonly known = new Map<string, Figures>();

  constructor(rules: Rules, judge: Judge) {
    this.rules = rules;
    this.judge = judge;
  }

  /** AA fire, then a round that nobody may leave. */
  whole(state: State): Figures {
    const air = state.attack.filter(isAir);
    const guns = state.defense.filter((id) => id === 'aa').length;
    const shots =
      this.rules.naval || this.rules.inProgress || helpless(state.defense) ? 0 : Math.min(3 * guns, air.length);
    return expected(
      hitChances(new Array<number>(shots).fill(1)).map((p, hits) => {
        const ready = this.tidy({ ...state, attack: lose(state.attack, hits, isAir) });
        return [p, this.isOver(ready) ? this.judge(ready) : this.round(ready, true)];
      }),
    );
  }

  private value(state: State): Figures {
    const key = JSON.stringify(state);
    const found = this.known.get(key) ?? this.decide(this.tidy(state));
    this.known.set(key, found);
    return found;
  }

  private decide(state: State): Figures {
    if (this.isOver(state)) return this.judge(state);
    const on = this.round(state, false);
    const away = this.rules.mayLeave ? this.leave(state) : undefined;
    return away !== undefined && away[0] > on[0] + 1e-10 ? away : on;
  }

  /** Landed units fight on alone; where there are no others, nobody can leave. */
  private leave(state: State): Figures | undefined {
    const landed = state.attack.filter(isLanded);
    const others = state.attack.filter((id) => !isLanded(id));
    if (others.length === 0) return undefined;
    if (landed.length === 0) return this.judge({ ...state, left: true });
    const alone = new War({ ...this.rules, mayLeave: false }, this.judge);
    return alone.value({ ...state, attack: landed, away: [...state.away, ...others] });
  }

  /** A round that changes nothing is fought again: its chance is divided out, or the choice is asked again after it. */
  private round(state: State, compulsory: boolean): Figures {
    const same = JSON.stringify(state);
    const next = this.outcomes(state);
    const stay = next.reduce((sum, [p, after]) => sum + (JSON.stringify(after) === same ? p : 0), 0);
    const moved = expected(
      next.filter(([, after]) => JSON.stringify(after) !== same).map(([p, after]) => [p, this.value(after)]),
    );
    if (!compulsory) return moved.map((x) => x / (1 - stay));
    const again = this.value(state);
    return moved.map((x, k) => x + stay * again[k]);
  }

  /** Helpless defenders are destroyed, submarines dive. */
  private tidy(state: State): State {
    const { attack, defense, away, hidden } = state;
    if (attack.length === 0 || defense.length === 0) return state;
    if (helpless(defense)) return helpless(attack) ? state : { ...state, defense: [] };
    const ours = has(defense, 'des') ? 0 : this.divers(attack, away, this.rules.attackerDives);
    const theirs = has(attack, 'des') ? 0 : this.divers(defense, hidden, this.rules.defenderDives);
    if (ours + theirs === 0) return state;
    const sub = (id: string) => id === 'sub';
    const under = (n: number) => new Array<string>(n).fill('sub');
    return this.tidy({
      attack: lose(attack, ours, sub),
      defense: lose(defense, theirs, sub),
      away: [...away, ...under(ours)],
      hidden: [...hidden, ...under(theirs)],
    });
  }

  private divers(pieces: Pieces, dived: Pieces, most = 0): number {
    const there = pieces.filter((id) => id === 'sub').length;
    return Math.max(0, Math.min(there, most - dived.filter((id) => id === 'sub').length));
  }

  private isOver({ attack, defense }: State): boolean {
    if (attack.length === 0 || defense.length === 0 || (helpless(attack) && helpless(defense))) return true;
    const sub = (id: string) => id === 'sub';
    return (only(attack, sub) && only(defense, isAir)) || (only(attack, isAir) && only(defense, sub));
  }

  private outcomes(state: State): [number, State][] {
    return this.rules.naval ? seaRound(state) : landRound(state);
  }
}

function expected(cases: readonly (readonly [number, Figures])[]): number[] {
  const sums: number[] = [];
  for (const [p, figures] of cases)
    figures.forEach((x, k) => {
      sums[k] = (sums[k] ?? 0) + p * x;
    });
  return sums.length > 0 ? sums : [0, 0, 0, 0];
}

function landRound(state: State): [number, State][] {
  let support = state.attack.filter((id) => id.startsWith('art')).length;
  const ours = hitChances(state.attack.map((id) => (id.startsWith('inf') && support-- > 0 ? 2 : kindOf(id).attack)));
  const theirs = hitChances(state.defense.map((id) => kindOf(id).defense));
  return ours.flatMap((p, hits) =>
    theirs.map((q, taken): [number, State] => [
      p * q,
      { ...state, attack: lose(state.attack, taken), defense: lose(state.defense, hits) },
    ]),
  );
}

type Role = 'attack' | 'defense';
/** Who fires, as what. */
interface Fire {
  readonly chances: readonly number[];
  readonly mayTake: (id: string) => boolean;
}

const notAir = (id: string) => !isAir(id);
const notSub = (id: string) => id !== 'sub';
const anyone = () => true;

function volley(pieces: Pieces, role: Role, mayTake: (id: string) => boolean): Fire {
  return { chances: hitChances(pieces.map((id) => kindOf(id)[role])), mayTake };
}

/** What is left after one volley and then the next. */
function under(target: Pieces, fires: readonly Fire[]): [number, Pieces][] {
  return fires.reduce<[number, Pieces][]>(
    (before, { chances, mayTake }) =>
      before.flatMap(([p, pieces]) => chances.map((q, hits): [number, Pieces] => [p * q, lose(pieces, hits, mayTake)])),
    [[1, target]],
  );
}

/** The fire that follows a strike: submarines that struck are done. */
function mainFire(own: Pieces, target: Pieces, role: Role, struck: boolean): Fire[] {
  const subs = volley(struck ? [] : own.filter((id) => id === 'sub'), role, notAir);
  const air = volley(own.filter(isAir), role, has(own, 'des') ? anyone : notSub);
  const ships = volley(
    own.filter((id) => !isAir(id) && id !== 'sub'),
    role,
    anyone,
  );
  const subsLast = has(target, 'des') && !target.some(isAir) && own.some(isAir);
  return subsLast ? [air, ships, subs] : [subs, air, ships];
}

function seaRound(state: State): [number, State][] {
  const weStrike = has(state.attack, 'sub') && !has(state.defense, 'des');
  const theyStrike = has(state.defense, 'sub') && !has(state.attack, 'des');
  const strike = (pieces: Pieces, role: Role, strikes: boolean) =>
    strikes
      ? [
          volley(
            pieces.filter((id) => id === 'sub'),
            role,
            notAir,
          ),
        ]
      : [];
  const found: [number, State][] = [];
  for (const [p, defense] of under(state.defense, strike(state.attack, 'attack', weStrike)))
    for (const [q, attack] of under(state.attack, strike(state.defense, 'defense', theyStrike)))
      for (const [r, theirs] of under(defense, mainFire(attack, defense, 'attack', weStrike)))
        for (const [s, ours] of under(attack, mainFire(defense, attack, 'defense', theyStrike)))
          found.push([p * q * r * s, { ...state, attack: ours, defense: theirs }]);
  return found;
}

/** Expected figures of a battle fought to its end. */
export function fight(state: State, rules: Rules, judge: Judge): Figures {
  return new War(rules, judge).whole(state);
}

/** Every order in which pieces can be lost; transports are always last. */
export function ordersOf(pieces: Pieces): Pieces[] {
  const last = pieces.filter((id) => id === 'tra');
  const first = pieces.filter((id) => id !== 'tra');
  return arrangements(first).map((order) => [...order, ...last]);
}

function arrangements(pieces: Pieces): Pieces[] {
  if (pieces.length === 0) return [[]];
  return [...new Set(pieces)].flatMap((id) =>
    arrangements(lose(pieces, 1, (other) => other === id)).map((rest) => [id, ...rest]),
  );
}
