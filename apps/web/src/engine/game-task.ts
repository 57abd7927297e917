// Work of one game in the engine's thread that is not a calculation: steps with pauses, so that it can be ended.

import type { Language } from '../language/language.ts';

/** Lets messages in; throws `TaskEnded` when one of them ended this run. */
export type Pause = () => Promise<void>;

/** `language`: of everything it says. */
export type GameTask = (payload: never, pause: Pause, language: Language) => unknown;

/** By name; a game exports one such list and its page asks for them. */
export interface GameTasks {
  readonly [name: string]: GameTask;
}

export class TaskEnded extends Error {}

export class TaskRuns {
  private readonly ended = new Set<number>();
  private readonly running = new Set<number>();
  private readonly pause: Pause;

  constructor(pause: Pause) {
    this.pause = pause;
  }

  /** The task's reply, undefined when it was ended. */
  async run(id: number, task: GameTask, payload: unknown, language: Language): Promise<unknown> {
    const pause = async () => {
      await this.pause();
      if (this.ended.has(id)) throw new TaskEnded();
    };
    this.running.add(id);
    try {
      // Messages that wait may end it before it begins: who asks faster than it is done must not pile up work.
      await pause();
      // What a page sends to its own game's task is typed on the page's side.
      return await task(payload as never, pause, language);
    } catch (reason) {
      if (reason instanceof TaskEnded) return undefined;
      throw reason;
    } finally {
      this.running.delete(id);
      this.ended.delete(id);
    }
  }

  end(id: number): void {
    if (this.running.has(id)) this.ended.add(id);
  }
}
