// One battle rolled die by die, recorded as it happens: what replays show.
import { type DiceLog, Random } from '@oddsmith/kernel';
import { Speaker } from '../words/door.ts';
import type { AnyCalculator } from './calculator.ts';

export type BattleEvent =
  | { readonly die: number; readonly face: number; readonly reason: string }
  | { readonly note: string };

export interface PlayedBattle {
  readonly calculator: string;
  readonly seed: number;
  readonly events: readonly BattleEvent[];
  /** What came of it, by the names of the calculator's distributions. */
  readonly outcome: { readonly [name: string]: number };
}

/** `input` as the calculator's schema gives it. In English unless a speaker is given. */
export function playBattle(
  calculator: AnyCalculator,
  input: unknown,
  seed: number,
  speaker = new Speaker(calculator),
): PlayedBattle {
  const events: BattleEvent[] = [];
  const log: DiceLog = {
    die: (die, face, reason) => void events.push({ die, face, reason: speaker.note(reason) }),
    note: (note) => void events.push({ note: speaker.note(note) }),
  };
  const battle = calculator.prepare(input);
  const tally = calculator.tally(battle);
  tally.add(calculator.simulate(battle)(new Random(seed, log)));
  const { distributions } = tally.findings();
  const outcome: { [name: string]: number } = {};
  // Of a single battle every distribution is certain: its mode is what happened.
  for (const name of Object.keys(distributions)) outcome[name] = distributions[name].mode;
  return { calculator: calculator.id, seed, events, outcome };
}

/** A remark, or dice rolled one after the other for the same reason. */
export type PlayedLine =
  | { readonly note: string }
  | { readonly die: number; readonly reason: string; readonly faces: readonly number[] };

export function linesOf(events: readonly BattleEvent[]): readonly PlayedLine[] {
  const lines: PlayedLine[] = [];
  for (let i = 0; i < events.length; ) {
    const event = events[i];
    if ('note' in event) {
      lines.push(event);
      i++;
      continue;
    }
    const faces: number[] = [];
    for (let next = events[i]; sameRoll(event, next); next = events[++i]) faces.push(next.face);
    lines.push({ die: event.die, reason: event.reason, faces });
  }
  return lines;
}

type Die = Extract<BattleEvent, { die: number }>;

function sameRoll(first: Die, next: BattleEvent | undefined): next is Die {
  return next !== undefined && 'die' in next && next.die === first.die && next.reason === first.reason;
}
