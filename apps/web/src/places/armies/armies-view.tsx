// The layout of the Armies page: the answer, then armies and settings beside matrix, the opened pair and what more can be asked.
import { Printer, Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useBattle } from '../../battle/context.ts';
import { CalculatorTabs } from '../../calculator/calculator-tabs.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { lazy, Suspense } from '../../components/ui/lazy.tsx';
import { UnitsOfPage } from '../../components/ui/prose.tsx';
import { FirstVisit } from '../../first-visit/first-visit.tsx';
import type { PageProps } from '../../games/view.ts';
import { armies as words } from '../../language/english/armies.ts';
import { useCommandStore } from '../../shell/commands.ts';
import { SIDES } from './army.ts';
import { CountersCard } from './matrix/counters-card.tsx';
import { MatrixAnswer } from './matrix/matrix-answer.tsx';
import { MatrixCard } from './matrix/matrix-card.tsx';
import { tableOf } from './matrix/matrix-figures.ts';
import { ProblemCard } from './matrix/problem-card.tsx';
import { useReading } from './matrix/shown-figure.ts';
import { useMatrix } from './matrix/use-matrix.ts';
import { PairCard } from './pair/pair-card.tsx';
import { useChosen, useGame, useLook, useOpenPair, usePlan } from './plan/plan.ts';
import { SettingsCard } from './plan/settings-card.tsx';
import { usePlanAddress } from './plan/use-plan-address.ts';
import { usePlanCommands } from './plan/use-plan-commands.ts';
import { ArmyPanel } from './slots/army-panel.tsx';

const Questions = lazy(async () => ({ default: (await import('./questions/questions.tsx')).Questions }));
const ShareSheet = lazy(async () => ({ default: (await import('./plan/plan-share-sheet.tsx')).PlanShareSheet }));

interface ArmiesViewProps extends Pick<PageProps, 'tabs'> {
  readonly notice: string | undefined;
}

export function ArmiesView({ tabs, notice }: ArmiesViewProps) {
  const game = useGame();
  const { hosts } = usePlan();
  const { weighted } = useLook();
  const matrix = useMatrix();
  const reading = useReading();
  const pair = useOpenPair();
  const sheet = useCommandStore((store) => store.sheet);
  const [planned, setPlanned] = useState<string | undefined>(undefined);
  usePlanAddress();
  usePlanCommands();
  const { rows, columns, cells } = matrix;
  const table = useMemo(
    () => tableOf({ rows, columns, cells, reading, weighted }),
    [rows, columns, cells, reading, weighted],
  );
  const [ours, theirs] = [useChosen('attacker'), useChosen('defender')];
  const units = useMemo(
    () => [
      ...ours.map((unit) => game.shown(unit, hosts.attacker.army)),
      ...theirs.map((unit) => game.shown(unit, hosts.defender.army)),
    ],
    [game, hosts, ours, theirs],
  );
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-[2000px] outline-none">
      <h1 className="sr-only">{game.cell === 'outcome' ? words.headingOfDuels : words.heading}</h1>
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
            <MatrixAnswer matrix={matrix} table={table} planned={planned} />
          </section>
          <section
            aria-label={words.setting}
            data-paper="none"
            className="grid content-start gap-3 px-3 pb-3 max-lg:sm:grid-cols-2 lg:sticky lg:top-0 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:max-h-screen lg:overflow-y-auto lg:pr-1.5"
          >
            <div className="empty:hidden max-lg:sm:col-span-2">
              <FirstVisit page={game.page} />
            </div>
            {SIDES.map((side) => (
              <ArmyPanel key={side} side={side} />
            ))}
            <div className="max-lg:sm:col-span-2 empty:hidden">
              <SettingsCard />
            </div>
          </section>
          <section aria-label={words.results} className="min-w-0 space-y-3 px-3 pb-6 lg:col-start-2 lg:pl-1.5">
            <MatrixCard matrix={matrix} table={table} />
            {pair !== undefined && <PairCard {...pair} />}
            <ProblemCard table={table} running={matrix.running} />
            <CountersCard table={table} />
            <Suspense fallback={null}>
              <Questions onPlanned={setPlanned} />
            </Suspense>
          </section>
        </div>
      </UnitsOfPage>
      <Suspense fallback={null}>{sheet === 'share' && <ShareSheet table={table} running={matrix.running} />}</Suspense>
    </main>
  );
}

function PageTools({ tabs }: Pick<PageProps, 'tabs'>) {
  const { page, Tools } = useGame();
  const history = useBattle((battle) => battle.history);
  const { undo, redo, reset } = useCommandStore((store) => store.commands);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3 py-2">
      <CalculatorTabs tabs={tabs} current={page} />
      <div role="toolbar" aria-label={words.tools} className="-mr-2 flex flex-wrap items-center">
        <IconButton
          icon={Undo2}
          look="button-quiet"
          label={words.undo}
          disabled={history.past.length === 0}
          onClick={undo}
        />
        <IconButton
          icon={Redo2}
          look="button-quiet"
          label={words.redo}
          disabled={history.future.length === 0}
          onClick={redo}
        />
        <IconButton icon={RotateCcw} look="button-quiet" label={words.reset} onClick={reset} />
        <IconButton icon={Printer} look="button-quiet" label={words.print} onClick={() => print()} />
        <Suspense fallback={null}>{Tools !== undefined && <Tools />}</Suspense>
      </div>
    </div>
  );
}
