// What markers are worth to the computer, and which unit makes for which.
import { scoresAtTheEnd } from '../battle/flow.ts';
import { bodiesOf, enemiesOf, holdersOf, lineOf, topSpeed, unitsOf } from '../battle/roster.ts';
import { type Objective, otherSide, type State, type UnitState } from '../battle/state.ts';
import { distance } from '../geometry/segment.ts';
import { control, type Marker } from '../rules/objectives.ts';
import type { Side } from '../setup/missions.ts';
import type { Stakes } from './plan/stakes.ts';
import { pointsLeft } from './worth.ts';

/** What holding an objective into the next Command phase is worth, in points. */
export const OBJECTIVE = 80;
/** What an inch nearer to the marker a unit makes for is worth. */
export const APPROACH = 1.5;
/** Objectives that still pay: S74 scores three of them. */
const MOST_SCORED = 3;
const LAST_ROUND = 5;
/** From the middle of a marker to where a base is in range of it (S72), a little less. */
export const IN_RANGE = 4;

export function distanceTo(state: State, unit: UnitState, { x, y }: Marker): number {
  const [first] = bodiesOf(state, unit);
  return distance([first.x, first.y], [x, y]);
}

/** Whether a side scores once more after this turn (S74): who begins has scored in the Command phase of round 5. */
function scoresAgain({ round, first }: State, side: Side): boolean {
  return round < LAST_ROUND || side !== first;
}

/** How markers are looked at beyond who holds them now. */
interface Prospect {
  /** Count as one's own: a friend takes them. */
  readonly promised?: ReadonlySet<Objective>;
  /** Share of the worth that is given up where the enemy can bring much more OC than stands there. */
  readonly contested?: number;
  /** What markers are worth by the scorings ahead; left out, the same in every turn. */
  readonly stakes?: Stakes | undefined;
}

/** What a marker of one's own is worth, and one of the enemy's. */
function marked(stakes: Stakes | undefined): readonly [own: number, theirs: number] {
  if (stakes === undefined) return [OBJECTIVE, OBJECTIVE];
  const { marker, oursNow, oursNext, theirsNow, theirsNext, later } = stakes;
  return [marker * (Number(oursNow || oursNext) + later), marker * (Number(theirsNow || theirsNext) + later)];
}

/** Points of `side` less the other's, as the markers are held now. */
export function heldWorth(state: State, side: Side, { promised = NONE, contested = 0, stakes }: Prospect = {}): number {
  const holders = holdersOf(state);
  // The enemy scores what it holds before it moves; what is one's own has its turn to outlive, but for the last.
  const lasts = contested === 0 || scoresAtTheEnd(state);
  const own: number[] = [];
  let theirs = 0;
  for (const marker of state.objectives) {
    const { oc, holder: found } = control(marker, holders);
    const holder = promised.has(marker) ? side : found;
    if (holder === null || !scoresAgain(state, holder)) continue;
    if (holder !== side) theirs++;
    else own.push(lasts ? 1 : 1 - contested * pressure(state, side, marker, oc[side]));
  }
  const best = own.sort((one, other) => other - one).slice(0, MOST_SCORED);
  const [ours, other] = marked(stakes);
  return ours * best.reduce((sum, share) => sum + share, 0) - other * Math.min(MOST_SCORED, theirs);
}

/** What an Advance brings beyond the usual move, a little less than it does on average. */
const ADVANCE = 2;

/** The share of the enemy in the OC that may stand around a marker after its next move. */
function pressure(state: State, side: Side, marker: Marker, own: number): number {
  let reaching = 0;
  for (const enemy of unitsOf(state, otherSide(side))) {
    const reach = topSpeed(state, enemy) + ADVANCE + IN_RANGE;
    if (enemy.shocked || distanceTo(state, enemy, marker) > reach) continue;
    reaching += controlOf(state, enemy);
  }
  return reaching / (reaching + Math.max(1, own));
}

function controlOf(state: State, unit: UnitState): number {
  return unit.models.reduce((sum, model) => sum + lineOf(state.setup, unit.side, model).oc, 0);
}

const NONE: ReadonlySet<Objective> = new Set();

function turnsTo(state: State, unit: UnitState, marker: Marker): number {
  const speed = Math.max(1, topSpeed(state, unit));
  return Math.max(0, distanceTo(state, unit, marker) - IN_RANGE) / speed;
}

/** OC with which a unit is half as welcome on a marker as the strongest. */
const WEAK = 5;
/** Further from every enemy than this a marker needs a guard only, and the cheapest unit is good enough. */
const SAFE = 18;
/** Points that are as bad to leave on guard as a turn of walking. */
const GUARD = 80;

/** What sending a unit to a marker costs, in turns: the walk, holding little, and standing idle. */
function costOf(state: State, unit: UnitState, marker: Marker): number {
  const oc = controlOf(state, unit);
  const safe = enemiesOf(state, unit).every((enemy) => distanceTo(state, enemy, marker) > SAFE);
  return turnsTo(state, unit, marker) + WEAK / (WEAK + oc) + (safe ? pointsLeft(state, unit) / GUARD : 0);
}

/** Units looked at for each marker: those that cost least. */
const LOOKED_AT = 4;

export type Errands = ReadonlyMap<UnitState, Objective>;

/** Who makes for which marker: of all ways to man as many as pay, the one that costs least. */
export function errandsOf(state: State, side: Side): Errands {
  const units = unitsOf(state, side);
  const wanted = state.objectives.map((marker) =>
    units
      .map((one) => ({ one, cost: costOf(state, one, marker) }))
      .sort((a, b) => a.cost - b.cost)
      .slice(0, LOOKED_AT),
  );
  const most = Math.min(MOST_SCORED, units.length, wanted.length);
  let least = Number.POSITIVE_INFINITY;
  let best: Errands = new Map();
  const send = (from: number, sum: number, sent: Errands): void => {
    if (sum >= least) return;
    if (sent.size === most) {
      least = sum;
      best = sent;
      return;
    }
    for (let index = from; index < wanted.length; index++)
      for (const { one, cost } of wanted[index])
        if (!sent.has(one)) send(index + 1, sum + cost, new Map(sent).set(one, state.objectives[index]));
  };
  send(0, 0, new Map());
  return best;
}

/** Markers that a friend who has not moved yet makes for and reaches with this move. */
export function promisedMarkers(state: State, unit: UnitState, errands: Errands): ReadonlySet<Objective> {
  const found = [...errands].filter(
    ([one, marker]) => one.id !== unit.id && one.moved === 'no' && turnsTo(state, one, marker) <= 1,
  );
  return new Set(found.map(([, marker]) => marker));
}
