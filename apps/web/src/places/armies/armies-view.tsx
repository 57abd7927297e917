// The layout of the Armies page, as that of a battle: two lists and the situation between them, the answer, the matrix, and what more
// can be asked.
import { Printer, RotateCcw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { lazy, Suspense } from '../../components/ui/lazy.tsx';
import { UnitsOfPage } from '../../components/ui/prose.tsx';
import { FirstVisit } from '../../first-visit/first-visit.tsx';
import { armies as words } from '../../language/english/armies.ts';
import { useCommandStore } from '../../shell/commands.ts';
import { CountersCard } from './matrix/counters-card.tsx';
import { MatrixAnswer } from './matrix/matrix-answer.tsx';
import { MatrixCard } from './matrix/matrix-card.tsx';
import { tableOf } from './matrix/matrix-figures.ts';
import { ProblemCard } from './matrix/problem-card.tsx';
import { useReading } from './matrix/shown-figure.ts';
import { useMatrix } from './matrix/use-matrix.ts';
import { PairCard } from './pair/pair-card.tsx';
import { LayerFilter } from './plan/layer-filter.tsx';
import { useChosen, useGame, useLook, useOpenPair, usePlan } from './plan/plan.ts';
import { SettingsCard } from './plan/settings-card.tsx';
import { usePlanAddress } from './plan/use-plan-address.ts';
import { usePlanCommands } from './plan/use-plan-commands.ts';
import { ArmyPanel } from './slots/army-panel.tsx';

const Questions = lazy(async () => ({ default: (await import('./questions/questions.tsx')).Questions }));
const ShareSheet = lazy(async () => ({ default: (await import('./plan/plan-share-sheet.tsx')).PlanShareSheet }));

interface ArmiesViewProps {
  readonly notice: string | undefined;
}

export function ArmiesView({ notice }: ArmiesViewProps) {
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
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid max-w-[1720px] grid-cols-1 gap-1 px-3 pt-1 pb-6 outline-none lg:gap-3 lg:pt-2"
    >
      <h1 className="sr-only">{game.cell === 'outcome' ? words.headingOfDuels : words.heading}</h1>
      {notice !== undefined && (
        <p role="alert" className="rounded-m border border-bad bg-bad-soft px-3 py-2 text-s">
          {notice}
        </p>
      )}
      <UnitsOfPage units={units}>
        <section
          aria-label={words.answer}
          className="max-lg:sticky max-lg:top-0 max-lg:z-10 max-lg:-mx-3 max-lg:bg-surface max-lg:px-3 max-lg:pb-1 lg:order-2"
        >
          <MatrixAnswer matrix={matrix} table={table} planned={planned} />
        </section>
        <section
          aria-label={words.setting}
          data-paper="none"
          className="grid min-w-0 content-start items-start gap-1 md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] md:gap-2 lg:order-1"
        >
          <ArmyPanel side="attacker" />
          <div className="flex flex-wrap items-center justify-center gap-1 md:w-56 md:flex-col">
            <LayerFilter />
            <PageTools />
          </div>
          <ArmyPanel side="defender" />
          <div className="empty:hidden md:col-span-3">
            <FirstVisit page={game.page} />
          </div>
          <div className="empty:hidden md:col-span-3">
            <SettingsCard />
          </div>
        </section>
        <section aria-label={words.results} className="grid min-w-0 items-start gap-3 lg:order-3 lg:grid-cols-2">
          <div className="min-w-0 lg:col-span-2">
            <MatrixCard matrix={matrix} table={table} />
          </div>
          {pair !== undefined && (
            <div className="min-w-0 lg:col-span-2">
              <PairCard {...pair} />
            </div>
          )}
          <div className="min-w-0 space-y-3">
            <ProblemCard table={table} running={matrix.running} />
            <CountersCard table={table} />
          </div>
          <div className="min-w-0 space-y-3">
            <Suspense fallback={null}>
              <Questions onPlanned={setPlanned} />
            </Suspense>
          </div>
        </section>
      </UnitsOfPage>
      <Suspense fallback={null}>{sheet === 'share' && <ShareSheet table={table} running={matrix.running} />}</Suspense>
    </main>
  );
}

function PageTools() {
  const { Tools } = useGame();
  const reset = useCommandStore((store) => store.commands.reset);
  return (
    <div role="toolbar" aria-label={words.tools} className="flex flex-wrap items-center">
      <IconButton icon={RotateCcw} look="button-quiet" label={words.reset} onClick={reset} />
      <IconButton icon={Printer} look="button-quiet" label={words.print} onClick={() => print()} />
      <Suspense fallback={null}>{Tools !== undefined && <Tools />}</Suspense>
    </div>
  );
}
