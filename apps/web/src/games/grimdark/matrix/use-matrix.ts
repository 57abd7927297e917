// The matrix as it is being computed: cells arrive while the rest is still worked on; a newer plan ends an older run.
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { said } from '../../../language/in-language.ts';
import { type Cell, MatrixCells, type MatrixOrder, movedCells } from '../../../places/armies/matrix/known-cells.ts';
import { unitsOf, usePlan, useSettings } from '../../../places/armies/plan/plan.ts';
import { EXACT_STEPS } from '../../../places/armies/plan/run-plan.ts';
import { startMatrix } from '../../../places/armies/pool.ts';

const SHOW_EVERY_MS = 200;
/** Of rest between two drawings for each cell: threads get their next cells from the thread that draws. */
const REST_PER_CELL_MS = 2.5;

export interface MatrixState {
  readonly cells: readonly Cell[];
  /** Of the plan before, in the places of this one: to look at until the new ones arrive. */
  readonly older: readonly Cell[];
  readonly total: number;
  /** What is done of the pairings being worked on, together. */
  readonly part: number;
  readonly running: boolean;
  readonly cancelled: boolean;
  readonly failure: string | undefined;
  cancel(): void;
  restart(): void;
}

interface Progress {
  readonly order: MatrixOrder;
  readonly cells: readonly Cell[];
  readonly part?: number;
  readonly cancelled?: true;
  readonly failure?: string;
}

export function useMatrix(): MatrixState {
  const { hosts, run } = usePlan();
  const settings = useSettings();
  const attackers = useMemo(() => unitsOf(hosts.attacker), [hosts.attacker]);
  const defenders = useMemo(() => unitsOf(hosts.defender), [hosts.defender]);
  const [again, setAgain] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` asks for the same order once more
  const order = useMemo(() => ({ attackers, defenders, settings, run }), [attackers, defenders, settings, run, again]);
  const [progress, setProgress] = useState<Progress>({ order, cells: [] });
  const [complete, setComplete] = useState<Progress>({ order, cells: [] });
  const older = useMemo(() => movedCells(complete.cells, complete.order, order), [complete, order]);
  const end = useRef<() => void>(undefined);
  useEffect(() => {
    const matrix = new MatrixCells(order);
    const all = order.attackers.length * order.defenders.length;
    const rest = Math.max(SHOW_EVERY_MS, REST_PER_CELL_MS * all);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (now: { readonly part?: number; readonly failure?: string }) => {
      clearTimeout(timer);
      timer = undefined;
      const cells = matrix.known;
      startTransition(() => {
        setProgress({ order, cells, ...now });
        if (cells.length === all) setComplete({ order, cells });
      });
    };
    show({});
    if (matrix.toAsk.length === 0) return;
    const stop = startMatrix({
      question: matrix.question,
      names: matrix.names,
      cells: matrix.toAsk,
      steps: EXACT_STEPS,
      onRun: (run) => {
        matrix.learn(run);
        if (run.problem !== undefined) show({ failure: said(run.problem) });
        else if (run.done === run.total) show({});
        // Counted from the end of the last drawing: 400 cells may take longer to draw than to compute.
        else timer ??= setTimeout(() => show({ part: run.part }), rest);
      },
      onRefusal: (failure) => show({ failure }),
    });
    end.current = () => {
      clearTimeout(timer);
      stop();
    };
    return end.current;
  }, [order]);
  const cancel = useCallback(() => {
    end.current?.();
    setProgress((old) => ({ ...old, cancelled: true }));
  }, []);
  const restart = useCallback(() => setAgain((count) => count + 1), []);
  const current: Progress = progress.order === order ? progress : { order, cells: [] };
  const { cells, part = 0, cancelled = false, failure } = current;
  const total = attackers.length * defenders.length;
  const running = cells.length < total && !cancelled && failure === undefined;
  return { cells, older, total, part, running, cancelled, failure, cancel, restart };
}
