// What the tab and the start page say of the battle on screen, and what its calculator is called where no battle is meant.
import { useEffect } from 'react';
import type { CalculatorTitle } from '../engine/descriptions.ts';
import type { AnswerState } from '../engine/use-answer.ts';
import { gamePages } from '../games/registry.ts';
import type { CalculatorView } from '../games/view.ts';
import { rememberLast } from '../home/last-battles.ts';
import { battleTitle } from './tab-title.ts';

/** By then the address has caught up with the battle. */
const SETTLED_MS = 800;

export function useTitle(view: CalculatorView, { answer, answered, stale }: AnswerState): void {
  useEffect(() => {
    if (answer === undefined || stale) return;
    const [game] = view.id.split('/');
    const title = gamePages.find(({ id }) => id === game)?.title ?? view.tab;
    document.title = battleTitle(view, answer, answered, title);
    const timer = setTimeout(() => {
      if (location.hash.startsWith(`#/${game}`))
        rememberLast({ game, title, sentence: answer.sentence, hash: location.hash });
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [view, answer, answered, stale]);
}

/** "Kill Team Shoot". */
export function pageTitle({ id, title }: CalculatorTitle): string {
  const game = gamePages.find((page) => id.startsWith(`${page.id}/`));
  return game === undefined ? title : `${game.title} ${title}`;
}
