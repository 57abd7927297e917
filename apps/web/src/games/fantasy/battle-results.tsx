// What lies behind the answer: every roll, what each round brings, the combat result, and what the situation is worth.
import { useState } from 'react';
import { DistributionChart } from '../../charts/distribution-chart.tsx';
import { HeatMap } from '../../charts/heat-map.tsx';
import { ShareBar } from '../../charts/share-bar.tsx';
import { Button } from '../../components/ui/button.tsx';
import { chanceCell, Table } from '../../components/ui/figures-table.tsx';
import { formatChance, formatMean } from '../../format/number.ts';
import { fantasyBattle } from '../../language/english/fantasy/battle.ts';
import type { ResultsOf } from '../view.ts';
import { BattleReplay } from './battle-replay.tsx';
import { StrikesTable } from './strikes-table.tsx';
import { WorthTable } from './worth-table.tsx';

const { map, margin: marginWords, rounds: words, course } = fantasyBattle;

export function BattleResults({ answer, input }: ResultsOf<'fantasy/battle'>) {
  return (
    <div className="space-y-3">
      <h2 className="text-m font-semibold">{fantasyBattle.title}</h2>
      <CourseTable answer={answer} input={input} />
      <StrikesTable answer={answer} input={input} />
      <RoundsTable answer={answer} input={input} />
      <MarginChart answer={answer} input={input} />
      <WorthTable answer={answer} input={input} />
      <BattleReplay input={input} />
      <div className="card p-3">
        <HeatMap title={map.title} joint={answer.joint} words={map} />
      </div>
      <Traded answer={answer} input={input} />
    </div>
  );
}

/** What comes before the strikes and after the test, each chance counting those before it. */
function CourseTable({ answer, input }: ResultsOf<'fantasy/battle'>) {
  const rows = courseOf({ answer, input });
  if (rows.length === 0) return null;
  return (
    <div className="card overflow-x-auto p-3">
      <Table
        look="ruled"
        caption={course.caption}
        heads={['', course.yours, course.theirs]}
        rows={rows.map(({ key, yours, theirs }) => ({
          key,
          cells: [course.rows[key], cellOf(yours), cellOf(theirs)],
        }))}
      />
    </div>
  );
}

interface CourseRow {
  readonly key: keyof typeof course.rows;
  readonly yours: number | undefined;
  readonly theirs: number | undefined;
}

function courseOf({ answer }: ResultsOf<'fantasy/battle'>): readonly CourseRow[] {
  const { charge, challenge, pursuit, summary } = answer;
  const ofCharger = (chance: number) =>
    charge?.side === 'first' ? { yours: chance, theirs: undefined } : { yours: undefined, theirs: chance };
  const rows: CourseRow[] = [];
  if (charge !== undefined) rows.push({ key: 'arrives', ...ofCharger(charge.arrives) });
  if (charge?.afraid !== undefined) rows.unshift({ key: 'afraid', ...ofCharger(charge.afraid) });
  if (charge?.drivenOff !== undefined) rows.push({ key: 'drivenOff', ...ofCharger(charge.drivenOff) });
  if (charge?.caught !== undefined) rows.push({ key: 'caught', ...ofCharger(charge.caught) });
  if (challenge !== undefined) rows.push({ key: 'slays', yours: challenge.secondSlain, theirs: challenge.firstSlain });
  if (charge === undefined && pursuit === undefined) return rows;
  rows.push({ key: 'breaks', yours: summary.secondBreaks, theirs: summary.firstBreaks });
  if (pursuit === undefined) return rows;
  rows.push({ key: 'runsDown', yours: pursuit.first.runsDown, theirs: pursuit.second.runsDown });
  rows.push({ key: 'catches', yours: pursuit.first.catches, theirs: pursuit.second.catches });
  rows.push({ key: 'overruns', yours: pursuit.first.overruns, theirs: pursuit.second.overruns });
  return rows.filter(({ key, yours, theirs }) => key !== 'catches' || (yours ?? 0) + (theirs ?? 0) > 0);
}

function cellOf(chance: number | undefined): string {
  return chance === undefined ? '' : formatChance(chance);
}

/** The combat result, round by round. */
function MarginChart({ answer }: ResultsOf<'fantasy/battle'>) {
  const [chosen, setChosen] = useState(0);
  const rounds = answer.rounds.flatMap(({ margin }, index) => (margin === null ? [] : [{ margin, index }]));
  const round = rounds.find(({ index }) => index === chosen) ?? rounds[0];
  if (round === undefined) return null;
  return (
    <div className="card p-3">
      {rounds.length > 1 && (
        <fieldset className="mb-2 flex flex-wrap gap-1.5">
          <legend className="sr-only">{marginWords.legend}</legend>
          {rounds.map(({ index }) => (
            <Button
              key={index}
              label={words.round(index + 1)}
              aria-pressed={index === round.index}
              onClick={() => setChosen(index)}
            />
          ))}
        </fieldset>
      )}
      <DistributionChart
        title={marginWords.title(round.index + 1)}
        reading="exactly"
        axis={marginWords.axis}
        side="attacker"
        distribution={round.margin}
        line={{ at: 0, label: marginWords.draw }}
      />
    </div>
  );
}

type Outcomes = ResultsOf<'fantasy/battle'>['answer']['rounds'][number]['outcomes'];

/** Won, drawn and lost in one round, of those in which it is fought. */
function sharesOf(outcomes: Outcomes) {
  const { secondDestroyed, secondBreaks, secondFallsBack, secondHolds, draw, bothDestroyed } = outcomes;
  const { firstDestroyed, firstBreaks, firstFallsBack, firstHolds } = outcomes;
  return [
    { label: words.theyRun, chance: secondDestroyed + secondBreaks + secondFallsBack, side: 'attacker' },
    { label: words.undecided, chance: secondHolds + draw + firstHolds + bothDestroyed },
    { label: words.youRun, chance: firstDestroyed + firstBreaks + firstFallsBack, side: 'defender' },
  ] as const;
}

function RoundBars({ answer }: ResultsOf<'fantasy/battle'>) {
  return (
    <ol aria-label={words.label} className="mb-3 space-y-2">
      {answer.rounds.map(({ outcomes, fought }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rounds have no other name
        <li key={index}>
          <p className="text-s text-muted">
            {fought < 1 ? words.fought(index + 1, formatChance(fought)) : words.round(index + 1)}
          </p>
          <ShareBar shares={sharesOf(outcomes)} />
        </li>
      ))}
    </ol>
  );
}

const OUTCOMES = [
  'secondDestroyed',
  'secondBreaks',
  'secondFallsBack',
  'secondHolds',
  'draw',
  'bothDestroyed',
  'firstHolds',
  'firstFallsBack',
  'firstBreaks',
  'firstDestroyed',
] as const;

function RoundsTable({ answer, input }: ResultsOf<'fantasy/battle'>) {
  const rows = OUTCOMES.filter((key) => answer.rounds.some(({ outcomes }) => outcomes[key] > 0));
  return (
    <div className="card overflow-x-auto p-3">
      <RoundBars answer={answer} input={input} />
      <Table
        look="ruled"
        caption={words.caption}
        heads={['', ...answer.rounds.map((_, index) => words.round(index + 1))]}
        rows={rows.map((key) => ({
          key,
          cells: [words.outcomes[key], ...answer.rounds.map(({ outcomes }) => chanceCell(outcomes[key]))],
        }))}
      />
      <p className="pt-2 text-xs text-muted">{input.pursuit ? words.pursued : words.leftOut}</p>
    </div>
  );
}

function Traded({ answer, input }: ResultsOf<'fantasy/battle'>) {
  if (input.first.points === 0 && input.second.points === 0) return null;
  return (
    <p className="card p-3 text-s">
      {fantasyBattle.traded(formatMean(answer.traded.first), formatMean(answer.traded.second))}
    </p>
  );
}
