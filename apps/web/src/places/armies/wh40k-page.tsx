// The Armies page of Warhammer 40,000.
import type { PageProps } from '../../games/view.ts';
import { armyGames } from './armies-game.ts';
import { ArmiesPage } from './armies-page.tsx';

export function Wh40kArmies({ tabs }: PageProps) {
  return <ArmiesPage game={armyGames.wh40k} tabs={tabs} />;
}
