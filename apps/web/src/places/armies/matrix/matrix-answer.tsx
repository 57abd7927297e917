// The one big number: how often the first army's units win, over all chosen pairings and scenarios.
import { useEffect } from 'react';
import { tabTitle } from '../../../calculator/tab-title.ts';
import { ShareBar } from '../../../charts/share-bar.tsx';
import { formatChance, formatMargin } from '../../../format/number.ts';
import type { MatrixState } from '../../../games/grimdark/matrix/use-matrix.ts';
import { useScenarioTitles } from '../../../games/grimdark/pairing/scenario-titles.ts';
import { everyday } from '../../../language/english/everyday.ts';
import { grimdarkArmies as words } from '../../../language/english/grimdark/armies.ts';
import type { Hosts } from '../army.ts';
import { useLook, useLookStore, usePlan } from '../plan/plan.ts';
import { type FigureTable, tableFigure } from './matrix-figures.ts';
import { useWeights } from './use-weights.ts';

interface MatrixAnswerProps {
  readonly matrix: MatrixState;
  readonly table: FigureTable;
}

export function MatrixAnswer({ matrix, table }: MatrixAnswerProps) {
  const { hosts } = usePlan();
  const sentence = useMatrixSentence(table);
  const weights = useWeights();
  const figure = tableFigure(table, weights);
  const win = figure === undefined ? undefined : formatChance(figure.odds[0]);
  const [ours, theirs] = [hosts.attacker.army.name, hosts.defender.army.name];
  useEffect(() => {
    const shown = win === undefined ? '' : words.matrix.titleFigure(win);
    document.title = tabTitle(shown, [ours, theirs], 'Grimdark Future');
  }, [win, ours, theirs]);
  if (matrix.total === 0)
    return (
      <div className="card min-h-24 p-3">
        <p className="text-muted">{words.matrix.chooseUnits}</p>
      </div>
    );
  return (
    <div className="card min-h-24 px-3 py-2" aria-busy={matrix.running}>
      {figure === undefined ? (
        <p className="text-muted">{words.matrix.calculating}</p>
      ) : (
        <div data-testid="answer" data-stale={matrix.running}>
          <div className={`transition-opacity duration-150 ${matrix.running ? 'opacity-60' : ''}`}>
            <div className="flex flex-wrap items-baseline gap-x-2">
              <p className="text-2xl font-semibold tracking-tight text-attacker-ink" data-testid="big-number">
                {formatChance(figure.odds[0])}
              </p>
              <p className="text-s text-muted">
                {figure.margin !== undefined && words.matrix.points(formatMargin(figure.margin))}
                {[
                  words.matrix[weights === undefined ? 'wins' : 'winsByPoints'](hosts.attacker.army.name),
                  ...subsetWords(hosts),
                ].join(', ')}
              </p>
            </div>
            <div className="mt-1">
              <ShareBar
                shares={[
                  { label: words.matrix.shares.win, chance: figure.odds[0], side: 'attacker' },
                  { label: words.matrix.shares.draw, chance: figure.odds[1] },
                  { label: words.matrix.shares.loss, chance: figure.odds[2], side: 'defender' },
                ]}
              />
            </div>
            <p className="mt-1 text-s max-sm:hidden" data-testid="sentence">
              {sentence}
            </p>
            <WeightToggle />
          </div>
        </div>
      )}
      <Progress matrix={matrix} />
      <p className="sr-only" aria-live="polite">
        {matrix.running ? '' : sentence}
      </p>
    </div>
  );
}

export function useMatrixSentence(table: FigureTable): string {
  const { hosts, scenarios } = usePlan();
  const { scenario } = useLook();
  const titles = useScenarioTitles();
  const weights = useWeights();
  const figure = tableFigure(table, weights);
  if (figure === undefined) return '';
  const { odds, margin } = figure;
  const pairings = words.matrix[weights === undefined ? 'pairings' : 'pairingsByPoints'];
  const one = scenario ?? (scenarios.length === 1 ? scenarios[0] : undefined);
  const over = one === undefined ? words.over(scenarios.length) : words.inScenario(titles(one));
  const rolled = table.flat().every((cell) => cell?.margin !== undefined) ? 'simulated' : 'partlySimulated';
  const method = margin === undefined ? words.exact : words.matrix[rolled](formatMargin(margin));
  const [win, draw, loss] = odds.map(formatChance);
  return words.matrix.sentence({
    ours: hosts.attacker.army.name,
    theirs: hosts.defender.army.name,
    win,
    draw,
    loss,
    about: [
      pairings(hosts.attacker.chosen.length, hosts.defender.chosen.length),
      ...subsetWords(hosts),
      over,
      method,
    ].join(', '),
  });
}

/** Which part of the armies it is about, unless it is all of both. */
function subsetWords({ attacker, defender }: Hosts): readonly string[] {
  const [ours, theirs] = [attacker.chosen.length, defender.chosen.length];
  const [allOurs, allTheirs] = [attacker.army.units.length, defender.army.units.length];
  return ours === allOurs && theirs === allTheirs ? [] : [words.matrix.subset(ours, allOurs, theirs, allTheirs)];
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
      {words.matrix.weigh}
    </label>
  );
}

function Progress({ matrix }: { readonly matrix: MatrixState }) {
  const { cells, total, part, running, cancelled, failure } = matrix;
  if (failure !== undefined) return <p className="text-s text-bad">{words.matrix.failed(failure)}</p>;
  if (cancelled)
    return (
      <p className="mt-1 flex items-center gap-2 text-s text-muted">
        {words.matrix.stopped(cells.length, total)}
        <button type="button" className="button" onClick={matrix.restart}>
          {words.matrix.goOn}
        </button>
      </p>
    );
  if (!running) return null;
  return (
    <div className="mt-1 flex items-center gap-2 text-s text-muted">
      <progress
        className="h-2 flex-1 accent-(--ink)"
        value={cells.length + part}
        max={total}
        aria-label={words.matrix.computed}
      />
      {words.matrix.done(cells.length, total)}
      <button type="button" className="button" onClick={matrix.cancel}>
        {everyday.cancel}
      </button>
    </div>
  );
}
