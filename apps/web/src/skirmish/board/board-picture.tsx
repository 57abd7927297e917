// The battlefield as a picture: nothing to tap, small enough for the result and good enough to be saved.
import type { State } from '@oddsmith/skirmish';
import { BaseShape, baseOf } from './shapes.tsx';
import { Ground, MarkerLabels, Markers } from './terrain.tsx';
import { BOARD } from './view.ts';

const FILLS = ['fill-attacker stroke-attacker-ink', 'fill-defender stroke-defender-ink'] as const;

export function BoardPicture({ state, label }: { readonly state: State; readonly label: string }) {
  return (
    <svg
      data-board
      viewBox={`0 0 ${BOARD.width} ${BOARD.depth}`}
      className="block w-full rounded-m border border-line"
      role="img"
      aria-label={label}
    >
      <Ground setup={state.setup} grid={false} />
      <Markers state={state} />
      {state.units.flatMap((unit) =>
        (unit.placed ? unit.models : []).map((model) => (
          <BaseShape
            key={model.id}
            base={baseOf(state.setup, unit.side, model)}
            {...model}
            className={`${FILLS[unit.side]} [stroke-width:0.1]`}
          />
        )),
      )}
      <MarkerLabels state={state} />
    </svg>
  );
}
