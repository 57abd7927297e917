// What the tab says, the same on every page of a game: figure, who against whom, game.
import type { Answer } from '@oddsmith/games';
import type { CalculatorView, Pair } from '../games/view.ts';
import { calculator as words } from '../language/english/calculator/calculator.ts';
import { everyday } from '../language/english/everyday.ts';

/** Without a figure until there is one. */
export function tabTitle(figure: string, pair: Pair, game: string): string {
  return [figure, versus(pair), `${game}, Oddsmith`].filter((part) => part !== '').join(' · ');
}

export function battleTitle(view: CalculatorView, answer: Answer, input: unknown, game: string): string {
  const { text, unit } = view.bigNumber(answer, input);
  return tabTitle(`${text} ${unit}`, pairOf(view, answer, input), game);
}

/** "Intercessor Squad v Necron Warriors". */
export function whoMeetsWhom(view: CalculatorView, answer: Answer, input: unknown): string {
  return versus(pairOf(view, answer, input));
}

function pairOf(view: CalculatorView, answer: Answer, input: unknown): Pair {
  const [first, second] = view.sides?.(input, answer) ?? ['', ''];
  const unnamed = view.unnamed ?? [everyday.attacker, everyday.defender];
  return [first || unnamed[0], second || unnamed[1]];
}

function versus([first, second]: Pair): string {
  return `${first}${words.versus}${second}`;
}
