// The tabs below the charts: table, steps, compare, export.
import type { Answer } from '@oddsmith/games';
import { lazy, Suspense } from 'react';
import { useBattle } from '../../battle/context.ts';
import type { DetailTab } from '../../battle/link.ts';
import type { ChartView } from '../../games/view.ts';
import { TabList } from '../ui/tab-list.tsx';
import { NumbersTable } from './numbers-table.tsx';
import { StepsTab } from './steps-tab.tsx';

const CompareTab = lazy(async () => ({ default: (await import('./compare-tab.tsx')).CompareTab }));
const ExportTab = lazy(async () => ({ default: (await import('./export-tab.tsx')).ExportTab }));

interface DetailsProps {
  readonly answer: Answer;
  readonly chart: ChartView;
  readonly charts: readonly ChartView[];
  readonly pinnedAnswer: Answer | undefined;
}

const LABELS = {
  table: 'Table',
  steps: 'Steps',
  matters: 'What matters',
  compare: 'Compare',
  export: 'Export',
} as const satisfies { [tab in DetailTab]: string };

const TABS: readonly DetailTab[] = ['table', 'steps', 'compare', 'export'];

export function Details({ answer, chart, charts, pinnedAnswer }: DetailsProps) {
  const chosen = useBattle((battle) => battle.view.tab);
  const look = useBattle((battle) => battle.look);
  const tab = TABS.includes(chosen) ? chosen : 'table';
  return (
    <div className="card p-3">
      <TabList
        label="Details"
        tabs={TABS.map((id) => ({ id, label: LABELS[id] }))}
        current={tab}
        onChoose={(id) => look({ tab: id })}
      />
      <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} className="pt-3">
        {tab === 'table' && <NumbersTable distribution={answer.distributions[chart.distribution]} axis={chart.axis} />}
        {tab === 'steps' && <StepsTab answer={answer} />}
        <Suspense fallback={null}>
          {tab === 'compare' && <CompareTab answer={answer} charts={charts} pinnedAnswer={pinnedAnswer} />}
          {tab === 'export' && <ExportTab answer={answer} chart={chart} />}
        </Suspense>
      </div>
    </div>
  );
}
