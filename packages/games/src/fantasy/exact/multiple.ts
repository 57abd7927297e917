// Two units against one, counted: every set of losses of the three that a round can leave, what becomes of the beaten, and who
// fights on.
import type { Budget } from '../../contract/budget.ts';
import {
  ALL_FIGHT,
  defeatOf,
  type Field,
  type Fighters,
  fieldOf,
  fightersOf,
  type Lost,
  type MultipleBattle,
  meets,
  type OfPair,
  type Situation,
  situationKey,
  standingPair,
  staticResult,
  UNITS,
  type UnitName,
} from '../card/multiple.ts';
import { courseOf, fatesAfter, newCombat, nextRound, type Run } from '../card/multiple-course.ts';
import { type MultipleEnd, type MultipleFindings, MultipleLedger, type UnitFate } from '../card/multiple-ledger.ts';
import { chaseOf } from '../card/pursuit.ts';
import type { Mood } from '../card/side.ts';
import { arrivalChance, chargeRanges } from './charge.ts';
import { type Fate, failureOf, fateOf } from './fate.ts';
import { Melee, RoundTables, type State, tempersOf } from './melee.ts';
import { lossesBefore } from './opening.ts';
import { moveChances } from './pursuit.ts';

/** Chances below this are left out, and the error bound says how much that was. */
const PRUNED = 1e-18;

export function exactMultiple(battle: MultipleBattle, budget: Budget): MultipleFindings {
  return new Campaign(battle, budget).findings();
}

/** Steps that judging a state costs. */
export const JUDGED = 4000;

/** All losses with which the units enter a round in one situation. */
interface Scene {
  readonly situation: Situation;
  readonly chances: Map<number, number>;
}

class Campaign {
  private readonly battle: MultipleBattle;
  private readonly budget: Budget;
  private readonly ledger: MultipleLedger;
  private readonly rounds = new Map<string, RoundTables>();
  private dropped = 0;

  constructor(battle: MultipleBattle, budget: Budget) {
    this.battle = battle;
    this.budget = budget;
    this.ledger = new MultipleLedger(battle);
  }

  findings(): MultipleFindings {
    let scenes = this.opening();
    for (let round = 0; round < this.battle.input.rounds; round++) {
      const next = new Map<string, Scene>();
      for (const { situation, chances } of scenes.values())
        for (const [key, chance] of chances)
          if (chance < PRUNED) this.dropped += chance;
          else this.fight(round, situation, this.lostAt(key), chance, next);
      scenes = next;
    }
    return this.ledger.findings(1, this.dropped);
  }

  /** Who is there when the first round begins, after losses by shooting and magic. */
  private opening(): Map<string, Scene> {
    const scenes = new Map<string, Scene>();
    const { sides, charges } = this.battle;
    const [first, ally, second] = UNITS.map((name) => lossesBefore(sides[name]));
    const arrives = (name: UnitName): number => {
      const roll = charges[name];
      return roll === null ? 1 : arrivalChance(roll, chargeRanges(roll));
    };
    for (const [ofFirst, one] of first.entries())
      for (const [ofAlly, other] of ally.entries())
        for (const [ofSecond, enemy] of second.entries()) {
          const chance = one * other * enemy;
          if (chance === 0) continue;
          const lost = { first: ofFirst, ally: ofAlly, second: ofSecond };
          for (const name of UNITS) if (charges[name] !== null) this.ledger.addArrival(name, chance * arrives(name));
          const there = { first: arrives('first'), ally: arrives('ally') };
          for (const firstThere of [true, false])
            for (const allyThere of [true, false]) {
              const share =
                (firstThere ? there.first : 1 - there.first) * (allyThere ? there.ally : 1 - there.ally) * chance;
              this.begin(lost, firstThere, allyThere, share, arrives('second'), scenes);
            }
        }
    return scenes;
  }

  private begin(
    lost: Lost,
    first: boolean,
    ally: boolean,
    chance: number,
    enemyArrives: number,
    scenes: Map<string, Scene>,
  ): void {
    if (chance === 0) return;
    const there = (name: boolean) => (name ? ('fights' as const) : ('absent' as const));
    const situation: Situation = { ...ALL_FIGHT, where: { first: there(first), ally: there(ally) } };
    const fought = meets(this.battle, lost, situation.where) ? enemyArrives : 0;
    if (fought < 1) this.ledger.addNobody(lost, chance * (1 - fought));
    if (fought > 0) this.enter(scenes, situation, lost, chance * fought);
  }

  private keyOf(lost: Lost): number {
    const { ally, second } = this.battle.sides;
    return (lost.first * (ally.totalWounds + 1) + lost.ally) * (second.totalWounds + 1) + lost.second;
  }

  private lostAt(key: number): Lost {
    const { ally, second } = this.battle.sides;
    const rest = Math.floor(key / (second.totalWounds + 1));
    return {
      first: Math.floor(rest / (ally.totalWounds + 1)),
      ally: rest % (ally.totalWounds + 1),
      second: key % (second.totalWounds + 1),
    };
  }

  private enter(scenes: Map<string, Scene>, situation: Situation, lost: Lost, chance: number): void {
    const key = situationKey(situation);
    const scene = scenes.get(key) ?? { situation, chances: new Map<number, number>() };
    scenes.set(key, scene);
    const state = this.keyOf(lost);
    scene.chances.set(state, (scene.chances.get(state) ?? 0) + chance);
  }

  /** One round from one state. */
  private fight(round: number, situation: Situation, before: Lost, chance: number, next: Map<string, Scene>): void {
    const key = situationKey(situation);
    const tables = this.rounds.get(key) ?? new RoundTables(this.battle, situation, this.budget);
    this.rounds.set(key, tables);
    const start = fieldOf(this.battle, before, situation, tables.fighters);
    this.ledger.addRound(chance);
    for (const { tempers, chance: share } of tempersOf(start)) {
      const states = new Melee(this.battle, start, before, tables, tempers, this.budget).states();
      for (const state of states) {
        const weight = chance * share * state.chance;
        if (weight < PRUNED) this.dropped += weight;
        else this.judge(round, situation, tables.fighters, before, state, weight, next);
      }
      this.budget.spend(JUDGED * states.length);
    }
  }

  private judge(
    round: number,
    situation: Situation,
    fighters: Fighters,
    before: Lost,
    state: State,
    weight: number,
    next: Map<string, Scene>,
  ): void {
    const lost = Object.fromEntries(UNITS.map((name) => [name, before[name] + state.lost[name]])) as Lost;
    const field = fieldOf(this.battle, lost, situation, fighters);
    const margin = marginOf(field, state);
    if (round === 0 && margin !== null) this.ledger.addMargin(margin, weight);
    for (const end of endsOf(this.battle, field, lost, margin, weight))
      this.follow(round, situation, fighters, field, end, next);
  }

  /** What comes after a round that has ended so. */
  private follow(
    round: number,
    situation: Situation,
    fighters: Fighters,
    field: Field,
    end: WeightedEnd,
    next: Map<string, Scene>,
  ): void {
    const { lost, chance } = end;
    const course = courseOf(field, situation, end);
    const last = round === this.battle.input.rounds - 1;
    if (course.goesOn && !last && meets(this.battle, lost, course.where)) {
      this.enter(next, this.remembered(nextRound(situation, course, end)), lost, chance);
      return;
    }
    const { run } = course;
    const chased = run !== null && this.battle.input.pursuit ? this.chased(fighters, run) : [];
    let rest = 1;
    for (const { caughtBy, inches, chance: share } of chased) {
      if (run?.feat === 'runsDown') this.ledger.addRunDown(run.runner, chance * share);
      else if (run !== null && !last) {
        rest -= share;
        this.enter(next, this.remembered(newCombat(situation, course, run, caughtBy, inches)), lost, chance * share);
      }
    }
    if (rest > 0) this.ledger.addEnd({ ...end, fates: fatesAfter(course, end) }, chance * rest);
  }

  /** Who catches the runner, after how many inches of its flight. */
  private chased(fighters: Fighters, { runner, feat, pursuers }: Run): readonly Caught[] {
    const chases = pursuers.map((name) => {
      const { own, enemy } = fighters[name === 'second' ? (runner as OfPair) : (name as OfPair)];
      const [winner, loser] = name === 'second' ? [enemy, own] : [own, enemy];
      const chase = chaseOf(winner, loser);
      const goes = chase.restrains === null ? 1 : failureOf(winner, { ...chase.restrains, reroll: false });
      return {
        name,
        goes,
        pursues: moveChances(chase.pursues),
        flees: moveChances(chase[feat === 'runsDown' ? 'flees' : 'fallsBack']),
      };
    });
    const caught: Caught[] = [];
    for (const [inches, flees] of chases[0].flees.entries()) {
      if (flees === 0) continue;
      for (let set = 1; set < 2 ** chases.length; set++) {
        let chance = flees;
        for (const [index, { goes, pursues }] of chases.entries()) {
          let reaches = 0;
          for (let far = inches; far < pursues.length; far++) reaches += goes * pursues[far];
          chance *= (set >> index) % 2 === 1 ? reaches : 1 - reaches;
        }
        const caughtBy = chases.filter((_, index) => (set >> index) % 2 === 1).map(({ name }) => name);
        if (chance > 0) caught.push({ caughtBy, inches, chance });
      }
    }
    return caught;
  }

  /** Without what no unit's strikes or tests look at. */
  private remembered(situation: Situation): Situation {
    const { moods } = situation;
    const forget = (name: UnitName): Mood => {
      const plain = { ...moods[name], followedUp: false };
      const alike = this.traitsIn({ ...situation, moods: { ...moods, [name]: plain } }) === this.traitsIn(situation);
      return alike ? plain : moods[name];
    };
    return { ...situation, moods: { first: forget('first'), ally: forget('ally'), second: forget('second') } };
  }

  private readonly traits = new Map<string, string>();

  private traitsIn(situation: Situation): string {
    const key = situationKey(situation);
    const known = this.traits.get(key);
    if (known !== undefined) return known;
    const { first, ally } = fightersOf(this.battle, situation);
    const all = [first.own, first.enemy, ally.own, ally.enemy].map(({ traits, parts, furious }) => [
      traits,
      [...parts, ...(furious?.parts ?? [])].map((armed) => armed.traits),
    ]);
    const text = JSON.stringify(all);
    this.traits.set(key, text);
    return text;
  }
}

interface Caught {
  readonly caughtBy: readonly UnitName[];
  readonly inches: number;
  readonly chance: number;
}

/** Points of the pair less those of its enemy; null where one side is gone. */
function marginOf(field: Field, state: State): number | null {
  if (standingPair(field).length === 0 || !field.stands.second) return null;
  const scored = (name: UnitName): number => {
    const wounds = state.lost[name] + state.recovered[name];
    const { traits } = name === 'second' ? field.enemy[field.front] : field.own[name];
    return traits.cheapLives ? Math.ceil(wounds / 2) : wounds;
  };
  const { margin: points, musician } = staticResult(field);
  const wounds = scored('second') - scored('first') - scored('ally');
  return points + wounds === 0 ? musician : points + wounds;
}

interface WeightedEnd extends MultipleEnd {
  readonly chance: number;
}

/** Every mixture of tests of the beaten. */
function endsOf(
  battle: MultipleBattle,
  field: Field,
  lost: Lost,
  margin: number | null,
  weight: number,
): readonly WeightedEnd[] {
  const pair = standingPair(field);
  if (margin === null) {
    const winner = pair.length > 0 ? 'pair' : field.stands.second ? 'second' : null;
    return [{ lost, winner, fates: {}, chance: weight }];
  }
  if (margin === 0) return [{ lost, winner: null, fates: {}, chance: weight }];
  const losers: readonly UnitName[] = margin > 0 ? ['second'] : pair;
  const winner = margin > 0 ? 'pair' : 'second';
  let ends: readonly WeightedEnd[] = [{ lost, winner, fates: {}, chance: weight }];
  for (const name of losers) {
    const branches = branchesOf(fateOf(defeatOf(field, name, Math.abs(margin)), lost[name]));
    ends = ends.flatMap((end) =>
      branches.map(({ fate, wounds: more, chance }) => ({
        winner,
        lost: { ...end.lost, [name]: Math.min(battle.sides[name].totalWounds, end.lost[name] + more) },
        fates: { ...end.fates, [name]: fate },
        chance: end.chance * chance,
      })),
    );
  }
  return ends;
}

function branchesOf(fate: Fate): readonly { fate: UnitFate; wounds: number; chance: number }[] {
  const { crumbled, left, holds, fallsBack, breaks, fails } = fate;
  if (crumbled >= left) return [{ fate: 'destroyed', wounds: left, chance: 1 }];
  const branches: { fate: UnitFate; wounds: number; chance: number }[] = [
    { fate: 'holds', wounds: crumbled, chance: holds },
    { fate: 'fallsBack', wounds: crumbled, chance: fallsBack },
    { fate: 'breaks', wounds: crumbled, chance: breaks },
  ];
  for (const { wounds, chance } of fails) {
    const lost = crumbled + wounds;
    branches.push({ fate: lost >= left ? 'destroyed' : 'holds', wounds: Math.min(left, lost), chance });
  }
  return branches.filter(({ chance }) => chance > 0);
}
