// Charts and details of the answer.
import { Pin, PinOff } from 'lucide-react';
import { useBattle } from '../../battle/context.ts';
import { DistributionChart } from '../../charts/distribution-chart.tsx';
import type { AnswerState } from '../../engine/use-answer.ts';
import { chartsOf } from '../../games/generic-view.ts';
import type { CalculatorView } from '../../games/view.ts';
import { Segmented } from '../form/segmented.tsx';
import { AdviceList } from './advice-list.tsx';
import { Details } from './details.tsx';
import { SimulationCheck } from './simulation-check.tsx';
import { useBeside } from './use-beside.ts';
import { useSimulation } from './use-simulation.ts';

interface ResultsPanelProps {
  readonly state: AnswerState;
  readonly view: CalculatorView;
}

export function ResultsPanel({ state, view }: ResultsPanelProps) {
  const { answer, answered, stale } = state;
  const calculator = useBattle((battle) => battle.calculator.id);
  const pinned = useBattle((battle) => battle.pinned);
  const shown = useBattle((battle) => battle.view.shown);
  const look = useBattle((battle) => battle.look);
  const simulation = useSimulation(calculator, answered);
  const pinnedAnswer = useBeside(calculator, pinned);
  if (answer === undefined) return null;

  const charts = chartsOf(view, answer);
  const chart = charts.find(({ distribution }) => distribution === shown) ?? charts[0];
  if (chart === undefined) return null;
  const distribution = answer.distributions[chart.distribution];
  const { update } = simulation;
  const sample = update?.findings.distributions[chart.distribution];
  const drawing = {
    distribution,
    axis: chart.axis,
    side: chart.side,
    line: chart.line?.(answered),
    pinned: pinnedAnswer?.distributions[chart.distribution],
    simulated:
      sample === undefined || update === undefined ? undefined : { distribution: sample, iterations: update.done },
  };
  const Own = view.results;
  return (
    <div className={`space-y-3 transition-opacity duration-150 ${stale ? 'opacity-60' : ''}`}>
      <div className="card p-3">
        <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
          {charts.length > 1 ? (
            <Segmented
              label="Chart"
              options={charts.map((one) => ({ value: one.distribution, label: one.title }))}
              value={chart.distribution}
              onChoose={(value) => look({ shown: String(value) })}
            />
          ) : (
            <h2 className="text-m font-semibold">{chart.title}</h2>
          )}
          <span className="flex flex-wrap items-center gap-2">
            <SimulationCheck simulation={simulation} exact={distribution} simulated={sample} />
            <PinButton />
          </span>
        </div>
        <div className="grid gap-x-6 gap-y-3 md:grid-cols-2">
          <DistributionChart title={`Chance of each number of ${chart.axis}`} reading="exactly" {...drawing} />
          <DistributionChart title={`Chance of at least so many ${chart.axis}`} reading="atLeast" {...drawing} />
        </div>
      </div>
      {Own !== undefined && <Own answer={answer} input={answered} />}
      <AdviceList advice={answer.advice} />
      <Details answer={answer} chart={chart} charts={charts} pinnedAnswer={pinnedAnswer} />
    </div>
  );
}

function PinButton() {
  const pinned = useBattle((battle) => battle.pinned);
  const pin = useBattle((battle) => battle.pin);
  const unpin = useBattle((battle) => battle.unpin);
  if (pinned === undefined)
    return (
      <button type="button" className="button" onClick={pin}>
        <Pin aria-hidden className="size-4" />
        Pin to compare
      </button>
    );
  return (
    <button type="button" className="button text-pinned-ink" onClick={unpin}>
      <PinOff aria-hidden className="size-4" />
      Unpin
    </button>
  );
}
