// What the engine's thread does: loads a calculator when it is first asked for and computes one thing at a time.
import { calculateWith, loadCalculator, loadWords, type Problem, parseInput, Speaker, speaking } from '@oddsmith/games';
import { loadTasks } from '../games/tasks.ts';
import { language } from '../language/language.ts';
import type { Engine } from './engine.ts';
import { TaskRuns } from './game-task.ts';
import { spaced } from './progress.ts';

let stopped = false;
const taskRuns = new TaskRuns(pause);

export const engine: Engine = {
  async warm(id) {
    await loadCalculator(id);
  },

  async check(id, input) {
    const [calculator, words] = await Promise.all([loadCalculator(id), loadWords(language, id.split('/')[0])]);
    if (calculator === undefined) return unknown(id);
    const parsed = parseInput(calculator, input, new Speaker(calculator, language, words));
    return 'error' in parsed ? parsed.error : null;
  },

  async calculate(id, input) {
    const [calculator, words] = await Promise.all([loadCalculator(id), loadWords(language, id.split('/')[0])]);
    return calculateWith(
      calculator === undefined ? [] : [calculator],
      { calculator: id, input },
      { words, onProgress: spaced(now, (share) => postMessage(share)) },
    );
  },

  async sensitivity(id, input, figure) {
    const calculator = await loadCalculator(id);
    if (calculator === undefined) return { error: unknown(id) };
    const { sensitivity } = await import('./analysis.ts');
    const speaker = language === 'en' ? calculator : await speaking(calculator);
    return sensitivity(speaker, { input, figure }, { language });
  },

  async simulate(id, input, seed, total, onUpdate) {
    const calculator = await loadCalculator(id);
    if (calculator === undefined) return;
    const parsed = parseInput(calculator, input);
    if ('error' in parsed) return;
    stopped = false;
    const { runSimulation } = await import('./simulation-run.ts');
    const battle = calculator.prepare(parsed.value);
    await runSimulation({ calculator, battle, seed, total, stopped: () => stopped, onUpdate, now, pause });
  },

  stop() {
    stopped = true;
  },

  async task(run, game, name, payload) {
    const task = (await loadTasks(game))[name];
    if (task === undefined) throw new Error(`${game} has no task ${name}`);
    return taskRuns.run(run, task, payload, language);
  },

  endTask(run) {
    taskRuns.end(run);
  },

  async recognise(list, game) {
    const { importArmyList, reasonOf } = await import('@oddsmith/games/lists');
    const read = await importArmyList(list, game === undefined ? { language } : { game, language });
    if (!read.ok) return { error: read.problem };
    const { name, units } = read.outline;
    return { game: read.game, name, units: units.length, reason: reasonOf(read, language) };
  },
};

function unknown(id: string): Problem {
  return { code: 'request/unknown-calculator', path: '', message: `there is no calculator ${id}` };
}

function now(): number {
  return performance.now();
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
