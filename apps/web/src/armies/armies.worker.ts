// A thread of the pool: opens a question once, then works through runs of its cells.
import '../no-eval.ts';
import {
  type Analysis,
  analysisOf,
  archetypesOf,
  type FigureCell,
  type ListedUnit,
  readArmy,
  resultOf,
  shootingOf,
} from '@oddsmith/analysis';
import { type AnyCalculator, isRecord, loadCalculator, merge, parseInput, type Refusal } from '@oddsmith/games';
import { spaced } from '../engine/progress.ts';
import { serve } from '../engine/thread.ts';
import type { ArmyWorker, Opened } from './worker-api.ts';

async function calculatorsFor(question: object): Promise<readonly AnyCalculator[]> {
  const { calculator } = question as { readonly calculator?: unknown };
  const found = await loadCalculator(String(calculator));
  return found === undefined ? [] : [found];
}

/** The last question alone: a page looks at one matrix. */
let opened: { readonly key: number; readonly analysis: Analysis } | undefined;

function woundsOf(calculator: AnyCalculator | undefined, question: object): readonly number[] {
  const { columns = [], input = {} } = question as {
    readonly columns?: readonly { readonly input?: unknown }[];
    readonly input?: unknown;
  };
  const shooting = calculator === undefined ? undefined : shootingOf(calculator.id);
  if (calculator === undefined || shooting === undefined) return [];
  return columns.map((column) => {
    const parsed = parseInput(calculator, merge(input, column.input));
    return 'error' in parsed ? Number.NaN : shooting.woundsOf(parsed.value, calculator);
  });
}

const worker: ArmyWorker = {
  async open(key, question): Promise<Opened | Refusal> {
    const calculators = await calculatorsFor(question);
    const analysis = analysisOf(calculators, question);
    if ('error' in analysis) return analysis;
    opened = { key, analysis };
    const calculator = calculators.find(({ id }) => id === analysis.calculator);
    return { total: analysis.work.total, wounds: woundsOf(calculator, question) };
  },

  async run(key, cells, { names, steps }) {
    const figures = new Float64Array(cells.length * names.length).fill(Number.NaN);
    const rolled = new Uint8Array(cells.length);
    let problem: string | undefined;
    if (opened?.key !== key) return { figures, rolled, problem: 'the matrix was closed' };
    const tell = spaced(
      () => performance.now(),
      (done) => postMessage(done),
    );
    for (const [place, index] of cells.entries()) {
      const onShare = (share: number) => tell(place + share, 1);
      const limits = { names, onShare, ...(steps === undefined ? {} : { steps }) };
      const cell = opened.analysis.work.cell(index, limits) as FigureCell;
      problem ??= cell.problem?.message;
      rolled[place] = Number(cell.method === 'simulated');
      names.forEach((name, n) => {
        figures[place * names.length + n] = cell.figures?.[name] ?? Number.NaN;
      });
    }
    return { figures, rolled, problem };
  },

  async answer(question) {
    const analysis = analysisOf(await calculatorsFor(question), question);
    if ('error' in analysis) return analysis;
    const { work } = analysis;
    const cells = [];
    for (let index = 0; index < work.total; index++) {
      cells.push(work.cell(index, { onShare: (share) => postMessage((index + share) / work.total) }));
      if (work.enough?.(cells[index])) break;
      if (index % 16 === 0) postMessage((index + 1) / work.total);
    }
    return resultOf(analysis, work.collect(cells));
  },

  async army(calculator, list, phase) {
    const entries = typeof list === 'string' ? entriesIn(list) : undefined;
    if (entries !== undefined) return { title: '', units: entries, remarks: [] };
    const read = await readArmy(calculator, list, phase);
    const message = `no lists are read for ${calculator}`;
    return read ?? { error: { code: 'analysis/no-lists', path: '', message } };
  },

  async archetypes(calculator) {
    return archetypesOf(calculator) ?? [];
  },

  async teams(calculator) {
    if (calculator !== 'killteam/shoot') return [];
    const { loadLibrary } = await import('@oddsmith/games/kill-team/library');
    return (await loadLibrary()).teams;
  },
};

/** The entries of the command line, pasted: `[{"title", "input", "points"?}]`; each stands on both sides. */
function entriesIn(text: string): readonly ListedUnit[] | undefined {
  if (!text.trimStart().startsWith('[')) return undefined;
  try {
    const given: unknown = JSON.parse(text);
    if (!Array.isArray(given) || !given.every((one) => isRecord(one) && typeof one.title === 'string'))
      return undefined;
    return given.map(({ title, input, points, attack, target }) => ({
      title,
      ...(typeof points === 'number' ? { points } : {}),
      attack: attack ?? input,
      target: target ?? input,
    }));
  } catch {
    return undefined;
  }
}

serve(worker);
