// Everything that happened, roll by roll; a line shows the board as it was.

import type { Phase } from '@oddsmith/skirmish';
import { useMemo, useState } from 'react';
import { Select } from '../../../components/ui/select.tsx';
import { skirmishLog as words } from '../../../language/english/skirmish/record.ts';
import { useSession, useSessionStore } from '../../session/session.ts';
import { PHASE_WORDS, TURN_PHASES, unitName } from '../../words.ts';
import { type LogLine, logLines } from './log-words.ts';

interface Entry {
  /** Index of the action. */
  readonly index: number;
  readonly phase: Phase;
  readonly lines: readonly LogLine[];
}

const PHASES: readonly Phase[] = ['deployment', ...TURN_PHASES];
/** Lines shown before "more" is asked for: a long battle has thousands. */
const SHOWN = 120;

export function LogPanel() {
  const store = useSessionStore();
  const states = useSession((session) => session.states);
  const events = useSession((session) => session.events);
  const shown = useSession((session) => session.shown);
  const [unit, setUnit] = useState('');
  const [phase, setPhase] = useState('');
  const [most, setMost] = useState(SHOWN);
  const entries = useMemo(
    () =>
      events
        .map((told, index): Entry => ({ index, phase: states[index].phase, lines: logLines(states[index], told) }))
        .filter((entry) => (phase === '' || entry.phase === phase) && entry.lines.length > 0)
        .map((entry) => ({ ...entry, lines: entry.lines.filter((line) => unit === '' || line.units.includes(unit)) }))
        .filter(({ lines }) => lines.length > 0)
        .reverse(),
    [states, events, unit, phase],
  );
  return (
    <div className="space-y-2">
      <div className="flex gap-2 text-s">
        <Select
          label={words.unit}
          value={unit}
          look="min-w-0 flex-1"
          options={[
            { value: '', label: words.allUnits },
            ...states[0].units.map((one) => ({ value: one.id, label: unitName(states[0], one) })),
          ]}
          onChoose={setUnit}
        />
        <Select
          label={words.phase}
          value={phase}
          look="min-w-0 flex-1"
          options={[
            { value: '', label: words.allPhases },
            ...PHASES.map((one) => ({ value: one, label: PHASE_WORDS[one] })),
          ]}
          onChoose={setPhase}
        />
      </div>
      {entries.length === 0 && <p className="text-s text-muted">{words.nothing}</p>}
      <ol className="space-y-0.5 text-s" aria-label={words.label}>
        {entries.slice(0, most).map(({ index, lines }) => (
          <li key={index} className={shown === index + 1 ? 'rounded-s bg-sunken' : ''}>
            <button
              type="button"
              className="w-full rounded-s px-1 py-1 text-left hover:bg-sunken"
              title={words.showBoard}
              onClick={() => store.setState({ shown: index + 1, plan: null })}
            >
              {lines.map((line, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places
                <span key={at} className="block">
                  {line.text}
                  {line.dice.length > 0 && (
                    <span className="text-muted">
                      {' '}
                      ({line.dice.map(({ what, faces }) => `${what} ${faces.join(' ')}`).join('; ')})
                    </span>
                  )}
                </span>
              ))}
            </button>
          </li>
        ))}
      </ol>
      {entries.length > most && (
        <button type="button" className="button" onClick={() => setMost(most + SHOWN)}>
          {words.earlier}
        </button>
      )}
    </div>
  );
}
