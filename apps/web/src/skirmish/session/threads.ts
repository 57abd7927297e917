// The way to the skirmish's threads. A thread that dies is started again and asked once more.
import { type Decision, type State, usualEffort } from '@oddsmith/skirmish';
import { type Remote, Restarted, Thread } from '../../engine/thread.ts';
import { fetched } from '../../shell/lost-file.ts';
import { startWorker } from '../../workers/start.ts';
import type { SkirmishEngine } from './skirmish-service.ts';

function skirmishThread(name: string): Thread<SkirmishEngine> {
  const thread: Thread<SkirmishEngine> = new Thread(() => {
    const worker = startWorker('skirmish', name);
    // A file that did not come is asked for again by the thread itself.
    worker.addEventListener('error', (event) => 'message' in event && thread.kill());
    return worker;
  }, fetched);
  return thread;
}

const odds = skirmishThread('odds');
const computer = skirmishThread('computer');

const MOST_TRIES = 3;

async function insist<T>(
  thread: Thread<SkirmishEngine>,
  act: (engine: Remote<SkirmishEngine>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await thread.call(act);
    } catch (reason) {
      if (!(reason instanceof Restarted) || attempt === MOST_TRIES) throw reason;
    }
  }
}

/** Anything but a decision of the computer. */
export function askEngine<T>(question: (engine: Remote<SkirmishEngine>) => Promise<T>): Promise<T> {
  return insist(odds, question);
}

/** After this the computer is asked again for less: what each level may take for one decision on a slow machine. */
const PATIENCE_MS = { easy: 2_000, normal: 2_000, hard: 4_000, expert: 15_000 } as const;
const HURRIED_EFFORT = 60;

/** The computer's decision. Replays do not depend on it, so a slow machine may stop it early. */
export function think(state: State, seed: number): { readonly reply: Promise<Decision>; hurry(): void; end(): void } {
  let effort = usualEffort(state.setup);
  let ended = false;
  const hurry = () => {
    if (effort === HURRIED_EFFORT) return;
    effort = HURRIED_EFFORT;
    computer.kill();
  };
  const player = state.setup.players[state.actor];
  const timer = setTimeout(hurry, PATIENCE_MS[player.kind === 'computer' ? player.level : 'easy']);
  let replied = false;
  const reply = insist(computer, (engine) =>
    ended ? Promise.reject(new Error('nobody wants to know any more')) : engine.decide(state, seed, effort),
  ).finally(() => {
    replied = true;
    clearTimeout(timer);
  });
  return {
    reply,
    hurry,
    end() {
      if (ended) return;
      ended = true;
      clearTimeout(timer);
      // Nobody waits for it any more: the next thought should not wait behind it.
      if (!replied) computer.kill();
    },
  };
}
