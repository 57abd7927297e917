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
      className="relative mx-auto flex w-full max-w-[2000px] flex-col gap-2 p-2 outline-none md:min-h-[calc(100dvh-80px)] md:landscape:h-[calc(100dvh-80px)] md:landscape:min-h-0 md:landscape:flex-row lg:min-h-[calc(100dvh-47px)] lg:landscape:h-[calc(100dvh-47px)]"
    >
      <h1 className="sr-only">{title}</h1>
      <div className="flex min-w-0 flex-col gap-2 md:landscape:flex-1">
        <ScoreLine state={state} />
        <PhaseSteps state={state} />
        {above}
        {/* Held upright, a tablet has the board above and everything about it below. */}
        <div className="relative flex min-h-0 max-lg:aspect-[60/44] md:portrait:aspect-auto md:portrait:h-[46dvh] lg:landscape:flex-1">
          {board}
          <div className="pointer-events-none absolute right-1 bottom-1 left-1 z-10 md:right-14 space-y-1">
            {notice}
          </div>
        </div>
        {below}
      </div>
      {/* On a phone a sheet at the bottom, in reach of the thumb, that leaves the board free. */}
      <div className="flex flex-col max-md:sticky max-md:bottom-0 max-md:z-20 max-md:-mx-2 max-md:-mb-2 md:portrait:min-h-80 md:portrait:flex-1 md:landscape:w-[300px] md:landscape:shrink-0 lg:landscape:w-[340px] xl:landscape:w-[400px] max-md:[&>aside]:max-h-[30dvh]">
        {side}
      </div>
      {children}
    </main>
  );
}
