// The Armies page of Kill Team.
import type { PageProps } from '../../games/view.ts';
import { armyGames } from './armies-game.ts';
import { ArmiesPage } from './armies-page.tsx';

export function KillTeamArmies({ tabs }: PageProps) {
  return <ArmiesPage game={armyGames.killteam} tabs={tabs} />;
}
