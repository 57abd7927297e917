// Which model is meant by a point: the nearest whose base comes within reach of a finger.
import type { State, UnitState } from '@oddsmith/skirmish';
import { baseOf, radiusOf } from './shapes.tsx';
import type { Point } from './view.ts';

export interface Hit {
  readonly unit: UnitState;
  readonly model: string;
}

export function hitTest(state: State, [x, y]: Point, slack: number): Hit | undefined {
  let best: Hit | undefined;
  let least = slack;
  for (const unit of state.units) {
    if (!unit.placed) continue;
    for (const model of unit.models) {
      const away = Math.hypot(model.x - x, model.y - y) - radiusOf(baseOf(state.setup, unit.side, model));
      if (away > least) continue;
      least = Math.max(away, 0);
      best = { unit, model: model.id };
    }
  }
  return best;
}
