// The enemy unit that is hardest to deal with, how we fare against it, and what makes it so hard.

import { useMemo } from 'react';
import { UnitSentence } from '../../../components/ui/unit-sentence.tsx';
import { formatChance } from '../../../format/number.ts';
import { useTask } from '../../../games/grimdark/tasks/use-task.ts';
import { shownUnit } from '../../../games/grimdark/units/shown-unit.ts';
import { grimdarkArmies } from '../../../language/english/grimdark/armies.ts';
import { Said } from '../../../language/said.tsx';
import { chosenUnits } from '../army.ts';
import { useLook, usePlan, useSettings } from '../plan/plan.ts';
import { type FigureTable, problemUnit } from './matrix-figures.ts';
import { useWeights } from './use-weights.ts';

const words = grimdarkArmies.problem;

interface ProblemCardProps {
  readonly table: FigureTable;
  /** Another unit may turn out to be the problem: its reasons are not looked for yet. */
  readonly running: boolean;
}

export function ProblemCard({ table, running }: ProblemCardProps) {
  const { hosts } = usePlan();
  const weights = useWeights();
  const ours = chosenUnits(hosts.attacker);
  const theirs = chosenUnits(hosts.defender);
  const problem = theirs.length < 2 ? undefined : problemUnit(table, weights);
  if (problem === undefined || theirs[problem.column] === undefined) return null;
  const { column, mean, beats, best } = problem;
  const enemy = shownUnit(theirs[column], hosts.defender.army);
  const answer = shownUnit(ours[best.attacker], hosts.attacker.army);
  return (
    <section aria-labelledby="problem-title" className="card p-3 text-s">
      <h2 id="problem-title" className="mb-1 text-m font-semibold">
        <UnitSentence units={[enemy]} write={words.title} />
      </h2>
      <p>
        <UnitSentence units={[enemy]} write={(name) => words.before(name, beats, ours.length)} />{' '}
        <strong className="font-medium">{formatChance(mean.odds[0])}</strong>{' '}
        <UnitSentence
          units={[answer]}
          write={(name) => words.after(formatChance(mean.odds[2]), name, formatChance(best.odds[0]))}
        />
      </p>
      <Why ours={best.attacker} theirs={column} running={running} />
    </section>
  );
}

interface WhyProps {
  readonly ours: number;
  readonly theirs: number;
  readonly running: boolean;
}

/** What its best answer would gain if the enemy had one thing less. */
function Why({ ours, theirs, running }: WhyProps) {
  const { hosts } = usePlan();
  const { scenario } = useLook();
  const settings = useSettings();
  const attacker = chosenUnits(hosts.attacker)[ours].unit;
  const defender = chosenUnits(hosts.defender)[theirs].unit;
  const order = useMemo(() => {
    const scenarios = settings.scenarios.filter((one) => scenario === undefined || one === scenario);
    return { input: { ...settings, scenarios, attacker, defender } };
  }, [settings, scenario, attacker, defender]);
  const { reply } = useTask('factors', running ? undefined : order);
  const reasons = (reply ?? []).filter(
    ({ side, kind, change }) => side === 'defender' && kind === 'rule' && change > 0,
  );
  if (reasons.length === 0) return null;
  return (
    <p className="mt-1 text-muted">
      {words.why}{' '}
      <Said
        text={reasons
          .slice(0, 2)
          .map(({ sentence }) => sentence)
          .join(' ')}
      />
    </p>
  );
}
