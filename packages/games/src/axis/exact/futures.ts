// What the waves after one will bring, for every army that may be left: worked out from the last wave backwards.
import type { Budget } from '../../contract/budget.ts';
import { lookUp } from '../look-up.ts';
import { type Battle, FIRST } from '../plan.ts';
import type { Counts } from '../units.ts';
import { merged } from './graph/graph.ts';
import {
  AT_FIRST,
  afterConquest,
  afterDefense,
  afterLeaving,
  defendersOf,
  isCleared,
  isFought,
  type Standing,
  stayers,
} from './standing.ts';
import type { Future } from './wave/decisions.ts';
import { WaveField } from './wave/field.ts';

/** What a wave expects of those after it, by who held the place before it. */
export type Outlook = (before: Standing) => Future;

const pastOf = ({ holder, conquered }: Standing) => `${holder}${conquered ? '+' : '-'}`;
const keyOf = (standing: Standing) => `${pastOf(standing)}${standing.garrison.join()}`;

/** The battles a wave may have to fight: every army it may meet, for each past that makes a difference later. */
interface Prospect {
  readonly before: Standing;
  readonly field: WaveField;
}

/** For every wave but the last; values are profits of the side that attacks in it. */
export function outlooksOf(battle: Battle, budget: Budget): (Outlook | undefined)[] {
  const { waves } = battle;
  const last = waves.length - 1;
  const standings: Standing[][] = [[AT_FIRST]];
  const prospects: Prospect[][] = [];
  for (let w = 0; w <= last; w++) {
    prospects.push(prospectsOf(battle, w, standings[w], budget));
    const next = w === last ? [] : nextStandings(battle, w, standings[w], prospects[w]);
    standings.push(distinct(next.map((standing) => afterLeaving(waves[w + 1], standing))));
  }
  const outlooks: (Outlook | undefined)[] = waves.map(() => undefined);
  /** Profit of the first side in the waves from the one at hand on. */
  let worth = new Map<string, number>();
  for (let w = last; w > 0; w--) {
    const earlier = new Map<string, number>();
    for (const standing of standings[w])
      if (!isFought(battle, waves[w], standing))
        earlier.set(keyOf(standing), worth.get(keyOf(afterLeaving(waves[w + 1], standing))) ?? 0);
    for (const { before, field } of prospects[w]) {
      const profits = profitsOf(field, outlooks[w]?.(before));
      const sign = waves[w].attacker === FIRST ? 1 : -1;
      for (const standing of standings[w])
        if (pastOf(standing) === pastOf(before) && isFought(battle, waves[w], standing))
          earlier.set(keyOf(standing), sign * profits.get(defendersOf(waves[w], standing).join())!);
    }
    worth = earlier;
    outlooks[w - 1] = (before) => futureOf(battle, w - 1, before, earlier);
  }
  return outlooks;
}

/** Values are profits of the first side. */
function futureOf({ naval, waves }: Battle, w: number, before: Standing, values: ReadonlyMap<string, number>): Future {
  const wave = waves[w];
  const sign = wave.attacker === FIRST ? 1 : -1;
  const value = (standing: Standing) => sign * values.get(keyOf(afterLeaving(waves[w + 1], standing)))!;
  return {
    stayers: (left, node) => stayers(naval, left, node),
    cleared: (left, graph, node) => isCleared(naval, left, graph, node),
    afterConquest: (conquerors) => value(afterConquest(wave, conquerors)),
    afterDefense: (defenders) => value(afterDefense(wave, before, merged(defenders))),
  };
}

/** By the armies the wave may meet. */
function profitsOf(field: WaveField, future: Future | undefined): Map<string, number> {
  field.decide(future);
  const profits = field.decisions.startProfits();
  return new Map(field.starts.map((counts, s) => [counts.join(), profits[s]]));
}

function prospectsOf(battle: Battle, w: number, standings: readonly Standing[], budget: Budget): Prospect[] {
  const wave = battle.waves[w];
  const byPast = new Map<string, { before: Standing; starts: Map<string, Counts> }>();
  for (const standing of standings) {
    if (!isFought(battle, wave, standing)) continue;
    const { starts } = lookUp(byPast, pastOf(standing), () => ({ before: standing, starts: new Map() }));
    const defenders = defendersOf(wave, standing);
    starts.set(defenders.join(), defenders);
  }
  return [...byPast.values()].map(({ before, starts }) => ({
    before,
    field: WaveField.of(battle, w, [...starts.values()], budget),
  }));
}

/** Everything a wave may leave standing, likely or not. */
function nextStandings(
  battle: Battle,
  w: number,
  standings: readonly Standing[],
  prospects: readonly Prospect[],
): Standing[] {
  const wave = battle.waves[w];
  const next = standings.filter((standing) => !isFought(battle, wave, standing));
  for (const { before, field } of prospects) {
    for (let j = 0; j < field.defender.size; j++) next.push(afterDefense(wave, before, merged(field.remaining(j))));
    for (let i = 0; i < field.attacker.size; i++) {
      const conquerors = stayers(battle.naval, field.attackerLeft, i);
      if (conquerors !== undefined) next.push(afterConquest(wave, conquerors));
    }
  }
  return distinct(next);
}

function distinct(standings: readonly Standing[]): Standing[] {
  return [...new Map(standings.map((standing) => [keyOf(standing), standing])).values()];
}
