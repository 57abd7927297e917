// Sections 4, 5, 8 and 9 as far as they say whether a move may be made: reasons in a fixed order, the first is the answer.
import { SLACK } from '../geometry/segment.ts';
import { isCoherent } from './coherency.ts';
import type { Seer } from './cover.ts';
import {
  type Body,
  ENGAGEMENT,
  engages,
  horizontal,
  isEngaged,
  overlaps,
  range,
  UPWARDS,
  vertical,
  within,
} from './measure.ts';
import { coversMarker, gapToMarker, isInRange, type Marker } from './objectives.ts';
import { isLegalLevel, isStoodIn, stopsWay, type TerrainPiece } from './terrain.ts';
import { type Route, Way } from './way.ts';

export const MOVE_KINDS = ['normal', 'advance', 'fall-back', 'charge', 'pile-in', 'consolidate'] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

export interface OtherUnit {
  readonly id: string;
  readonly models: readonly Seer[];
}

export interface Move {
  readonly kind: MoveKind;
  readonly models: readonly Seer[];
  readonly routes: readonly (Route & { readonly allowance: number })[];
  readonly friends: readonly OtherUnit[];
  readonly enemies: readonly OtherUnit[];
  readonly terrain: readonly TerrainPiece[];
  /** Ids of the units charged. */
  readonly targets: readonly string[];
  /** Markers that nobody may end on (S70). */
  readonly markers: readonly Marker[];
  /** What a consolidation goes towards: the enemy unless a marker is given. */
  readonly marker: Marker | null;
}

export type Judgement =
  | {
      readonly legal: true;
      /** Inches, one a route. */
      readonly costs: readonly number[];
      /** Models that pass through an enemy base as they fall back (S28). */
      readonly desperate: readonly number[];
      /** All models of the unit as they stand afterwards. */
      readonly ends: readonly Seer[];
    }
  | { readonly legal: false; readonly reason: MoveReason };

/** A consolidation towards a marker needs this much room (S63). */
const CLEAR_OF_ENEMIES = 4;

/** A move with everything the reasons ask for worked out once. */
class Judged {
  readonly move: Move;
  readonly ways: readonly Way[];
  readonly ends: readonly Seer[];
  readonly enemyModels: readonly Seer[];

  constructor(move: Move) {
    this.move = move;
    this.ways = move.routes.map((route) => new Way(move.models[route.model], route));
    this.ends = move.models.map((model, index) => this.ways.find((way) => way.model === index)?.end ?? model);
    this.enemyModels = move.enemies.flatMap((unit) => unit.models);
  }

  is(...kinds: readonly MoveKind[]): boolean {
    return kinds.includes(this.move.kind);
  }

  get startsEngaged(): boolean {
    return isEngaged(this.move.models, this.enemyModels);
  }

  get endsEngaged(): boolean {
    return isEngaged(this.ends, this.enemyModels);
  }

  /** Enemies whose Engagement Range may not be entered: S24, S57. */
  get shunned(): readonly Seer[] {
    if (this.is('normal', 'advance')) return this.enemyModels;
    if (!this.is('charge')) return [];
    return this.move.enemies.filter((unit) => !this.move.targets.includes(unit.id)).flatMap((unit) => unit.models);
  }

  get targetModels(): readonly Seer[] {
    return this.move.enemies.filter((unit) => this.move.targets.includes(unit.id)).flatMap((unit) => unit.models);
  }

  /** Everybody but the models of the unit itself. */
  get others(): readonly Seer[] {
    return [...this.move.friends.flatMap((unit) => unit.models), ...this.enemyModels];
  }
}

type Test = (judged: Judged) => boolean;

/** What each reason means, in the order they are asked for: true when the move breaks it. */
const BREAKS = {
  'locked-in-combat': (judged) => judged.is('normal', 'advance') && judged.startsEngaged,
  'nothing-to-leave': (judged) => judged.is('fall-back') && !judged.startsEngaged,
  'enemy-in-reach': ({ move, enemyModels }) =>
    move.marker !== null && move.models.some((model) => enemyModels.some((enemy) => isClose(model, enemy))),
  'too-far': ({ move, ways }) => ways.some((way, i) => !within(way.cost, move.routes[i].allowance)),
  'off-board': ({ ways }) => ways.some((way) => !way.staysOnBoard),
  'through-enemy': ({ ways, enemyModels, move }) =>
    move.kind !== 'fall-back' &&
    ways.some((way) => !way.start.keywords.flies && enemyModels.some((enemy) => way.passesThrough(enemy))),
  'near-enemy': ({ ways, shunned }) =>
    ways.some((way) =>
      shunned.some((enemy) => (way.start.keywords.flies ? engages(way.end, enemy) : way.passesNear(enemy, ENGAGEMENT))),
    ),
  'through-terrain': ({ ways, move }) =>
    ways.some((way) =>
      way.sweeps.some((sweep) =>
        move.terrain.some((piece) => stopsWay(piece, sweep, way.start.capsule.radius, way.start.keywords)),
      ),
    ),
  'through-friend': ({ ways, move }) =>
    ways.some(
      (way) =>
        way.start.keywords.isLarge &&
        !way.start.keywords.flies &&
        move.friends.some((unit) => unit.models.some((friend) => friend.keywords.isLarge && way.passesThrough(friend))),
    ),
  'bad-level': ({ ways, move }) => ways.some(({ end }) => !isLegalLevel(move.terrain, end, end.keywords)),
  'overlaps-model': (judged) =>
    judged.ways.some(
      ({ end, model }) =>
        judged.others.some((other) => overlaps(end, other)) ||
        judged.ends.some((other, index) => index !== model && overlaps(end, other)),
    ),
  'overlaps-terrain': ({ ways, move }) =>
    ways.some(
      ({ end }) =>
        move.terrain.some((piece) => isStoodIn(piece, end)) || move.markers.some((marker) => coversMarker(marker, end)),
    ),
  'not-coherent': ({ ends }) => !isCoherent(ends),
  'ends-engaged': (judged) => judged.is('fall-back') && judged.endsEngaged,
  'target-not-reached': ({ move, ends }) =>
    move.kind === 'charge' &&
    move.enemies.some((unit) => move.targets.includes(unit.id) && !isEngaged(ends, unit.models)),
  'not-closer': (judged) => judged.ways.some((way) => !comesCloser(judged, way)),
  'not-engaged': (judged) => judged.is('pile-in', 'consolidate') && judged.move.marker === null && !judged.endsEngaged,
  'objective-not-reached': ({ move: { marker }, ends }) =>
    marker !== null && !ends.some((end) => isInRange(marker, end)),
} satisfies { readonly [reason: string]: Test };

export type MoveReason = keyof typeof BREAKS;
const REASONS = Object.keys(BREAKS) as MoveReason[];

function isClose(model: Body, enemy: Body): boolean {
  return within(vertical(model, enemy), UPWARDS) && within(horizontal(model, enemy), CLEAR_OF_ENEMIES);
}

/** S57, S62, S63: what each model that moves must come closer to. */
function comesCloser(judged: Judged, { start, end }: Way): boolean {
  const { marker } = judged.move;
  if (marker !== null) return gapToMarker(marker, end) < gapToMarker(marker, start) - SLACK;
  if (judged.is('charge')) return nearest(end, judged.targetModels) < nearest(start, judged.targetModels) - SLACK;
  if (!judged.is('pile-in', 'consolidate')) return true;
  const before = nearest(start, judged.enemyModels);
  // Several may have been the nearest: coming closer to one of them is enough.
  return judged.enemyModels.some((enemy) => within(range(start, enemy), before) && range(end, enemy) < before - SLACK);
}

function nearest(body: Body, others: readonly Body[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const other of others) least = Math.min(least, range(body, other));
  return least;
}

export function judgeMove(move: Move): Judgement {
  const judged = new Judged(move);
  for (const reason of REASONS) if (BREAKS[reason](judged)) return { legal: false, reason };
  return {
    legal: true,
    costs: judged.ways.map((way) => way.cost),
    desperate: move.kind === 'fall-back' ? desperateOf(judged) : [],
    ends: judged.ends,
  };
}

/** S28: who passes through an enemy base, neither flying nor titanic. */
function desperateOf({ ways, enemyModels }: Judged): number[] {
  return ways
    .filter(
      (way) => !way.start.keywords.hasAny('Fly', 'Titanic') && enemyModels.some((enemy) => way.passesThrough(enemy)),
    )
    .map((way) => way.model);
}
