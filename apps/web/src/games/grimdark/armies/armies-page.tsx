// Two armies face to face: opens the plan of the address, then shows armies, settings and the matrix.
import { useEffect, useState } from 'react';
import { BattleContext } from '../../../battle/context.ts';
import type { BattleStore } from '../../../battle/store.ts';
import { codeOfAddress } from '../../../calculator/address.ts';
import { useLoaded } from '../../../components/ui/lazy.tsx';
import { describeCalculator } from '../../../engine/descriptions.ts';
import type { CalculatorDescription } from '../../../engine/engine.ts';
import { checkInput } from '../../../engine-client.ts';
import { ArmiesView } from '../../../places/armies/armies-view.tsx';
import type { Army } from '../../../places/armies/army.ts';
import {
  createLookStore,
  createPlanStore,
  LookContext,
  type LookStore,
  SamplesContext,
} from '../../../places/armies/plan/plan.ts';
import { openPlan } from '../../../places/armies/plan/plan-link.ts';
import { PageSkeleton } from '../../../shell/page-skeleton.tsx';
import type { PageProps } from '../../view.ts';
import { newestArmy, ownArmies } from '../available-armies.ts';
import { readSamples } from '../units/read-armies.ts';

export const PAGE = 'grimdark/armies';
const DUEL = 'grimdark/duel';
const NO_DUEL = Promise.resolve(undefined);

interface Opened {
  readonly plan: BattleStore;
  readonly look: LookStore;
  readonly samples: readonly Army[];
  readonly notice: string | undefined;
  /** When the newest of the armies that were pasted came in. */
  readonly at: number;
}

/** What this visit left behind: coming back to the tab finds it again. */
let left: Opened | undefined;

async function open(duel: CalculatorDescription, code: string): Promise<Opened> {
  const samples = await readSamples();
  const accepts = async (settings: unknown) => (await checkInput(DUEL, settings)) === null;
  const slots = await ownArmies();
  const { settings, hosts, run, look, notice } = await openPlan(code, samples, accepts, slots.hosts);
  const plan = createPlanStore(duel, settings, hosts, run);
  return { plan, look: createLookStore(look), samples, notice, at: slots.at };
}

export function ArmiesPage({ tabs }: PageProps) {
  const duel = useLoaded(describeCalculator(DUEL) ?? NO_DUEL);
  const [opened, setOpened] = useState<Opened | undefined>(undefined);
  useEffect(() => {
    if (duel === undefined) return;
    let followed = 0;
    const follow = async () => {
      const turn = ++followed;
      const code = codeOfAddress(PAGE);
      // A list pasted since then is what the player came for.
      const fresh = left !== undefined && left.at >= (await newestArmy());
      const next = code === '' && left !== undefined && fresh ? { ...left, notice: undefined } : await open(duel, code);
      // The page has been left, or another link is followed.
      if (turn !== followed) return;
      left = next;
      setOpened(next);
    };
    void follow();
    addEventListener('hashchange', follow);
    return () => {
      followed += 1;
      removeEventListener('hashchange', follow);
    };
  }, [duel]);
  if (duel === undefined || opened === undefined) return <PageSkeleton />;
  return (
    <BattleContext value={opened.plan}>
      <LookContext value={opened.look}>
        <SamplesContext value={opened.samples}>
          <ArmiesView tabs={tabs} notice={opened.notice} />
        </SamplesContext>
      </LookContext>
    </BattleContext>
  );
}
