// Questions to a side that is not at its turn, and the hand-over between two people on one device.
import { legal, type State, volley } from '@oddsmith/skirmish';
import { useMemo } from 'react';
import { formatChance, formatMean } from '../../../format/number.ts';
import { skirmishPlay } from '../../../language/english/skirmish/play.ts';
import { act, useSessionStore } from '../../session/session.ts';
import { useForecast } from '../../session/use-forecast.ts';
import { unitNameOf } from '../../words.ts';
import { STRONG } from '../strong.ts';

const { attack: attackWords, handOver, overwatch } = skirmishPlay;

type Watched = Extract<State['pending'], { readonly kind: 'overwatch' }>;

function momentOf({ at, rolled }: Watched, unit: string): string {
  if (at === 'end') return overwatch.moved(unit);
  return rolled?.kind === 'charge' ? overwatch.charges(unit, rolled.dice[0] + rolled.dice[1]) : overwatch.starts(unit);
}

export function OverwatchQuestion({ state }: { readonly state: State }) {
  const store = useSessionStore();
  const { pending } = state;
  const against = pending?.kind === 'overwatch' ? pending.against : '';
  const watchers = useMemo(() => legal(state).units.filter(({ may }) => may.includes('overwatch')), [state]);
  if (pending?.kind !== 'overwatch') return null;
  return (
    <section className="space-y-2 py-3" aria-label={overwatch.label}>
      <h2 className="text-l font-semibold">{overwatch.title(state.setup.players[state.actor].name)}</h2>
      <p className="text-s text-muted">{momentOf(pending, unitNameOf(state, against))}</p>
      <ul className="space-y-1">
        {watchers.map(({ unit }) => (
          <li key={unit}>
            <WatchButton
              state={state}
              unit={unit}
              against={against}
              onFire={() => act(store, { type: 'overwatch', unit, shots: volley(state, unit, against) })}
            />
          </li>
        ))}
      </ul>
      <button type="button" className={`button ${STRONG}`} onClick={() => act(store, { type: 'pass' })}>
        {attackWords.holdFire}
      </button>
    </section>
  );
}

interface WatchButtonProps {
  readonly state: State;
  readonly unit: string;
  readonly against: string;
  onFire(): void;
}

function WatchButton({ state, unit, against, onFire }: WatchButtonProps) {
  const units = useMemo(() => [unit], [unit]);
  const attack = useForecast(state, units, against)?.attack;
  return (
    <button type="button" className="button w-full justify-between gap-3 py-1 text-left" onClick={onFire}>
      <span>{unitNameOf(state, unit)}</span>
      <span className="text-muted">
        {attack == null ? '…' : attackWords.odds(formatMean(attack.meanDamage), formatChance(attack.wipeChance))}
      </span>
    </button>
  );
}

export function HandOver({ name, onReady }: { readonly name: string; onReady(): void }) {
  return (
    // At the lower edge: what was rolled last, and the board, stay in sight.
    <div className="pointer-events-none absolute inset-x-0 bottom-0 z-20 grid place-items-center p-4 *:pointer-events-auto">
      <section className="card max-w-sm space-y-3 p-6 text-center shadow-lg" aria-label={handOver.label}>
        <h2 className="text-xl font-semibold">{handOver.title(name)}</h2>
        <p className="text-m text-muted">{handOver.text(name)}</p>
        {/* biome-ignore lint/a11y/noAutofocus: the only thing to do on this screen */}
        <button type="button" autoFocus className={`button ${STRONG}`} onClick={onReady}>
          {handOver.ready(name)}
        </button>
      </section>
    </div>
  );
}
