// The modules of the page in the random walk, fresh for each visit.
import { vi } from 'vitest';

/** The modules of the page as a fresh visit loads them. */
export async function load() {
  vi.resetModules();
  const [visits, log, logState, step, document, opened, link, example, random, tabs, saved, theme, language] =
    await Promise.all([
      import('../src/battle/visits.ts'),
      import('../src/undo/log.ts'),
      import('../src/undo/log-state.ts'),
      import('../src/undo/step.ts'),
      import('../src/undo/document.ts'),
      import('../src/calculator/opened.ts'),
      import('../src/battle/link.ts'),
      import('../src/battle/example.ts'),
      import('../src/battle/random.ts'),
      import('../src/battle/open-battles.ts'),
      import('../src/store/saved.ts'),
      import('../src/shell/theme.ts'),
      import('../src/shell/language-choice.ts'),
    ]);
  const [axis, killTeam, fantasy, wh40k, grimdark, armies, planLinks, plansLeft, rename] = await Promise.all([
    import('../src/games/axis/pair.ts'),
    import('../src/games/kill-team/pair.ts'),
    import('../src/games/fantasy/pair.ts'),
    import('../src/games/wh40k/pair.ts'),
    import('../src/games/grimdark/pair.ts'),
    import('../src/places/armies/opened-page.ts'),
    import('../src/places/armies/plan/plan-link.ts'),
    import('../src/places/armies/plan/plan-left.ts'),
    import('../src/places/library/rename.ts'),
  ]);
  await log.openLog();
  const carries = { axis, killteam: killTeam, fantasy, wh40k, grimdark };
  const page = { visits, log, logState, step, document, opened, link, example, random, tabs, saved, theme, language };
  return { ...page, carries, armies, planLinks, plansLeft, rename };
}
export type Modules = Awaited<ReturnType<typeof load>>;
