// The engine's thread: loads a game when it is first asked for and computes one thing at a time.
import type { Sensitivity } from '@oddsmith/analysis';
import {
  type Answer,
  type AnyCalculator,
  calculateWith,
  describeForm,
  games,
  type Problem,
  parseInput,
  type Refusal,
} from '@oddsmith/games';
import type { CalculatorDescription, Engine, SimulationUpdate } from './engine/engine.ts';
import { TaskRuns } from './engine/game-task.ts';
import { spaced } from './engine/progress.ts';
import { serve } from './engine/thread.ts';
import { loadTasks } from './games/tasks.ts';

async function calculatorsOf(game: string): Promise<readonly AnyCalculator[]> {
  const found = games.find((candidate) => candidate.id === game);
  return found === undefined ? [] : (await found.load()).calculators;
}

async function calculatorOf(id: string): Promise<AnyCalculator | undefined> {
  return (await calculatorsOf(id.split('/')[0])).find((candidate) => candidate.id === id);
}

function describe(calculator: AnyCalculator): CalculatorDescription {
  const { id, title, question, rules, presets } = calculator;
  return {
    id,
    title,
    question,
    form: describeForm(calculator.input),
    rules: rules.map((rule) => ({ id: rule.id, name: rule.name, summary: rule.summary, category: rule.category })),
    presets,
  };
}

let stopped = false;
const taskRuns = new TaskRuns(pause);

const engine: Engine = {
  async describe(game: string): Promise<readonly CalculatorDescription[]> {
    return (await calculatorsOf(game)).map(describe);
  },

  async check(id: string, input: unknown): Promise<Problem | null> {
    const calculator = await calculatorOf(id);
    if (calculator === undefined) return unknown(id);
    const parsed = parseInput(calculator, input);
    return 'error' in parsed ? parsed.error : null;
  },

  async calculate(id: string, input: unknown): Promise<Answer | Refusal> {
    const calculators = await calculatorsOf(id.split('/')[0]);
    return calculateWith(
      calculators,
      { calculator: id, input },
      { onProgress: spaced(now, (share) => postMessage(share)) },
    );
  },

  async sensitivity(id: string, input: unknown): Promise<Sensitivity | Refusal> {
    const calculator = await calculatorOf(id);
    if (calculator === undefined) return { error: unknown(id) };
    const { sensitivity } = await import('./engine/analysis.ts');
    return sensitivity(calculator, { input });
  },

  async simulate(
    id: string,
    input: unknown,
    seed: number,
    total: number,
    onUpdate: (update: SimulationUpdate) => void,
  ): Promise<void> {
    const calculator = await calculatorOf(id);
    if (calculator === undefined) return;
    const parsed = parseInput(calculator, input);
    if ('error' in parsed) return;
    stopped = false;
    const { runSimulation } = await import('./engine/simulation-run.ts');
    const battle = calculator.prepare(parsed.value);
    await runSimulation({ calculator, battle, seed, total, stopped: () => stopped, onUpdate, now, pause });
  },

  stop(): void {
    stopped = true;
  },

  async task(run, game, name, payload, onUpdate): Promise<unknown> {
    const task = (await loadTasks(game))[name];
    if (task === undefined) throw new Error(`${game} has no task ${name}`);
    return taskRuns.run(run, task, payload, onUpdate);
  },

  endTask(run: number): void {
    taskRuns.end(run);
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

serve(engine);
