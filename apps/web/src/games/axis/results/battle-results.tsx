// What is left of both sides, wave by wave, what to do next, and what to send instead.
import type { BattleFindings } from '@oddsmith/games/axis';
import { useChoice } from '../../../battle/choice.ts';
import { Segmented } from '../../../components/form/controls/segmented.tsx';
import { FiguresTable } from '../../../components/ui/figures-table.tsx';
import { formatChance, formatMean } from '../../../format/number.ts';
import { axis } from '../../../language/english/axis/axis.ts';
import { axisResults } from '../../../language/english/axis/results.ts';
import { everyday } from '../../../language/english/everyday.ts';
import type { ResultsOf } from '../../view.ts';
import { armyText } from '../army.ts';
import { RecommendPanel } from '../recommend/recommend-panel.tsx';
import { DecisionsPanel } from './decisions-panel.tsx';
import { Figures } from './figures.tsx';
import { JointPanel } from './joint-panel.tsx';
import { LuckPanel } from './luck-panel.tsx';
import { OrdersPanel } from './orders-panel.tsx';
import { StopPanel } from './stop-panel.tsx';
import { LossesTable, SurvivorsTable } from './survivors-table.tsx';

const { left: words } = axisResults;

export function BattleResults({ answer, input }: ResultsOf<'axis/battle'>) {
  return (
    <>
      <Figures answer={answer} input={input} />
      <DecisionsPanel calculator="axis/battle" input={input} />
      <OrdersPanel input={input} />
      {answer.owners !== undefined && <OwnersTable owners={answer.owners} />}
      <WhatIsLeft found={answer} naval={input.naval} />
      <StopPanel input={input} />
      <RecommendPanel input={input} />
      <JointPanel input={input} />
      <LuckPanel answer={answer} input={input} />
    </>
  );
}

type Shown = number | 'all';

function isShown(value: unknown): value is Shown {
  return value === 'all' || (Number.isInteger(value) && Number(value) >= 0);
}

interface WhatIsLeftProps {
  readonly found: BattleFindings;
  readonly naval: boolean;
}

function WhatIsLeft({ found, naval }: WhatIsLeftProps) {
  const { waves, allWaves } = found;
  const [chosen, choose] = useChoice<Shown>('waveShown', 0, isShown);
  const all = chosen === 'all' && allWaves !== undefined;
  const wave = Math.min(chosen === 'all' ? 0 : chosen, waves.length - 1);
  const options = waves.map((_, w): { value: Shown; label: string } => ({
    value: w,
    label: axis.battle.numbered(w + 1),
  }));
  if (allWaves !== undefined) options.push({ value: 'all', label: words.allWaves });
  return (
    <section aria-labelledby="survivors-title" className="card p-3">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 id="survivors-title" className="text-m font-semibold">
          {words.title}
        </h2>
        {waves.length > 1 && (
          <Segmented
            label={words.waveShown}
            options={options}
            value={all ? 'all' : wave}
            onChoose={(value) => isShown(value) && choose(value)}
          />
        )}
      </div>
      {waves.length > 1 && <WavesTable waves={waves} naval={naval} />}
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
        {all ? (
          <>
            <LossesTable title={everyday.attacker} rows={allWaves.attackerLost} />
            <LossesTable title={everyday.defender} rows={allWaves.defenderLost} />
          </>
        ) : (
          <>
            <SurvivorsTable title={everyday.attacker} rows={waves[wave].casualties.attack} />
            <SurvivorsTable title={everyday.defender} rows={waves[wave].casualties.defense} />
          </>
        )}
      </div>
    </section>
  );
}

function OwnersTable({ owners }: { readonly owners: NonNullable<BattleFindings['owners']> }) {
  const { owners: about } = axisResults;
  return (
    <section aria-label={about.title} className="card p-3">
      <FiguresTable
        title={about.title}
        heads={[about.owner, about.units, about.loses, about.left]}
        words={2}
        rows={owners.map(({ name, units, loss, survives }, k) => ({
          key: String(k),
          cells: [name, armyText(units), formatMean(loss), formatChance(survives)],
        }))}
      />
    </section>
  );
}

interface WavesTableProps {
  readonly waves: BattleFindings['waves'];
  readonly naval: boolean;
}

function WavesTable({ waves, naval }: WavesTableProps) {
  // No territory is taken at sea.
  const columns = WAVE_COLUMNS.filter(({ landOnly }) => !(naval && landOnly));
  return (
    <div className="mb-3">
      <FiguresTable
        title={words.byWave}
        heads={[axis.battle.wave, ...columns.map(({ head }) => head)]}
        rows={waves.map((wave, w) => ({
          key: String(w),
          cells: [axis.battle.numbered(w + 1), ...columns.map(({ text }) => text(wave))],
        }))}
      />
    </div>
  );
}

interface WaveColumn {
  readonly head: string;
  readonly landOnly?: true;
  text(wave: BattleFindings['waves'][number]): string;
}

const WAVE_COLUMNS: readonly WaveColumn[] = [
  { head: axisResults.attackerLeft, text: (wave) => formatChance(wave.attackerSurvives) },
  { head: axisResults.defenderLeft, text: (wave) => formatChance(wave.defenderSurvives) },
  { head: axisResults.figures.taken, landOnly: true, text: (wave) => formatChance(wave.takesTerritory) },
  { head: axisResults.rounds, text: (wave) => formatMean(wave.rounds) },
  { head: axisResults.figures.attackerLoses, text: (wave) => formatMean(wave.attackerLoss) },
  { head: axisResults.figures.defenderLoses, text: (wave) => formatMean(wave.defenderLoss) },
];
