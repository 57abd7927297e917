// A battle played die by die with plain lists of pieces, independent of the exact engine.
import type { Dice } from '@oddsmith/kernel';
import { Budget } from '../../contract/budget.ts';
import { lookUp } from '../look-up.ts';
import { type Battle, FIRST, SECOND, type Side, type Wave } from '../plan.ts';
import { type Army, describeArmy, isNobody, sumOfArmies, toArmy, toCounts, type Unit } from '../units.ts';
import { valueOfArmy } from '../values.ts';
import {
  afterDive,
  cannotReach,
  countPieces,
  has,
  lineUp,
  type Pieces,
  spareOf,
  subtract,
  withoutAircraft,
} from './pieces.ts';
import { AT_FIRST, nextPlace, type Place, withoutLeavers } from './place.ts';
import {
  afterBattle,
  deadzoneCost,
  type FutureValue,
  Policy,
  poolChances,
  type Settle,
  type Settled,
  TO_THE_END,
  valueOfPieces,
} from './policy.ts';
import { type Field, rollPool, rollRound } from './round.ts';

/** How one wave went; undefined where it was not fought. */
export interface PlayedWave {
  readonly attackerLost: Army;
  readonly attackerLeft: Army;
  readonly attackerRetreated: Army;
  /** Earlier waves included. */
  readonly defenderLost: Army;
  readonly defenderLostNow: Army;
  readonly defenderLeft: Army;
  readonly defenderRetreated: Army;
  /** Values lost in this wave alone. */
  readonly attackerLoss: number;
  readonly defenderLoss: number;
  /** Value of everything this wave's defender has lost so far. */
  readonly defenderLossSoFar: number;
  readonly rounds: number;
  /** The attackers that could withdraw did. */
  readonly withdrew: boolean;
  /** Who owns the territory after it. */
  readonly owner: Side | undefined;
}

export interface PlayedBattle {
  readonly waves: readonly (PlayedWave | undefined)[];
  /** The first side took the place in some wave; it has it in the end. */
  readonly taken: boolean;
  readonly held: boolean;
}

/** Pieces of both sides above which the clock is looked at in every round. */
const MANY = 200;
/** A safety net: no battle of real dice comes near it. */
const MOST_ROUNDS = 100_000;

export function playersOf(battle: Battle, budget?: Budget): WavePlayer[] {
  const players = battle.waves.map((_, w) => new WavePlayer(battle, w, budget));
  if (battle.valueFutureWaves) for (const [w, player] of players.entries()) player.expectLater(players.slice(w + 1));
  return players;
}

export function simulate(battle: Battle, budget?: Budget): (dice: Dice) => PlayedBattle {
  const players = playersOf(battle, budget);
  return (dice) => play(players, dice);
}

function play(players: readonly WavePlayer[], dice: Dice): PlayedBattle {
  const waves: (PlayedWave | undefined)[] = [];
  let place = AT_FIRST;
  /** What each side has had to defend the place with. */
  const owned: [Army, Army] = [{}, {}];
  let taken = false;
  for (const player of players) {
    const left = player.afterLeaving(place);
    if (left !== place) {
      owned[place.holder] = sumOfArmies(subtract(owned[place.holder], place.army), left.army);
      place = left;
    }
    if (!player.isFoughtFor(place)) {
      waves.push(undefined);
      continue;
    }
    const before = player.meets(place);
    dice.log?.note(`Wave ${waves.length + 1}: ${player.describe()} attack`);
    const enemy = player.side === FIRST ? SECOND : FIRST;
    owned[enemy] = sumOfArmies(owned[enemy], player.reinforcements);
    const ended = player.play(before, owned[enemy], dice);
    waves.push(ended.played);
    if (ended.place.won) owned[player.side] = player.couldStay();
    place = nextPlace(player.side, place, ended.place);
    taken ||= place.won && place.holder === FIRST;
  }
  return { waves, taken, held: place.holder === FIRST };
}

/** The same army under the names its pieces are reported by. */
function reported(army: Army): Army {
  return toArmy(toCounts(army));
}

/** A wave between two rounds. */
export interface Stage {
  readonly field: Field;
  readonly withdrawn: Pieces;
  readonly rounds: number;
  readonly withdrew: boolean;
  /** Only landed units are left, and they fight on. */
  readonly committed: boolean;
  readonly over: boolean;
}

/** Everybody leaves who can; landed units stay and fight to the end. */
function withdraw(stage: Stage): Stage {
  const { pieces } = stage.field.attack;
  const landed = pieces.filter((unit) => unit.landed);
  if (landed.length === 0) return { ...stage, over: true, withdrew: true };
  return {
    ...stage,
    withdrew: true,
    withdrawn: pieces.filter((unit) => !unit.landed),
    field: { ...stage.field, attack: { ...stage.field.attack, pieces: landed, spare: 0 } },
    committed: true,
  };
}

export class WavePlayer {
  private readonly battle: Battle;
  private readonly wave: Wave;
  private readonly index: number;
  private readonly ships: readonly Unit[];
  private readonly attackers: Pieces;
  private readonly budget: Budget;
  private policy: Policy;
  /** The last army that was met: in the first wave it is always the same. */
  private linedUp: { readonly army?: Army; readonly defense: Pieces } = { defense: [] };

  constructor(battle: Battle, index: number, budget = new Budget()) {
    this.battle = battle;
    this.index = index;
    this.budget = budget;
    this.wave = battle.waves[index];
    const all = lineUp(this.wave.attack.units, this.wave, 'attack');
    this.attackers = battle.naval ? all : all.filter((unit) => unit.kind !== 'sea');
    this.ships = battle.naval ? [] : this.bombarding(all);
    this.policy = this.policyFor();
  }

  private policyFor(future?: FutureValue): Policy {
    const settle: Settle = (field, mayDive) => this.settle(field, mayDive);
    return new Policy(this.battle, this.wave, { settle, future, budget: this.budget });
  }

  private bombarding(all: Pieces): Unit[] {
    const ships = all.filter((unit) => unit.kind === 'sea').sort((a, b) => b.attack - a.attack);
    const landed = all.filter((unit) => unit.landed).length;
    // Who came by sea is not said where nobody is marked: then all who can walk ashore count.
    const ashore = landed > 0 ? landed : all.filter((unit) => unit.kind === 'land').length;
    return this.battle.switches.bombardmentLimited ? ships.slice(0, ashore) : ships;
  }

  get side(): Side {
    return this.wave.attacker;
  }

  get reinforcements(): Army {
    return this.wave.defense.units;
  }

  describe(): string {
    return describeArmy(this.wave.attack.units);
  }

  /** Land is fought for by whoever does not have it; the sea always, but a counter-attack needs somebody to throw out. */
  isFoughtFor({ holder, won, army }: Place): boolean {
    if (this.battle.naval && !this.wave.conquerorDefends) return true;
    return holder !== this.side && (!this.battle.naval || (won && !isNobody(army)));
  }

  /** Before the wave some of the enemies leave, as far as they are there. */
  afterLeaving(place: Place): Place {
    return place.holder === this.side ? place : withoutLeavers(place, this.wave.leaves);
  }

  /** Who is met: the enemies that are there, and reinforcements. */
  meets({ holder, army }: Place): Army {
    return sumOfArmies(holder === this.side ? {} : army, this.reinforcements);
  }

  /** Later waves count in this wave's decisions. */
  expectLater(later: readonly WavePlayer[]): void {
    const known = new Map<string, number>();
    const future: FutureValue = (attackers, defenders, dived) => {
      const place = this.placeAfter(attackers, defenders, dived);
      return lookUp(known, JSON.stringify(place), () => {
        let there = place;
        for (const next of later) {
          there = next.afterLeaving(there);
          if (next.isFoughtFor(there))
            return next.expectedProfit(next.meets(there)) * (next.side === this.side ? 1 : -1);
        }
        return 0;
      });
    };
    this.policy = this.policyFor(future);
  }

  private expectedProfit(defenders: Army): number {
    const field = this.enter(defenders);
    const before =
      valueOfPieces(this.battle, field.attack.pieces, 'attack') -
      valueOfPieces(this.battle, field.defense.pieces, 'defense');
    if (this.isOver(field)) return this.policy.look(field, TO_THE_END).profit - before;
    const guns = this.gunOutcomes(field);
    if (this.policy.callsOff(field, this.ships, guns)) return this.policy.leave(field, this.ships).profit - before;
    return this.policy.first(guns, this.ships).profit - before;
  }

  /** Attackers that could stay in what they took: no aircraft on land. */
  couldStay(pieces: Pieces = this.attackers): Army {
    return countPieces(this.battle.naval ? pieces : pieces.filter((unit) => unit.kind === 'land'));
  }

  /** Whoever is left has the place: the attackers once no defender is there, at sea not even under water. */
  private placeAfter(attackers: Pieces, defenders: Pieces, dived: Pieces): Place {
    const { naval } = this.battle;
    const gone = defenders.length === 0 && (!naval || dived.length === 0);
    if (gone && attackers.some((unit) => unit.kind === (naval ? 'sea' : 'land')))
      return { holder: this.side, army: this.couldStay(attackers), won: true };
    return { holder: this.side === FIRST ? SECOND : FIRST, army: countPieces([...defenders, ...dived]), won: false };
  }

  private enter(defenders: Army): Field {
    const { naval } = this.battle;
    if (this.linedUp.army !== defenders)
      this.linedUp = { army: defenders, defense: lineUp(defenders, this.wave, 'defense') };
    const { defense } = this.linedUp;
    return {
      attack: { pieces: this.attackers, spare: spareOf(this.attackers, naval), dived: [] },
      defense: { pieces: defense, spare: spareOf(defense, naval), dived: [] },
    };
  }

  private shots(field: Field): number {
    if (this.battle.naval || (this.index === 0 && this.battle.inProgress)) return 0;
    const guns = field.defense.pieces.reduce((sum, unit) => sum + (unit.antiAirShots ?? 0), 0);
    return Math.min(guns, field.attack.pieces.filter((unit) => unit.kind === 'air').length);
  }

  private gunOutcomes(field: Field): [Field, number][] {
    const values = new Array<number>(this.shots(field)).fill(1);
    return poolChances(values, this.battle.dice).map((p, hits) => [this.shotDown(field, hits), p]);
  }

  private shotDown(field: Field, hits: number): Field {
    return { ...field, attack: { ...field.attack, pieces: withoutAircraft(field.attack.pieces, hits) } };
  }

  private isOver(field: Field): boolean {
    return this.settle(field, true).over;
  }

  /** Destroys the helpless, lets submarines dive, sees whether anybody can still fight. */
  private settle(field: Field, mayDive: boolean): Settled {
    const { attack, defense } = field;
    if (attack.pieces.length === 0 || defense.pieces.length === 0) return { field, over: true };
    if (defense.pieces.every((unit) => unit.helpless)) {
      // Transports sink nobody.
      if (attack.pieces.every((unit) => unit.helpless)) return { field, over: true };
      return { field: { attack, defense: { ...defense, pieces: [], spare: 0 } }, over: true };
    }
    if (mayDive) {
      const { attackerDives, defenderDives } = this.wave;
      const dived: Field = {
        attack: has(defense.pieces, 'destroyer') ? attack : afterDive(attack, attackerDives),
        defense: has(attack.pieces, 'destroyer') ? defense : afterDive(defense, defenderDives),
      };
      if (dived.attack !== attack || dived.defense !== defense) return this.settle(dived, mayDive);
    }
    return { field, over: cannotReach(attack.pieces, defense.pieces) };
  }

  /** One wave from the first shot to the last. */
  play(defenders: Army, owned: Army, dice: Dice) {
    let stage = this.begin(defenders, dice);
    while (!stage.over && stage.rounds < MOST_ROUNDS) stage = this.step(stage, dice);
    return this.finish(stage, defenders, owned);
  }

  /** Decides whether to fight at all, then AA fire. */
  begin(defenders: Army, dice: Dice): Stage {
    const field = this.enter(defenders);
    const stage: Stage = {
      field,
      withdrawn: [],
      rounds: 0,
      withdrew: false,
      committed: false,
      over: false,
    };
    if (this.isOver(field)) return stage;
    if (this.policy.mayCallOff && this.policy.callsOff(field, this.ships, this.gunOutcomes(field)))
      return withdraw(stage);
    return { ...stage, field: this.fireGuns(field, dice) };
  }

  /** Cleans up, asks whether to stop, and rolls one round. */
  step(before: Stage, dice: Dice): Stage {
    const { rounds } = before;
    // A round of two thousand pieces a side takes a millisecond, one of ten as long as a look at the clock does.
    if (before.field.attack.pieces.length + before.field.defense.pieces.length > MANY) this.budget.look();
    const settled = this.settle(before.field, rounds > 0 || !this.battle.switches.submergeAfterShot);
    let stage: Stage = { ...before, field: settled.field };
    const { attack, defense } = stage.field;
    const onlyShips = rounds === 0 && this.ships.length > 0 && attack.pieces.length === 0 && defense.pieces.length > 0;
    if (settled.over && !onlyShips) return { ...stage, over: true };
    const left = (this.wave.rounds ?? TO_THE_END) - rounds;
    if (!stage.committed && rounds > 0 && (left <= 0 || this.policy.stops(stage.field, [], left))) {
      dice.log?.note('The attacker withdraws');
      stage = withdraw(stage);
      if (stage.over) return stage;
    }
    dice.log?.note(`Round ${rounds + 1}`);
    const field = rollRound(stage.field, this.battle, this.wave, rounds === 0 ? this.ships : [], dice);
    return { ...stage, field, rounds: rounds + 1 };
  }

  private fireGuns(field: Field, dice: Dice): Field {
    const shots = this.shots(field);
    if (shots === 0) return field;
    return this.shotDown(field, rollPool(new Array<number>(shots).fill(1), this.battle.dice, dice, 'AA fire'));
  }

  finish(stage: Stage, defenders: Army, owned: Army) {
    const { battle, side } = this;
    const { field, rounds } = stage;
    const [ours, stillThere] = afterBattle(field, battle, this.wave);
    const divedDefense = field.defense.dived;
    const place = this.placeAfter(ours, stillThere, divedDefense);
    const captured = place.won && !battle.naval;
    const gone = stillThere.length === 0;
    const away = [...field.attack.dived, ...stage.withdrawn];
    const left = gone ? ours : [];
    const retreated = gone ? away : [...ours, ...away];
    const attackerLost = subtract(countPieces(this.attackers), countPieces(left), countPieces(retreated));
    const remaining = countPieces([...stillThere, ...divedDefense]);
    const lostNow = subtract(reported(defenders), remaining);
    const defenderLost = subtract(reported(owned), remaining);
    const played: PlayedWave = {
      attackerLost,
      attackerLeft: countPieces(left),
      attackerRetreated: countPieces(retreated),
      defenderLost,
      defenderLostNow: lostNow,
      defenderLeft: countPieces(stillThere),
      defenderRetreated: countPieces(divedDefense),
      attackerLoss: valueOfArmy(battle.attackValues, attackerLost) - (captured ? this.gain(field.attack.pieces) : 0),
      defenderLoss: valueOfArmy(battle.defenseValues, lostNow),
      defenderLossSoFar: valueOfArmy(battle.defenseValues, defenderLost),
      rounds,
      withdrew: stage.withdrew,
      owner: battle.naval ? undefined : captured ? side : side === FIRST ? SECOND : FIRST,
    };
    return { played, place };
  }

  private gain(pieces: Pieces): number {
    const { territoryValue, deadzone } = this.battle;
    const land = pieces.filter((unit) => unit.kind === 'land');
    return territoryValue - (deadzone ? deadzoneCost(this.battle, land) : 0);
  }
}
