// The Armies page of Kill Team.
import type { PageProps } from '../../games/view.ts';
import { ArmiesPage } from './armies-page.tsx';
import { armyGames } from './game.ts';

export function KillTeamArmies({ tabs }: PageProps) {
  return <ArmiesPage game={armyGames.killteam} tabs={tabs} />;
}
