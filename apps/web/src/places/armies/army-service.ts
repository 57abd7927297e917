// A thread of the pool: opens a question once, then works through runs of its cells.
import {
  efficiencyWork,
  type ListedUnit,
  layered,
  listsWork,
  matrixWork,
  plan,
  readArmy,
  runWork,
  sweepWork,
  type Work,
  woundsOf,
} from '@oddsmith/analysis';
import { type AnyCalculator, isRecord, loadCalculator, parseInput, type Refusal, speaking } from '@oddsmith/games';
import { spaced } from '../../engine/progress.ts';
import { language } from '../../language/language.ts';
import type { ArmyWorker, AskedMatrix, Opened } from './worker-api.ts';

async function calculatorOf(id: string): Promise<AnyCalculator> {
  const found = await loadCalculator(id);
  if (found === undefined) throw new Error(`there is no calculator ${id}`);
  return language === 'en' ? found : speaking(found);
}

/** The last question alone: a page looks at one matrix. */
let opened: { readonly key: number; readonly work: ReturnType<typeof matrixWork> } | undefined;

function woundsOfColumns(calculator: AnyCalculator, { columns, input = {} }: AskedMatrix): readonly number[] {
  const { firing } = calculator;
  if (firing === undefined) return [];
  return columns.map((column) => {
    const parsed = parseInput(calculator, layered(input, column.input));
    return 'error' in parsed ? Number.NaN : woundsOf(firing.standing(calculator.prepare(parsed.value)));
  });
}

/** One analysis from end to end, telling how far it is. */
async function worked<Result>(
  id: string,
  workOf: (calculator: AnyCalculator) => Work<Result> | Refusal,
): Promise<Result | Refusal> {
  const work = workOf(await calculatorOf(id));
  if ('error' in work) return work;
  let done = 0;
  return runWork(work, {
    onShare: (share) => postMessage((done + share) / work.total),
    onProgress: (count) => {
      done = count;
      if (count % 16 === 1) postMessage(count / work.total);
    },
  });
}

export const armies: ArmyWorker = {
  async open(key, question): Promise<Opened> {
    const calculator = await calculatorOf(question.calculator);
    const { method, iterations, seed } = question;
    opened = { key, work: matrixWork(calculator, question, { method, iterations, seed, language }) };
    return { total: opened.work.total, wounds: woundsOfColumns(calculator, question) };
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
      const cell = opened.work.cell(index, limits);
      problem ??= cell.problem?.message;
      rolled[place] = Number(cell.method === 'simulated');
      names.forEach((name, n) => {
        figures[place * names.length + n] = cell.figures?.[name] ?? Number.NaN;
      });
    }
    return { figures, rolled, problem };
  },

  sweep: (question) => worked(question.calculator, (calculator) => sweepWork(calculator, question, { language })),
  efficiency: (question) =>
    worked(question.calculator, (calculator) => efficiencyWork(calculator, question, { language })),
  lists: (question) => worked(question.calculator, (calculator) => listsWork(calculator, question, { language })),

  async plan(question) {
    const asked = { ...question, language };
    return plan(await calculatorOf(question.calculator), asked, { onShare: (share) => postMessage(share) });
  },

  async army(calculator, list, phase) {
    const entries = typeof list === 'string' ? entriesIn(list) : undefined;
    if (entries !== undefined) return { title: '', units: entries, remarks: [] };
    const read = await readArmy(calculator, list, phase, language);
    const message = `no lists are read for ${calculator}`;
    return read ?? { error: { code: 'analysis/no-lists', path: '', message } };
  },

  async archetypes(calculator) {
    return (await calculatorOf(calculator)).archetypes?.() ?? [];
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
