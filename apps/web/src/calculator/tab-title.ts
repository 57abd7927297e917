// What the tab says, the same on every page of a game: figure, who against whom, game.
import type { Answer } from '@oddsmith/games';
import type { CalculatorView, Pair } from '../games/view.ts';
import { calculator as words } from '../language/english/calculator/calculator.ts';
import { everyday } from '../language/english/everyday.ts';

/** Without a figure until there is one. */
export function tabTitle(figure: string, [first, second]: Pair, game: string): string {
  return [figure, `${first}${words.versus}${second}`, `${game}, Oddsmith`].filter((part) => part !== '').join(' · ');
}

export function battleTitle(view: CalculatorView, answer: Answer, input: unknown, game: string): string {
  const { text, unit } = view.bigNumber(answer, input);
  const unnamed = view.unnamed ?? [everyday.attacker, everyday.defender];
  const [first, second] = view.sides?.(input, answer) ?? ['', ''];
  return tabTitle(`${text} ${unit}`, [first || unnamed[0], second || unnamed[1]], game);
}
