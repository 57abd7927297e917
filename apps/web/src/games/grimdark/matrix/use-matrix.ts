// The matrix as it is being computed: cells arrive while the rest is still worked on; a newer plan ends an older run.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { unitsOf, usePlan, useSettings } from '../plan/plan.ts';
import { start } from '../tasks/ask.ts';
import type { Cell, MatrixOrder } from '../tasks/tasks.ts';

export interface MatrixState {
  readonly cells: readonly Cell[];
  /** Of the plan before, in the places of this one: to look at until the new ones arrive. */
  readonly older: readonly Cell[];
  readonly total: number;
  /** Of the pairing being worked on, 0 to 1. */
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

/** The cells of one order where the units stand in another. */
export function movedCells(cells: readonly Cell[], from: MatrixOrder, to: MatrixOrder): readonly Cell[] {
  return cells.flatMap((cell) => {
    const attacker = to.attackers.indexOf(from.attackers[cell.attacker]);
    const defender = to.defenders.indexOf(from.defenders[cell.defender]);
    return attacker < 0 || defender < 0 ? [] : [{ ...cell, attacker, defender }];
  });
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
  const task = useRef<{ end(): void }>(undefined);
  useEffect(() => {
    let cells: readonly Cell[] = [];
    const total = order.attackers.length * order.defenders.length;
    const asked = start('matrix', order, ({ cells: more, part }) => {
      cells = [...cells, ...more];
      setProgress({ order, cells, part });
      if (cells.length === total) setComplete({ order, cells });
    });
    task.current = asked;
    // The last cells may come after the reply, which takes another way: only they tell that all is done.
    asked.reply.catch((reason: unknown) =>
      setProgress({ order, cells, failure: reason instanceof Error ? reason.message : String(reason) }),
    );
    return () => asked.end();
  }, [order]);
  const cancel = useCallback(() => {
    task.current?.end();
    setProgress((old) => ({ ...old, cancelled: true }));
  }, []);
  const restart = useCallback(() => setAgain((count) => count + 1), []);
  const current: Progress = progress.order === order ? progress : { order, cells: [] };
  const { cells, part = 0, cancelled = false, failure } = current;
  const total = attackers.length * defenders.length;
  const running = cells.length < total && !cancelled && failure === undefined;
  return { cells, older, total, part, running, cancelled, failure, cancel, restart };
}
