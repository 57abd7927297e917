// What the computer weighed before each of its decisions, and what it would do in the player's place.
import { type Candidate, labelIn, type State, weighed } from '@oddsmith/skirmish';
import { useState } from 'react';
import { Prose } from '../../components/ui/prose.tsx';
import { formatTenths } from '../../format/number.ts';
import { skirmishPlay } from '../../language/english/skirmish/play.ts';
import { skirmish } from '../../language/english/skirmish/skirmish.ts';
import { skirmishSays } from '../../language/skirmish-says.ts';
import { isHumans, type Thought, useSession } from '../session/session.ts';
import { askEngine } from '../session/threads.ts';

const words = skirmishPlay.why;

export function WhyPanel({ now }: { readonly now: State }) {
  const thoughts = useSession((session) => session.thoughts);
  return (
    <div className="space-y-3 text-s">
      {isHumans(now) && <Hint now={now} />}
      {thoughts.length === 0 ? (
        <p className="text-muted">{words.nothing}</p>
      ) : (
        <ol className="space-y-2" aria-label={words.label}>
          {thoughts.map((thought) => (
            <Weighed key={thought.at} thought={thought} />
          ))}
        </ol>
      )}
    </div>
  );
}

function Weighed({ thought: { at, action, why, round } }: { readonly thought: Thought }) {
  const state = useSession((session) => session.states[at]);
  const named = state === undefined ? why : namedIn(state, why);
  const sentence = weighed(action, named);
  if (sentence === undefined) return null;
  return (
    <li>
      <details>
        <summary className="skirmish-fold flex min-h-(--target) cursor-pointer items-center">
          <span>
            <span className="text-muted">{skirmish.round(round)}: </span>
            <Prose text={skirmishSays(sentence)} />
          </span>
        </summary>
        <Ranking why={named} label={words.candidates} />
      </details>
    </li>
  );
}

/** Units that share a name told apart, as on the board. */
export function namedIn(state: State, why: readonly Candidate[]): readonly Candidate[] {
  return why.map((one) => ({ ...one, label: labelIn(state, one) }));
}

/** Best first, with what speaks for and against each. */
export function Ranking({ why, label }: { readonly why: readonly Candidate[]; readonly label: string }) {
  return (
    <ol className="space-y-2 border-l-2 border-line pl-3" aria-label={label}>
      {why.map(({ label: what, score, parts }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a ranking has no other names
        <li key={index}>
          <p className={index === 0 ? 'font-semibold' : ''}>
            <Prose text={skirmishSays(what)} />
            {words.worth(formatTenths(score))}
          </p>
          <p className="text-muted">{partWords(parts)}</p>
        </li>
      ))}
    </ol>
  );
}

interface Told {
  readonly of: State;
  readonly unit: string | undefined;
  readonly why: readonly Candidate[];
}

function Hint({ now }: { readonly now: State }) {
  const unit = useSession((session) => session.selected[0]);
  const [told, setTold] = useState<Told>();
  const [busy, setBusy] = useState(false);
  const ask = () => {
    setBusy(true);
    askEngine((engine) => engine.hint(now, unit))
      .then((why) => setTold({ of: now, unit, why }))
      .catch(() => setTold({ of: now, unit, why: [] }))
      .finally(() => setBusy(false));
  };
  // What was said of an earlier moment or another unit helps nobody.
  const why = told !== undefined && told.of === now && told.unit === unit ? told.why : undefined;
  return (
    <section className="space-y-2" aria-label={words.hint}>
      <button type="button" className="button" disabled={busy} onClick={ask}>
        {busy ? words.thinks : words.hint}
      </button>
      {why !== undefined &&
        (why.length === 0 ? (
          <p className="text-muted">{words.noHint}</p>
        ) : (
          <Ranking why={namedIn(now, why)} label={words.best} />
        ))}
    </section>
  );
}

function partWords({ destroyed, risked, objectives }: Candidate['parts']): string {
  const said = [
    destroyed > 0 ? words.destroys(formatTenths(destroyed)) : '',
    risked > 0 ? words.risks(formatTenths(risked)) : '',
    objectives === 0 ? '' : words.objectives(formatTenths(objectives)),
  ].filter((word) => word !== '');
  return said.length === 0 ? words.even : said.join(', ');
}
