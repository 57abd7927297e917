// The main thread's side of the engine: one worker for answers, one for simulations, one for the tasks of games, all started on demand.
import type { Sensitivity } from '@oddsmith/analysis';
import { type Answer, isRefusal, type Problem, type Refusal } from '@oddsmith/games';
import type { Engine, RecognisedList, SimulationUpdate } from './engine/engine.ts';
import { Newest, type Timer } from './engine/newest.ts';
import { persist, type Thread } from './engine/thread.ts';
import { type AnswerOf, type CalculatorId, isAnswerOf } from './games/calculator-types.ts';
import type { GameWithTasks, TaskName, TaskPayload, TaskReply } from './games/tasks.ts';
import { threadOf } from './workers/start.ts';

function engineThread(): Thread<Engine> {
  return threadOf('engine');
}

const simulations = engineThread();
/** Tasks let each other in between their steps, so one thread serves a whole page. */
const tasks = engineThread();

const timer: Timer = {
  after(ms, act) {
    const handle = setTimeout(act, ms);
    return () => clearTimeout(handle);
  },
};

/** Loads a calculator while nobody waits for it. */
export function warmEngine(calculator: string): void {
  // What goes wrong here is met again, and said, by the first question.
  answers.thread.call((engine) => engine.warm(calculator)).catch(() => undefined);
}

export async function checkInput(calculator: string, input: unknown): Promise<Problem | null> {
  return persist(() => answers.thread.call((engine) => engine.check(calculator, input)));
}

export interface Question {
  readonly calculator: string;
  readonly input: unknown;
}

/** Questions on a thread of its own, the newest of which is answered. */
export class Inquiry {
  readonly thread = engineThread();
  /** Told how far the calculation under way is, from 0 to 1; undefined while nothing is known. */
  private show: ((share: number | undefined) => void) | undefined;
  private readonly newest = new Newest<Question, Answer | Refusal>(
    {
      run: ({ calculator, input }) => {
        this.show?.(undefined);
        return this.thread.call<Answer | Refusal>((engine) => engine.calculate(calculator, input));
      },
      restart: () => this.thread.kill(),
    },
    timer,
  );

  /** The answer, or undefined when a newer question overtook this one or it was cancelled. */
  ask(question: Question): Promise<Answer | Refusal | undefined> {
    return this.newest.ask(question);
  }

  cancel(): void {
    this.newest.cancel();
  }

  /** Frees the thread; a later question starts another. */
  end(): void {
    this.newest.cancel();
    this.thread.kill();
  }

  /** One place on the page shows how far it is. */
  watch(show: (share: number | undefined) => void): () => void {
    this.show = show;
    this.thread.onNumber = show;
    return () => {
      this.show = undefined;
      this.thread.onNumber = undefined;
    };
  }
}

/** The battle on screen. */
export const answers = new Inquiry();

/** For a second situation beside the one on screen: waits its turn and is never overtaken. */
export async function askBeside({ calculator, input }: Question): Promise<Answer | Refusal> {
  return simulations.call<Answer | Refusal>((engine) => engine.calculate(calculator, input));
}

/** The same for a calculator the page knows: undefined where it refuses. */
export async function askVariant<Id extends CalculatorId>(
  calculator: Id,
  input: unknown,
): Promise<AnswerOf<Id> | undefined> {
  const reply = await askBeside({ calculator, input });
  return !isRefusal(reply) && isAnswerOf(calculator, reply) ? reply : undefined;
}

export function askSensitivity({ calculator, input }: Question, figure?: string): Promise<Sensitivity | Refusal> {
  return simulations.call<Sensitivity | Refusal>((engine) => engine.sensitivity(calculator, input, figure));
}

export interface SimulationOrder extends Question {
  readonly seed: number;
  readonly total: number;
}

export function simulate(order: SimulationOrder, onUpdate: (update: SimulationUpdate) => void): Promise<void> {
  const { calculator, input, seed, total } = order;
  return simulations.call((engine) => engine.simulate(calculator, input, seed, total, onUpdate));
}

let taskRuns = 0;

/** A game's own work under way. */
export interface StartedTask<Reply> {
  /** Undefined when it was ended before it was done. */
  readonly reply: Promise<Reply | undefined>;
  end(): void;
}

/** Both sides of the thread are held to the game's list of tasks here, the one place where messages between them get their types. */
export function startTask<G extends GameWithTasks, N extends TaskName<G>>(
  game: G,
  name: N,
  payload: TaskPayload<G, N>,
): StartedTask<TaskReply<G, N>>;
export function startTask(game: string, name: string, payload: unknown): StartedTask<unknown> {
  const run = ++taskRuns;
  let ended = false;
  const reply = tasks.call<unknown>((engine) => engine.task(run, game, name, payload));
  return {
    reply: reply.then((value) => (ended ? undefined : value)),
    end() {
      ended = true;
      void tasks.call((engine) => engine.endTask(run));
    },
  };
}

export async function recogniseList(list: string | Uint8Array, game?: string): Promise<RecognisedList | Refusal> {
  return tasks.call<RecognisedList | Refusal>((engine) => engine.recognise(list, game));
}

export function stopSimulation(): void {
  void simulations.call((engine) => engine.stop());
}
