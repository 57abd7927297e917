// One cell of the matrix opened: results per scenario, what decides them, and a battle to watch.
import { ExternalLink, X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useBattle } from '../../../battle/context.ts';
import { writeCode } from '../../../battle/link.ts';
import { TabList } from '../../../components/ui/tab-list.tsx';
import { UnitName } from '../../../components/ui/unit-name.tsx';
import { grimdarkArmies as words } from '../../../language/english/grimdark/armies.ts';
import type { ArmyUnit } from '../../../places/armies/army.ts';
import { ScenarioFilter } from '../../../places/armies/plan/layer-filter.tsx';
import { useLook, useLookStore, usePlan, useSettings } from '../../../places/armies/plan/plan.ts';
import type { BattleInput } from '../tasks/solve.ts';
import { shownUnit } from '../units/shown-unit.ts';
import { FactorList } from './factor-list.tsx';
import { PairingResult } from './pairing-result.tsx';
import { ReplayPlayer } from './replay-player.tsx';

interface PairingCardProps {
  readonly attacker: ArmyUnit;
  readonly defender: ArmyUnit;
}

const TAB_LABELS = [
  { id: 'result', label: words.pairing.tabs.result },
  { id: 'factors', label: words.pairing.tabs.factors },
  { id: 'replay', label: words.pairing.tabs.replay },
] as const;

export function PairingCard({ attacker, defender }: PairingCardProps) {
  const { hosts } = usePlan();
  const settings = useSettings();
  const { scenario, tab } = useLook();
  const look = useLookStore();
  const input = useMemo<BattleInput>(
    () => ({ ...settings, attacker: attacker.unit, defender: defender.unit }),
    [settings, attacker, defender],
  );
  const card = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each newly opened pairing comes into sight
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [attacker, defender]);
  return (
    <section ref={card} aria-labelledby="pairing-title" className="card scroll-mt-32 p-3">
      <div className="mb-1 flex items-start justify-between gap-2">
        <h2 id="pairing-title" className="text-m font-semibold">
          <UnitName unit={shownUnit(attacker, hosts.attacker.army)} className="text-attacker-ink" />{' '}
          <span className="font-normal text-muted">{words.pairing.against}</span>{' '}
          <UnitName unit={shownUnit(defender, hosts.defender.army)} className="text-defender-ink" />
        </h2>
        <button
          type="button"
          className="button button-quiet -mt-1 -mr-2 px-0"
          aria-label={words.pairing.close}
          onClick={() => look.setState({ cell: undefined })}
        >
          <X aria-hidden className="size-4" />
        </button>
      </div>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <ScenarioFilter />
        <DuelLink input={input} />
      </div>
      <TabList
        label={words.pairing.name}
        tabs={TAB_LABELS}
        current={tab}
        onChoose={(next) => look.setState({ tab: next })}
      />
      <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} className="pt-3">
        {tab === 'result' && <PairingResult input={input} scenario={scenario} />}
        {tab === 'factors' && <FactorList input={input} scenario={scenario} />}
        {tab === 'replay' && <ReplayPlayer input={input} scenario={scenario} />}
      </div>
    </section>
  );
}

/** The same battle on the Duel tab, where every stat can be changed. */
function DuelLink({ input }: { readonly input: BattleInput }) {
  const form = useBattle((battle) => battle.calculator.form);
  const [href, setHref] = useState('#/grimdark/duel');
  useEffect(() => {
    let current = true;
    writeCode(form, { input, view: { tab: 'table' } }).then((code) => {
      if (current) setHref(`#/grimdark/duel/${code}`);
    });
    return () => {
      current = false;
    };
  }, [form, input]);
  return (
    <a className="button" href={href}>
      <ExternalLink aria-hidden className="size-4" />
      {words.pairing.openInDuel}
    </a>
  );
}
