// Which of my lists to bring: what every list does to every other, best answers, and the equilibrium between them.
import type { AnyCalculator, Problem, Refusal } from '@oddsmith/games';
import { type Efficiency, type EfficiencyUnit, efficiencyWork, firstBest } from './efficiency.ts';
import { type Equilibrium, equilibriumOf } from './matrix-game.ts';
import type { AnalysisOptions } from './question.ts';
import { analysisSpeaker, refusalIn, say } from './words/index.ts';
import type { Cell, Work } from './work.ts';

export interface ArmyList {
  readonly title: string;
  readonly units: readonly EfficiencyUnit[];
}

export interface ListsQuestion {
  readonly input?: unknown;
  readonly mine: readonly ArmyList[];
  readonly theirs: readonly ArmyList[];
  /** `values[i][j]` of my list i against their list j; worked out where they are not given. */
  readonly values?: readonly (readonly number[])[] | undefined;
}

export interface Lists {
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
  readonly values: readonly (readonly number[])[];
  readonly best: readonly { readonly theirs: string; readonly mine: string; readonly value: number }[];
  readonly equilibrium: Equilibrium;
  readonly sentence: string;
}

/** All units of all my lists against all of theirs and back; without calculations where the values are given. */
export function listsWork(
  calculator: AnyCalculator,
  question: ListsQuestion,
  options: AnalysisOptions = {},
): Work<Lists> | Refusal {
  const { mine, theirs, values } = question;
  if (values !== undefined) {
    const fits = values.length === mine.length && values.every((row) => row.length === theirs.length);
    const message = say('values-size', { mine: mine.length, theirs: theirs.length });
    if (!fits) return refusalIn(options.language, { code: 'lists/values-invalid', path: 'values', message });
    return { total: 0, cell: () => ({}), collect: () => judge(question, values, options) };
  }
  const units = (lists: readonly ArmyList[]) => lists.flatMap((list) => list.units);
  const rows = units(mine);
  const columns = units(theirs);
  const work = efficiencyWork(calculator, { input: question.input, rows, columns }, options);
  if ('error' in work) return work;
  return {
    total: work.total,
    cell: work.cell,
    collect(cells: readonly Cell[]) {
      // A pair without an answer would count as one that does nothing.
      const missing = cells.find(({ problem }) => problem !== undefined);
      if (missing !== undefined) return { error: missing.problem as Problem };
      const found = work.collect(cells);
      return 'error' in found ? found : judge(question, valuesOf(question, found), options);
    },
  };
}

function valuesOf({ mine, theirs }: ListsQuestion, { cells, back = [] }: Efficiency): number[][] {
  const ours = bearersOf(mine);
  const others = bearersOf(theirs);
  return ours.map((list) =>
    others.map((other) => shareDestroyed(list, other, cells) - shareDestroyed(other, list, back)),
  );
}

/** One unit of a list, and its rows among those of all lists: one for each weapon it may fire. */
interface Bearer {
  readonly points: number;
  readonly rows: number[];
}

function bearersOf(lists: readonly ArmyList[]): Bearer[][] {
  let row = 0;
  return lists.map(({ units }) => {
    const named = new Map<string, Bearer>();
    const bearers: Bearer[] = [];
    for (const { bearer, points } of units) {
      const known = bearer === undefined ? undefined : named.get(bearer);
      const own = known ?? { points, rows: [] };
      own.rows.push(row++);
      if (known === undefined) bearers.push(own);
      if (bearer !== undefined) named.set(bearer, own);
    }
    return bearers;
  });
}

/** Every unit fires once where it destroys most, with the weapon that does; nothing is destroyed twice. */
function shareDestroyed(attackers: readonly Bearer[], targets: readonly Bearer[], table: Efficiency['cells']): number {
  const destroyed = targets.map(() => 0);
  for (const attacker of attackers) {
    const points = targets.map((target) =>
      Math.max(...attacker.rows.flatMap((a) => target.rows.map((t) => table[a]?.[t].points ?? 0))),
    );
    const target = firstBest(points);
    destroyed[target] += points[target];
  }
  const all = targets.reduce((sum, { points }) => sum + points, 0);
  const gone = destroyed.reduce((sum, points, t) => sum + Math.min(points, targets[t].points), 0);
  return all === 0 ? 0 : gone / all;
}

function judge(
  { mine, theirs, values: given }: ListsQuestion,
  values: readonly (readonly number[])[],
  { language }: AnalysisOptions,
): Lists {
  const equilibrium = equilibriumOf(values);
  const often = firstBest(equilibrium.mine);
  const bring = say('bring-list', {
    list: mine[often].title,
    share: equilibrium.mine[often],
    value: equilibrium.value,
    given: given !== undefined,
  });
  return {
    mine: mine.map(({ title }) => title),
    theirs: theirs.map(({ title }) => title),
    values,
    best: theirs.map(({ title }, j) => {
      const column = values.map((row) => row[j]);
      const best = firstBest(column);
      return { theirs: title, mine: mine[best].title, value: column[best] };
    }),
    equilibrium,
    sentence: analysisSpeaker(language).say(bring),
  };
}
