// Charts and details of the answer.
import type { Distribution } from '@oddsmith/kernel';
import { FlaskConical } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useBattle } from '../../battle/context.ts';
import { DistributionChart } from '../../charts/distribution-chart.tsx';
import type { Simulated } from '../../charts/simulation-dots.tsx';
import { summaryWords } from '../../charts/words.ts';
import type { AnswerState } from '../../engine/use-answer.ts';
import { chartsOf } from '../../games/generic-view.ts';
import type { CalculatorView, ChartView, ResultsProps } from '../../games/view.ts';
import { battlePage as page } from '../../language/english/calculator/page.ts';
import { everyday } from '../../language/english/everyday.ts';
import { results as words } from '../../language/english/results/results.ts';
import { Button } from '../ui/button.tsx';
import { lazy, Suspense } from '../ui/lazy.tsx';
import { PhoneFold } from '../ui/phone-fold.tsx';
import { Select } from '../ui/select.tsx';
import { Details } from './details.tsx';
import type { Given } from './happened.tsx';
import { StepsTab } from './steps-tab.tsx';
import { useBeside } from './use-beside.ts';
import { useRemember } from './use-remember.ts';
import { useSimulation } from './use-simulation.ts';

// After the first answer, or for the battles that need it.
const HistoryPanel = lazy(async () => ({ default: (await import('./history-panel.tsx')).HistoryPanel }));
const SimulationCheck = lazy(async () => ({ default: (await import('./simulation-check.tsx')).SimulationCheck }));
const HappenedPanel = lazy(async () => ({ default: (await import('./happened.tsx')).HappenedPanel }));
const Tray = lazy(async () => ({ default: (await import('./tray.tsx')).Tray }));
const HappenedShare = lazy(async () => ({ default: (await import('./happened.tsx')).HappenedShare }));

const DIMMED = 'grayscale [&_svg[data-chart]]:opacity-50';

interface ResultsPanelProps {
  readonly state: AnswerState;
  readonly view: CalculatorView;
  /** Under the chart of a page of one column. */
  readonly below: ReactNode;
}

export function ResultsPanel({ state, view, below }: ResultsPanelProps) {
  const { answer, answered, stale } = state;
  const calculator = useBattle((battle) => battle.calculator.id);
  const pinned = useBattle((battle) => battle.pinned);
  const shown = useBattle((battle) => battle.view.shown);
  const simulation = useSimulation(calculator, answered);
  const pinnedAnswer = useBeside(calculator, pinned);
  const [given, give] = useState<Given | undefined>(undefined);
  useRemember(stale ? undefined : answer, answered);
  if (answer === undefined) return null;

  const charts = chartsOf(view, answer, answered);
  const chosen = charts.find(({ distribution }) => distribution === shown) ?? charts[0];
  if (chosen === undefined) {
    const shown = { view, answer, input: answered, stale, below };
    return <WithoutCharts {...shown} />;
  }
  const { update } = simulation;
  const sample = update?.findings.distributions[chosen.distribution];
  return (
    <div className={`space-y-3 ${stale ? DIMMED : ''}`}>
      <div className="card p-3">
        <div className="mb-1 flex flex-wrap items-center justify-between gap-2">
          <ChartChooser charts={charts} chosen={chosen} />
          {(update !== undefined || simulation.running) && (
            <Suspense fallback={null}>
              <SimulationCheck
                simulation={simulation}
                exact={answer.distributions[chosen.distribution]}
                simulated={sample}
              />
            </Suspense>
          )}
        </div>
        <OneChart
          chart={chosen}
          answer={answer}
          input={answered}
          distribution={answer.distributions[chosen.distribution]}
          pinned={pinnedAnswer?.distributions[chosen.distribution]}
          simulated={simulatedOf(sample, update?.done)}
          given={given?.distribution === chosen.distribution ? given.outcome : undefined}
        />
      </div>
      {below !== undefined && <div className="space-y-2">{below}</div>}
      {!view.resultsFirst && view.results !== undefined && (
        <PhoneFold summary={page.details}>
          <OwnResults view={view} answer={answer} input={answered} />
        </PhoneFold>
      )}
      <Details
        answer={answer}
        input={answered}
        chart={chosen}
        charts={charts}
        pinnedAnswer={pinnedAnswer}
        below={
          update === undefined && !simulation.running ? (
            <Button icon={FlaskConical} label={words.check} look="button-quiet text-muted" onClick={simulation.start} />
          ) : undefined
        }
      />
      <Fold title={words.happened} onClose={() => give(undefined)}>
        <HappenedPanel key={chosen.distribution} answer={answer} input={answered} chart={chosen} onGive={give} />
      </Fold>
      <PastBattles calculator={calculator} />
    </div>
  );
}

/** Loaded when first needed; the rest of the page does not wait for it. */
export function OwnResults({ view, answer, input }: ResultsProps & { readonly view: CalculatorView }) {
  const Own = view.results;
  if (Own === undefined) return null;
  return (
    <Suspense fallback={<PanelWaiting />}>
      <Own answer={answer} input={input} />
    </Suspense>
  );
}

function PanelWaiting() {
  return (
    <div className="card min-h-24 p-3 text-s text-muted" aria-busy>
      {everyday.loading}
    </div>
  );
}

interface FoldProps {
  readonly title: string;
  readonly children: ReactNode;
  onClose?(): void;
}

/** What is inside is loaded when it is opened. */
function Fold({ title, children, onClose }: FoldProps) {
  const [open, setOpen] = useState(false);
  const toggle = (next: boolean) => {
    setOpen(next);
    if (!next) onClose?.();
  };
  return (
    <details className="card p-3" open={open} onToggle={(event) => toggle(event.currentTarget.open)}>
      <summary className="cursor-pointer text-m font-semibold">{title}</summary>
      <Suspense fallback={<p className="text-s text-muted">{everyday.loading}</p>}>{open && children}</Suspense>
    </details>
  );
}

function PastBattles({ calculator }: { readonly calculator: string }) {
  return (
    <Fold title={words.history}>
      <HistoryPanel game={calculator.split('/')[0]} />
    </Fold>
  );
}

interface WithoutChartsProps extends ResultsProps {
  readonly view: CalculatorView;
  readonly stale: boolean;
  readonly below: ReactNode;
}

/** For calculators that answer with something else than distributions. */
function WithoutCharts({ view, answer, input, stale, below }: WithoutChartsProps) {
  return (
    <div className={`space-y-3 ${stale ? 'grayscale [&_svg[data-chart]]:opacity-50' : ''}`}>
      {!view.resultsFirst && <OwnResults view={view} answer={answer} input={input} />}
      {below !== undefined && <div className="space-y-2">{below}</div>}
      <Fold title={words.happened}>
        <HappenedShare answer={answer} input={input} big={view.bigNumber(answer, input)} />
      </Fold>
      <section aria-labelledby="steps-title" className="card p-3">
        <h2 id="steps-title" className="mb-2 text-m font-semibold">
          {words.steps}
        </h2>
        <Suspense fallback={null}>
          <StepsTab answer={answer} />
        </Suspense>
      </section>
      <Fold title={words.tray}>
        <Tray answer={answer} input={input} charts={NO_CHARTS} />
      </Fold>
      <PastBattles calculator={answer.calculator} />
    </div>
  );
}

const NO_CHARTS: readonly ChartView[] = [];

function simulatedOf(distribution: Distribution | undefined, iterations: number | undefined): Simulated | undefined {
  return distribution === undefined || iterations === undefined ? undefined : { distribution, iterations };
}

interface OneChartProps extends ResultsProps {
  readonly chart: ChartView;
  readonly distribution: Distribution;
  readonly pinned: Distribution | undefined;
  readonly simulated: Simulated | undefined;
  readonly given: number | undefined;
}

function OneChart({ chart, input, answer, ...drawing }: OneChartProps) {
  const { axis, side } = chart;
  const { distribution, pinned } = drawing;
  // One outcome is a sentence, not a chart.
  if (distribution.min === distribution.max && (pinned === undefined || pinned.min === pinned.max))
    return <p className="text-s">{summaryWords(distribution, axis)}</p>;
  const line = chart.line?.(input, answer);
  return <DistributionChart title={words.eachNumber(axis)} {...{ axis, side, line, ...drawing }} reading="exactly" />;
}

function ChartChooser({ charts, chosen }: { readonly charts: readonly ChartView[]; readonly chosen: ChartView }) {
  const look = useBattle((battle) => battle.look);
  if (charts.length === 1) return <h2 className="text-m font-semibold">{chosen.title}</h2>;
  return (
    <Select
      label={words.chart}
      options={charts.map((one) => ({ value: one.distribution, label: one.title }))}
      value={chosen.distribution}
      look="max-w-full text-m font-semibold"
      onChoose={(value) => look({ shown: value })}
    />
  );
}
