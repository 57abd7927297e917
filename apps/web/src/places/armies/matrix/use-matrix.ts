// The matrix as it is being computed: cells arrive while the rest is still worked on; a newer plan ends an older run.
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { askedFigures } from '../armies-game.ts';
import { type Row, rowsOf } from '../army.ts';
import { useChosen, useCommon, useGame, useLayer, useLayers, usePlan } from '../plan/plan.ts';
import { startMatrix } from '../pool.ts';
import { type Cells, MatrixCells, type MatrixOrder, noCells, withOlder } from './known-cells.ts';
import { oddsNames } from './matrix-figures.ts';

const SHOW_EVERY_MS = 200;
/** Of rest between two drawings for each cell of a table: threads get their next cells from the thread that draws. */
const REST_PER_CELL_MS = 2.5;
/** Elements above this many make the page slow; a canvas does not care. */
export const TABLE_CELLS = 900;

export interface MatrixState {
  readonly rows: readonly Row[];
  readonly columns: readonly Row[];
  readonly cells: Cells;
  readonly total: number;
  /** Pairings that are there, those of the plan before not among them. */
  readonly done: number;
  /** What is done of the pairings being worked on, together. */
  readonly part: number;
  readonly running: boolean;
  readonly cancelled: boolean;
  readonly failure: string | undefined;
  /** Why some pairs have no answer. */
  readonly problem: string | undefined;
  cancel(): void;
  restart(): void;
}

interface Progress {
  readonly order: MatrixOrder;
  readonly cells: Cells;
  readonly done: number;
  /** Nothing more comes. */
  readonly ended: boolean;
  readonly part?: number;
  readonly cancelled?: true;
  readonly failure?: string;
  readonly problem?: string;
}

function started(order: MatrixOrder): Progress {
  return { order, cells: noCells(order), done: 0, ended: order.rows.length * order.columns.length === 0 };
}

function useOrder(): { readonly order: MatrixOrder; readonly rows: readonly Row[]; readonly columns: readonly Row[] } {
  const game = useGame();
  const { run } = usePlan();
  const [ours, theirs] = [useChosen('attacker'), useChosen('defender')];
  const [rows, columns] = [useMemo(() => rowsOf(ours), [ours]), useMemo(() => rowsOf(theirs), [theirs])];
  const [input, layers, layer] = [useCommon(), useLayers(), useLayer()];
  const over = game.situations === undefined ? undefined : layer?.input;
  return useMemo(() => {
    const order = {
      calculator: game.calculator,
      input,
      ...(over === undefined ? {} : { over }),
      rows: rows.flatMap(({ ways }) => ways.map(({ attack }) => attack)),
      columns: columns.flatMap(({ ways }) => ways.map(({ target }) => target)),
      names: game.cell === 'outcome' ? oddsNames(layers.map(({ name }) => name)) : askedFigures(game),
      run,
      ...(game.ownDice === undefined ? {} : { ownDice: game.ownDice }),
    };
    return { order, rows, columns };
  }, [game, input, over, rows, columns, layers, run]);
}

export function useMatrix(): MatrixState {
  const { steps } = useGame();
  const { order, rows, columns } = useOrder();
  const [again, setAgain] = useState(0);
  const [progress, setProgress] = useState<Progress>(() => started(order));
  const [complete, setComplete] = useState<Progress>(() => started(order));
  const end = useRef<() => void>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` asks for the same order once more
  useEffect(() => {
    const matrix = new MatrixCells(order);
    const { toAsk } = matrix;
    const all = order.rows.length * order.columns.length;
    const rest = all > TABLE_CELLS ? SHOW_EVERY_MS : Math.max(SHOW_EVERY_MS, REST_PER_CELL_MS * all);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (now: Partial<Progress>) => {
      clearTimeout(timer);
      timer = undefined;
      const shown = { order, cells: matrix.cells, done: matrix.count, ended: false, ...now };
      startTransition(() => {
        setProgress(shown);
        if (shown.ended) setComplete(shown);
      });
    };
    show({ ended: toAsk.length === 0 });
    if (toAsk.length === 0) return;
    const stop = startMatrix({
      question: matrix.question,
      names: order.names,
      cells: toAsk,
      steps,
      onRun: (run) => {
        matrix.learn(run);
        const problem = run.problem === undefined ? {} : { problem: run.problem };
        if (run.done === run.total) show({ ended: true, ...problem });
        // Counted from the end of the last drawing: 400 cells may take longer to draw than to compute.
        else timer ??= setTimeout(() => show({ part: run.part, ...problem }), rest);
      },
      onRefusal: (failure) => show({ failure }),
    });
    end.current = () => {
      clearTimeout(timer);
      stop();
    };
    return end.current;
  }, [order, steps, again]);
  const cancel = useCallback(() => {
    end.current?.();
    setProgress((old) => ({ ...old, cancelled: true }));
  }, []);
  const restart = useCallback(() => setAgain((count) => count + 1), []);
  const current = useMemo(() => (progress.order === order ? progress : started(order)), [progress, order]);
  const cells = useMemo(
    () => withOlder(current.cells, order, complete.cells, complete.order),
    [current, order, complete],
  );
  const { done, ended, part = 0, cancelled = false, failure, problem } = current;
  const total = order.rows.length * order.columns.length;
  const running = total > 0 && !ended && !cancelled && failure === undefined;
  return { rows, columns, cells, total, done, part, running, cancelled, failure, problem, cancel, restart };
}
