// What a calculator page is called where no battle is meant: "Kill Team Shoot".
import type { CalculatorTitle } from '../engine/descriptions.ts';
import { gamePages } from '../games/registry.ts';

export function pageTitle({ id, title }: CalculatorTitle): string {
  const game = gamePages.find((page) => id.startsWith(`${page.id}/`));
  return game === undefined ? title : `${game.title} ${title}`;
}
