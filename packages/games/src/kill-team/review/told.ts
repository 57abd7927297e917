// Fights and shots as people tell them: the dice of both, then who struck and parried with what, round after round.
import { type LaidDice, readFaces } from '../laid-dice.ts';
import type { Action } from '../strategies.ts';

export interface ToldRound {
  readonly dice: LaidDice;
  readonly actions: readonly Action[];
}

export interface ToldShot {
  readonly attack: readonly number[];
  readonly saves: readonly number[];
  /** Where dice were rolled to lower the damage: what was lost in the end. */
  readonly lost: number | undefined;
}

/** What could not be read, as it was written. */
export interface UntoldFight {
  readonly unread: string;
}

const STRIKE = /strike|hit|schl[aä]g|schlag|trifft|treffer/i;
const PARRY = /parr?[iy]|block/i;
const CRIT = /crit|krit/i;
/** "parries a crit with a normal": what is parried stands before what parries. */
const WITH = /\b(?:with|mit|by|durch)\b/i;

function actionOf(text: string): Action | undefined {
  if (PARRY.test(text)) {
    const [parried, by = parried] = text.split(WITH);
    if (CRIT.test(by)) return CRIT.test(parried) ? 'critParryCrit' : 'critParryNormal';
    return CRIT.test(parried) ? 'normalParryCrit' : 'normalParry';
  }
  if (!STRIKE.test(text)) return undefined;
  return CRIT.test(text) ? 'strikeCrit' : 'strikeNormal';
}

/** "first: 6 6 3 1", "6631", "-" where no die is rolled */
function facesOf(line: string): readonly number[] | undefined {
  const dice = line.replace(/^[^:]*:/, '').trim();
  return /^[-–—]$/.test(dice) ? [] : dice === '' ? undefined : (readFaces(dice) ?? undefined);
}

const HEADING = /^(?:round|runde|shot|schuss)\s*\d*\s*:?$/i;

function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !HEADING.test(line));
}

/** Two lines of dice, those of the fighter that acts first in the fight before the other's; then actions, line by line or with commas. Dice again begin the next round. */
export function readToldFight(text: string): readonly ToldRound[] | UntoldFight {
  const rounds: { readonly dice: (readonly number[])[]; readonly actions: Action[] }[] = [];
  for (const line of linesOf(text)) {
    const faces = facesOf(line);
    const now = rounds.at(-1);
    if (faces !== undefined) {
      if (now === undefined || now.dice.length === 2) rounds.push({ dice: [faces], actions: [] });
      else now.dice.push(faces);
      continue;
    }
    if (now === undefined || now.dice.length < 2) return { unread: line };
    for (const part of line.split(/[,;.]/).map((words) => words.trim())) {
      if (part === '') continue;
      const action = actionOf(part);
      if (action === undefined) return { unread: part };
      now.actions.push(action);
    }
  }
  return rounds.map(({ dice: [first, second = []], actions }) => ({ dice: { first, second }, actions }));
}

const LOST =
  /^(?:lost|loses?|verliert|verloren|verlust)\D*(\d{1,3})\D*$|^(\d{1,3})\s*(?:wounds?|damage|lost|lp|schaden|verloren)\b.*$/i;

/** Two lines of dice a shot, those of the attack before the saves; then, where it was rolled for, what was lost. */
export function readToldShots(text: string): readonly ToldShot[] | UntoldFight {
  const shots: { readonly dice: (readonly number[])[]; lost?: number }[] = [];
  for (const line of linesOf(text)) {
    const now = shots.at(-1);
    const lost = LOST.exec(line);
    if (lost !== null && now !== undefined) {
      now.lost = Number(lost[1] ?? lost[2]);
      continue;
    }
    const faces = facesOf(line);
    if (faces === undefined) return { unread: line };
    if (now === undefined || now.dice.length === 2) shots.push({ dice: [faces] });
    else now.dice.push(faces);
  }
  return shots.map(({ dice: [attack, saves = []], lost }) => ({ attack, saves, lost }));
}
