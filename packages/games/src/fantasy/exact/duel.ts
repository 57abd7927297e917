// A challenge counted: what both duellists have lost after a round of it, and the points that it is worth.
import { bernoulli, type Pmf, power, repeatedPmf } from '@oddsmith/kernel';
import { type StrikeGroup, stepsOf } from '../card/strikes.ts';
import { type HitOdds, type Odds, oddsOf } from './odds.ts';

/** Both duellists after a round. */
export interface DuelEnd {
  readonly firstLost: number;
  readonly secondLost: number;
  /** First's points less second's. */
  readonly points: number;
  readonly chance: number;
}

/** One of them at the start of a round. */
export interface Duellist {
  readonly groups: readonly StrikeGroup[];
  readonly wounds: number;
  readonly lost: number;
}

/** What the blows of one step do to who is struck. */
interface Wounding {
  readonly lost: number;
  /** Recovered wounds and those beyond the last one count too. */
  readonly scored: number;
  readonly chance: number;
}

const LARGE = 1024;

export function duelEnds(first: Duellist, second: Duellist, mostOverkill: number): readonly DuelEnd[] {
  let ends: readonly DuelEnd[] = [{ firstLost: first.lost, secondLost: second.lost, points: 0, chance: 1 }];
  for (const step of stepsOf([...first.groups, ...second.groups])) {
    const at = ({ groups }: Duellist) => groups.filter((group) => group.step === step);
    const next = new Map<number, DuelEnd>();
    for (const end of ends) {
      const over = end.firstLost === first.wounds || end.secondLost === second.wounds;
      const onSecond = woundings(over ? [] : at(first), second.wounds - end.secondLost, mostOverkill);
      const onFirst = woundings(over ? [] : at(second), first.wounds - end.firstLost, mostOverkill);
      for (const given of onSecond)
        for (const taken of onFirst)
          add(next, {
            firstLost: end.firstLost + taken.lost,
            secondLost: end.secondLost + given.lost,
            points: end.points + given.scored - taken.scored,
            chance: end.chance * given.chance * taken.chance,
          });
    }
    ends = [...next.values()];
  }
  return ends;
}

function add(ends: Map<number, DuelEnd>, end: DuelEnd): void {
  const key = (end.firstLost * LARGE + end.secondLost) * LARGE + end.points + LARGE / 2;
  const known = ends.get(key);
  ends.set(key, known === undefined ? end : { ...known, chance: known.chance + end.chance });
}

/** Blows that slay come first, then multiplied wounds, then single ones. */
function woundings(groups: readonly StrikeGroup[], left: number, mostOverkill: number): readonly Wounding[] {
  if (groups.length === 0) return [{ lost: 0, scored: 0, chance: 1 }];
  const ordered = groups
    .map((group) => ({ odds: oddsOf(group.plan), times: attacksOf(group) }))
    .toSorted((a, b) => b.odds.each.length - a.odds.each.length);
  const result: Wounding[] = [];
  for (const [state, chance] of afterAll(ordered, (odds) => (hit, at) => wounded(odds, hit, at, left, mostOverkill))) {
    const { lost, recovered, beyond } = read(state);
    result.push({ lost, scored: lost + recovered + beyond, chance });
  }
  // Somebody slays: all other wounds are beyond the last one.
  const slaying = afterAll(ordered, (odds) => (hit, at) => slain(odds, hit, at, mostOverkill));
  for (const [state, chance] of slaying) {
    const { lost: blows, beyond } = read(state);
    if (blows > 0) result.push({ lost: left, scored: left + Math.min(mostOverkill, blows - 1 + beyond), chance });
  }
  return result;
}

function attacksOf({ plan, perModel }: StrikeGroup): Pmf {
  return repeatedPmf(plan.attacks, perModel);
}

/** Chances by state: wounds lost, recovered, and beyond the last one, or blows that slay in place of the lost. */
type States = ReadonlyMap<number, number>;
type Hit = (hit: HitOdds, state: number) => readonly (readonly [state: number, chance: number])[];

const state = (lost: number, recovered: number, beyond: number): number => (lost * LARGE + recovered) * LARGE + beyond;
const read = (at: number) => ({
  lost: Math.floor(at / LARGE / LARGE),
  recovered: Math.floor(at / LARGE) % LARGE,
  beyond: at % LARGE,
});

function afterAll(groups: readonly { readonly odds: Odds; readonly times: Pmf }[], hitOf: (odds: Odds) => Hit): States {
  let states: States = new Map([[state(0, 0, 0), 1]]);
  for (const { odds, times } of groups) {
    const hit = hitOf(odds);
    const sum = new Map<number, number>();
    for (let attacks = 0; ; attacks++) {
      if (times[attacks] > 0) for (const [at, chance] of states) put(sum, at, times[attacks] * chance);
      if (attacks === times.length - 1) break;
      states = attacked(states, odds, hit);
    }
    states = sum;
  }
  return states;
}

function attacked(before: States, { attack, hit: [plain], poisonedHit: [poisoned] }: Odds, hit: Hit): States {
  const { misses, hits, poisons, hitsTwice, poisonsAndHits } = attack;
  const after = new Map<number, number>();
  const strike = (share: number, blows: readonly HitOdds[]): void => {
    if (share === 0) return;
    let states = before;
    for (const blow of blows) states = struck(states, blow, hit);
    for (const [at, chance] of states) put(after, at, share * chance);
  };
  strike(misses, []);
  strike(hits, [plain]);
  strike(poisons, [poisoned]);
  strike(hitsTwice, [plain, plain]);
  strike(poisonsAndHits, [poisoned, plain]);
  return after;
}

function struck(before: States, blow: HitOdds, hit: Hit): States {
  const after = new Map<number, number>();
  for (const [at, chance] of before) for (const [next, share] of hit(blow, at)) put(after, next, chance * share);
  return after;
}

function put(states: Map<number, number>, at: number, chance: number): void {
  if (chance > 0) states.set(at, (states.get(at) ?? 0) + chance);
}

/** A hit where nothing slays. */
function wounded({ each, recovers }: Odds, hit: HitOdds, at: number, left: number, mostOverkill: number) {
  const { lost, recovered, beyond } = read(at);
  const next: [number, number][] = [[at, hit.stopped + hit.saved]];
  for (const [wounds, share] of each.entries()) {
    if (share === 0) continue;
    const taken = Math.min(wounds, left - lost);
    const more = Math.min(mostOverkill, beyond + wounds - taken);
    if (hit.sureWounds > 0)
      next.push([state(lost + taken, recovered, lost + taken < left ? beyond : more), hit.sureWounds * share]);
    for (const [back, chance] of power(bernoulli(recovers), taken).entries()) {
      const now = lost + taken - back;
      next.push([state(now, recovered + back, now < left ? beyond : more), hit.wounds * share * chance]);
    }
  }
  return next;
}

/** A hit beside others that slay. */
function slain({ each }: Odds, hit: HitOdds, at: number, mostOverkill: number) {
  const { lost: blows, beyond } = read(at);
  const next: [number, number][] = [
    [at, hit.stopped + hit.saved],
    [state(Math.min(mostOverkill + 1, blows + 1), 0, beyond), hit.slays],
  ];
  for (const [wounds, share] of each.entries())
    next.push([state(blows, 0, Math.min(mostOverkill, beyond + wounds)), (hit.wounds + hit.sureWounds) * share]);
  return next;
}
