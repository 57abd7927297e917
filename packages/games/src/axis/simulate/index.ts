// A battle played die by die with plain lists of pieces, independent of the exact engine.
import type { Dice } from '@oddsmith/kernel';
import { completeOrders } from '../orders.ts';
import type { Battle, Wave } from '../schema/index.ts';
import { type Army, describeArmy, UNITS, type Unit } from '../units.ts';
import { unitValue } from '../values.ts';
import { afterLanding, countPieces, has, hasAir, lineUp, type Pieces, spareOf, withoutAircraft } from './pieces.ts';
import { type FutureValue, Policy, poolChances, type Settled, TO_THE_END } from './policy.ts';
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
  readonly captured: boolean;
}

export interface PlayedBattle {
  readonly waves: readonly (PlayedWave | undefined)[];
}

/** A safety net: no battle of real dice comes near it. */
const MOST_ROUNDS = 100_000;

export function simulate(given: Battle): (dice: Dice) => PlayedBattle {
  const battle = completeOrders(given);
  const players = battle.waves.map((_, w) => new WavePlayer(battle, w));
  for (let w = players.length - 2; w >= 0; w--)
    if (battle.valueFutureWaves && !battle.waves[w + 1].conquerorDefends) players[w].expectNext(players[w + 1]);
  return (dice) => play(battle, players, dice);
}

function play(battle: Battle, players: readonly WavePlayer[], dice: Dice): PlayedBattle {
  const waves: (PlayedWave | undefined)[] = [];
  let defenders: Army | undefined = {};
  let owned: Army = {};
  let conquerors: Army | undefined;
  players.forEach((player, w) => {
    const wave = battle.waves[w];
    const standing = wave.conquerorDefends ? conquerors : defenders;
    if (standing === undefined) {
      // Whoever attacks here holds the territory already, and nobody was there to be thrown out of it.
      waves.push(undefined);
      defenders = undefined;
      conquerors = undefined;
      return;
    }
    if (wave.conquerorDefends) owned = player.couldStay(battle.waves[w - 1].attack.units);
    owned = add(owned, wave.defense.units);
    dice.log?.note(`Wave ${w + 1}: ${describeArmy(wave.attack.units)} attack`);
    const ended = player.play(add(standing, wave.defense.units), owned, dice);
    waves.push(ended.played);
    defenders = ended.played.captured ? undefined : ended.defenders;
    conquerors = ended.conquerors;
  });
  return { waves };
}

function add(a: Army, b: Army): Army {
  const sum: { [id: string]: number } = {};
  for (const unit of UNITS) {
    const n = (a[unit.id] ?? 0) + (b[unit.id] ?? 0);
    if (n > 0) sum[unit.id] = n;
  }
  return sum as Army;
}

function subtract(a: Army, ...others: Army[]): Army {
  const rest: { [id: string]: number } = {};
  for (const unit of UNITS) {
    const n = others.reduce((left, other) => left - (other[unit.id] ?? 0), a[unit.id] ?? 0);
    if (n !== 0) rest[unit.id] = n;
  }
  return rest as Army;
}

/** A wave between two rounds. */
export interface Stage {
  readonly field: Field;
  readonly divedAttack: Pieces;
  readonly divedDefense: Pieces;
  readonly withdrawn: Pieces;
  readonly rounds: number;
  /** Only landed units are left, and they fight on. */
  readonly committed: boolean;
  readonly over: boolean;
}

/** Everybody leaves who can; landed units stay and fight to the end. */
function withdraw(stage: Stage): Stage {
  const { pieces } = stage.field.attack;
  const landed = pieces.filter((unit) => unit.landed);
  if (landed.length === 0) return { ...stage, over: true };
  return {
    ...stage,
    withdrawn: pieces.filter((unit) => !unit.landed),
    field: { ...stage.field, attack: { pieces: landed, spare: 0 } },
    committed: true,
  };
}

export class WavePlayer {
  private readonly battle: Battle;
  private readonly wave: Wave;
  private readonly index: number;
  private readonly ships: readonly Unit[];
  private readonly attackers: Pieces;
  private policy: Policy;

  constructor(battle: Battle, index: number) {
    this.battle = battle;
    this.index = index;
    this.wave = battle.waves[index];
    const all = lineUp(this.wave.attack.units, this.wave, 'attack');
    this.attackers = battle.naval ? all : all.filter((unit) => unit.kind !== 'sea');
    this.ships = battle.naval ? [] : this.bombarding(all);
    this.policy = new Policy(battle, this.wave, (field, mayDive) => this.settle(field, mayDive));
  }

  private bombarding(all: Pieces): Unit[] {
    const ships = all.filter((unit) => unit.kind === 'sea').sort((a, b) => b.attack - a.attack);
    const landed = all.filter((unit) => unit.landed).length;
    return this.battle.switches.bombardmentLimited ? ships.slice(0, landed) : ships;
  }

  /** Later waves count in this wave's decisions. */
  expectNext(next: WavePlayer): void {
    const known = new Map<string, number>();
    const future: FutureValue = (defenders) => {
      const army = countPieces(defenders);
      const key = JSON.stringify(army);
      let value = known.get(key);
      if (value === undefined) {
        value = next.expectedProfit(add(army, next.wave.defense.units));
        known.set(key, value);
      }
      return value;
    };
    this.policy = new Policy(this.battle, this.wave, (field, mayDive) => this.settle(field, mayDive), future);
  }

  private expectedProfit(defenders: Army): number {
    const field = this.enter(defenders);
    const worth = (pieces: Pieces, side: 'attack' | 'defense') =>
      pieces.reduce((sum, unit) => sum + unitValue(this.battle, unit, side), 0);
    const before = worth(field.attack.pieces, 'attack') - worth(field.defense.pieces, 'defense');
    if (this.isOver(field)) return this.policy.look(field, TO_THE_END).profit - before;
    const guns = this.gunOutcomes(field);
    if (this.policy.callsOff(field, this.ships, guns)) return this.policy.leave(field, this.ships).profit - before;
    return this.policy.first(guns, this.ships).profit - before;
  }

  /** Units that stay in what they took: no aircraft on land. */
  couldStay(army: Army): Army {
    if (this.battle.naval) return countPieces(lineUpPlain(army));
    return countPieces(lineUpPlain(army).filter((unit) => unit.kind === 'land'));
  }

  private enter(defenders: Army): Field {
    const { naval } = this.battle;
    const defense = lineUp(defenders, this.wave, 'defense');
    return {
      attack: { pieces: this.attackers, spare: spareOf(this.attackers, naval) },
      defense: { pieces: defense, spare: spareOf(defense, naval) },
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
    const nothing: Pieces = [];
    if (attack.pieces.length === 0 || defense.pieces.length === 0)
      return { field, over: true, divedAttack: nothing, divedDefense: nothing };
    if (defense.pieces.every((unit) => unit.helpless))
      return {
        field: { ...field, defense: { pieces: [], spare: 0 } },
        over: true,
        divedAttack: nothing,
        divedDefense: nothing,
      };
    const dives = (flag: boolean, own: Pieces, enemy: Pieces) =>
      mayDive && flag && has(own, 'submarine') && !has(enemy, 'destroyer');
    const attackDives = dives(this.wave.attackerSubmerges, attack.pieces, defense.pieces);
    const defenseDives = dives(this.wave.defenderSubmerges, defense.pieces, attack.pieces);
    if (attackDives || defenseDives) {
      const stay = (pieces: Pieces, dive: boolean) => (dive ? pieces.filter((unit) => !unit.submarine) : pieces);
      const gone = (pieces: Pieces, dive: boolean) => (dive ? pieces.filter((unit) => unit.submarine) : []);
      const rest = this.settle(
        {
          attack: { ...attack, pieces: stay(attack.pieces, attackDives) },
          defense: { ...defense, pieces: stay(defense.pieces, defenseDives) },
          dived: [...(field.dived ?? []), ...gone(defense.pieces, defenseDives)],
        },
        mayDive,
      );
      return {
        ...rest,
        divedAttack: [...gone(attack.pieces, attackDives), ...rest.divedAttack],
        divedDefense: [...gone(defense.pieces, defenseDives), ...rest.divedDefense],
      };
    }
    return { field, over: cannotReach(attack.pieces, defense.pieces), divedAttack: nothing, divedDefense: nothing };
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
      divedAttack: [],
      divedDefense: [],
      withdrawn: [],
      rounds: 0,
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
    const settled = this.settle(before.field, rounds > 0 || !this.battle.switches.submergeAfterShot);
    let stage: Stage = {
      ...before,
      field: settled.field,
      divedAttack: [...before.divedAttack, ...settled.divedAttack],
      divedDefense: [...before.divedDefense, ...settled.divedDefense],
    };
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
    const { battle } = this;
    const { field, rounds } = stage;
    const stillThere = this.wave.crashFighters ? afterLanding(field.defense.pieces) : field.defense.pieces;
    const ours =
      battle.naval && battle.switches.attackerCarriers ? afterLanding(field.attack.pieces) : field.attack.pieces;
    const gone = stillThere.length === 0;
    const captured = gone && !battle.naval && field.attack.pieces.some((unit) => unit.kind === 'land');
    const away = [...stage.divedAttack, ...stage.withdrawn];
    const left = gone ? ours : [];
    const retreated = gone ? away : [...ours, ...away];
    const attackerLost = subtract(countPieces(this.attackers), countPieces(left), countPieces(retreated));
    const remaining = countPieces([...stillThere, ...stage.divedDefense]);
    const lossOf = (army: Army, side: 'attack' | 'defense') =>
      UNITS.reduce((sum, unit) => sum + unitValue(battle, unit, side) * (army[unit.id] ?? 0), 0);
    const before = countPieces(lineUpPlain(defenders));
    const defenderLost = subtract(countPieces(lineUpPlain(owned)), remaining);
    const played: PlayedWave = {
      attackerLost,
      attackerLeft: countPieces(left),
      attackerRetreated: countPieces(retreated),
      defenderLost,
      defenderLostNow: subtract(before, remaining),
      defenderLeft: countPieces(stillThere),
      defenderRetreated: countPieces(stage.divedDefense),
      attackerLoss: lossOf(attackerLost, 'attack') - (captured ? this.gain(field.attack.pieces) : 0),
      defenderLoss: lossOf(subtract(before, remaining), 'defense'),
      defenderLossSoFar: lossOf(defenderLost, 'defense'),
      rounds,
      captured,
    };
    return { played, defenders: remaining, conquerors: gone ? this.holders(left) : undefined };
  }

  private holders(left: Pieces): Army | undefined {
    const holds = left.some((unit) => unit.kind === (this.battle.naval ? 'sea' : 'land'));
    return holds ? this.couldStay(countPieces(left)) : undefined;
  }

  private gain(pieces: Pieces): number {
    let gain = this.battle.territoryValue;
    if (this.battle.deadzone)
      for (const unit of pieces)
        if (unit.kind === 'land') gain -= unitValue(this.battle, unit, 'attack') * (1 - unit.defense / 2 / unit.cost);
    return gain;
  }
}

function lineUpPlain(army: Army): Unit[] {
  return UNITS.flatMap((unit) => new Array<Unit>(army[unit.id] ?? 0).fill(unit));
}

/** Submarines alone cannot hit aircraft alone, nor the other way round. */
function cannotReach(ours: Pieces, theirs: Pieces): boolean {
  const onlySubmarines = (pieces: Pieces) => pieces.every((unit) => unit.submarine);
  const onlyAir = (pieces: Pieces) => hasAir(pieces) && pieces.every((unit) => unit.kind === 'air');
  return (onlySubmarines(ours) && onlyAir(theirs)) || (onlyAir(ours) && onlySubmarines(theirs));
}
