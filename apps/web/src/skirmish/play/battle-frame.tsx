// Board on the left, everything about it on the right, one under the other on a phone: a battle being played or looked back on.
import type { State } from '@oddsmith/skirmish';
import type { ReactNode } from 'react';
import { PhaseSteps, ScoreLine } from './phase-bar.tsx';

interface BattleFrameProps {
  readonly title: string;
  readonly state: State;
  readonly board: ReactNode;
  /** Said on the lower edge of the board, so that nothing moves when it comes and goes. */
  readonly notice?: ReactNode;
  /** Over the board. */
  readonly above?: ReactNode;
  /** Under the board. */
  readonly below: ReactNode;
  /** Beside the board, or under everything. */
  readonly side: ReactNode;
  /** Over all of it, or to be heard only. */
  readonly children?: ReactNode;
}

export function BattleFrame({ title, state, board, notice, above, below, side, children }: BattleFrameProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="relative mx-auto flex w-full max-w-[2000px] flex-col gap-2 p-2 outline-none md:h-[calc(100dvh-80px)] md:flex-row lg:h-[calc(100dvh-47px)]"
    >
      <h1 className="sr-only">{title}</h1>
      <div className="flex min-w-0 flex-col gap-2 md:flex-1">
        <ScoreLine state={state} />
        <PhaseSteps state={state} />
        {above}
        {/* A tablet held upright has more height than the board can use. */}
        <div className="relative flex min-h-0 max-lg:aspect-[60/44] lg:flex-1">
          {board}
          <div className="pointer-events-none absolute right-14 bottom-1 left-1 z-10 space-y-1">{notice}</div>
        </div>
        {below}
      </div>
      {/* On a phone a sheet at the bottom, in reach of the thumb, that leaves the board free. */}
      <div className="flex flex-col max-md:sticky max-md:bottom-0 max-md:z-20 max-md:-mx-2 max-md:-mb-2 md:w-[300px] md:shrink-0 lg:w-[340px] xl:w-[400px] max-md:[&>aside]:max-h-[30dvh]">
        {side}
      </div>
      {children}
    </main>
  );
}
