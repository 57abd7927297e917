// The exact course of a battle of two cards: round by round, from every state both units can be in.
import type { Budget } from '../../contract/budget.ts';
import { type CardBattle, OPENING, roundOf } from '../card/battle.ts';
import { type CardFindings, Ledger, OUTCOMES } from '../card/ledger.ts';
import { chaseOf, RUNNING } from '../card/pursuit.ts';
import { CAUGHT, FULL_PURSUIT, type Mood, moodsKey } from '../card/side.ts';
import { openingsOf } from './opening.ts';
import { type ChaseChances, chaseChances } from './pursuit.ts';
import { MARGINS, type Page, PLACE, PRUNED, RoundSolver } from './round.ts';

export function exactCardBattle(battle: CardBattle, budget: Budget): CardFindings {
  return new Campaign(battle, budget).findings();
}

/** All states of one pair of moods: P(first has lost a, second b) at a * width + b. */
interface Scene {
  readonly first: Mood;
  readonly second: Mood;
  /** First's points less second's, from before the first round. */
  readonly points: number;
  readonly joint: Float64Array;
}

/** What a unit carries from round to round beside its losses, as far as it matters to it. */
interface Memory {
  readonly followedUp: boolean;
  readonly beaten: boolean;
}

/** By the unit that runs. */
type Chases = { readonly first: ChaseChances; readonly second: ChaseChances };

const OTHER = { first: 'second', second: 'first' } as const;

/** Outcomes after which the fight goes on, with the side that lost the round. */
const GOING_ON = [
  { place: PLACE.draw, loser: null },
  { place: PLACE.firstHolds, loser: 'first' },
  { place: PLACE.secondHolds, loser: 'second' },
] as const;

class Campaign {
  private readonly battle: CardBattle;
  private readonly budget: Budget;
  private readonly ledger: Ledger;
  private readonly width: number;
  private readonly size: number;
  private readonly remembers: { readonly first: Memory; readonly second: Memory };
  /** By what both units remember. */
  private readonly solvers: (RoundSolver | undefined)[] = [];
  private dropped = 0;

  constructor(battle: CardBattle, budget: Budget) {
    this.battle = battle;
    this.budget = budget;
    this.width = battle.second.totalWounds + 1;
    this.size = (battle.first.totalWounds + 1) * this.width;
    budget.spend(this.size);
    this.ledger = new Ledger(battle);
    this.remembers = { first: memoryOf(battle, 'first'), second: memoryOf(battle, 'second') };
  }

  findings(): CardFindings {
    const { input } = this.battle;
    let scenes: readonly Scene[] = openingsOf(this.battle, this.ledger, this.budget).map(({ points, joint }) => ({
      first: OPENING,
      second: OPENING,
      points,
      joint,
    }));
    for (let round = 0; round < input.rounds; round++) scenes = this.fight(round, scenes);
    for (const scene of scenes)
      this.forStates(scene.joint, (a, b, chance) => this.ledger.addEnd('stillFighting', a, b, chance));
    // A cell that is dropped may be a rounding error below nothing.
    return this.ledger.findings(1, Math.max(0, this.dropped));
  }

  /** One round of every scene: what goes on, by mood. */
  private fight(round: number, scenes: readonly Scene[]): readonly Scene[] {
    const next = new Map<number, Scene>();
    for (const scene of scenes) {
      const page = this.blankPage();
      const solver = this.solverOf(scene);
      this.forStates(scene.joint, (a, b, chance) => {
        if (chance < PRUNED) this.dropped += chance;
        else solver.solve(a, b, chance, page, scene.points);
      });
      const chases = this.battle.input.pursuit ? this.chasesOf(scene) : null;
      const last = round === this.battle.input.rounds - 1;
      this.enter(round, page, chases, last);
      for (const { place, loser } of GOING_ON) {
        const [first, second] = this.moodsAfter(scene, loser);
        this.goOn(first, second, page.after[place], 1, next);
      }
      if (chases !== null && !last) this.fightAgain(scene, page, chases, next);
    }
    return [...next.values()];
  }

  private blankPage(): Page {
    this.budget.spend(OUTCOMES.length * this.size);
    return {
      outcomes: new Float64Array(OUTCOMES.length),
      margins: new Float64Array(2 * MARGINS + 1),
      after: OUTCOMES.map(() => new Float64Array(this.size)),
      dropped: 0,
    };
  }

  private enter(round: number, page: Page, chases: Chases | null, last: boolean): void {
    this.dropped += page.dropped;
    for (let i = 0; i < page.margins.length; i++)
      if (page.margins[i] > 0) this.ledger.addMargin(round, i - MARGINS, page.margins[i]);
    for (const [place, outcome] of OUTCOMES.entries()) {
      this.ledger.addOutcome(round, outcome, page.outcomes[place]);
      if (GOING_ON.some((going) => going.place === place)) continue;
      const run = RUNNING.find((running) => running.outcome === outcome);
      const feat = run === undefined || chases === null ? 0 : chases[run.loser].feats[run.feat];
      // Who is caught falling back fights on, while there are rounds.
      const goesOn = run?.feat === 'catches' && !last;
      if (run !== undefined && feat > 0 && !goesOn)
        this.ledger.addFeat(OTHER[run.loser], run.feat, feat * page.outcomes[place]);
      const ends = goesOn ? 1 - feat : 1;
      this.forStates(page.after[place], (a, b, chance) => this.ledger.addEnd(outcome, a, b, ends * chance));
    }
  }

  /** By the unit that runs. */
  private chasesOf({ first: ours, second: theirs }: Scene): Chases {
    const { first, second } = roundOf(this.battle, ours, theirs);
    return {
      first: chaseChances(chaseOf(second, first), second),
      second: chaseChances(chaseOf(first, second), first),
    };
  }

  private fightAgain(scene: Scene, page: Page, chases: Chases, next: Map<number, Scene>): void {
    for (const { outcome, loser, feat } of RUNNING) {
      if (feat !== 'catches') continue;
      for (const [inches, chance] of chases[loser].catchesAfter.entries()) {
        if (chance === 0) continue;
        const [first, second] = caughtMoods(scene, this.remembers, loser, inches);
        const caught = page.after[PLACE[outcome]];
        if (caught.some((held) => held > 0)) this.goOn(first, second, caught, chance, next);
      }
    }
  }

  private moodsAfter({ first, second }: Scene, loser: 'first' | 'second' | null): [Mood, Mood] {
    return [
      moodAfter(first, this.remembers.first, loser === 'second', loser === 'first'),
      moodAfter(second, this.remembers.second, loser === 'first', loser === 'second'),
    ];
  }

  private goOn(first: Mood, second: Mood, joint: Float64Array, share: number, next: Map<number, Scene>): void {
    const key = moodsKey(first, second);
    const known = next.get(key);
    if (known === undefined)
      next.set(key, { first, second, points: 0, joint: share === 1 ? joint : joint.map((p) => share * p) });
    else for (let i = 0; i < joint.length; i++) known.joint[i] += share * joint[i];
  }

  private solverOf({ first, second }: Scene): RoundSolver {
    const key = moodsKey(first, second);
    this.solvers[key] ??= new RoundSolver(roundOf(this.battle, first, second), this.budget);
    return this.solvers[key];
  }

  private forStates(joint: Float64Array, visit: (first: number, second: number, chance: number) => void): void {
    for (let state = 0; state < joint.length; state++)
      if (joint[state] > 0) visit(Math.floor(state / this.width), state % this.width, joint[state]);
  }
}

/** How many pairs of moods there may be after so many rounds. */
export function scenesAfter(battle: CardBattle, rounds: number): number {
  const remembers = { first: memoryOf(battle, 'first'), second: memoryOf(battle, 'second') };
  let scenes = new Map([[moodsKey(OPENING, OPENING), { first: OPENING, second: OPENING }]]);
  for (let round = 0; round < rounds; round++) {
    const next: typeof scenes = new Map();
    for (const { first, second } of scenes.values())
      for (const { loser } of GOING_ON) {
        const one = moodAfter(first, remembers.first, loser === 'second', loser === 'first');
        const other = moodAfter(second, remembers.second, loser === 'first', loser === 'second');
        next.set(moodsKey(one, other), { first: one, second: other });
      }
    if (battle.input.pursuit && battle.input.system === 'oldWorld')
      for (const scene of scenes.values())
        for (const loser of ['first', 'second'] as const)
          for (let inches = 1; inches <= FULL_PURSUIT; inches++) {
            const [first, second] = caughtMoods(scene, remembers, loser, inches);
            next.set(moodsKey(first, second), { first, second });
          }
    scenes = next;
  }
  return scenes.size;
}

function moodAfter(before: Mood, remembers: Memory, won: boolean, lost: boolean): Mood {
  return {
    opening: false,
    followedUp: remembers.followedUp && won,
    beaten: remembers.beaten && (before.beaten || lost),
    pursuit: 0,
  };
}

type Moods = Pick<Scene, 'first' | 'second'>;

/** A new combat, in which the pursuer has charged. */
function caughtMoods(
  scene: Moods,
  remembers: { readonly first: Memory; readonly second: Memory },
  loser: 'first' | 'second',
  inches: number,
): [Mood, Mood] {
  const mood = (name: 'first' | 'second'): Mood => ({
    opening: true,
    followedUp: false,
    beaten: remembers[name].beaten && (scene[name].beaten || name === loser),
    pursuit: name === loser ? CAUGHT : inches,
  });
  return [mood('first'), mood('second')];
}

/** Whether having followed up, or having been beaten, changes anything for the unit. */
function memoryOf(battle: CardBattle, name: 'first' | 'second'): Memory {
  const later: Mood = { ...OPENING, opening: false };
  const traits = (mood: Partial<Mood>): string => {
    const round = roundOf(battle, { ...later, ...mood }, { ...later, ...mood });
    const { traits: own, parts, furious } = round[name];
    return JSON.stringify([own, [...parts, ...(furious?.parts ?? [])].map((armed) => armed.traits)]);
  };
  const { shieldwall, stubborn } = roundOf(battle, OPENING, OPENING)[name].traits;
  // Having been beaten may only count together with having followed up.
  const beatenMatters = [false, true].some(
    (followedUp) => traits({ followedUp, beaten: true }) !== traits({ followedUp }),
  );
  return {
    followedUp: traits({ followedUp: true }) !== traits({}),
    beaten: beatenMatters || ((shieldwall || battle.input.pursuit) && stubborn),
  };
}
