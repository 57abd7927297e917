// A round of a fight as people tell it: the dice of both, then who struck and parried with what, in their order.
import { type LaidDice, readFaces } from './laid-dice.ts';
import type { Action } from './strategies.ts';

export interface ToldFight {
  readonly dice: LaidDice;
  readonly actions: readonly Action[];
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

/** "first: 6 6 3 1", "6631" */
function facesOf(line: string | undefined): readonly number[] | undefined {
  if (line === undefined) return [];
  return readFaces(line.replace(/^[^:]*:/, '').trim()) ?? undefined;
}

/** Two lines of dice, those of the fighter that acts first before the other's; then actions, line by line or with commas. */
export function readToldFight(text: string): ToldFight | UntoldFight {
  const [one, other, ...rest] = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const [first, second] = [facesOf(one), facesOf(other)];
  if (first === undefined) return { unread: one };
  if (second === undefined) return { unread: other };
  const actions: Action[] = [];
  for (const part of rest.flatMap((line) => line.split(/[,;.]/)).map((words) => words.trim())) {
    if (part === '') continue;
    const action = actionOf(part);
    if (action === undefined) return { unread: part };
    actions.push(action);
  }
  return { dice: { first, second }, actions };
}
