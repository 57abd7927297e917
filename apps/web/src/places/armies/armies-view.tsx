// The layout of the Armies page: the answer, then armies and settings beside matrix and pairing.
import { BookOpen, GraduationCap, Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useBattle } from '../../battle/context.ts';
import { CalculatorTabs } from '../../calculator/calculator-tabs.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { lazy, Suspense } from '../../components/ui/lazy.tsx';
import { UnitsOfPage } from '../../components/ui/prose.tsx';
import { FirstVisit } from '../../first-visit/first-visit.tsx';
import { MatrixCard } from '../../games/grimdark/matrix/matrix-card.tsx';
import { useMatrix } from '../../games/grimdark/matrix/use-matrix.ts';
import { PairingCard } from '../../games/grimdark/pairing/pairing-card.tsx';
import { shownUnit } from '../../games/grimdark/units/shown-unit.ts';
import type { PageProps } from '../../games/view.ts';
import { grimdarkArmies as words } from '../../language/english/grimdark/armies.ts';
import { useCommandStore } from '../../shell/commands.ts';
import { SIDES } from './army.ts';
import { CountersCard } from './matrix/counters-card.tsx';
import { MatrixAnswer } from './matrix/matrix-answer.tsx';
import { figureTable } from './matrix/matrix-figures.ts';
import { ProblemCard } from './matrix/problem-card.tsx';
import { openPairing, useLook, usePlan } from './plan/plan.ts';
import { SettingsCard } from './plan/settings-card.tsx';
import { usePlanAddress } from './plan/use-plan-address.ts';
import { usePlanCommands } from './plan/use-plan-commands.ts';
import { ArmyPanel } from './slots/army-panel.tsx';

const RulesSheet = lazy(async () => ({
  default: (await import('../../games/grimdark/rules/rules-sheet.tsx')).RulesSheet,
}));
const LearnSheet = lazy(async () => ({
  default: (await import('../../games/grimdark/rules/learn-sheet.tsx')).LearnSheet,
}));
const ShareSheet = lazy(async () => ({ default: (await import('./plan/plan-share-sheet.tsx')).PlanShareSheet }));

interface ArmiesViewProps extends PageProps {
  readonly notice: string | undefined;
}

export function ArmiesView({ tabs, notice }: ArmiesViewProps) {
  const { hosts } = usePlan();
  const look = useLook();
  const matrix = useMatrix();
  const sheet = useCommandStore((store) => store.sheet);
  usePlanAddress();
  usePlanCommands();
  const rows = hosts.attacker.chosen.length;
  const columns = hosts.defender.chosen.length;
  const table = figureTable([...matrix.older, ...matrix.cells], rows, columns, look.scenario);
  const pairing = openPairing(hosts, look.cell);
  const units = useMemo(
    () => SIDES.flatMap((side) => hosts[side].army.units.map((unit) => shownUnit(unit, hosts[side].army))),
    [hosts],
  );
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-[2000px] outline-none">
      <h1 className="sr-only">{words.heading}</h1>
      <PageTools tabs={tabs} />
      {notice !== undefined && (
        <p role="alert" className="mx-3 mb-2 rounded-m border border-bad bg-bad-soft px-3 py-2 text-s">
          {notice}
        </p>
      )}
      <UnitsOfPage units={units}>
        <div className="lg:grid lg:grid-cols-[minmax(380px,5fr)_minmax(0,9fr)] lg:grid-rows-[auto_1fr]">
          <section
            aria-label={words.answer}
            className="px-3 pb-2 max-lg:sticky max-lg:top-0 max-lg:z-10 max-lg:bg-surface lg:col-start-2 lg:pl-1.5"
          >
            <MatrixAnswer matrix={matrix} table={table} />
          </section>
          <section
            aria-label={words.setting}
            data-paper="none"
            className="grid content-start gap-3 px-3 pb-3 max-lg:sm:grid-cols-2 lg:sticky lg:top-0 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:max-h-screen lg:overflow-y-auto lg:pr-1.5"
          >
            <div className="empty:hidden max-lg:sm:col-span-2">
              <FirstVisit page="grimdark/armies" />
            </div>
            <ArmyPanel side="attacker" />
            <ArmyPanel side="defender" />
            <div className="max-lg:sm:col-span-2">
              <SettingsCard />
            </div>
          </section>
          <section aria-label={words.results} className="min-w-0 space-y-3 px-3 pb-6 lg:col-start-2 lg:pl-1.5">
            <MatrixCard matrix={matrix} table={table} />
            {pairing !== undefined && <PairingCard attacker={pairing[0]} defender={pairing[1]} />}
            <ProblemCard table={table} running={matrix.running} />
            <CountersCard table={table} />
          </section>
        </div>
      </UnitsOfPage>
      <Suspense fallback={null}>{sheet === 'share' && <ShareSheet table={table} />}</Suspense>
    </main>
  );
}

function PageTools({ tabs }: PageProps) {
  const [open, setOpen] = useState<'rules' | 'learn' | undefined>(undefined);
  const history = useBattle((battle) => battle.history);
  const { undo, redo, reset } = useCommandStore((store) => store.commands);
  const close = () => setOpen(undefined);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3 py-2">
      <CalculatorTabs tabs={tabs} current="grimdark/armies" />
      <div role="toolbar" aria-label={words.tools} className="-mr-2 flex items-center">
        <IconButton look="button-quiet" label={words.undo} disabled={history.past.length === 0} onClick={undo}>
          <Undo2 aria-hidden className="size-4" />
        </IconButton>
        <IconButton look="button-quiet" label={words.redo} disabled={history.future.length === 0} onClick={redo}>
          <Redo2 aria-hidden className="size-4" />
        </IconButton>
        <IconButton look="button-quiet" label={words.reset} onClick={reset}>
          <RotateCcw aria-hidden className="size-4" />
        </IconButton>
        <button type="button" className="button button-quiet" onClick={() => setOpen('rules')}>
          <BookOpen aria-hidden className="size-4" />
          {words.rules}
        </button>
        <button type="button" className="button button-quiet" onClick={() => setOpen('learn')}>
          <GraduationCap aria-hidden className="size-4" />
          {words.howItWorks}
        </button>
      </div>
      <Suspense fallback={null}>
        {open === 'rules' && <RulesSheet onClose={close} />}
        {open === 'learn' && <LearnSheet onClose={close} />}
      </Suspense>
    </div>
  );
}
