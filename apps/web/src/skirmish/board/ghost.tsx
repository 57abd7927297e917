// What a move would look like: the ring of what is allowed, the way with its inches, and everybody where they would end.
import type { State } from '@oddsmith/skirmish';
import { skirmish } from '../../language/english/skirmish/skirmish.ts';
import type { Plan } from '../session/plan.ts';
import { lengthText, type Settings } from '../session/settings.ts';
import { BaseShape, baseOf, LETTER, radiusOf } from './shapes.tsx';

interface GhostProps {
  readonly state: State;
  readonly plan: Plan;
  readonly text: number;
  readonly lengths: Settings['lengths'];
}

export function Ghost({ state, plan, text, lengths }: GhostProps) {
  const unit = state.units.find(({ id }) => id === plan.unit);
  if (unit === undefined) return null;
  const refused = plan.problem !== null;
  const [lead] = plan.ends;
  const edge = refused ? 'stroke-bad' : 'stroke-good';
  const used = skirmish.board.way(lengthText(plan.inches, lengths), lengthText(plan.allowance, lengths));
  const half = (used.length * text * 1.1 * LETTER) / 2;
  return (
    <g className="pointer-events-none" data-testid="ghost" data-refused={refused}>
      {unit.placed &&
        unit.models.map((model, at) => (
          <polyline
            key={model.id}
            points={[[model.x, model.y], ...cornersOf(plan, model.id), [plan.ends[at].x, plan.ends[at].y]].join(' ')}
            className={`${edge} fill-none [stroke-dasharray:0.4_0.3] [stroke-width:0.1]`}
          />
        ))}
      {plan.ends.map((model) => (
        <BaseShape
          key={model.id}
          base={baseOf(state.setup, unit.side, model)}
          {...model}
          className={`${edge} [stroke-width:0.18] ${refused ? 'fill-bad/20 [stroke-dasharray:0.3_0.2]' : 'fill-good/25'}`}
        />
      ))}
      {unit.placed && lead !== undefined && (
        <text
          x={Math.min(60 - half, Math.max(half, lead.x))}
          y={Math.max(text + 0.2, lead.y - 1.2)}
          textAnchor="middle"
          fontSize={text * 1.1}
          className="fill-ink stroke-[var(--field)] font-bold [paint-order:stroke] [stroke-width:0.3]"
        >
          {used}
        </text>
      )}
    </g>
  );
}

/** What a model goes around on its way. */
function cornersOf({ paths }: Plan, model: string): readonly (readonly [number, number])[] {
  return paths.find((path) => path.model === model)?.to.slice(0, -1) ?? [];
}

/** Everything within so many inches of a unit, as one shape. */
export function Reach({
  state,
  unitId,
  inches,
  look,
}: {
  readonly state: State;
  readonly unitId: string;
  readonly inches: number;
  readonly look: string;
}) {
  const unit = state.units.find(({ id }) => id === unitId);
  if (unit === undefined || !unit.placed || inches <= 0) return null;
  return (
    <g className={`pointer-events-none ${look}`}>
      {unit.models.map((model) => (
        <circle key={model.id} cx={model.x} cy={model.y} r={inches + radiusOf(baseOf(state.setup, unit.side, model))} />
      ))}
    </g>
  );
}
