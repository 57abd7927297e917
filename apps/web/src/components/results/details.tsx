// The tabs below the charts: table, steps, what matters, compare, export.
import type { Answer } from '@oddsmith/games';
import type { ReactNode } from 'react';
import { useBattle } from '../../battle/context.ts';
import { DETAIL_TABS, type DetailTab } from '../../battle/link.ts';
import type { ChartView } from '../../games/view.ts';
import { everyday } from '../../language/english/everyday.ts';
import { results } from '../../language/english/results/results.ts';
import { lazy, Suspense } from '../ui/lazy.tsx';
import { TabList } from '../ui/tab-list.tsx';
import { NumbersTable } from './numbers-table.tsx';
import { StepsTab } from './steps-tab.tsx';

const SensitivityTab = lazy(async () => ({ default: (await import('./sensitivity-tab.tsx')).SensitivityTab }));
const CompareTab = lazy(async () => ({ default: (await import('./compare-tab.tsx')).CompareTab }));
const ExportTab = lazy(async () => ({ default: (await import('./export-tab.tsx')).ExportTab }));

interface DetailsProps {
  readonly answer: Answer;
  readonly chart: ChartView;
  readonly charts: readonly ChartView[];
  readonly pinnedAnswer: Answer | undefined;
  /** Under the table. */
  readonly below: ReactNode;
  /** The input the answer belongs to. */
  readonly input: unknown;
}

const LABELS: { readonly [tab in DetailTab]: string } = results.tabs;

export function Details({ answer, chart, charts, pinnedAnswer, below, input }: DetailsProps) {
  const tab = useBattle((battle) => battle.view.tab);
  const look = useBattle((battle) => battle.look);
  return (
    <div className="card p-3">
      <TabList
        label={results.details}
        tabs={DETAIL_TABS.map((id) => ({ id, label: LABELS[id] }))}
        current={tab}
        onChoose={(id) => look({ tab: id })}
      />
      <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} className="pt-3">
        {tab === 'table' && <NumbersTable distribution={answer.distributions[chart.distribution]} axis={chart.axis} />}
        {tab === 'table' && below}
        <Suspense fallback={<p className="text-s text-muted">{everyday.loading}</p>}>
          {tab === 'steps' && <StepsTab answer={answer} />}
          {tab === 'sensitivity' && <SensitivityTab input={input} />}
          {tab === 'compare' && (
            <CompareTab answer={answer} input={input} charts={charts} pinnedAnswer={pinnedAnswer} />
          )}
          {tab === 'export' && <ExportTab answer={answer} input={input} chart={chart} charts={charts} />}
        </Suspense>
      </div>
    </div>
  );
}
