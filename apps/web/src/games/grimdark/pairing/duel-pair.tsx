// An opened pairing: results per scenario, what decides them, and a battle to watch.
import { useMemo } from 'react';
import { TabList } from '../../../components/ui/tab-list.tsx';
import { armies } from '../../../language/english/armies.ts';
import { grimdarkArmies as words } from '../../../language/english/grimdark/armies.ts';
import type { PairProps } from '../../../places/armies/armies-game.ts';
import { useCommon, useLayer, useLook, useLookStore } from '../../../places/armies/plan/plan.ts';
import type { BattleInput, Settings } from '../tasks/solve.ts';
import { cardOf } from '../units/fielded.ts';
import { FactorList } from './factor-list.tsx';
import { PairingResult } from './pairing-result.tsx';
import { ReplayPlayer } from './replay-player.tsx';

const TABS = [
  { id: 'result', label: words.pairing.tabs.result },
  { id: 'factors', label: words.pairing.tabs.factors },
  { id: 'replay', label: words.pairing.tabs.replay },
] as const;

/** The duel of two units with what all pairings have in common. */
export function useDuel({ attacker, defender }: PairProps): BattleInput {
  const settings = useCommon() as Settings;
  return useMemo(
    () => ({ ...settings, attacker: cardOf(attacker), defender: cardOf(defender) }),
    [settings, attacker, defender],
  );
}

export function DuelPair(pair: PairProps) {
  const look = useLookStore();
  const input = useDuel(pair);
  const scenario = useLayer()?.name;
  const { tab } = useLook();
  const current = TABS.find(({ id }) => id === tab)?.id ?? 'result';
  return (
    <>
      <TabList
        label={armies.pair.name}
        tabs={TABS}
        current={current}
        onChoose={(next) => look.setState({ tab: next })}
      />
      <div role="tabpanel" id={`panel-${current}`} aria-labelledby={`tab-${current}`} className="pt-3">
        {current === 'result' && <PairingResult input={input} scenario={scenario} />}
        {current === 'factors' && <FactorList input={input} scenario={scenario} />}
        {current === 'replay' && <ReplayPlayer input={input} scenario={scenario} />}
      </div>
    </>
  );
}
