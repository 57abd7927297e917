// What every unit is worth against the other army: the best answer to each target, what threatens us, who lasts.
import type { Efficiency, EfficiencyUnit, ListedUnit } from '@oddsmith/analysis';
import { memo } from 'react';
import { FiguresTable } from '../../../components/ui/figures-table.tsx';
import { Prose } from '../../../components/ui/prose.tsx';
import { formatChance, formatMean } from '../../../format/number.ts';
import { armies } from '../../../language/english/armies.ts';
import { type Asking, QuestionCard } from './question-card.tsx';
import { useQuestion } from './use-question.ts';

interface EfficiencyCardProps {
  readonly asking: Asking;
}

export const EfficiencyCard = memo(function EfficiencyCard({ asking }: EfficiencyCardProps) {
  const { calculator, rows, columns, common } = asking;
  const asked = useQuestion<Efficiency>(asking, '');
  const priced = [...rows, ...columns].every(({ points }) => points !== undefined);
  const start = () => {
    const question = {
      calculator,
      input: common,
      rows: rows.map(pricedUnit),
      columns: columns.map(pricedUnit),
    };
    asked.start((api) => api.efficiency(question));
  };
  return (
    <QuestionCard
      id="efficiency-title"
      title={armies.worth.title}
      action={armies.worth.action}
      note={priced ? armies.worth.notePriced : armies.worth.noteUnpriced}
      asked={asked}
      disabled={rows.length === 0 || columns.length === 0}
      start={start}
    >
      {asked.result !== undefined && <EfficiencyResult found={asked.result} priced={priced} />}
    </QuestionCard>
  );
});

/** Units without points count as one each. */
export function pricedUnit({ title, bearer, points, attack, target }: ListedUnit): EfficiencyUnit {
  return {
    title,
    ...(bearer === undefined ? {} : { bearer }),
    points: points ?? 1,
    ...(attack === undefined ? {} : { attack }),
    ...(target === undefined ? {} : { target }),
  };
}

interface EfficiencyResultProps {
  readonly found: Efficiency;
  readonly priced: boolean;
}

function EfficiencyResult({ found, priced }: EfficiencyResultProps) {
  const { answers, threats, durability } = found;
  // The units of the page open their sheets wherever they are named.
  const name = (title: string) => <Prose text={title} />;
  return (
    <div className="mt-2 grid gap-4 lg:grid-cols-2">
      <div data-testid="efficiency-answers">
        <FiguresTable
          title={armies.worth.answers}
          caption={armies.worth.answers}
          whole
          words={2}
          heads={[armies.worth.target, armies.worth.best, priced ? armies.worth.perPoint : armies.worth.perUnit]}
          rows={answers.map(({ target, best, pointsPerPoint }) => ({
            key: target,
            cells: [name(target), name(best), formatMean(pointsPerPoint)],
          }))}
        />
      </div>
      {threats !== undefined && durability !== undefined && (
        <FiguresTable
          title={armies.worth.threats}
          caption={armies.worth.threats}
          whole
          words={2}
          heads={[armies.worth.unit, armies.worth.worst, armies.worth.lostToIt, armies.worth.lostToAny]}
          rows={threats.map(({ unit, worst, points }, i) => ({
            key: unit,
            cells: [name(unit), name(worst), formatMean(points), formatChance(durability[i].share)],
          }))}
        />
      )}
    </div>
  );
}
