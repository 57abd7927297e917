// Charts and details of the answer.
import type { Answer } from '@oddsmith/games';
import type { Distribution } from '@oddsmith/kernel';
import { FlaskConical, Pin, PinOff } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useBattle } from '../../battle/context.ts';
import { DistributionChart } from '../../charts/distribution-chart.tsx';
import type { Simulated } from '../../charts/simulation-dots.tsx';
import { summaryWords } from '../../charts/words.ts';
import type { AnswerState } from '../../engine/use-answer.ts';
import { chartsOf } from '../../games/generic-view.ts';
import type { CalculatorView, ChartView, ResultsProps } from '../../games/view.ts';
import { everyday } from '../../language/english/everyday.ts';
import { results as words } from '../../language/english/results/results.ts';
import { Segmented } from '../form/controls/segmented.tsx';
import { Button } from '../ui/button.tsx';
import { lazy, Suspense } from '../ui/lazy.tsx';
import { Details } from './details.tsx';
import type { Given } from './happened.tsx';
import { useBeside } from './use-beside.ts';
import { useRemember } from './use-remember.ts';
import { useSimulation } from './use-simulation.ts';

// Most battles need none.
const HistoryPanel = lazy(async () => ({ default: (await import('./history-panel.tsx')).HistoryPanel }));
const StepsTab = lazy(async () => ({ default: (await import('./steps-tab.tsx')).StepsTab }));
const SimulationCheck = lazy(async () => ({ default: (await import('./simulation-check.tsx')).SimulationCheck }));
const HappenedPanel = lazy(async () => ({ default: (await import('./happened.tsx')).HappenedPanel }));
const Tray = lazy(async () => ({ default: (await import('./tray.tsx')).Tray }));
const HappenedShare = lazy(async () => ({ default: (await import('./happened.tsx')).HappenedShare }));
const AdviceList = lazy(async () => ({ default: (await import('./advice-list.tsx')).AdviceList }));

interface ResultsPanelProps {
  readonly state: AnswerState;
  readonly view: CalculatorView;
}

export function ResultsPanel({ state, view }: ResultsPanelProps) {
  const { answer, answered, stale } = state;
  const calculator = useBattle((battle) => battle.calculator.id);
  const pinned = useBattle((battle) => battle.pinned);
  const shown = useBattle((battle) => battle.view.shown);
  const simulation = useSimulation(calculator, answered);
  const pinnedAnswer = useBeside(calculator, pinned);
  const [given, give] = useState<Given | undefined>(undefined);
  useRemember(stale ? undefined : answer, answered);
  if (answer === undefined) return null;

  const charts = chartsOf(view, answer);
  const chosen = charts.find(({ distribution }) => distribution === shown) ?? charts[0];
  if (chosen === undefined) return <WithoutCharts view={view} answer={answer} input={answered} stale={stale} />;
  const drawn = view.sideBySide ? charts : [chosen];
  const { update } = simulation;
  const sampleOf = (chart: ChartView) => update?.findings.distributions[chart.distribution];
  const chooser = <ChartChooser charts={charts} chosen={chosen} />;
  const own = <OwnResults view={view} answer={answer} input={answered} />;
  return (
    <div className={`space-y-3 ${stale ? 'grayscale [&_svg[data-chart]]:opacity-50' : ''}`}>
      <div className="card p-3">
        <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
          {view.sideBySide ? <h2 className="text-m font-semibold">{words.odds}</h2> : chooser}
          <span className="flex flex-wrap items-center gap-2">
            {update === undefined && !simulation.running ? (
              <Button icon={FlaskConical} label={words.check} onClick={simulation.start} />
            ) : (
              <Suspense fallback={null}>
                <SimulationCheck
                  simulation={simulation}
                  exact={answer.distributions[chosen.distribution]}
                  simulated={sampleOf(chosen)}
                />
              </Suspense>
            )}
            <PinButton />
          </span>
        </div>
        <div className="grid gap-x-6 gap-y-3 md:grid-cols-2">
          {drawn.map((chart) => (
            <ChartPair
              key={chart.distribution}
              chart={chart}
              answer={answer}
              input={answered}
              distribution={answer.distributions[chart.distribution]}
              pinned={pinnedAnswer?.distributions[chart.distribution]}
              simulated={simulatedOf(sampleOf(chart), update?.done)}
              given={given?.distribution === chart.distribution ? given.outcome : undefined}
            />
          ))}
        </div>
      </div>
      {!view.resultsFirst && own}
      <Fold title={words.happened} onClose={() => give(undefined)}>
        <HappenedPanel
          key={chosen.distribution}
          answer={answer}
          input={answered}
          chart={chosen}
          chooser={view.sideBySide ? chooser : undefined}
          onGive={give}
        />
      </Fold>
      <Remarks answer={answer} />
      <Details
        answer={answer}
        input={answered}
        chart={chosen}
        charts={charts}
        pinnedAnswer={pinnedAnswer}
        chooser={view.sideBySide ? chooser : undefined}
      />
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

function Remarks({ answer }: { readonly answer: Answer }) {
  if (answer.advice.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <AdviceList advice={answer.advice} />
    </Suspense>
  );
}

interface WithoutChartsProps extends ResultsProps {
  readonly view: CalculatorView;
  readonly stale: boolean;
}

/** For calculators that answer with something else than distributions. */
function WithoutCharts({ view, answer, input, stale }: WithoutChartsProps) {
  /** After the first answer: what is not needed for it is asked for next. */
  const drawn = useDeferredValue(true, false);
  return (
    <div className={`space-y-3 ${stale ? 'grayscale [&_svg[data-chart]]:opacity-50' : ''}`}>
      {!view.resultsFirst && <OwnResults view={view} answer={answer} input={input} />}
      <Fold title={words.happened}>
        <HappenedShare answer={answer} input={input} big={view.bigNumber(answer, input)} />
      </Fold>
      <Remarks answer={answer} />
      <section aria-labelledby="steps-title" className="card p-3">
        <h2 id="steps-title" className="mb-2 text-m font-semibold">
          {words.steps}
        </h2>
        <Suspense fallback={null}>
          <StepsTab answer={answer} />
        </Suspense>
      </section>
      <div className="card p-3">
        <Suspense fallback={null}>{drawn && <Tray answer={answer} input={input} charts={NO_CHARTS} />}</Suspense>
      </div>
      <PastBattles calculator={answer.calculator} />
    </div>
  );
}

const NO_CHARTS: readonly ChartView[] = [];

function simulatedOf(distribution: Distribution | undefined, iterations: number | undefined): Simulated | undefined {
  return distribution === undefined || iterations === undefined ? undefined : { distribution, iterations };
}

interface ChartPairProps extends ResultsProps {
  readonly chart: ChartView;
  readonly distribution: Distribution;
  readonly pinned: Distribution | undefined;
  readonly simulated: Simulated | undefined;
  readonly given: number | undefined;
}

function ChartPair({ chart, input, answer, ...drawing }: ChartPairProps) {
  const { axis, side } = chart;
  const { distribution, pinned } = drawing;
  // One outcome is a sentence, not a chart.
  if (distribution.min === distribution.max && (pinned === undefined || pinned.min === pinned.max))
    return <p className="text-s md:col-span-2">{summaryWords(distribution, axis)}</p>;
  const line = chart.line?.(input, answer);
  return (
    <>
      <DistributionChart title={words.eachNumber(axis)} reading="exactly" {...{ axis, side, line, ...drawing }} />
      <DistributionChart title={words.atLeastOf(axis)} reading="atLeast" {...{ axis, side, line, ...drawing }} />
    </>
  );
}

function ChartChooser({ charts, chosen }: { readonly charts: readonly ChartView[]; readonly chosen: ChartView }) {
  const look = useBattle((battle) => battle.look);
  if (charts.length === 1) return <h2 className="text-m font-semibold">{chosen.title}</h2>;
  return (
    <Segmented
      label={words.chart}
      options={charts.map((one) => ({ value: one.distribution, label: one.title }))}
      value={chosen.distribution}
      onChoose={(value) => look({ shown: String(value) })}
    />
  );
}

/** Pins the situation on screen, or lets the pinned one go. */
function PinButton() {
  const pinned = useBattle((battle) => battle.pinned);
  const pin = useBattle((battle) => battle.pin);
  const unpin = useBattle((battle) => battle.unpin);
  if (pinned === undefined) return <Button icon={Pin} label={words.pin} onClick={pin} />;
  return <Button icon={PinOff} label={words.unpin} look="text-pinned-ink" onClick={unpin} />;
}
