// Dice as battle logs tell them: how many hit on what, which side threw them, and whose they are.
import { type Army, UNITS, type Unit } from '../units.ts';
import { readArmy } from './battle-text.ts';

export type Side = 'attack' | 'defense';

/** Whose dice alone a volley tells, where it does. */
export type ThrowersKind = 'submarine' | 'aircraft' | 'any' | undefined;

export const FACES = 6;

/** "3@1 2@3", as forums throw their dice. */
const FORUM_DICE = /(\d{1,3})\s*@\s*([1-6])/g;

/** Dice of these units, or undefined where they are not as many as were thrown. */
export function diceOf(text: string, side: Side, thrown: number): number[] | undefined {
  const { army } = readArmy(withoutOwners(text));
  const dice = new Array<number>(FACES).fill(0);
  const supported = side === 'attack' ? Math.min(support(army, 'supported'), support(army, 'supports')) : 0;
  let raised = supported;
  for (const unit of UNITS) {
    const n = army[unit.id] ?? 0;
    const value = side === 'attack' ? unit.attack : unit.defense;
    if (n === 0 || value === 0) continue;
    const more = unit.supported ? Math.min(raised, n) : 0;
    raised -= more;
    dice[value] += more;
    dice[value - 1] += n - more;
  }
  return dice.reduce((sum, n) => sum + n, 0) === thrown ? dice : undefined;
}

/** Submarines alone, aircraft alone, or neither; units of both kinds are not told apart. */
export function kindOf(text: string): ThrowersKind {
  const { army } = readArmy(withoutOwners(text));
  const there = UNITS.filter(({ id }) => (army[id] ?? 0) > 0);
  const all = (quality: (unit: Unit) => boolean) => there.length > 0 && there.every(quality);
  if (all(({ submarine }) => submarine === true)) return 'submarine';
  return all(({ kind }) => kind === 'air') ? 'aircraft' : undefined;
}

function support(army: Army, quality: 'supported' | 'supports'): number {
  return UNITS.reduce((sum, unit) => sum + (unit[quality] ? (army[unit.id] ?? 0) : 0), 0);
}

/** "2 infantry owned by the British" is 2 infantry. */
export function withoutOwners(text: string): string {
  return text.replace(/ owned by the (?:\p{L}|[ -])+?(?=,| and |\.|$)/giu, '');
}

interface Thrown {
  readonly side: Side | undefined;
  readonly dice: readonly number[];
  readonly hits: number;
}

/** "Attacker 3@1 2@3: 2 hits", "DiceRolls: 3@1 2@3; Total Hits: 2", "3@1: (2, 5, 1) 2@3: (3, 6)" */
export function forumDice(line: string): Thrown | undefined {
  // What is thrown stands once more before each list of faces.
  const faces = [...line.matchAll(/(\d{1,3})\s*@\s*([1-6])\s*:?\s*\(([\d,\s]*)\)/g)];
  const asked = faces.length > 0 ? faces : [...line.matchAll(FORUM_DICE)];
  if (asked.length === 0) return undefined;
  const dice = new Array<number>(FACES).fill(0);
  for (const [, n, value] of asked) dice[Number(value) - 1] += Number(n);
  const told = /(?:hits|treffer)\s*:?\s*(\d{1,3})(?!\s*@)|(\d{1,3})\s*(?:hits?|treffer)\b/i.exec(line);
  const counted = faces.reduce(
    (sum, [, , value, list]) => sum + (list.match(/\d+/g) ?? []).filter((face) => Number(face) <= Number(value)).length,
    0,
  );
  if (faces.length === 0 && told === null) return undefined;
  const hits = faces.length > 0 ? counted : Number(told?.[1] ?? told?.[2]);
  return { side: sideNamed(line), dice, hits };
}

export function sideNamed(line: string): Side | undefined {
  if (/^\W*(?:att|ang)/i.test(line)) return 'attack';
  return /^\W*(?:def|ver)/i.test(line) ? 'defense' : undefined;
}

const OF_SUBMARINES = /\bsub(?:marine)?s?\b|\bu-?boote?n?\b/i;
const OF_AIRCRAFT = /\b(?:air|aircraft|planes?|fighters?|bombers?|flugzeuge?n?|jäger|bomber)\b/i;
const OF_SHIPS = /\b(?:ships?|others?|schiffe?n?|übrigen?)\b/i;

/** "Attacker subs 2@2": whose dice they are. */
export function namedKind(line: string): ThrowersKind {
  if (OF_SUBMARINES.test(line)) return 'submarine';
  if (OF_AIRCRAFT.test(line)) return 'aircraft';
  return OF_SHIPS.test(line) ? 'any' : undefined;
}
