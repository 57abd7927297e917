// Results of analyses as rows of a table: for CSV files and for a terminal.
import type { AnyCalculator } from '@oddsmith/games';
import { figure as shortFigure } from '@oddsmith/games/wording';
import type { Language } from '@oddsmith/words';
import type { Kind } from './analysis.ts';
import { headingsIn } from './column-titles.ts';
import type { ComparedSituations } from './compare.ts';
import type { Efficiency, EfficiencyCell, EfficiencyLayers } from './efficiency.ts';
import type { Sought, SoughtTogether } from './goal-seek.ts';
import type { Lists } from './lists.ts';
import type { Matrix } from './matrix.ts';
import { SIDES, type Side } from './pairing/formats.ts';
import type { Choice, Pairing } from './pairing/index.ts';
import type { Plan } from './plan/index.ts';
import { csv, matrixRows, sweepRows } from './report.ts';
import type { Sensitivity } from './sensitivity.ts';
import type { Sweep } from './sweep.ts';
import type { Column } from './words/values.ts';

type Rows = unknown[][];

type Calculators = readonly AnyCalculator[];

/** Calculators tell what their fields are called. */
export function resultCsv(kind: Kind, result: object, calculators: Calculators, language?: Language): string {
  return csv(rowsOf(kind, result, calculators, language));
}

/** The head, then one row a change, cell or first move. */
function rowsOf(kind: Kind, result: object, calculators: Calculators, language: Language | undefined): Rows {
  const { calculator: id } = result as { readonly calculator?: string };
  const heads = headingsIn(
    language,
    calculators.find((one) => one.id === id),
  );
  const head = (...columns: readonly Column[]) => columns.map(heads.column);
  switch (kind) {
    case 'matrix':
      return matrixRows(result as Matrix, heads);
    case 'sweep':
      return sweepRows(result as Sweep, heads);
    case 'sensitivity': {
      const { figure, changes } = result as Sensitivity;
      const rows = changes.map(({ within, title, from, to, figure: value, difference }) => [
        heads.place([...within, title]),
        from,
        to,
        value,
        difference,
      ]);
      return [[...head('field', 'from', 'to'), heads.figure(figure), heads.column('difference')], ...rows];
    }
    case 'seek': {
      const { found, best, figure } = result as Sought | SoughtTogether;
      // One field has its one column, fields that move together one each.
      const paths = 'value' in best ? [(result as Sought).path] : Object.keys(best.values);
      const row = (name: 'found' | 'best', attempt: typeof best) => [
        heads.column(name),
        ...('value' in attempt ? [attempt.value] : paths.map((path) => attempt.values[path])),
        attempt.figure,
      ];
      return [
        [heads.column('attempt'), ...paths.map(heads.field), heads.figure(figure)],
        ...(found === undefined ? [] : [row('found', found)]),
        row('best', best),
      ];
    }
    case 'compare': {
      const { figures, first: one, second: other } = result as ComparedSituations;
      const rows = figures.map(({ name, first, second, difference }) => [
        heads.figure(name),
        first,
        second,
        difference,
      ]);
      return [[heads.column('figure'), one, other, heads.column('difference')], ...rows];
    }
    case 'plan': {
      const rows = (result as Plan).moves.map(({ shooter, target, attack, value }) => [
        shooter,
        target ?? '',
        attack ?? '',
        value,
      ]);
      return [head('shooter', 'target', 'attack', 'value'), ...rows];
    }
    case 'efficiency': {
      const { rows, columns, layers } = layersOf(result as Efficiency | EfficiencyLayers);
      const line = (cell: EfficiencyCell) => [
        cell.damage ?? '',
        cell.kills ?? '',
        cell.points ?? '',
        cell.perPoint?.points ?? '',
      ];
      const lines = layers.flatMap(({ title, cells }) =>
        rows.flatMap((row, r) => columns.map((column, c) => [...title, row, column, ...line(cells[r][c])])),
      );
      const situation = layers[0].title.length > 0 ? head('situation') : [];
      return [[...situation, ...head('unit', 'target', 'damage', 'kills', 'points', 'points per point')], ...lines];
    }
    case 'lists': {
      const { mine, theirs, values, equilibrium } = result as Lists;
      return [
        [heads.column('list'), ...theirs, heads.column('bring')],
        ...mine.map((title, i) => [title, ...values[i], equilibrium.mine[i]]),
      ];
    }
    case 'pairing': {
      const { choices, ...weights } = result as Pairing;
      const weightOf = (side: Side, choice: Choice) =>
        weights[side]?.find((one) => String(one.choice) === String(choice))?.weight ?? 0;
      const lines = SIDES.flatMap((side) =>
        (choices[side] ?? []).map(({ choice, worst, expected }) => [
          heads.column(side),
          typeof choice === 'string' ? choice : choice.join(' + '),
          weightOf(side, choice),
          worst,
          expected,
        ]),
      );
      return [head('side', 'choice', 'weight', 'worst', 'expected'), ...lines];
    }
  }
}

/** One layer without a title where no situations were asked for. */
function layersOf(result: Efficiency | EfficiencyLayers) {
  const { rows, columns } = result;
  if (!('layers' in result)) return { rows, columns, layers: [{ title: [], cells: result.cells }] };
  return { rows, columns, layers: result.layers.map(({ title, cells }) => ({ title: [title], cells })) };
}

/** The same for a reader: aligned columns under the sentence, where there is one. */
export function resultText(kind: Kind, result: object, calculators: Calculators, language?: Language): string {
  const { sentence } = result as { readonly sentence?: string };
  const rows = rowsOf(kind, result, calculators, language).map((row) => row.map(shown));
  const widths = rows[0].map((_, c) => Math.max(...rows.map((row) => (row[c] ?? '').length)));
  const lines = rows.map((row) =>
    row
      .map((cell, c) => (isNumber(cell) ? cell.padStart(widths[c]) : cell.padEnd(widths[c])))
      .join('  ')
      .trimEnd(),
  );
  return `${[...(sentence === undefined ? [] : [sentence, '']), ...lines].join('\n')}\n`;
}

/** The same for a page or a chat that reads Markdown. */
export function resultMarkdown(kind: Kind, result: object, calculators: Calculators, language?: Language): string {
  const { sentence } = result as { readonly sentence?: string };
  const [head, ...rows] = rowsOf(kind, result, calculators, language).map((row) => row.map(shown).map(escaped));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const marks = head.map((_, c) => (rows.length > 0 && rows.every((row) => isNumber(row[c] ?? '')) ? '---:' : '---'));
  const table = [line(head), line(marks), ...rows.map(line)];
  return `${[...(sentence === undefined ? [] : [sentence, '']), ...table].join('\n')}\n`;
}

function escaped(cell: string): string {
  return cell.replace(/[\\|]/g, '\\$&').replace(/\s*\n\s*/g, ' ');
}

/** Four decimals: a chance as a percentage would hide what it is a chance of. */
function shown(value: unknown): string {
  if (typeof value === 'number') return shortFigure(value);
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function isNumber(cell: string): boolean {
  return cell !== '' && !Number.isNaN(Number(cell));
}
