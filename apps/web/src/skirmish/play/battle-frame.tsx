// Board on the left, everything about it on the right, one under the other on a phone: a battle being played or looked back on.
import type { State } from '@oddsmith/skirmish';
import type { ReactNode } from 'react';
import { PhaseSteps, ScoreLine } from './phase-bar.tsx';

interface BattleFrameProps {
  readonly title: string;
  readonly state: State;
  readonly board: ReactNode;
  /** Under the board. */
  readonly below: ReactNode;
  /** Beside the board, or under everything. */
  readonly side: ReactNode;
  /** Over all of it, or to be heard only. */
  readonly children?: ReactNode;
}

export function BattleFrame({ title, state, board, below, side, children }: BattleFrameProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="relative mx-auto flex w-full max-w-[2000px] flex-col gap-2 p-2 outline-none md:h-[calc(100dvh-47px)] md:flex-row"
    >
      <h1 className="sr-only">{title}</h1>
      <div className="flex min-w-0 flex-col gap-2 md:flex-1">
        <ScoreLine state={state} />
        <PhaseSteps state={state} />
        <div className="relative flex min-h-0 max-md:aspect-[60/44] md:flex-1">{board}</div>
        {below}
      </div>
      <div className="flex flex-col md:w-[340px] md:shrink-0 xl:w-[400px]">{side}</div>
      {children}
    </main>
  );
}
