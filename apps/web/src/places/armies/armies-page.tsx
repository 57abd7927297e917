// Two armies face to face for games whose units shoot at each other: slots, figure and situation, the matrix, the verdict and a plan.
import { Link, Printer } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { CalculatorTabs } from '../../calculator/calculator-tabs.tsx';
import { openBattle } from '../../calculator/open-battle.ts';
import { tabTitle } from '../../calculator/tab-title.ts';
import { UnitsOfPage } from '../../components/ui/prose.tsx';
import { UnitSentence } from '../../components/ui/unit-sentence.tsx';
import { copyText } from '../../export/clipboard.ts';
import { FirstVisit } from '../../first-visit/first-visit.tsx';
import { formatCount } from '../../format/number.ts';
import type { PageProps } from '../../games/view.ts';
import { armies } from '../../language/english/armies.ts';
import { everyday } from '../../language/english/everyday.ts';
import { useCommandStore } from '../../shell/commands.ts';
import { type ArmyGame, askedFigures, type FigureChoice, inPhase, pairInput, shownUnit } from './armies-game.ts';
import { ArmySlot } from './army-slot.tsx';
import { armiesLink, sharedArmies } from './link.ts';
import { shownFigure } from './matrix/matrix-table.tsx';
import { MatrixCard } from './matrix-card.tsx';
import { EfficiencyCard } from './questions/efficiency-card.tsx';
import { ListsCard } from './questions/lists-card.tsx';
import { PlanCard } from './questions/plan-card.tsx';
import { type Table, tableOf, verdictOf } from './table.ts';
import { useArmy } from './use-army.ts';
import { type MatrixState, useMatrix } from './use-matrix.ts';

export function ArmiesPage({ game: whole, tabs }: PageProps & { readonly game: ArmyGame }) {
  // Read once: an address that is opened later is another page.
  const [shared] = useState(() => sharedArmies(location.hash));
  const [figureName, setFigure] = useState(shared?.figure);
  const [situationName, setSituation] = useState(shared?.situation ?? whole.situations[0].name);
  const [weighted, setWeighted] = useState(shared?.weighted ?? false);
  const situation = whole.situations.find(({ name }) => name === situationName) ?? whole.situations[0];
  const game = inPhase(whole, situation.phase);
  const figure = game.figures.find(({ name }) => name === figureName) ?? game.figures[0];
  const ours = useArmy(game, 'attacker', situation.phase, shared?.ours);
  const theirs = useArmy(game, 'defender', situation.phase, shared?.theirs);
  const say = useCommandStore((store) => store.say);
  const matrix = useMatrix(game, ours.chosen, theirs.chosen, situation);
  const names = useMemo(() => askedFigures(game), [game]);
  const table = useMemo(
    () =>
      tableOf({
        rows: ours.chosen,
        columns: theirs.chosen,
        run: matrix.run,
        names,
        figure,
        weighted,
        weaponsBy: game.weaponsBy,
      }),
    [ours.chosen, theirs.chosen, matrix.run, names, figure, weighted, game],
  );
  const units = useMemo(
    () => [...ours.chosen, ...theirs.chosen].map((unit) => shownUnit(game, unit)),
    [game, ours.chosen, theirs.chosen],
  );
  const [planned, setPlanned] = useState<string | undefined>(undefined);
  const headline = planned ?? figureOf(table, figure);
  const { names: unread } = armies.slot;
  const title = tabTitle(headline, [ours.title || unread.attacker, theirs.title || unread.defender], game.title);
  useEffect(() => {
    document.title = title;
  }, [title]);
  const open = (row: number, column: number) => {
    const cell = row * table.columns.length + column;
    const [attacker, target] = [ours.chosen[table.attackers[cell]], theirs.chosen[table.targets[cell]]];
    void openBattle(game.calculator, pairInput(attacker, target, situation));
  };
  const share = async () => {
    const link = armiesLink(game.page, {
      ours: ours.usual ? undefined : ours.chosen,
      theirs: theirs.usual ? undefined : theirs.chosen,
      figure: figure.name,
      situation: situation.name,
      weighted,
    });
    say((await copyText(link)) ? everyday.linkCopied : link);
  };
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-[2000px] outline-none">
      <h1 className="sr-only">{armies.heading}</h1>
      <div className="px-3 py-2">
        <CalculatorTabs tabs={tabs} current={game.page} />
      </div>
      <UnitsOfPage units={units}>
        <div className="max-lg:flex max-lg:flex-col lg:grid lg:grid-cols-[minmax(340px,4fr)_minmax(0,9fr)] lg:grid-rows-[auto_1fr]">
          <section
            aria-label={armies.setting}
            data-paper="none"
            className="grid content-start gap-3 px-3 pb-3 max-lg:sm:grid-cols-2 lg:row-span-2 lg:pr-1.5"
          >
            <div className="empty:hidden max-lg:sm:col-span-2">
              <FirstVisit page={game.page} />
            </div>
            <ArmySlot game={game} slot={ours} />
            <ArmySlot game={game} slot={theirs} />
            <div className="card grid gap-2 p-3 text-s max-lg:sm:col-span-2">
              <Picker
                label={armies.figure}
                value={figure.name}
                options={game.figures.map(({ name, title }) => [name, title])}
                onChoose={setFigure}
              />
              <Picker
                label={armies.situation}
                value={situation.name}
                options={game.situations.map(({ name, title }) => [name, title])}
                onChoose={setSituation}
              />
              <label className="flex min-h-(--target) items-center gap-2">
                <input
                  type="checkbox"
                  className="size-4 accent-(--ink)"
                  checked={weighted}
                  onChange={(event) => setWeighted(event.target.checked)}
                />
                {armies.weighted}
              </label>
              <div className="flex gap-2">
                <button type="button" className="button" onClick={() => void share()}>
                  <Link aria-hidden className="size-4" />
                  {everyday.copyLink}
                </button>
                <button type="button" className="button" onClick={() => print()}>
                  <Printer aria-hidden className="size-4" />
                  {armies.print}
                </button>
              </div>
            </div>
          </section>
          <section
            aria-label={armies.answer}
            className="px-3 pb-2 max-lg:sticky max-lg:top-0 max-lg:z-10 max-lg:order-first max-lg:bg-surface lg:pl-1.5"
          >
            <Headline matrix={matrix} words={headlineOf(game, table, figure)} />
          </section>
          <section aria-label={armies.results} className="min-w-0 space-y-3 px-3 pb-6 lg:pl-1.5">
            <MatrixCard
              game={game}
              table={table}
              figure={figure}
              situation={situation.title}
              running={matrix.running}
              onOpen={open}
            />
            {situation.phase === 'shooting' && (
              <PlanCard
                game={game}
                rows={ours.chosen}
                columns={theirs.chosen}
                situation={situation}
                onWorth={setPlanned}
              />
            )}
            {game.weaponsBy === undefined && (
              <>
                <EfficiencyCard game={game} rows={ours.chosen} columns={theirs.chosen} situation={situation} />
                <ListsCard game={game} ours={ours} theirs={theirs} situation={situation} />
              </>
            )}
          </section>
        </div>
      </UnitsOfPage>
    </main>
  );
}

/** What the headline leads with: what the best answer to the hardest target does. */
function figureOf(table: Table, figure: FigureChoice): string {
  const { rows, columns, columnMeans, largest } = table;
  if (rows.length === 0 || columns.length === 0 || columnMeans.some(Number.isNaN)) return '';
  return `${shownFigure(verdictOf(table)?.value ?? largest, figure)} ${armies.within(figure.title)}`;
}

/** The hardest target, the best answer to it, and who does most over all. */
function headlineOf(game: ArmyGame, table: Table, figure: FigureChoice): readonly ReactNode[] {
  const { rows, columns } = table;
  const verdict = figure.harm ? undefined : verdictOf(table);
  if (rows.length === 0 || columns.length === 0) return [armies.noUnits];
  if (verdict === undefined) return [armies.unitsAgainst(formatCount(rows.length), formatCount(columns.length))];
  const { problem, answer, value, tied } = verdict;
  const [target, best, most] = [columns[problem], rows[answer], rows[verdict.star]].map((unit) =>
    shownUnit(game, unit),
  );
  const average = shownFigure(table.columnMeans[problem], figure);
  return [
    <UnitSentence
      key="problem"
      units={[target, best]}
      write={(hard, good) => {
        const shown = armies.matrix.with(
          `${armies.within(figure.title)} ${shownFigure(value, figure)}`,
          table.weapons[answer * columns.length + problem],
        );
        if (value === 0) return armies.noAnswerTo(hard, shown);
        return tied === 0 ? armies.problem(hard, good, shown) : armies.problemTied(hard, good, tied, shown);
      }}
    />,
    <UnitSentence
      key="average"
      units={[target, most]}
      write={(hard, star) =>
        `${armies.onAverage(hard, average)} ${game.doesMost(star, shownFigure(table.rowMeans[verdict.star], figure))}`
      }
    />,
  ];
}

function Headline({ matrix, words }: { readonly matrix: MatrixState; readonly words: readonly ReactNode[] }) {
  const { run, running, cancelled, failure, cancel, again } = matrix;
  return (
    <div className="card p-3">
      {running && (
        <div className="flex flex-wrap items-center gap-3 text-s">
          <progress
            className="h-2 flex-1"
            value={run?.done ?? 0}
            max={run?.total ?? 1}
            aria-label={armies.pairsCalculated}
          />
          <span>{armies.pairs(formatCount(run?.done ?? 0), formatCount(run?.total ?? 0))}</span>
          <button type="button" className="button" onClick={cancel}>
            {everyday.cancel}
          </button>
        </div>
      )}
      {!running && failure === undefined && !cancelled && (
        <>
          <p data-testid="armies-headline" className="text-l font-semibold">
            {words[0]}
          </p>
          <p className="text-s text-muted">{words[1]}</p>
        </>
      )}
      {cancelled && (
        <p className="flex items-center gap-3 text-s">
          {armies.cancelled}
          <button type="button" className="button" onClick={again}>
            {armies.again}
          </button>
        </p>
      )}
      {failure !== undefined && (
        <p role="alert" className="text-s">
          {armies.cannot(failure)}
        </p>
      )}
      {run?.problem !== undefined && <p className="text-s text-muted">{armies.somePairs(run.problem)}</p>}
    </div>
  );
}

interface PickerProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  onChoose(value: string): void;
}

function Picker({ label, value, options, onChoose }: PickerProps) {
  return (
    <label className="grid gap-1">
      <span className="text-muted">{label}</span>
      <select
        value={value}
        className="h-(--target) w-full rounded-m border border-line bg-panel px-2"
        onChange={(event) => onChoose(event.target.value)}
      >
        {options.map(([key, title]) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
