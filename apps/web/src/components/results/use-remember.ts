// A battle that stays on screen for a while was meant: it goes into the history.
import type { Answer } from '@oddsmith/games';
import { useEffect } from 'react';

const SETTLED_MS = 2_500;

export function useRemember(answer: Answer | undefined, input: unknown): void {
  useEffect(() => {
    if (answer === undefined) return;
    const timer = setTimeout(async () => {
      const { rememberBattle } = await import('../../store/battles.ts');
      await rememberBattle(answer.sentence, { calculator: answer.calculator, input });
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [answer, input]);
}
