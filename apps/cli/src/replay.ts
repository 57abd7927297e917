// One battle rolled die by die, recorded as it happens.
import type { AnyCalculator } from '@oddsmith/games';
import { type DiceLog, Random } from '@oddsmith/kernel';
import type { Style } from './style.ts';

export type BattleEvent =
  | { readonly die: number; readonly face: number; readonly reason: string }
  | { readonly note: string };

export interface Battle {
  readonly calculator: string;
  readonly seed: number;
  readonly events: readonly BattleEvent[];
  /** What came of it, by the names of the calculator's distributions. */
  readonly outcome: { readonly [name: string]: number };
}

export function playBattle(calculator: AnyCalculator, input: unknown, seed: number): Battle {
  const events: BattleEvent[] = [];
  const log: DiceLog = {
    die: (die, face, reason) => void events.push({ die, face, reason }),
    note: (note) => void events.push({ note }),
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

/** Dice rolled for the same reason share a line. */
export function replay({ calculator, seed, events, outcome }: Battle, style: Style): string {
  const lines = [style.dim(`${calculator}, one battle, seed ${seed}`), ''];
  for (let i = 0; i < events.length; ) {
    const event = events[i];
    if ('note' in event) {
      lines.push(event.note);
      i++;
      continue;
    }
    const faces: number[] = [];
    for (let next = events[i]; sameRoll(event, next); next = events[++i]) faces.push(next.face);
    lines.push(`  ${event.reason === '' ? 'roll' : event.reason} (D${event.die}): ${style.accent(faces.join(' '))}`);
  }
  if (events.length === 0) lines.push('no dice were rolled');
  const result = Object.entries(outcome).map(([name, value]) => `${name} ${value}`);
  return `${[...lines, '', style.bold(result.join(', '))].join('\n')}\n`;
}

type Die = Extract<BattleEvent, { die: number }>;

function sameRoll(first: Die, next: BattleEvent | undefined): next is Die {
  return next !== undefined && 'die' in next && next.die === first.die && next.reason === first.reason;
}
