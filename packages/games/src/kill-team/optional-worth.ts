// What it is worth to either player of a shot to use optional rules where they pay, and which choice is right when.
import { Budget } from '../contract/budget.ts';
import { isTooLarge } from '../contract/cost.ts';
import { type Answer, ChoosingVolley, type StudiedVolley } from './exact/choosing-volley.ts';
import { type Roll, rulesTo } from './exact/optional-rules.ts';
import { poolOf, rolledDice } from './exact/pool.ts';
import { PoolChoice, type Study, type Turn } from './exact/pool-choice.ts';
import type { PoolPlan, ShotPlan } from './plan.ts';
import type { DiceResult, KeepDice, KeepSaves, OptionalRules, Situation, UseRules } from './words/values.ts';

export interface OptionalChoices extends OptionalRules {
  /** What is lost without the choice of the attacker, and gained without that of the defender. */
  readonly attacker: number;
  readonly defender: number;
  readonly decisions: readonly OptionalDecision[];
}

interface Weighed {
  /** What the right choice is worth over using everything always, on average over all attacks. */
  readonly weight: number;
}

interface Weighty extends Weighed {
  readonly side: 'attack' | 'save';
}

/** One question a player answers before or after the roll. */
export type OptionalDecision =
  | ({ readonly what: 'keep' } & KeepDice & Weighty)
  | ({ readonly what: 'keep-saves' } & KeepSaves & Weighty)
  | ({ readonly what: 'use' } & UseRules & Weighty);

/** A remark is not worth more: a shot of ten dice a side takes a fifth of it. */
const STEPS = 5_000_000;

/** Whether a player of this shot may decline anything. */
export function hasOptions({ attack, saves }: ShotPlan): boolean {
  return [attack, saves].some(({ autoNormals, conversions }) => autoNormals > 0 || conversions.length > 0);
}

/** Undefined where finding out would take long. */
export function optionalChoices(shot: ShotPlan): OptionalChoices | undefined {
  try {
    const declining = decliningShot(shot);
    return choicesOf(declining, new ChoosingVolley(declining, new Budget({ steps: STEPS })).study());
  } catch (thrown) {
    if (isTooLarge(thrown)) return undefined;
    throw thrown;
  }
}

function decliningShot(shot: ShotPlan): ShotPlan {
  const declining = (pool: PoolPlan): PoolPlan => ({ ...pool, declines: true });
  const saves = declining(shot.saves);
  const savesAfterCrit = shot.savesAfterCrit === shot.saves ? saves : declining(shot.savesAfterCrit);
  return { ...shot, attack: declining(shot.attack), saves, savesAfterCrit };
}

function choicesOf({ aim, attack, saves }: ShotPlan, studied: StudiedVolley): OptionalChoices {
  const { best, always } = studied;
  const decisions: OptionalDecision[] = [];
  if (attack.autoNormals > 0) decisions.push(keptDice(aim, studied.attack));
  if (attack.conversions.length > 0) decisions.push(usedOnAttack(aim, studied.attack));
  if (saves.autoNormals > 0) decisions.push(keptSaves(aim, saves.autoNormals, studied.answers));
  if (saves.conversions.length > 0) decisions.push(usedOnSaves(aim, studied.answers));
  return {
    aim,
    always,
    best,
    attacker: best - studied.attackerAlways,
    defender: best - studied.defenderAlways,
    decisions,
  };
}

type Aim = ShotPlan['aim'];

function keptDice(aim: Aim, { byKept, kept: keeps, value }: Study): OptionalDecision {
  const [{ kept: of, value: all }] = byKept;
  const others = byKept.filter(({ kept }) => kept !== keeps);
  // Against the habit of keeping all, or where that is right against the next best.
  const instead = keeps < of ? byKept[0] : others.reduce((next, other) => (other.value > next.value ? other : next));
  return {
    what: 'keep',
    side: 'attack',
    aim,
    keeps,
    of,
    instead: instead.kept,
    gain: value - instead.value,
    weight: value - all,
  };
}

function keptSaves(aim: Aim, of: number, answers: readonly Answer[]): OptionalDecision {
  const groups = new Map<number, Gathered<Roll>>();
  let weight = 0;
  let rolled = 0;
  for (const { study, chance, ...attack } of answers) {
    const [all, oneLess] = study.byKept;
    // Piercing may leave fewer dice than may be kept: nothing is rolled instead of those.
    if (oneLess !== undefined) rolled += chance * (oneLess.value - all.value);
    if (study.kept === all.kept) continue;
    const gain = study.value - all.value;
    weight += chance * gain;
    gather(groups, study.kept, attack, chance, gain);
  }
  const rolling = [...groups].map(([keeps, { cases, ...found }]) => ({ keeps, against: cases, ...found }));
  return { what: 'keep-saves', side: 'save', aim, of, rolling: heaviestFirst(rolling), keeping: -rolled, weight };
}

function usedOnAttack(aim: Aim, { plan, turns, value, bare }: Study): OptionalDecision {
  const found = turns.map((turn) => ({ plan, turn, ...once(turn.chance, turn.gain) }));
  return { what: 'use', side: 'attack', aim, ...told(found), worth: value - bare };
}

function usedOnSaves(aim: Aim, answers: readonly Answer[]): OptionalDecision {
  const groups = new Map<string, Gathered<Roll> & Played>();
  let worth = 0;
  for (const { study, chance, ...attack } of answers) {
    worth += chance * (study.value - study.bare);
    for (const turn of study.turns) {
      const { plan } = study;
      const key = [plan.dice, plan.autoNormals, turn.crits, turn.normals, turn.from, turn.to].join();
      gather(groups, key, attack, chance * turn.chance, turn.gain, { plan, turn });
    }
  }
  return { what: 'use', side: 'save', aim, ...told([...groups.values()]), worth };
}

interface Played {
  readonly plan: PoolPlan;
  readonly turn: Turn;
}

/** Cases of one kind: the least and the most that is gained, and what that comes to on average over all attacks. */
interface Gathered<Case> {
  readonly cases: Case[];
  readonly gains: readonly [number, number];
  readonly weight: number;
}

function once(chance: number, gain: number): Omit<Gathered<never>, 'cases'> {
  return { gains: [gain, gain], weight: chance * gain };
}

function gather<Key, Case, More extends object>(
  groups: Map<Key, Gathered<Case> & More>,
  key: Key,
  found: Case,
  chance: number,
  gain: number,
  more = {} as More,
): void {
  const { cases, gains, weight } = groups.get(key) ?? { cases: [], ...once(0, gain) };
  groups.set(key, {
    ...more,
    cases: [...cases, found],
    gains: [Math.min(gains[0], gain), Math.max(gains[1], gain)],
    weight: weight + chance * gain,
  });
}

/** Situations that are told one by one; those after them are counted. */
const LISTED = 8;

function heaviestFirst<Of extends Weighed>(all: readonly Of[]): Of[] {
  return all.toSorted((one, other) => other.weight - one.weight);
}

type Told = Pick<UseRules, 'situations' | 'further' | 'furtherWorth'> & Pick<Weighty, 'weight'>;

function told(all: readonly (Omit<Gathered<Roll>, 'cases'> & Partial<Gathered<Roll>> & Played)[]): Told {
  const sum = (some: readonly Weighed[]) => some.reduce((total, { weight }) => total + weight, 0);
  const sorted = heaviestFirst(all);
  const rest = sorted.slice(LISTED);
  const situations = sorted.slice(0, LISTED).map(({ plan, turn, gains, weight, cases }) => ({
    ...situationOf(plan, turn),
    ...(cases === undefined ? {} : { against: cases }),
    gains,
    weight,
  }));
  return { situations, further: rest.length, furtherWorth: sum(rest), weight: sum(all) };
}

function situationOf(plan: PoolPlan, turn: Turn): Omit<Situation, 'gains' | 'weight'> {
  const { crits, normals, from, to } = turn;
  const result = (place: number): DiceResult => ({
    crits: Math.floor(place / (plan.dice + 1)),
    normals: place % (plan.dice + 1),
  });
  return {
    roll: { crits, normals, fails: rolledDice(plan) - crits - normals },
    kept: plan.autoCrits + plan.autoNormals,
    uses: rulesTo(plan, turn, to, false),
    comesTo: result(to),
    always: rulesTo(plan, turn, from, true),
    alwaysComesTo: result(from),
  };
}

/** The most damage that any roll and choice can do. */
export function mostDamage({ attack, criticalDamage, normalDamage, devastating }: ShotPlan): number {
  let most = 0;
  const look = (crits: number, normals: number) => {
    most = Math.max(most, crits * (criticalDamage + devastating) + normals * normalDamage);
  };
  if (attack.declines) {
    const stride = attack.dice + 1;
    new PoolChoice(attack, new Budget()).eachPlace((place) => look(Math.floor(place / stride), place % stride));
  } else {
    const { size, crits, normals } = poolOf(attack);
    for (let i = 0; i < size; i++) look(crits[i], normals[i]);
  }
  return most;
}
