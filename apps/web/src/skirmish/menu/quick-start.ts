// One tap to a battle.
import { quickStart } from '@oddsmith/skirmish';
import { skirmishMenu } from '../../language/english/skirmish/menu.ts';
import { startBattle } from '../session/open-sessions.ts';

/** Dice differ from battle to battle; the seed is kept with it, so that it can be played again. */
export function randomSeed(): number {
  return Math.floor(Math.random() * 4_294_967_296);
}

/** The id of the battle. */
export function startQuickBattle(values: 'current' | 'notes' = 'current'): string {
  const setup = quickStart(values);
  return startBattle(
    { ...setup, players: [{ kind: 'human', name: skirmishMenu.player }, setup.players[1]] },
    randomSeed(),
    skirmishMenu.quickStart,
  );
}
