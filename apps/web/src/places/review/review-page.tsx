// A battle that was played, typed or pasted with its dice: luck and decisions apart, by exact values.
import { useEffect, useId, useMemo, useState } from 'react';
import { decodeLink } from '../../battle/codec.ts';
import { Button } from '../../components/ui/button.tsx';
import { TabList } from '../../components/ui/tab-list.tsx';
import { Thread } from '../../engine/thread.ts';
import { shell } from '../../language/english/shell/shell.ts';
import { language } from '../../language/language.ts';
import { useHash } from '../../shell/hash.ts';
import { startWorker } from '../../workers/start.ts';
import { armyText } from './army-text.ts';
import { LedgerCard, type Ledgered } from './ledger-card.tsx';
import type { AxisReviewed, FightReviewed, ReviewEngine } from './review-service.ts';

const { words } = await (language === 'de' ? import('./words/de.ts') : import('./words/en.ts'));

const thread = new Thread<ReviewEngine>(() => startWorker('review'));

type Game = 'axis' | 'killteam';

export function ReviewPage() {
  const [, , place, code] = useHash().split('/');
  const game: Game = place === 'killteam' ? 'killteam' : 'axis';
  useEffect(() => {
    document.title = shell.pageTitle(words.title);
  }, []);
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-4xl space-y-5 p-4 outline-none sm:p-6">
      <h1 className="text-xl font-semibold">{words.title}</h1>
      <p className="max-w-2xl">{words.intro}</p>
      <div className="px-3">
        <TabList
          label={words.games}
          tabs={[
            { id: 'axis', label: words.axis },
            { id: 'killteam', label: words.killTeam },
          ]}
          current={game}
          onChoose={(id) => location.replace(`#/review/${id}`)}
        />
      </div>
      <div role="tabpanel" id={`panel-${game}`} aria-labelledby={`tab-${game}`} className="space-y-5">
        {game === 'axis' ? <AxisReview /> : <FightReview key={code ?? ''} code={code} />}
      </div>
    </main>
  );
}

type Shown = { readonly ledger: Ledgered } | { readonly problems: readonly string[] };

interface AskingProps {
  readonly label: string;
  readonly help: string;
  readonly sample: string;
  readonly rows: number;
  readonly notes: readonly string[];
  ask(text: string): Promise<Shown>;
}

/** A text, and what comes of it. */
function Asking({ label, help, sample, rows, notes, ask }: AskingProps) {
  const id = useId();
  const [text, setText] = useState(sample);
  const [shown, setShown] = useState<Shown | 'working'>();
  const go = () => {
    setShown('working');
    ask(text).then(setShown, () => setShown({ problems: [words.failed] }));
  };
  return (
    <>
      <form
        className="card space-y-2 p-4 text-s"
        onSubmit={(event) => {
          event.preventDefault();
          go();
        }}
      >
        <label htmlFor={id} className="block font-semibold">
          {label}
        </label>
        <p id={`${id}-help`} className="text-muted">
          {help}
        </p>
        <textarea
          id={id}
          value={text}
          rows={rows}
          spellCheck={false}
          autoCapitalize="off"
          aria-describedby={`${id}-help`}
          className="block w-full rounded-m border border-line-strong bg-panel p-3 font-mono"
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" label={words.go} disabled={shown === 'working'} />
      </form>
      <div aria-live="polite" data-testid="reviewed">
        {shown === 'working' && <p className="text-s text-muted">{words.working}</p>}
        {shown !== undefined && shown !== 'working' && 'problems' in shown && (
          <ul className="rounded-m bg-bad-soft p-3 text-s">
            {shown.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
        {shown !== undefined && shown !== 'working' && 'ledger' in shown && (
          <LedgerCard ledger={shown.ledger} words={words} notes={notes} />
        )}
      </div>
    </>
  );
}

function shownAxis(found: AxisReviewed): Shown {
  if ('problems' in found) return found;
  if ('problem' in found) return { problems: [words.problems[found.problem]] };
  const { review } = found;
  const who = (side: 0 | 1) => words.sides[side];
  return {
    ledger: {
      ...review,
      sides: words.sides,
      notes: review.unjudged > 0 ? [words.unjudged(review.unjudged)] : [],
      rolls: review.rolls.map((roll) => {
        const { what, round, hits, dice, expected } = roll.about;
        const usual = expected.toFixed(1);
        const text =
          what === 'guns' ? words.guns(hits, dice, usual) : words.fire(who(roll.side), round, hits, dice, usual);
        return { ...roll, text };
      }),
      mistakes: review.mistakes.map(({ side, about, chosen, best, loss }) => ({
        loss,
        text: words.lost(who(side), about.round, armyText(chosen, words.nothing), armyText(best, words.nothing)),
      })),
    },
  };
}

function AxisReview() {
  return (
    <Asking
      label={words.axisLabel}
      help={words.axisHelp}
      sample={words.axisSample}
      rows={9}
      notes={[words.notCounted, words.halves]}
      ask={async (text) => shownAxis(await thread.call((engine) => engine.axis(text, language)))}
    />
  );
}

function shownFight(found: FightReviewed): Shown {
  if ('refused' in found) return { problems: [words.problems.refused] };
  if ('unread' in found) return { problems: [words.unread(found.unread)] };
  if ('problem' in found) {
    if (found.problem === 'wrong-number-of-dice')
      return { problems: [words.wrongDice(found.side === 'first', found.needed)] };
    if (found.problem === 'not-legal') return { problems: [words.notLegal(found.action + 1, found.legal)] };
    return { problems: [words.problems[found.problem]] };
  }
  const { review } = found;
  const who = (side: 0 | 1) => words.fighters[side];
  return {
    ledger: {
      ...review,
      sides: words.fighters,
      notes: [],
      rolls: review.rolls.map((roll) => ({
        ...roll,
        text: roll.about.what === 'dice' ? words.rolled(who(roll.side), roll.about.crits, roll.about.normals) : '',
      })),
      mistakes: review.mistakes.map(({ side, about, chosen, best, loss }) => ({
        loss,
        text: words.acted(who(side), about.what === 'action' ? about.number : 0, chosen, best),
      })),
    },
  };
}

interface Named {
  readonly name?: string;
}

/** The fight in the address, as the calculator of fights wrote it there. */
function fightIn(code: string | undefined): unknown {
  const decoded = code === undefined || code === '' ? undefined : decodeLink(code);
  return decoded?.ok ? decoded.state : {};
}

function FightReview({ code }: { readonly code: string | undefined }) {
  const fight = useMemo(() => fightIn(code), [code]);
  const { first, second } = fight as { readonly first?: Named; readonly second?: Named };
  const names = [first?.name, second?.name].map((name, side) =>
    name === undefined || name === '' ? words.fighters[side] : name,
  );
  return (
    <>
      <p className="text-s">
        <b>{words.fightOf(names[0], names[1])}.</b> {words.fightFrom} <a href="#/killteam/fight">{words.toFight}</a>
      </p>
      <Asking
        label={words.fightLabel}
        help={words.fightHelp}
        sample={words.fightSample}
        rows={4}
        notes={[words.roundOnly, words.halves]}
        ask={async (text) => shownFight(await thread.call((engine) => engine.fight(fight, text)))}
      />
    </>
  );
}
