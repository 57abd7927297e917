// The step at hand: what it is worth, what to put down, and a place to tap what was put down.
import type { Pairing, PairingChoice } from '@oddsmith/analysis';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Segmented } from '../../components/form/controls/segmented.tsx';
import { Button } from '../../components/ui/button.tsx';
import { formatChance, formatCount, formatTenths } from '../../format/number.ts';
import { everyday } from '../../language/english/everyday.ts';
import { pairing as words } from '../../language/english/pairing.ts';
import { language } from '../../language/language.ts';
import { BestCard } from './best-card.tsx';
import { choiceText } from './choice-text.ts';
import { rolled, rolledChoice, rollFor } from './dice.ts';
import { Revealed } from './revealed.tsx';
import { type Leading, type Put, questionOf, type Session, type Side } from './session.ts';
import type { SessionHistory } from './use-session.ts';
import { knownAnswer, type Solved } from './use-solved.ts';

interface StepCardProps {
  readonly history: SessionHistory;
  readonly points: Solved;
  readonly win: Solved;
}

export function StepCard({ history, points, win }: StepCardProps) {
  const { session, change, undo, canUndo } = history;
  const { leading, puts } = session;
  const answer = (leading === 'win' ? win : points).answer;
  const known = points.answer ?? win.answer;
  const failure = points.failure ?? win.failure;
  return (
    <section aria-label={words.title} className="card space-y-3 p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-l font-semibold" data-testid="pairing-worth">
          {points.answer !== undefined && pointsText(points.answer.value, session)}
          <span className="text-muted"> · </span>
          {win.answer === undefined ? '…' : words.winChance(formatChance(win.answer.value))}
        </p>
        <Segmented
          label={words.leading}
          options={[
            { value: 'points', label: words.leadings.points },
            { value: 'win', label: words.leadings.win },
          ]}
          value={leading}
          onChoose={(value: Leading) => change({ ...session, leading: value })}
        />
      </div>
      {win.running && (
        <div className="flex items-center gap-3 text-s text-muted">
          <progress className="h-2 flex-1" value={win.share} max={1} aria-label={words.working} />
          {words.working}
          <Button label={everyday.cancel} onClick={win.cancel} />
        </div>
      )}
      {failure !== undefined && (
        <p role="alert" className="rounded-m bg-bad-soft px-2 py-1 text-s">
          {words.cannot(failure)}
        </p>
      )}
      <Revealed session={session} answer={answer} />
      {answer !== undefined && answer.step !== null && (
        <Step
          key={puts.length}
          session={session}
          answer={answer}
          points={points.answer}
          win={win.answer}
          change={change}
        />
      )}
      {known?.step === null && <Over session={session} points={points.answer} win={win.answer} />}
      <div className="flex flex-wrap gap-2">
        <Button label={words.undo} icon={Undo2} disabled={!canUndo} onClick={undo} />
        <Button
          label={words.again}
          look="button-quiet"
          disabled={puts.length === 0}
          onClick={() => change({ ...session, puts: [] })}
        />
      </div>
    </section>
  );
}

export function pointsText(value: number, { mine, total }: Session): string {
  return words.points(formatTenths(value), formatCount(mine.length * total));
}

interface StepProps {
  readonly session: Session;
  readonly answer: Pairing;
  readonly points: Pairing | undefined;
  readonly win: Pairing | undefined;
  change(session: Session): void;
}

type Pending = { readonly [side in Side]?: PairingChoice | undefined };

function Step({ session, answer, points, win, change }: StepProps) {
  const [pending, setPending] = useState<Pending>({});
  const { step } = answer;
  if (step === null) return null;
  const put = ({ mine, theirs }: Pending) => {
    if (mine === undefined || theirs === undefined) return;
    const next: Put = { module: step.kind, choice: step.choice, mine, theirs };
    change({ ...session, puts: [...session.puts, next] });
  };
  const tap = (side: Side, choice: PairingChoice) => {
    const next = { ...pending, [side]: pending[side] === choice ? undefined : choice };
    // In practice theirs lies ready, drawn as the best play draws it.
    if (session.practice && side === 'mine') put({ mine: choice, theirs: drawn(answer) });
    else if (next.mine !== undefined && next.theirs !== undefined) put(next);
    else setPending(next);
  };
  return (
    <>
      <div>
        <p className="text-s text-muted">
          {words.module(formatCount(step.module + 1), words.modules[step.kind])} · {words.whatFor[step.choice]}
        </p>
        <h2 className="text-m font-semibold">{words.choices[step.choice]}</h2>
      </div>
      <BestCard answer={answer} points={points} win={win} leading={session.leading} />
      <p className="text-s text-muted">{session.practice ? words.practiceNote : words.secretNote}</p>
      <div className={session.practice ? '' : 'grid grid-cols-2 gap-2'}>
        <Options side="mine" answer={answer} points={points} win={win} chosen={pending.mine} tap={tap} />
        {!session.practice && (
          <Options side="theirs" answer={answer} points={points} win={win} chosen={pending.theirs} tap={tap} />
        )}
      </div>
    </>
  );
}

interface OverProps {
  readonly session: Session;
  readonly points: Pairing | undefined;
  readonly win: Pairing | undefined;
}

/** How the match stands once all games are fixed, and in practice what became of the start. */
function Over({ session, points, win }: OverProps) {
  const { leading, practice } = session;
  const start = knownAnswer(questionOf({ ...session, puts: [] }, leading, language));
  const end = leading === 'win' ? win : points;
  const shown = leading === 'win' ? formatChance : formatTenths;
  const chances = win?.line.chances;
  return (
    <div>
      <p className="font-semibold">{words.over}</p>
      {chances !== undefined && (
        <p>{words.overNote(formatChance(chances.win), formatChance(chances.draw), formatChance(chances.loss))}</p>
      )}
      {practice && start !== undefined && end !== undefined && (
        <p>{words.practiceResult(shown(end.value), shown(start.value))}</p>
      )}
    </div>
  );
}

/** One of theirs, as often as their best play has it. */
function drawn({ theirs }: Pairing): PairingChoice | undefined {
  if (theirs === null) return undefined;
  const roll = rollFor(theirs.map(({ weight }) => weight));
  return theirs[rolledChoice(roll, rolled(roll.sides))].choice;
}

interface OptionsProps {
  readonly side: Side;
  readonly answer: Pairing;
  readonly points: Pairing | undefined;
  readonly win: Pairing | undefined;
  readonly chosen: PairingChoice | undefined;
  tap(side: Side, choice: PairingChoice): void;
}

function Options({ side, answer, points, win, chosen, tap }: OptionsProps) {
  const weights = answer[side] ?? [];
  const worths = answer.choices[side] ?? [];
  const same = (one: PairingChoice) => (other: { readonly choice: PairingChoice }) =>
    String(other.choice) === String(one);
  const weightOf = (choice: PairingChoice) => weights.find(same(choice))?.weight ?? 0;
  const sign = side === 'mine' ? 1 : -1;
  const sorted = [...worths].sort(
    (a, b) => weightOf(b.choice) - weightOf(a.choice) || sign * (b.expected - a.expected),
  );
  const expected = (from: Pairing | undefined, choice: PairingChoice) =>
    from?.choices[side]?.find(same(choice))?.expected;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not fields of a form
    <div role="group" aria-label={words[side === 'mine' ? 'yours' : 'theirs']} className="min-w-0 space-y-1">
      <h3 className={`text-s font-semibold ${side === 'mine' ? 'text-attacker-ink' : 'text-defender-ink'}`}>
        {words[side === 'mine' ? 'yours' : 'theirs']}
      </h3>
      {sorted.map(({ choice }) => {
        const weight = weightOf(choice);
        const inPoints = expected(points, choice);
        const inMatch = expected(win, choice);
        return (
          <button
            key={String(choice)}
            type="button"
            aria-pressed={chosen !== undefined && String(chosen) === String(choice)}
            className={`button w-full flex-col items-stretch gap-0 py-1.5 text-left ${weight > 0 ? (side === 'mine' ? 'bg-attacker-soft' : 'bg-defender-soft') : ''}`}
            onClick={() => tap(side, choice)}
          >
            <span className="flex min-w-0 items-baseline justify-between gap-1 text-m font-semibold">
              <span className="min-w-0 break-words">{choiceText(choice)}</span>
              {weight > 0 && <span>{weight < 1 ? formatChance(weight) : words.surely}</span>}
            </span>
            <span className="text-muted">
              {[
                inPoints === undefined ? undefined : formatTenths(inPoints),
                inMatch === undefined ? undefined : formatChance(inMatch),
              ]
                .filter((part) => part !== undefined)
                .join(' · ')}
            </span>
          </button>
        );
      })}
    </div>
  );
}
