// What every unit is worth against the other army: the best answer to each target, what threatens us, who lasts.
import type { Efficiency, ListedUnit } from '@oddsmith/analysis';
import { memo } from 'react';
import { UnitName } from '../components/ui/unit-name.tsx';
import { formatChance, formatMean } from '../format/number.ts';
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
  const each = priced ? 'per point' : 'per unit';
  return (
    <QuestionCard
      id="efficiency-title"
      title="What is worth its points"
      action="Work it out"
      note={`Points destroyed ${each}, ours at theirs and theirs at ours${priced ? '' : '; not all units have points, so every unit counts as one'}.`}
      asked={asked}
      disabled={rows.length === 0 || columns.length === 0}
      start={start}
    >
      {asked.result !== undefined && (
        <EfficiencyResult found={asked.result} each={each} game={game} units={[...rows, ...columns]} />
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
  readonly each: string;
  readonly game: ArmyGame;
  readonly units: readonly ListedUnit[];
}

function EfficiencyResult({ found, each, game, units }: EfficiencyResultProps) {
  const { answers, threats, durability } = found;
  const name = (title: string) => {
    const unit = units.find((one) => one.title === title);
    return unit === undefined ? title : <UnitName unit={shownUnit(game, unit)} />;
  };
  return (
    <div className="mt-2 grid gap-4 lg:grid-cols-2">
      <table data-testid="efficiency-answers" className="w-full">
        <caption className="text-left font-semibold">What of ours kills it</caption>
        <thead>
          <tr className="text-left text-muted">
            <th scope="col">Target</th>
            <th scope="col">Best answer</th>
            <th scope="col" className="text-right">
              Destroyed {each}
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
          <caption className="text-left font-semibold">What of theirs threatens us</caption>
          <thead>
            <tr className="text-left text-muted">
              <th scope="col">Unit</th>
              <th scope="col">Worst threat</th>
              <th scope="col" className="text-right">
                Lost to it
              </th>
              <th scope="col" className="text-right">
                Lost to any
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
