// A battle log, from TripleA or a forum: the dice of each round become the battle as it stands, and its luck.
import { type Army, canTakePart, standardOrder, UNITS, type UnitId, unitIndex } from '../units.ts';
import { isAtSea, readArmy, type TextProblem, VERSUS } from './battle-text.ts';
import {
  diceOf,
  FACES,
  forumDice,
  kindOf,
  namedKind,
  type Side,
  sideNamed,
  type ThrowersKind,
  withoutOwners,
} from './log-dice.ts';

/** Dice thrown so far: how many hit on 1, on 2 or less, and so on, and what they hit. */
export interface Rolled {
  readonly dice: readonly number[];
  readonly hits: number;
  /** Volleys whose dice are not told, or do not fit their units. */
  readonly unread: number;
}

interface LogInput {
  readonly naval: boolean;
  readonly inProgress: boolean;
  readonly waves: readonly [{ readonly attack: { readonly units: Army }; readonly defense: { readonly units: Army } }];
  readonly report: {
    readonly rolled: { readonly attacker: Rolled; readonly defender: Rolled };
    readonly played?: { readonly attackerLeft: Army; readonly defenderLeft: Army };
  };
}

/** What a log tells, in its order. */
export type LogEvent =
  | {
      readonly kind: 'volley';
      readonly side: Side;
      /** How many dice hit on 1, on 2 or less, and so on; undefined where they do not fit the units. */
      readonly dice: readonly number[] | undefined;
      readonly hits: number;
      /** Of AA guns. */
      readonly onAircraft: boolean;
      /** Whose dice alone these are, where that is told: what they hit may depend on it. */
      readonly of?: ThrowersKind;
    }
  | { readonly kind: 'loss'; readonly side: Side; readonly unit: UnitId; readonly lost: number }
  | { readonly kind: 'damage'; readonly side: Side; readonly hits: number }
  | { readonly kind: 'retreat' }
  /** Undefined: all there are. */
  | { readonly kind: 'dive'; readonly side: Side; readonly submarines: number | undefined };

/** A battle as it was told, event by event. */
export interface ToldBattle {
  readonly naval: boolean;
  readonly attack: Army;
  readonly defense: Army;
  readonly events: readonly LogEvent[];
}

export type LogBattle = { readonly input: LogInput } | { readonly problems: readonly TextProblem[] };

/** A game is not longer; what is pasted by mistake is not looked at. */
const LONGEST = 50_000;

const TRIPLEA_DICE = /^(.+?)\s+rolls? (?:dice for (.+?)|(AA) dice(?: for .+?)?) in .*?:\s*(\d{1,4})\/(\d{1,4}) hits/i;
const TRIPLEA_ARMY = /^(.+?)\s+(attack|defend)s? with (.+)$/i;
/** "2 infantry and 1 fighter owned by the Russians lost in Karelia": whose pieces, one owner after the other. */
const TRIPLEA_LOSS = /(.+?) owned by the (.+?)(?=,| and \d|$)/giu;
const TRIPLEA_DAMAGE = /^units damaged: (\d{1,3}) (\p{L}[\p{L}_-]*) owned by the (.+?)\.?$/iu;

const TRIPLEA_DIVE = /^(\d{1,3}) \p{L}[\p{L}_-]* owned by the (.+?) submerged/iu;

/** Whether it is worth reading: armies, and dice with what they hit. */
export function looksLikeLog(text: string): boolean {
  if (text.length > LONGEST) return false;
  const lines = linesOf(text);
  if (lines.length < 2) return false;
  if (lines.some((line) => TRIPLEA_ARMY.test(line)) && lines.some((line) => TRIPLEA_DICE.test(line))) return true;
  return [...lines[0].matchAll(VERSUS)].length === 1 && lines.slice(1).some((line) => forumDice(line) !== undefined);
}

export function readLog(text: string): LogBattle {
  const log = logOf(text);
  return log instanceof Log ? log.battle() : log;
}

/** The same event by event, for whoever looks back on it. */
export function readToldBattle(text: string): ToldBattle | { readonly problems: readonly TextProblem[] } {
  const log = logOf(text);
  if (!(log instanceof Log)) return log;
  const battle = log.battle();
  return 'problems' in battle ? battle : log.told();
}

function logOf(text: string): Log | { readonly problems: readonly TextProblem[] } {
  if (text.length > LONGEST) return { problems: [{ id: 'text-too-long' }] };
  const lines = linesOf(text);
  return lines.some((line) => TRIPLEA_ARMY.test(line)) ? readTripleA(lines) : readForum(lines);
}

function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** One side as the log goes on. */
class Told {
  army: { [id in UnitId]?: number } = {};
  readonly lost: { [id in UnitId]?: number } = {};
  damaged = 0;
  readonly dice = new Array<number>(FACES).fill(0);
  hits = 0;
  unread = 0;
  /** Hits of AA guns among them. */
  hitsOnAircraft = 0;
  tellsLosses = false;

  roll(dice: readonly number[] | undefined, hits: number): void {
    this.hits += hits;
    if (dice === undefined) this.unread++;
    else for (const [face, n] of dice.entries()) this.dice[face] += n;
  }

  lose(unit: UnitId, n: number): void {
    this.tellsLosses = true;
    this.lost[unit] = (this.lost[unit] ?? 0) + n;
  }

  /** Volleys that were not read are not judged. */
  rolled(hitsRead: number): Rolled {
    return { dice: this.dice, hits: hitsRead, unread: this.unread };
  }
}

class Log {
  readonly attack = new Told();
  readonly defense = new Told();
  readonly problems: TextProblem[] = [];
  private readonly hitsRead = { attack: 0, defense: 0 };
  private readonly events: LogEvent[] = [];

  roll(side: Side, dice: readonly number[] | undefined, hits: number, onAircraft = false, of?: ThrowersKind): void {
    this[side].roll(dice, hits);
    if (onAircraft) this[side].hitsOnAircraft += hits;
    if (dice !== undefined) this.hitsRead[side] += hits;
    this.events.push({ kind: 'volley', side, dice, hits, onAircraft, of });
  }

  lose(side: Side, unit: UnitId, lost: number): void {
    this[side].lose(unit, lost);
    this.events.push({ kind: 'loss', side, unit, lost });
  }

  damage(side: Side, hits: number): void {
    this[side].damaged += hits;
    this.events.push({ kind: 'damage', side, hits });
  }

  retreat(): void {
    this.events.push({ kind: 'retreat' });
  }

  dive(side: Side, submarines: number | undefined): void {
    this.events.push({ kind: 'dive', side, submarines });
  }

  told(): ToldBattle {
    const { attack, defense, events } = this;
    return { naval: isAtSea(attack.army, defense.army), attack: attack.army, defense: defense.army, events };
  }

  muster(side: Side, text: string): void {
    const { army, problems } = readArmy(text);
    this.problems.push(...problems);
    for (const { id } of UNITS) if (army[id] !== undefined) this[side].army[id] = (this[side].army[id] ?? 0) + army[id];
  }

  battle(): LogBattle {
    const { attack, defense } = this;
    const naval = isAtSea(attack.army, defense.army);
    for (const [side, { army }] of [
      ['attack', attack],
      ['defense', defense],
    ] as const) {
      if (UNITS.every(({ id }) => (army[id] ?? 0) === 0)) this.problems.push({ id: 'text-no-army', values: { side } });
      for (const { id } of UNITS)
        if ((army[id] ?? 0) > 0 && !canTakePart(id, side, naval))
          this.problems.push({ id: 'text-misplaced', values: { unit: id, naval } });
    }
    const attackerLeft = this.leftOf('attack', naval);
    const defenderLeft = this.leftOf('defense', naval);
    if (this.problems.length > 0) return { problems: this.problems };
    const rolled = {
      attacker: attack.rolled(this.hitsRead.attack),
      defender: defense.rolled(this.hitsRead.defense),
    };
    const isOver = [attackerLeft, defenderLeft].some((army) => UNITS.every(({ id }) => (army[id] ?? 0) === 0));
    const wave = (ours: Army, theirs: Army) => [{ attack: { units: ours }, defense: { units: theirs } }] as const;
    if (!isOver)
      return { input: { naval, inProgress: true, waves: wave(attackerLeft, defenderLeft), report: { rolled } } };
    const report = { rolled, played: { attackerLeft, defenderLeft } };
    return { input: { naval, inProgress: false, waves: wave(attack.army, defense.army), report } };
  }

  /** What is told to be lost, or the cheapest first for every hit of the enemy. */
  private leftOf(side: Side, naval: boolean): Army {
    const told = this[side];
    const enemy = this[side === 'attack' ? 'defense' : 'attack'];
    const left: { [id in UnitId]?: number } = { ...told.army };
    if (told.tellsLosses) {
      for (const { id } of UNITS) {
        const lost = told.lost[id] ?? 0;
        const there = left[id] ?? 0;
        if (lost > there) this.problems.push({ id: 'log-lost-too-many', values: { unit: id, lost, there } });
        if (lost > 0) left[id] = Math.max(0, there - lost);
      }
      damage(left, told.damaged);
    } else takeHits(left, enemy, side, naval);
    return present(left);
  }
}

function present(army: Army): Army {
  return Object.fromEntries(UNITS.flatMap(({ id }) => ((army[id] ?? 0) > 0 ? [[id, army[id]]] : [])));
}

function damage(army: { [id in UnitId]?: number }, hits: number): number {
  const damaged = Math.min(hits, army.bat ?? 0);
  if (damaged > 0) {
    army.bat = (army.bat ?? 0) - damaged;
    army.dbat = (army.dbat ?? 0) + damaged;
  }
  return hits - damaged;
}

function takeHits(army: { [id in UnitId]?: number }, enemy: Told, side: Side, naval: boolean): void {
  let onAircraft = enemy.hitsOnAircraft;
  let hits = enemy.hits - onAircraft;
  if (naval) hits = damage(army, hits);
  for (const id of standardOrder(side, naval)) {
    const there = army[id] ?? 0;
    const shotDown = UNITS[unitIndex(id)].kind === 'air' ? Math.min(there, onAircraft) : 0;
    const hit = Math.min(there - shotDown, hits);
    onAircraft -= shotDown;
    hits -= hit;
    if (there > 0) army[id] = there - shotDown - hit;
  }
  // Guns and transports that are left alone are lost with the battle.
  const helpless = UNITS.filter((unit) => (army[unit.id] ?? 0) > 0);
  if (side === 'defense' && helpless.every((unit) => unit.helpless)) for (const { id } of helpless) army[id] = 0;
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

function readTripleA(lines: readonly string[]): Log | { readonly problems: readonly TextProblem[] } {
  const log = new Log();
  let attacker: string | undefined;
  const sideOf = (player: string): Side =>
    attacker !== undefined && isSame(player.replace(/^the /i, ''), attacker) ? 'attack' : 'defense';
  let battles = 0;
  for (const line of lines) {
    const army = TRIPLEA_ARMY.exec(line);
    if (army !== null) {
      const [, player, act, units] = army;
      const side = isSame(act, 'attack') ? 'attack' : 'defense';
      if (side === 'attack' && ++battles > 1) return { problems: [{ id: 'text-two-battles' }] };
      if (side === 'attack') attacker = player;
      log.muster(side, withoutOwners(units));
      continue;
    }
    const dice = TRIPLEA_DICE.exec(line);
    if (dice !== null) {
      const [, player, units, guns, hits, thrown] = dice;
      const side = sideOf(player);
      if (guns !== undefined) {
        log.roll(side, [Number(thrown), 0, 0, 0, 0, 0], Number(hits), true);
      } else log.roll(side, diceOf(units, side, Number(thrown)), Number(hits), false, kindOf(units));
      continue;
    }
    const damaged = TRIPLEA_DAMAGE.exec(line);
    if (damaged !== null) {
      log.damage(sideOf(damaged[3]), Number(damaged[1]));
      continue;
    }
    const dived = TRIPLEA_DIVE.exec(line);
    if (dived !== null) {
      log.dive(sideOf(dived[2]), Number(dived[1]));
      continue;
    }
    if (/ retreated to /i.test(line)) log.retreat();
    const [lost, where] = line.split(/ lost in /i);
    if (where === undefined) continue;
    for (const [, units, player] of lost.matchAll(TRIPLEA_LOSS)) {
      const { army: pieces } = readArmy(units.replace(/^(?:,| and)/, ''));
      for (const { id } of UNITS) if (pieces[id] !== undefined) log.lose(sideOf(player), id, pieces[id]);
    }
  }
  // A side that lost nothing yet tells no loss: the other tells whether losses are told at all.
  const tells = log.attack.tellsLosses || log.defense.tellsLosses;
  log.attack.tellsLosses = tells;
  log.defense.tellsLosses = tells;
  return log;
}

/** "Defender loses 2 inf", "Verteidiger verliert 1 Panzer" */
const FORUM_LOSS = /\b(?:loses?|lost|losses|casualt(?:y|ies)|verliert|verluste?|verloren)\b:?\s*(.+)$/i;

const LEAVES = /retreat|withdraw|zur(?:ü|ue)ck/i;
const DIVES = /submerge|\bdives?\b|taucht|abtauchen/i;
function readForum(lines: readonly string[]): Log {
  const log = new Log();
  const sides = lines[0].split(VERSUS);
  log.muster('attack', sides[0]);
  log.muster('defense', sides[1] ?? '');
  let next: Side = 'attack';
  for (const line of lines.slice(1)) {
    const loss = FORUM_LOSS.exec(line);
    const side = sideNamed(line);
    if (loss !== null && side !== undefined) {
      const { army, problems } = readArmy(loss[1]);
      log.problems.push(...problems);
      log[side].tellsLosses = true;
      for (const { id } of UNITS) if (army[id] !== undefined) log.lose(side, id, army[id]);
      continue;
    }
    if (side !== undefined && DIVES.test(line)) {
      const [, n] = /(\d{1,3})/.exec(line) ?? [];
      log.dive(side, n === undefined ? undefined : Number(n));
      continue;
    }
    if (side === 'attack' && LEAVES.test(line)) {
      log.retreat();
      continue;
    }
    const thrown = forumDice(line);
    if (thrown === undefined) continue;
    const by: Side = thrown.side ?? next;
    if (thrown.hits > thrown.dice.reduce((sum, n) => sum + n, 0))
      log.problems.push({ id: 'log-too-many-hits', values: { hits: thrown.hits } });
    log.roll(by, thrown.dice, thrown.hits, /\b(?:aa|flak)\b/i.test(line), namedKind(line));
    next = by === 'attack' ? 'defense' : 'attack';
  }
  return log;
}
