// What every unit is worth against the other army: the best answer to each target, what threatens us, who lasts.
import type { Efficiency, ListedUnit } from '@oddsmith/analysis';
import { memo } from 'react';
import { UnitName } from '../components/ui/unit-name.tsx';
import { formatChance, formatMean } from '../format/number.ts';
import { armies } from '../language/english/armies.ts';
import { type ArmyGame, type SituationChoice, shownUnit } from './game.ts';
import { QuestionCard } from './question-card.tsx';
import { useQuestion } from './use-question.ts';

interface EfficiencyCardProps {
  readonly game: ArmyGame;
  readonly rows: readonly ListedUnit[];
  readonly columns: readonly ListedUnit[];
  readonly situation: SituationChoice;
}

export const EfficiencyCard = memo(function EfficiencyCard({ game, rows, columns, situation }: EfficiencyCardProps) {
  const asked = useQuestion<Efficiency>(rows, columns, situation);
  const priced = [...rows, ...columns].every(({ points }) => points !== undefined);
  const start = () =>
    asked.start({
      kind: 'efficiency',
      calculator: game.calculator,
      input: situation.input,
      rows: rows.map(pricedUnit),
      columns: columns.map(pricedUnit),
    });
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
      {asked.result !== undefined && (
        <EfficiencyResult found={asked.result} priced={priced} game={game} units={[...rows, ...columns]} />
      )}
    </QuestionCard>
  );
});

/** Units without points count as one each. */
export function pricedUnit({ title, points, attack, target }: ListedUnit): object {
  return {
    title,
    points: points ?? 1,
    ...(attack === undefined ? {} : { attack }),
    ...(target === undefined ? {} : { target }),
  };
}

interface EfficiencyResultProps {
  readonly found: Efficiency;
  readonly priced: boolean;
  readonly game: ArmyGame;
  readonly units: readonly ListedUnit[];
}

function EfficiencyResult({ found, priced, game, units }: EfficiencyResultProps) {
  const { answers, threats, durability } = found;
  const name = (title: string) => {
    const unit = units.find((one) => one.title === title);
    return unit === undefined ? title : <UnitName unit={shownUnit(game, unit)} />;
  };
  return (
    <div className="mt-2 grid gap-4 lg:grid-cols-2">
      <table data-testid="efficiency-answers" className="w-full">
        <caption className="text-left font-semibold">{armies.worth.answers}</caption>
        <thead>
          <tr className="text-left text-muted">
            <th scope="col">{armies.worth.target}</th>
            <th scope="col">{armies.worth.best}</th>
            <th scope="col" className="text-right">
              {priced ? armies.worth.perPoint : armies.worth.perUnit}
            </th>
          </tr>
        </thead>
        <tbody>
          {answers.map(({ target, best, pointsPerPoint }) => (
            <tr key={target} className="border-t border-line">
              <th scope="row" className="text-left font-normal">
                {name(target)}
              </th>
              <td>{name(best)}</td>
              <td className="text-right">{formatMean(pointsPerPoint)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {threats !== undefined && durability !== undefined && (
        <table data-testid="efficiency-threats" className="w-full">
          <caption className="text-left font-semibold">{armies.worth.threats}</caption>
          <thead>
            <tr className="text-left text-muted">
              <th scope="col">{armies.worth.unit}</th>
              <th scope="col">{armies.worth.worst}</th>
              <th scope="col" className="text-right">
                {armies.worth.lostToIt}
              </th>
              <th scope="col" className="text-right">
                {armies.worth.lostToAny}
              </th>
            </tr>
          </thead>
          <tbody>
            {threats.map(({ unit, worst, points }, i) => (
              <tr key={unit} className="border-t border-line">
                <th scope="row" className="text-left font-normal">
                  {name(unit)}
                </th>
                <td>{name(worst)}</td>
                <td className="text-right">{formatMean(points)}</td>
                <td className="text-right">{formatChance(durability[i].share)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
