// The one big number: what the average pairing of the first army's units gives, and in a sentence what that means.
import { type ReactNode, useEffect } from 'react';
import { tabTitle } from '../../../calculator/tab-title.ts';
import { ShareBar } from '../../../charts/share-bar.tsx';
import { UnitSentence } from '../../../components/ui/unit-sentence.tsx';
import { formatChance, formatCount, formatMargin } from '../../../format/number.ts';
import { armies } from '../../../language/english/armies.ts';
import { everyday } from '../../../language/english/everyday.ts';
import type { ArmiesGame } from '../armies-game.ts';
import { type Hosts, type Phase, unitsOf } from '../army.ts';
import { phaseOf, useGame, useLayer, useLayers, useLook, useLookStore, usePlan } from '../plan/plan.ts';
import { type Figure, problemUnit, type Table } from './matrix-figures.ts';
import { type Shown, shownAs, useReading, weaponsText } from './shown-figure.ts';
import type { MatrixState } from './use-matrix.ts';

const words = armies.matrix;

interface MatrixAnswerProps {
  readonly matrix: MatrixState;
  readonly table: Table;
  /** What a plan of the phase is worth, once there is one: it leads the title of the tab. */
  readonly planned: string | undefined;
}

export function MatrixAnswer({ matrix, table, planned }: MatrixAnswerProps) {
  const { hosts } = usePlan();
  const game = useGame();
  const about = useAbout(table);
  const { mean } = table;
  const [ours, theirs] = [hosts.attacker.army.name, hosts.defender.army.name];
  const headline = planned ?? (mean === undefined ? '' : `${about.shown.text(mean)} ${about.inTitle}`);
  useEffect(() => {
    document.title = tabTitle(headline, [ours, theirs], game.title);
  }, [headline, ours, theirs, game.title]);
  if (matrix.total === 0)
    return (
      <div className="card min-h-24 p-3">
        <p className="text-muted">{words.chooseUnits}</p>
      </div>
    );
  return (
    <div className="card min-h-24 px-3 py-2" aria-busy={matrix.running}>
      {mean === undefined ? (
        <p className="text-muted">{words.calculating}</p>
      ) : (
        <div data-testid="answer" data-stale={matrix.running}>
          <div className={`transition-opacity duration-150 ${matrix.running ? 'opacity-60' : ''}`}>
            <div className="flex flex-wrap items-baseline gap-x-2">
              <p className="text-2xl font-semibold tracking-tight text-attacker-ink" data-testid="big-number">
                {about.shown.text(mean)}
              </p>
              <p className="text-s text-muted">
                {mean.margin !== undefined && words.points(formatMargin(mean.margin))}
                {[about.headline, ...about.subset].join(', ')}
              </p>
            </div>
            <Odds figure={mean} />
            <p className="mt-1 text-s max-sm:hidden" data-testid="sentence">
              {game.cell === 'outcome' ? about.sentence : <Verdict table={table} shown={about.shown} />}
            </p>
            <WeightToggle />
          </div>
        </div>
      )}
      <Progress matrix={matrix} />
      <p className="sr-only" aria-live="polite">
        {matrix.running ? '' : about.sentence}
      </p>
    </div>
  );
}

function Odds({ figure: { odds } }: { readonly figure: Figure }) {
  if (odds === undefined) return null;
  return (
    <div className="mt-1">
      <ShareBar
        shares={[
          { label: words.shares.win, chance: odds[0], side: 'attacker' },
          { label: words.shares.draw, chance: odds[1] },
          { label: words.shares.loss, chance: odds[2], side: 'defender' },
        ]}
      />
    </div>
  );
}

/** The hardest target and the best answer to it. */
function Verdict({ table, shown }: { readonly table: Table; readonly shown: Shown }): ReactNode {
  const { hosts } = usePlan();
  const game = useGame();
  const problem = problemUnit(table);
  if (problem === undefined)
    return armies.unitsAgainst(formatCount(table.rows.length), formatCount(table.columns.length));
  const { column, best } = problem;
  const units = [
    game.shown(table.columns[column].unit, hosts.defender.army),
    game.shown(table.rows[best.row].unit, hosts.attacker.army),
  ];
  const figure = armies.matrix.with(shown.does(best), weaponsText(table, best.row, column));
  return (
    <UnitSentence
      units={units}
      write={(hard, good) => {
        if (best.value === 0 && !table.harm) return armies.verdict.noAnswerTo(hard, figure);
        if (best.tied > 0) return armies.verdict.problemTied(hard, good, best.tied, figure);
        return armies.verdict.problem(hard, good, figure);
      }}
    />
  );
}

interface About {
  readonly shown: Shown;
  /** After the number: "wins the average pairing". */
  readonly headline: string;
  readonly inTitle: string;
  readonly subset: readonly string[];
  /** All of it, for sharing and for those who hear the page. */
  readonly sentence: string;
}

export function useAbout(table: Table): About {
  const game = useGame();
  const { hosts } = usePlan();
  const { weighted } = useLook();
  const layers = useLayers();
  const layer = useLayer();
  const reading = useReading();
  const shown = shownAs(reading, table.largest);
  const { mean, rows, columns } = table;
  const subset = subsetWords(hosts, phaseOf(layer));
  const [ours, theirs] = [hosts.attacker.army.name, hosts.defender.army.name];
  const headline = headlineOf(game, shown, ours, weighted);
  const inTitle = game.cell === 'outcome' ? words.winsAverage : armies.within(shown.title);
  if (mean === undefined) return { shown, headline, inTitle, subset, sentence: '' };
  const one = layer ?? (layers.length === 1 ? layers[0] : undefined);
  const about = [
    words[weighted ? 'pairingsByPoints' : 'pairings'](rows.length, columns.length),
    ...subset,
    one === undefined ? armies.over(layers.length) : armies.within(one.title),
    methodWords(table, mean),
  ].join(', ');
  if (mean.odds === undefined)
    return {
      shown,
      headline,
      inTitle,
      subset,
      sentence: words.sentenceFigure(ours, theirs, shown.title, shown.text(mean), about),
    };
  const [win, draw, loss] = mean.odds.map(formatChance);
  return { shown, headline, inTitle, subset, sentence: words.sentence({ ours, theirs, win, draw, loss, about }) };
}

function headlineOf({ cell }: ArmiesGame, { title }: Shown, army: string, weighted: boolean): string {
  if (cell === 'outcome') return words[weighted ? 'winsByPoints' : 'wins'](army);
  return words[weighted ? 'averageByPoints' : 'average'](armies.within(title));
}

function methodWords({ margins, values }: Table, { margin }: Figure): string {
  if (margin === undefined) return armies.exact;
  const all = margins.every((one, cell) => Number.isNaN(values[cell]) || !Number.isNaN(one));
  return words[all ? 'simulated' : 'partlySimulated'](formatMargin(margin));
}

/** Which part of the armies it is about, unless it is all of both. */
function subsetWords({ attacker, defender }: Hosts, phase: Phase): readonly string[] {
  const [all, allTheirs] = [unitsOf(attacker.army, 'attacker', phase), unitsOf(defender.army, 'defender', phase)];
  const ours = all.filter(({ id }) => attacker.chosen.includes(id)).length;
  const theirs = allTheirs.filter(({ id }) => defender.chosen.includes(id)).length;
  if (ours === all.length && theirs === allTheirs.length) return [];
  return [words.subset(ours, all.length, theirs, allTheirs.length)];
}

function WeightToggle() {
  const look = useLookStore();
  const { weighted } = useLook();
  return (
    <label className="mt-1 flex min-h-6 w-fit cursor-pointer items-center gap-2 text-s text-muted">
      <input
        type="checkbox"
        className="size-4 accent-(--ink)"
        checked={weighted}
        onChange={() => look.setState({ weighted: !weighted })}
      />
      {words.weigh}
    </label>
  );
}

function Progress({ matrix }: { readonly matrix: MatrixState }) {
  const { done, total, part, running, cancelled, failure } = matrix;
  if (failure !== undefined) return <p className="text-s text-bad">{words.failed(failure)}</p>;
  const [there, all] = [formatCount(done), formatCount(total)];
  if (cancelled)
    return (
      <p className="mt-1 flex items-center gap-2 text-s text-muted">
        {words.stopped(there, all)}
        <button type="button" className="button" onClick={matrix.restart}>
          {words.goOn}
        </button>
      </p>
    );
  if (!running) return null;
  return (
    <div className="mt-1 flex items-center gap-2 text-s text-muted">
      <progress className="h-2 flex-1 accent-(--ink)" value={done + part} max={total} aria-label={words.computed} />
      {words.done(there, all)}
      <button type="button" className="button" onClick={matrix.cancel}>
        {everyday.cancel}
      </button>
    </div>
  );
}
