// The matrix of the page: started when units or situation change, watched, cancelled. The page hears of it five times a second.
import type { ListedUnit } from '@oddsmith/analysis';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type ArmyGame, askedFigures, type SituationChoice } from './armies-game.ts';
import { type MatrixRun, startMatrix } from './pool.ts';

const SHOW_EVERY_MS = 200;

export interface MatrixState {
  readonly run: MatrixRun | undefined;
  readonly running: boolean;
  readonly cancelled: boolean;
  readonly failure: string | undefined;
  cancel(): void;
  again(): void;
}

interface Progress {
  readonly order: unknown;
  readonly run?: MatrixRun;
  readonly failure?: string;
  readonly cancelled?: boolean;
}

const UNKNOWN: Progress = { order: undefined };

export function useMatrix(
  game: ArmyGame,
  rows: readonly ListedUnit[],
  columns: readonly ListedUnit[],
  situation: SituationChoice,
): MatrixState {
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  const order = useMemo(
    () => ({
      calculator: game.calculator,
      rows: rows.map(({ title, attack }) => ({ title, input: attack ?? {} })),
      columns: columns.map(({ title, target }) => ({ title, input: target ?? {} })),
      input: {},
      situations: [{ title: situation.name, input: situation.input }],
    }),
    [game, rows, columns, situation, attempt],
  );
  const [progress, setProgress] = useState<Progress>({ order: undefined });
  const end = useRef<() => void>(undefined);
  useEffect(() => {
    if (order.rows.length === 0 || order.columns.length === 0) return;
    let shown = 0;
    const stop = startMatrix({
      question: order,
      names: askedFigures(game),
      onRun: (run) => {
        if (run.done < run.total && performance.now() - shown < SHOW_EVERY_MS) return;
        shown = performance.now();
        startTransition(() => setProgress({ order, run }));
      },
      onRefusal: (failure) => setProgress({ order, failure }),
    });
    end.current = stop;
    return stop;
  }, [order, game]);
  const cancel = useCallback(() => {
    end.current?.();
    setProgress((old) => ({ ...old, order, cancelled: true }));
  }, [order]);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  const { run, failure, cancelled = false } = progress.order === order ? progress : UNKNOWN;
  const total = rows.length * columns.length;
  const running = total > 0 && (run?.done ?? 0) < total && !cancelled && failure === undefined;
  return { run, running, cancelled, failure, cancel, again };
}
