// One battle rolled die by die, as lines of text.
import { linesOf, type PlayedBattle } from '@oddsmith/games';
import type { Style } from './style.ts';

/** Dice rolled for the same reason share a line. */
export function replay({ calculator, seed, events, outcome }: PlayedBattle, style: Style): string {
  const lines = [style.dim(`${calculator}, one battle, seed ${seed}`), ''];
  for (const line of linesOf(events))
    lines.push(
      'note' in line
        ? line.note
        : `  ${line.reason === '' ? 'roll' : line.reason} (D${line.die}): ${style.accent(line.faces.join(' '))}`,
    );
  if (events.length === 0) lines.push('no dice were rolled');
  const result = Object.entries(outcome).map(([name, value]) => `${name} ${value}`);
  return `${[...lines, '', style.bold(result.join(', '))].join('\n')}\n`;
}
