// The tab of a game that opens the Armies page: page and game load when it is chosen.
import { lazy } from '../../components/ui/lazy.tsx';
import type { GamePageView, PageProps } from '../../games/view.ts';
import type { ArmiesGame } from './armies-game.ts';

export function armiesTab(id: string, tab: string, load: () => Promise<ArmiesGame>): GamePageView {
  const page = lazy(async () => {
    const [{ ArmiesPage }, game] = await Promise.all([import('./armies-page.tsx'), load()]);
    return { default: (props: PageProps) => <ArmiesPage game={game} {...props} /> };
  });
  return { id, tab, page };
}
