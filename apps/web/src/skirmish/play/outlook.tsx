// While a unit is moved: who would see it there, what they would do to it next turn, and what it would hold.
import type { Exposure, State } from '@oddsmith/skirmish';
import { formatMean } from '../../format/number.ts';
import { skirmishPlay } from '../../language/english/skirmish/play.ts';
import type { Plan } from '../session/plan.ts';
import { unitNameOf } from '../words.ts';

const words = skirmishPlay.outlook;

interface OutlookProps {
  readonly state: State;
  readonly exposure: Exposure;
}

export function Outlook({ state, exposure }: OutlookProps) {
  const { seenBy, holds } = exposure;
  const total = seenBy.reduce((sum, { damage }) => sum + damage, 0);
  return (
    <p className="w-fit rounded-s bg-panel/90 px-2 py-0.5 text-s" data-testid="outlook">
      {seenBy.length === 0 ? (
        words.safe
      ) : (
        <>
          <span className="max-md:hidden">
            {seenBy.map(({ unit, damage }) => `${unitNameOf(state, unit)} ${formatMean(damage)}`).join(', ')}:{' '}
          </span>
          {words.expected(formatMean(total), seenBy.length)}
        </>
      )}{' '}
      {holds.length > 0 && words.holds(holds.map((index) => index + 1))}
    </p>
  );
}

/** From everybody who would see it to where it would stand. */
export function SightLines({ state, plan, exposure }: OutlookProps & { readonly plan: Plan }) {
  const [to] = plan.ends;
  if (to === undefined) return null;
  return (
    <g
      className="pointer-events-none stroke-bad/60 [stroke-dasharray:0.6_0.4] [stroke-width:0.1]"
      data-testid="seen-by"
    >
      {exposure.seenBy.map(({ unit: id }) => {
        const from = state.units.find((unit) => unit.id === id)?.models[0];
        return from === undefined ? null : <line key={id} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
      })}
    </g>
  );
}
