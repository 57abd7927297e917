// The commands the Armies page offers to header and keyboard.
import { use, useEffect } from 'react';
import { useBattleStore } from '../../../battle/context.ts';
import { copyAndSay } from '../../../calculator/commands.ts';
import { everyday } from '../../../language/english/everyday.ts';
import { useCommandStore } from '../../../shell/commands.ts';
import { hostOf } from '../army.ts';
import { FIRST_LOOK, SamplesContext, useLookStore } from './plan.ts';
import { FIRST_RUN } from './run-plan.ts';
import { linkCode } from './use-plan-address.ts';

export function usePlanCommands(): void {
  const plan = useBattleStore();
  const look = useLookStore();
  const samples = use(SamplesContext);
  useEffect(() => {
    const { offer, show } = useCommandStore.getState();
    offer({
      undo: () => plan.getState().undo(),
      redo: () => plan.getState().redo(),
      reset: () => {
        const hosts = { attacker: hostOf(samples[0]), defender: hostOf(samples[1]) };
        plan.getState().replace({ hosts, run: FIRST_RUN });
        look.setState(FIRST_LOOK);
      },
      share: () => show('share'),
      copyLink: async () => {
        const { code } = await linkCode(plan, look);
        await copyAndSay(`${location.href.split('#')[0]}#/grimdark/armies/${code}`, everyday.linkCopied);
      },
    });
    return () => {
      offer({});
      show(undefined);
    };
  }, [plan, look, samples]);
}
