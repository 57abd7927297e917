// The enemy unit that is hardest to deal with, how we fare against it, and what makes it so hard.
import { Suspense } from '../../../components/ui/lazy.tsx';
import { UnitSentence } from '../../../components/ui/unit-sentence.tsx';
import { formatChance } from '../../../format/number.ts';
import { armies } from '../../../language/english/armies.ts';
import type { ArmyUnit } from '../army.ts';
import { useGame, usePlan } from '../plan/plan.ts';
import { bestRow, type ProblemUnit, problemUnit, type Table } from './matrix-figures.ts';
import { type Shown, shownAs, useReading, weaponsText } from './shown-figure.ts';

const words = armies.problem;

interface ProblemCardProps {
  readonly table: Table;
  /** Another unit may turn out to be the problem: its reasons are not looked for yet. */
  readonly running: boolean;
}

export function ProblemCard({ table, running }: ProblemCardProps) {
  const { hosts } = usePlan();
  const game = useGame();
  const reading = useReading();
  const problem = problemUnit(table);
  if (problem === undefined) return null;
  const { column, best } = problem;
  const [attacker, defender] = [table.rows[best.row].unit, table.columns[column].unit];
  const enemy = game.shown(defender, hosts.defender.army);
  const { Reasons } = game;
  const props = { problem, table, attacker, defender };
  return (
    <section aria-labelledby="problem-title" className="card p-3 text-s">
      <h2 id="problem-title" className="mb-1 text-m font-semibold">
        <UnitSentence units={[enemy]} write={words.title} />
      </h2>
      {game.cell === 'outcome' ? <Duels {...props} /> : <Figures {...props} shown={shownAs(reading, table.largest)} />}
      <Suspense fallback={null}>
        {Reasons !== undefined && !running && <Reasons attacker={attacker} defender={defender} />}
      </Suspense>
    </section>
  );
}

interface SaidProps {
  readonly problem: ProblemUnit;
  readonly table: Table;
  readonly attacker: ArmyUnit;
  readonly defender: ArmyUnit;
}

function Duels({ problem: { mean, beats, best }, table, attacker, defender }: SaidProps) {
  const { hosts } = usePlan();
  const game = useGame();
  const enemy = game.shown(defender, hosts.defender.army);
  const answer = game.shown(attacker, hosts.attacker.army);
  const ours = table.rows.reduce((sum, { count }) => sum + count, 0);
  return (
    <p>
      <UnitSentence units={[enemy]} write={(name) => words.before(name, beats, ours)} />{' '}
      <strong className="font-medium">{formatChance(mean.value)}</strong>{' '}
      <UnitSentence
        units={[answer]}
        write={(name) => words.after(formatChance(mean.odds?.[2] ?? 0), name, formatChance(best.value))}
      />
    </p>
  );
}

function Figures({
  problem: { column, mean, best },
  table,
  attacker,
  defender,
  shown,
}: SaidProps & { readonly shown: Shown }) {
  const { hosts } = usePlan();
  const game = useGame();
  const star = bestRow(table);
  const figure = armies.matrix.with(shown.does(best), weaponsText(table, best.row, column));
  const units = [
    game.shown(defender, hosts.defender.army),
    game.shown(attacker, hosts.attacker.army),
    game.shown(star === undefined ? attacker : table.rows[star].unit, hosts.attacker.army),
  ];
  const most = star === undefined ? undefined : table.rowMeans[star];
  return (
    <p>
      <UnitSentence
        units={units}
        write={(hard, good, top) =>
          [
            armies.verdict.onAverage(hard, shown.text(mean)),
            armies.verdict.answers(good, figure),
            most === undefined || table.harm ? '' : (game.doesMost?.(top, shown.text(most)) ?? ''),
          ].join(' ')
        }
      />
    </p>
  );
}
