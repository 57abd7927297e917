// A whole shooting phase planned: who fires at what first, what to do after each outcome, and what it is worth.

import { type Plan, shootersOf } from '@oddsmith/analysis';
import { merge } from '@oddsmith/games';
import { memo, useEffect, useMemo, useState } from 'react';
import { Prose } from '../../../components/ui/prose.tsx';
import { optionsOf, Select } from '../../../components/ui/select.tsx';
import { formatChance, formatMean } from '../../../format/number.ts';
import { armies } from '../../../language/english/armies.ts';
import { isTie } from '../matrix/matrix-figures.ts';
import { PolicyTree } from './policy-tree.tsx';
import { type Asking, QuestionCard } from './question-card.tsx';
import { useQuestion } from './use-question.ts';

const OBJECTIVES = armies.plan.objectives;
type Objective = keyof typeof OBJECTIVES;

const MOST_SHOOTERS = 5;
const MOST_TARGETS = 4;

interface PlanCardProps {
  readonly asking: Asking;
  /** What the plan on the card is worth, in words; undefined without one. */
  onWorth(worth: string | undefined): void;
}

export const PlanCard = memo(function PlanCard({ asking, onWorth }: PlanCardProps) {
  const { calculator, rows, columns, common, over = {} } = asking;
  const priced = columns.every(({ points }) => points !== undefined);
  const [objective, setObjective] = useState<Objective>(priced ? 'points' : 'units');
  const [focus, setFocus] = useState('');
  const asked = useQuestion<Plan>(asking, `${objective}, ${focus}`);
  const everybody = useMemo(() => shootersOf(rows), [rows]);
  const shooters = everybody.slice(0, MOST_SHOOTERS);
  const targets = columns.slice(0, MOST_TARGETS);
  const start = () => {
    const wanted = targets.some(({ title }) => title === focus) ? focus : targets[0]?.title;
    const question = {
      calculator,
      input: common,
      shooters,
      targets: targets.map(({ title, target, points }) => ({
        title,
        input: merge(target ?? {}, over),
        points: points ?? 1,
      })),
      objective,
      focus: objective === 'kill' && wanted !== undefined ? [wanted] : [],
    };
    asked.start((api) => api.plan(question));
  };
  const { result } = asked;
  useEffect(() => {
    if (result !== undefined)
      onWorth(armies.plan.worth(valueWriter(result)(result.value), OBJECTIVES[result.objective]));
    return () => onWorth(undefined);
  }, [result, onWorth]);
  return (
    <QuestionCard
      id="plan-title"
      title={armies.plan.title}
      action={armies.plan.action}
      note={describe(shooters, targets, everybody.length + columns.length)}
      runningNote={armies.plan.running}
      asked={asked}
      disabled={shooters.length === 0 || targets.length === 0}
      start={start}
      choices={
        <>
          <Select
            label={armies.plan.purpose}
            value={objective}
            look="max-w-full text-s"
            options={optionsOf<Objective>(OBJECTIVES).map((option) => ({
              ...option,
              disabled: !priced && option.value.toLowerCase().includes('points'),
            }))}
            onChoose={setObjective}
          />
          {objective === 'kill' && (
            <Select
              label={armies.plan.which}
              value={focus}
              look="max-w-full text-s"
              options={targets.map(({ title }) => ({ value: title, label: title }))}
              onChoose={setFocus}
            />
          )}
        </>
      }
    >
      {result !== undefined && <PlanResult plan={result} />}
    </QuestionCard>
  );
});

interface Titled {
  readonly title: string;
}

function describe(shooters: readonly Titled[], targets: readonly Titled[], all: number): string {
  const titles = (units: readonly Titled[]) => units.map(({ title }) => title).join(', ');
  const who = armies.plan.who(titles(shooters), titles(targets));
  if (shooters.length + targets.length === all) return `${who}.`;
  return armies.plan.first(shooters.length, targets.length, who);
}

function valueWriter({ objective }: Pick<Plan, 'objective'>): (value: number) => string {
  return objective === 'kill' ? formatChance : formatMean;
}

/** A tie is called one. */
function runnerUpWords(
  { shooter, target, value }: NonNullable<Plan['runnerUp']>,
  best: number,
  shown: (value: number) => string,
): string {
  const words = armies.plan;
  if (isTie(value, best)) return target === null ? words.asGoodHolds(shooter) : words.asGood(shooter, target);
  return target === null ? words.nextBestHolds(shooter, shown(value)) : words.nextBest(shooter, target, shown(value));
}

function PlanResult({ plan }: { readonly plan: Plan }) {
  const shown = valueWriter(plan);
  const { runnerUp, fixed, reroll, proof } = plan;
  return (
    <div className="mt-2 space-y-2 text-s">
      <p data-testid="plan-sentence" className="text-m">
        <Prose text={plan.sentence} />
      </p>
      <ul className="list-disc pl-5">
        {runnerUp !== null && (
          <li>
            <Prose text={runnerUpWords(runnerUp, plan.value, shown)} />
          </li>
        )}
        <li>{armies.plan.seeing(shown(plan.value - fixed.value), shown(fixed.value), fixed.proven ?? true)}</li>
        {reroll !== null && <li>{armies.plan.reroll(shown(reroll.worth))}</li>}
        <li>{proof.optimal ? armies.plan.proven : armies.plan.gap(shown(proof.gap))}</li>
      </ul>
      <h3 className="font-semibold">{armies.plan.whatToDo}</h3>
      <PolicyTree node={plan.policy} shown={shown} />
      <h3 className="font-semibold">{armies.plan.fates}</h3>
      <ul>
        {plan.targets.map(({ title, destroyedChance, meanWoundsLost }) => (
          <li key={title}>
            <Prose text={`${title}${armies.plan.fate(formatChance(destroyedChance), formatMean(meanWoundsLost))}`} />
          </li>
        ))}
      </ul>
    </div>
  );
}
