// What the tab and the start page say of the battle on screen, and what its calculator is called where no battle is meant.
import { useEffect } from 'react';
import { useBattleStore } from '../battle/context.ts';
import { isExample } from '../battle/example.ts';
import { nameBattle } from '../battle/open-battles.ts';
import type { CalculatorTitle } from '../engine/descriptions.ts';
import type { AnswerState } from '../engine/use-answer.ts';
import { gamePages } from '../games/registry.ts';
import type { CalculatorView } from '../games/view.ts';
import { rememberLast } from '../places/home/last-battles.ts';
import { battleTitle, whoMeetsWhom } from './tab-title.ts';

/** By then the address has caught up with the battle. */
const SETTLED_MS = 800;

export function useTitle(view: CalculatorView, { answer, answered, stale }: AnswerState): void {
  const store = useBattleStore();
  useEffect(() => {
    if (answer === undefined || stale) return;
    const [game] = view.id.split('/');
    const title = gamePages.find(({ id }) => id === game)?.title ?? view.tab;
    document.title = battleTitle(view, answer, answered, title);
    nameBattle(whoMeetsWhom(view, answer, answered));
    const timer = setTimeout(() => {
      // What was the player's own is not to make room for an example.
      if (location.hash.startsWith(`#/${game}`) && !isExample(store.getState()))
        rememberLast({ game, title, sentence: answer.sentence, hash: location.hash });
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [view, store, answer, answered, stale]);
}

/** "Kill Team Shoot". */
export function pageTitle({ id, title }: CalculatorTitle): string {
  const game = gamePages.find((page) => id.startsWith(`${page.id}/`));
  return game === undefined ? title : `${game.title} ${title}`;
}
