// Damage, kills and points destroyed per point spent, both ways: what kills X, what threatens Y, who lasts.
import {
  type AnyCalculator,
  type Firing,
  isRefusal,
  type Problem,
  parseInput,
  type Refusal,
  Speaker,
  valueAt,
} from '@oddsmith/games';
import { firingOf, woundsOf } from './firing.ts';
import { layered } from './layered.ts';
import { type AnalysisOptions, ask } from './question.ts';
import type { Cell, Work } from './work.ts';

export interface EfficiencyUnit {
  readonly title: string;
  /** Who carries it, where one of several weapons is meant: in a list they are one unit, which fires one of them. */
  readonly bearer?: string | undefined;
  readonly points: number;
  /** The part of the input it brings as attacker, and as target; where neither it nor the question has one nobody is shot. */
  readonly attack?: unknown;
  readonly target?: unknown;
}

export interface EfficiencyQuestion {
  readonly input?: unknown;
  readonly rows: readonly EfficiencyUnit[];
  readonly columns: readonly EfficiencyUnit[];
}

export interface SituatedQuestion extends EfficiencyQuestion {
  /** Each laid over the input of every pair. */
  readonly situations: readonly { readonly title: string; readonly input?: unknown }[];
}

/** null: the attacker costs nothing, so nothing can be said per point. */
interface PerPoint {
  readonly damage: number | null;
  readonly kills?: number | null;
  readonly points: number | null;
}

export interface EfficiencyCell {
  readonly damage?: number;
  readonly kills?: number;
  readonly points?: number;
  readonly perPoint?: PerPoint;
  readonly problem?: Problem;
}

export interface Efficiency {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly cells: readonly (readonly EfficiencyCell[])[];
  /** `back[column][row]`. */
  readonly back?: readonly (readonly EfficiencyCell[])[];
  readonly answers: readonly { readonly target: string; readonly best: string; readonly pointsPerPoint: number }[];
  readonly threats?: readonly { readonly unit: string; readonly worst: string; readonly points: number }[];
  readonly durability?: readonly { readonly unit: string; readonly share: number }[];
}

/** Everything that is said of one situation, under its title. */
export interface EfficiencyLayers {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly layers: readonly ({ readonly title: string } & Omit<Efficiency, 'rows' | 'columns'>)[];
}

interface Shot extends Cell {
  readonly damage?: number;
  readonly kills?: number;
  /** Of the target. */
  readonly wounds?: number;
  readonly problem?: Problem;
}

/** Units with what the question gives to all: rows fire it, columns stand in it. */
function withCommonParts(question: EfficiencyQuestion, { attack, target }: Firing): EfficiencyQuestion {
  const common = (fields: readonly string[]) =>
    fields.every((field) => valueAt(question.input, [field]) === undefined) ? undefined : {};
  return {
    ...question,
    rows: question.rows.map((unit) => ({ ...unit, attack: unit.attack ?? common(attack) })),
    columns: question.columns.map((unit) => ({ ...unit, target: unit.target ?? common(target) })),
  };
}

/** Cells of `cells` row by row, then those of `back` where any row can be shot at and any column can shoot. */
export function efficiencyWork(
  calculator: AnyCalculator,
  asked: EfficiencyQuestion,
  options: AnalysisOptions = {},
  situation: unknown = {},
): Work<Efficiency> | Refusal {
  const firing = firingOf(calculator, options.language);
  if ('error' in firing) return firing;
  const question = withCommonParts(asked, firing);
  const { rows, columns } = question;
  const one = rows.length * columns.length;
  const both = rows.some(isTarget) && columns.some(({ attack }) => attack !== undefined);
  return {
    total: both ? 2 * one : one,
    cell(index, limits) {
      const forth = index < one;
      const [attackers, targets] = forth ? [rows, columns] : [columns, rows];
      const at = forth ? index : index - one;
      const attacker = attackers[Math.floor(at / targets.length)];
      const target = targets[at % targets.length];
      // The calculator would arm it with a weapon of its own.
      if (attacker.attack === undefined || !isTarget(target)) return {};
      const input = layered(question.input, attacker.attack, target.target, situation);
      return shot(calculator, firing, input, { ...options, ...limits });
    },
    collect: (cells) => collect(question, both, cells as readonly Shot[]),
  };
}

function isTarget({ target }: EfficiencyUnit): boolean {
  return target !== undefined;
}

/** The same in several situations, one after the other. */
export function situatedWork(
  calculator: AnyCalculator,
  { situations, ...question }: SituatedQuestion,
  options: AnalysisOptions = {},
): Work<EfficiencyLayers> | Refusal {
  const works: Work<Efficiency>[] = [];
  for (const { input } of situations) {
    const work = efficiencyWork(calculator, question, options, input ?? {});
    if ('error' in work) return work;
    works.push(work);
  }
  const each = works[0].total;
  return {
    total: each * works.length,
    cell: (index, limits) => works[Math.floor(index / each)].cell(index % each, limits),
    collect(cells) {
      const found = works.map((work, i) => work.collect(cells.slice(i * each, (i + 1) * each)) as Efficiency);
      const [{ rows, columns }] = found;
      const layers = found.map(({ rows: _rows, columns: _columns, ...layer }, i) => ({
        title: situations[i].title,
        ...layer,
      }));
      return { rows, columns, layers };
    },
  };
}

function shot(calculator: AnyCalculator, firing: Firing, input: unknown, options: AnalysisOptions): Shot {
  const speaker = new Speaker(calculator, options.language);
  const parsed = parseInput(calculator, input, speaker);
  if ('error' in parsed) return { problem: parsed.error };
  const battle = calculator.prepare(parsed.value);
  const refusal = firing.refusal?.(battle, 'single');
  if (refusal !== undefined) return { problem: speaker.problem(refusal) };
  const wounds = woundsOf(firing.standing(battle));
  const reply = ask(calculator, input, options);
  if (isRefusal(reply)) return { problem: reply.error };
  const { probabilities, min } = reply.distributions[firing.lost];
  const damage = probabilities.reduce((sum, chance, i) => sum + chance * Math.min(wounds, min + i), 0);
  const kills = firing.kills(reply, battle);
  return { damage, ...(kills === undefined ? {} : { kills }), wounds };
}

function collect({ rows, columns }: EfficiencyQuestion, both: boolean, shots: readonly Shot[]): Efficiency {
  const one = rows.length * columns.length;
  const table = (attackers: readonly EfficiencyUnit[], targets: readonly EfficiencyUnit[], from: number) =>
    attackers.map((attacker, a) =>
      targets.map((target, t) => cellOf(attacker, target, shots[from + a * targets.length + t])),
    );
  const cells = table(rows, columns, 0);
  const back = both ? table(columns, rows, one) : undefined;
  return {
    rows: rows.map(({ title }) => title),
    columns: columns.map(({ title }) => title),
    cells,
    ...(back === undefined ? {} : { back }),
    answers: columns.flatMap((column, c) => {
      const figures = cells.map((row) => row[c].perPoint?.points ?? 0);
      const best = firstBest(figures);
      return isTarget(column) ? [{ target: column.title, best: rows[best].title, pointsPerPoint: figures[best] }] : [];
    }),
    ...(back === undefined
      ? {}
      : { threats: threatsOf(rows, columns, back), durability: durabilityOf(rows, shots.slice(one)) }),
  };
}

function cellOf(
  attacker: EfficiencyUnit,
  target: EfficiencyUnit,
  { damage, kills, wounds, problem }: Shot,
): EfficiencyCell {
  if (damage === undefined || wounds === undefined) return problem === undefined ? {} : { problem };
  const points = (target.points * damage) / wounds;
  const per = (figure: number) => (attacker.points === 0 ? null : figure / attacker.points);
  return {
    damage,
    ...(kills === undefined ? {} : { kills }),
    points,
    perPoint: { damage: per(damage), ...(kills === undefined ? {} : { kills: per(kills) }), points: per(points) },
  };
}

function threatsOf(
  rows: readonly EfficiencyUnit[],
  columns: readonly EfficiencyUnit[],
  back: readonly (readonly EfficiencyCell[])[],
): NonNullable<Efficiency['threats']> {
  return rows.flatMap((row, r) => {
    const points = back.map((cells) => cells[r].points ?? 0);
    const worst = firstBest(points);
    return isTarget(row) ? [{ unit: row.title, worst: columns[worst].title, points: points[worst] }] : [];
  });
}

/** Mean over the columns of the share of its wounds a row loses to them. */
function durabilityOf(rows: readonly EfficiencyUnit[], shots: readonly Shot[]): NonNullable<Efficiency['durability']> {
  const columns = shots.length / rows.length;
  return rows.flatMap((row, r) => {
    let sum = 0;
    for (let c = 0; c < columns; c++) {
      const { damage = 0, wounds = 1 } = shots[c * rows.length + r];
      sum += damage / wounds;
    }
    return isTarget(row) ? [{ unit: row.title, share: Math.min(1, sum / columns) }] : [];
  });
}

/** Ties: the first. */
export function firstBest(figures: readonly number[]): number {
  return figures.reduce((best, figure, i) => (figure > figures[best] ? i : best), 0);
}
