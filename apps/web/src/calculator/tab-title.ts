// What the tab says, the same on every page of a game: figure, who against whom, game.
import type { Answer } from '@oddsmith/games';
import { namesOf } from '../games/generic-view.ts';
import type { CalculatorView, Pair } from '../games/view.ts';
import { calculator as words } from '../language/english/calculator/calculator.ts';

/** Without a figure until there is one. */
export function tabTitle(figure: string, pair: Pair, game: string): string {
  return [figure, versus(pair), `${game}, Oddsmith`].filter((part) => part !== '').join(' · ');
}

export function battleTitle(view: CalculatorView, answer: Answer, input: unknown, game: string): string {
  const { text, unit } = view.bigNumber(answer, input);
  return tabTitle(`${text} ${unit}`, namesOf(view, answer, input), game);
}

/** "Intercessor Squad v Necron Warriors". */
export function whoMeetsWhom(view: CalculatorView, answer: Answer, input: unknown): string {
  return versus(namesOf(view, answer, input));
}

function versus([first, second]: Pair): string {
  return `${first}${words.versus}${second}`;
}
