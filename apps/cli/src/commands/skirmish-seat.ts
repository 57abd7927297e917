// Who sits at a side of a skirmish: the computer, chance, or a program that speaks the line protocol.
import { spawn } from 'node:child_process';
import type { Problem, Speaker } from '@oddsmith/games';
import {
  type Action,
  apply,
  type BattleEvent,
  choiceDice,
  choiceSeed,
  decide,
  diceFor,
  type Level,
  offers,
  parseAction,
  type Refused,
  randomAction,
  type State,
} from '@oddsmith/skirmish';
import { type ParsedLine, parsedLines } from '../lines.ts';

/** What a seat is told and asked, a line each; the README of the skirmish describes it. */
export type Told =
  | { readonly type: 'battle'; readonly side: 0 | 1 | null; readonly setup: State['setup'] }
  | { readonly type: 'played'; readonly side: 0 | 1; readonly action: Action; readonly events: readonly BattleEvent[] }
  | { readonly type: 'refused'; readonly problem: Problem }
  | { readonly type: 'over'; readonly result: State['result']; readonly vp: State['vp']; readonly hash: string };

export interface Seat {
  /** Undefined when it gives up, or does not answer. */
  decide(state: State, seed: number): Promise<Action | undefined>;
  tell(told: Told): Promise<void>;
  end(): void;
}

export function computerSeat(level: Level, effort: number): Seat {
  return {
    decide: (state, seed) =>
      Promise.resolve(decide(state, state.actor, { level, effort, seed: choiceSeed(seed, state.actions) }).action),
    tell: () => Promise.resolve(),
    end: () => undefined,
  };
}

export const CHANCE: Seat = {
  decide: (state, seed) => Promise.resolve(randomAction(state, choiceDice(seed, state.actions))),
  tell: () => Promise.resolve(),
  end: () => undefined,
};

/** The two ways to answer: an action, or the number of one that was offered. */
function answerOf(value: unknown, offered: readonly Action[]): Action | Refused | undefined {
  if (typeof value !== 'object' || value === null || !('type' in value)) return undefined;
  if (value.type === 'offer' && 'index' in value) return offered[Number(value.index)];
  if (value.type !== 'action' || !('action' in value)) return undefined;
  const parsed = parseAction(value.action);
  return 'problem' in parsed ? parsed.problem : parsed.action;
}

interface Wires {
  readonly lines: AsyncIterable<Uint8Array | string>;
  write(text: string): Promise<void>;
  readonly speaker: Speaker;
  end(): void;
}

const NOT_UNDERSTOOD: Problem = {
  code: 'skirmish/answer-not-understood',
  path: '',
  message: 'an answer is {"type":"action","action":{...}}, {"type":"offer","index":0} or {"type":"quit"}',
};

/** A program behind a pair of pipes. It never sees the seed. What it may not do it is told, and asked again. */
export function wiredSeat({ lines, write, speaker, end }: Wires): Seat {
  const groups = parsedLines(lines, 1)[Symbol.asyncIterator]();
  const next = async (): Promise<ParsedLine | undefined> => {
    for (;;) {
      const { value, done } = await groups.next();
      if (done === true) return undefined;
      if (value.length > 0) return value[0];
    }
  };
  const send = (message: object) => write(`${JSON.stringify(message)}\n`);
  return {
    async decide(state) {
      const found = offers(state);
      const { setup: _, ...rest } = state;
      const told = found.map(({ action, label, odds }) => ({ action, label: speaker.say(label), odds }));
      await send({ type: 'decide', side: state.actor, state: rest, offers: told });
      for (;;) {
        const line = await next();
        if (line === undefined) return undefined;
        if ('error' in line) {
          await send({ type: 'refused', problem: line.error });
          continue;
        }
        if (typeof line.value === 'object' && line.value !== null && 'type' in line.value && line.value.type === 'quit')
          return undefined;
        const answer = answerOf(
          line.value,
          found.map(({ action }) => action),
        );
        const problem =
          answer === undefined
            ? NOT_UNDERSTOOD
            : 'code' in answer
              ? speaker.problem(answer)
              : refusalOf(state, answer, speaker);
        if (problem === undefined) return answer as Action;
        await send({ type: 'refused', problem });
      }
    },
    tell: send,
    end,
  };
}

/** Tried without dice: whether an action is legal does not depend on them. */
function refusalOf(state: State, action: Action, speaker: Speaker): Problem | undefined {
  const applied = apply(state, action, diceFor(0, 0));
  return applied.ok ? undefined : speaker.problem(applied.problem);
}

/** A program of its own, started for a tournament: it reads what it is told from its input and writes its answers. */
export function programSeat(command: string, speaker: Speaker): Seat {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.on('error', () => undefined);
  return wiredSeat({
    lines: child.stdout,
    speaker,
    write: (text) =>
      new Promise((resolve) => {
        if (!child.stdin.writable) resolve();
        else child.stdin.write(text, () => resolve());
      }),
    end: () => void child.kill(),
  });
}
