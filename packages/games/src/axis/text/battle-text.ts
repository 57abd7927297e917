// A battle as people write it: "3 inf 1 tank vs 2 inf 1 fig", "6i 2a 2t 2f v 5i 1aa 1f", "3 Infanterie und 1 Panzer gegen 2 Jäger".
import { type Army, canTakePart, UNITS, type UnitId } from '../units.ts';
import { likelyUnit, unitCalled } from './unit-names.ts';

/** Why a text is not read: messages of the catalogue. */
export type TextProblem =
  | { readonly id: 'text-too-long' | 'text-empty' | 'text-two-battles' }
  | { readonly id: 'text-no-army'; readonly values: { readonly side: 'attack' | 'defense' } }
  | { readonly id: 'text-unknown'; readonly values: { readonly word: string; readonly likely: UnitId | undefined } }
  | { readonly id: 'text-no-unit'; readonly values: { readonly amount: number } }
  | { readonly id: 'text-too-many'; readonly values: { readonly unit: UnitId; readonly most: number } }
  | {
      readonly id: 'log-lost-too-many';
      readonly values: { readonly unit: UnitId; readonly lost: number; readonly there: number };
    }
  | { readonly id: 'log-too-many-hits'; readonly values: { readonly hits: number } }
  | { readonly id: 'text-misplaced'; readonly values: { readonly unit: UnitId; readonly naval: boolean } };

export interface TextArmy {
  readonly army: Army;
  readonly problems: readonly TextProblem[];
}

export type TextBattle =
  | { readonly input: { readonly naval: boolean; readonly waves: readonly TextWave[] } }
  | { readonly problems: readonly TextProblem[] };

interface TextWave {
  readonly attack: { readonly units: Army };
  readonly defense: { readonly units: Army };
}

/** Nobody types more; what is pasted by mistake is not looked at. */
const LONGEST = 500;
const MOST_OF_A_KIND = 500;

export const VERSUS = /(?:^|\s+)(?:vs?\.?|versus|against|gegen|attacks?|attacking|greift|->|=>)\s+|\s*(?:→|⚔)\s*/giu;
/** A number and a name in either order, or one of them alone; names may have two words. */
const TOKEN = /(\d{1,6})|(\p{L}[\p{L}_.-]*)|([^\s\d\p{L}])/giu;
const FILLERS = new Set(['and', 'und', 'x', 'the', 'a/a', 'with', 'mit', 'of', 'an', 'guns', 'gun']);

/** Whether it is worth reading: both sides of a "vs". */
export function looksLikeBattle(text: string): boolean {
  return text.length <= LONGEST && /\d/.test(text) && [...text.matchAll(VERSUS)].length === 1;
}

export function readBattle(text: string): TextBattle {
  if (text.length > LONGEST) return { problems: [{ id: 'text-too-long' }] };
  if (text.trim() === '') return { problems: [{ id: 'text-empty' }] };
  const sides = text.trim().split(VERSUS);
  if (sides.length > 2) return { problems: [{ id: 'text-two-battles' }] };
  const [attack, defense] = [readArmy(sides[0]), readArmy(sides[1] ?? '')];
  const naval = isAtSea(attack.army, defense.army);
  const problems = [
    ...attack.problems,
    ...defense.problems,
    ...(attack.problems.length === 0 ? missing(attack.army, 'attack') : []),
    ...(defense.problems.length === 0 ? missing(defense.army, 'defense') : []),
    ...misplaced(attack.army, 'attack', naval),
    ...misplaced(defense.army, 'defense', naval),
  ];
  if (problems.length > 0) return { problems };
  return { input: { naval, waves: [{ attack: { units: attack.army }, defense: { units: defense.army } }] } };
}

/** "6 inf 2 art 2 tank": one side alone. */
export function readArmy(text: string): TextArmy {
  const army: { [id in UnitId]?: number } = {};
  const problems: TextProblem[] = [];
  let amount: number | undefined;
  const put = (unit: UnitId, n: number) => {
    const total = (army[unit] ?? 0) + n;
    if (total > MOST_OF_A_KIND) problems.push({ id: 'text-too-many', values: { unit, most: MOST_OF_A_KIND } });
    else army[unit] = total;
  };
  const dropAmount = () => {
    if (amount !== undefined) problems.push({ id: 'text-no-unit', values: { amount } });
    amount = undefined;
  };
  for (const [, number, word] of text.slice(0, LONGEST).matchAll(TOKEN)) {
    if (number !== undefined) {
      dropAmount();
      amount = Number(number);
      continue;
    }
    if (word === undefined || FILLERS.has(word.toLowerCase())) continue;
    const unit = unitCalled(word);
    if (unit === undefined) {
      problems.push({ id: 'text-unknown', values: { word: word.slice(0, 30), likely: likelyUnit(word) } });
      amount = undefined;
      continue;
    }
    put(unit, amount ?? 1);
    amount = undefined;
  }
  dropAmount();
  return { army, problems };
}

/** "6 inf 2 art 2 arm", as `readArmy` reads it back. */
export function armyLine(army: Army): string {
  return UNITS.flatMap(({ id }) => ((army[id] ?? 0) > 0 ? [`${army[id]} ${id}`] : [])).join(' ');
}

/** Ships fight at sea, unless somebody stands on land: then they bombard. */
export function isAtSea(attack: Army, defense: Army): boolean {
  const has = (army: Army, kind: 'land' | 'sea') =>
    UNITS.some((unit) => unit.kind === kind && (army[unit.id] ?? 0) > 0);
  return (has(attack, 'sea') || has(defense, 'sea')) && !has(attack, 'land') && !has(defense, 'land');
}

function missing(army: Army, side: 'attack' | 'defense'): TextProblem[] {
  return UNITS.some(({ id }) => (army[id] ?? 0) > 0) ? [] : [{ id: 'text-no-army', values: { side } }];
}

function misplaced(army: Army, side: 'attack' | 'defense', naval: boolean): TextProblem[] {
  return UNITS.filter(({ id }) => (army[id] ?? 0) > 0 && !canTakePart(id, side, naval)).map(({ id }) => ({
    id: 'text-misplaced',
    values: { unit: id, naval },
  }));
}
