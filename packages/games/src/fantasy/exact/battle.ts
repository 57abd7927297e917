// The exact course of a battle of two cards: round by round, from every state both units can be in.
import type { Budget } from '../../contract/budget.ts';
import { type CardBattle, OPENING, roundOf } from '../card/battle.ts';
import { duellistWounds, duelsAtStart } from '../card/challenge.ts';
import { type CardFindings, Ledger, OUTCOMES } from '../card/ledger.ts';
import { DUELLING, SLAIN } from '../card/posts.ts';
import { chaseOf, RUNNING } from '../card/pursuit.ts';
import { CAUGHT, FULL_PURSUIT, type Mood, moodsKey } from '../card/side.ts';
import { fights, type Moods } from './bout.ts';
import { type Opening, openingsOf } from './opening.ts';
import { type ChaseChances, chaseChances } from './pursuit.ts';
import { type Entrance, MARGINS, type Page, type Pages, PLACE, PRUNED, RoundSolver } from './round.ts';

export function exactCardBattle(battle: CardBattle, budget: Budget): CardFindings {
  return new Campaign(battle, budget).findings();
}

/** All states of one pair of moods: P(first has lost a, second b) at a * width + b. */
interface Scene extends Moods {
  /** First's points less second's, from before the first round. */
  readonly points: number;
  readonly joint: Float64Array;
}

/** What one round makes of a scene, by how its challenge stands. */
interface WrittenPage extends Moods {
  readonly page: Page;
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
    let scenes: readonly Scene[] = openingsOf(this.battle, this.ledger, this.budget).flatMap((opening) =>
      this.challenged(opening),
    );
    for (let round = 0; round < input.rounds; round++) scenes = this.fight(round, scenes);
    for (const scene of scenes)
      this.forStates(scene.joint, (a, b, chance) => this.ledger.addEnd('stillFighting', a, b, chance));
    // A cell that is dropped may be a rounding error below nothing.
    return this.ledger.findings(1, Math.max(0, this.dropped));
  }

  /** The same opening, by whether a challenge is fought from each of its states. */
  private challenged({ points, joint }: Opening): readonly Scene[] {
    const { challenge, first, second } = this.battle;
    const scenes = new Map<number, Scene>();
    this.forStates(joint, (a, b, chance) => {
      const duels = duelsAtStart(challenge, first, second, a, b);
      const moods = { first: { ...OPENING, duel: duels.first }, second: { ...OPENING, duel: duels.second } };
      const key = moodsKey(moods.first, moods.second);
      const scene = scenes.get(key) ?? { ...moods, points, joint: new Float64Array(joint.length) };
      scenes.set(key, scene);
      scene.joint[a * this.width + b] = chance;
    });
    return [...scenes.values()];
  }

  /** One round of every scene: what goes on, by mood. */
  private fight(round: number, scenes: readonly Scene[]): readonly Scene[] {
    const next = new Map<number, Scene>();
    const last = round === this.battle.input.rounds - 1;
    for (const alike of fightingAlike(scenes)) {
      const [scene] = alike;
      const written = new Map<number, WrittenPage>();
      const solver = this.solverOf(scene);
      const pageOf = this.pagesOf(scene, written);
      this.forStates(sumOf(alike), (a, b) => {
        const entrances: Entrance[] = [];
        for (const moods of alike) {
          const chance = moods.joint[a * this.width + b];
          if (chance < PRUNED) this.dropped += chance;
          else entrances.push({ moods, chance });
        }
        if (entrances.length > 0) solver.solve(a, b, entrances, pageOf, scene.points);
      });
      for (const page of written.values()) this.close(round, scene, page, last, next);
    }
    return [...next.values()];
  }

  /** The page for each way in which a challenge may stand after the round. */
  private pagesOf(scene: Scene, written: Map<number, WrittenPage>): Pages {
    return ({ firstDuel, secondDuel }) => {
      const after = withDuels(scene, firstDuel, secondDuel);
      const key = moodsKey(after.first, after.second);
      const page = written.get(key) ?? { ...after, page: this.blankPage() };
      written.set(key, page);
      return page.page;
    };
  }

  /** Enters what a page holds and hands on what goes on from it. */
  private close(round: number, before: Moods, written: WrittenPage, last: boolean, next: Map<number, Scene>): void {
    const { page, ...after } = written;
    const chases = this.battle.input.pursuit ? this.chasesOf(after) : null;
    this.enter(round, page, chases, last);
    this.enterSlain(before, written);
    for (const { place, loser } of GOING_ON) {
      const [first, second] = this.moodsAfter(after, loser);
      this.goOn(first, second, page.after[place], 1, next);
    }
    if (chases !== null && !last) this.fightAgain(after, page, chases, next);
  }

  private enterSlain(before: Moods, { first, second, page }: WrittenPage): void {
    const weight = page.outcomes.reduce((sum, chance) => sum + chance, 0);
    if (first.duel === SLAIN && before.first.duel !== SLAIN) this.ledger.addDuellist('first', weight);
    if (second.duel === SLAIN && before.second.duel !== SLAIN) this.ledger.addDuellist('second', weight);
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
  private chasesOf({ first: ours, second: theirs }: Moods): Chases {
    const { first, second } = roundOf(this.battle, ours, theirs);
    return {
      first: chaseChances(chaseOf(second, first), second),
      second: chaseChances(chaseOf(first, second), first),
    };
  }

  private fightAgain(scene: Moods, page: Page, chases: Chases, next: Map<number, Scene>): void {
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

  private moodsAfter({ first, second }: Moods, loser: 'first' | 'second' | null): [Mood, Mood] {
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

  private solverOf(scene: Scene): RoundSolver {
    const { first, second } = strikingMoods(scene);
    const key = moodsKey(first, second);
    this.solvers[key] ??= new RoundSolver(this.battle, { first, second }, this.budget);
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
  return scenes.size * (battle.challenge?.answer === 'accepted' && rounds > 0 ? STANDINGS_APART : 1);
}

/** Rounds of a challenge are fought once for all wounds of the duellists, and apart for whom of them was slain. */
const STANDINGS_APART = 4;

/** In how many ways a challenge may stand after a round of it that are judged apart. */
export function standingsOfDuel({ challenge, first, second }: CardBattle): number {
  if (challenge?.answer !== 'accepted') return 1;
  // Both alive with what they have lost, and three ways to be slain.
  return duellistWounds(first) * duellistWounds(second) + STANDINGS_APART - 1;
}

/** What strikes know of a challenge: that it is fought, not what the duellists have lost in it. */
function strikingMoods(moods: Moods): Moods {
  return fights(moods) ? withDuels(moods, DUELLING, DUELLING) : moods;
}

/** Scenes whose rounds are fought alike, together. */
function fightingAlike(scenes: readonly Scene[]): readonly (readonly Scene[])[] {
  const groups = new Map<string, Scene[]>();
  for (const scene of scenes) {
    const { first, second } = strikingMoods(scene);
    const key = `${moodsKey(first, second)},${scene.points}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [scene]);
    else group.push(scene);
  }
  return [...groups.values()];
}

/** Where any of them may be. */
function sumOf(scenes: readonly Scene[]): Float64Array {
  if (scenes.length === 1) return scenes[0].joint;
  return scenes[0].joint.map((_, state) => scenes.reduce((sum, { joint }) => sum + joint[state], 0));
}

function withDuels({ first, second }: Moods, firstDuel: number, secondDuel: number): Moods {
  return { first: { ...first, duel: firstDuel }, second: { ...second, duel: secondDuel } };
}

function moodAfter(before: Mood, remembers: Memory, won: boolean, lost: boolean): Mood {
  return {
    opening: false,
    followedUp: remembers.followedUp && won,
    beaten: remembers.beaten && (before.beaten || lost),
    pursuit: 0,
    duel: before.duel,
  };
}

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
    duel: scene[name].duel,
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
