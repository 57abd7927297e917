// The commands the Armies page offers to header and keyboard.
import { useEffect } from 'react';
import { useBattleStore } from '../../../battle/context.ts';
import { copyAndSay } from '../../../calculator/commands.ts';
import { everyday } from '../../../language/english/everyday.ts';
import { useCommandStore } from '../../../shell/commands.ts';
import { SIDES } from '../army.ts';
import { FIRST_LOOK, useGame, useLookStore } from './plan.ts';
import { sampleHost } from './plan-link.ts';
import { FIRST_RUN } from './run-plan.ts';
import { sharedCode } from './use-plan-address.ts';

export function usePlanCommands(): void {
  const game = useGame();
  const plan = useBattleStore();
  const look = useLookStore();
  useEffect(() => {
    const { offer, show } = useCommandStore.getState();
    offer({
      reset: async () => {
        const [attacker, defender] = await Promise.all(SIDES.map((side) => sampleHost(game, side)));
        const hosts = { attacker, defender };
        plan.getState().replace({ hosts, run: FIRST_RUN });
        look.setState(FIRST_LOOK);
      },
      share: () => show('share'),
      copyLink: async () => {
        const { code } = await sharedCode(game, plan, look);
        await copyAndSay(`${location.href.split('#')[0]}#/${game.page}/${code}`, everyday.linkCopied);
      },
    });
    return () => {
      offer({});
      show(undefined);
    };
  }, [game, plan, look]);
}
