// A battle that was played, typed or pasted with its dice: luck and decisions apart, by exact values.
import type { Measure, ReviewedChoice } from '@oddsmith/games/axis';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { decodeLink } from '../../battle/codec.ts';
import { Segmented } from '../../components/form/controls/segmented.tsx';
import { Button } from '../../components/ui/button.tsx';
import { TabList } from '../../components/ui/tab-list.tsx';
import { Thread } from '../../engine/thread.ts';
import { formatTenths } from '../../format/number.ts';
import { shell } from '../../language/english/shell/shell.ts';
import { language } from '../../language/language.ts';
import { useHash } from '../../shell/hash.ts';
import { startWorker } from '../../workers/start.ts';
import { armyText } from './army-text.ts';
import { LedgerCard, type Ledgered } from './ledger-card.tsx';
import type { AxisReviewed, FightReviewed, ReviewEngine, ShotsReviewed } from './review-service.ts';

const { words } = await (language === 'de' ? import('./words/de.ts') : import('./words/en.ts'));

const thread = new Thread<ReviewEngine>(() => startWorker('review'));

const GAMES = ['axis', 'killteam', 'killteam-shots'] as const;
type Game = (typeof GAMES)[number];

export function ReviewPage() {
  const [, , place, code] = useHash().split('/');
  const game = GAMES.find((one) => one === place) ?? 'axis';
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
          tabs={GAMES.map((id) => ({ id, label: words.tabs[id] }))}
          current={game}
          onChoose={(id) => location.replace(`#/review/${id}`)}
        />
      </div>
      <div role="tabpanel" id={`panel-${game}`} aria-labelledby={`tab-${game}`} className="space-y-5">
        {VIEWS[game](code)}
      </div>
    </main>
  );
}

const VIEWS: { readonly [game in Game]: (code: string | undefined) => ReactNode } = {
  axis: () => <AxisReview />,
  killteam: (code) => <FightReview key={code ?? ''} code={code} />,
  'killteam-shots': (code) => <ShotsReview key={code ?? ''} code={code} />,
};

type Shown = { readonly ledger: Ledgered } | { readonly problems: readonly string[] };

interface AskingProps {
  readonly label: string;
  readonly help: string;
  readonly sample: string;
  readonly rows: number;
  readonly notes: readonly string[];
  /** What else the answer depends on: where it changes, what was asked is asked again. */
  readonly settings?: ReactNode;
  readonly depends?: string;
  ask(text: string): Promise<Shown>;
}

/** A text, and what comes of it. */
function Asking({ label, help, sample, rows, notes, settings, depends, ask }: AskingProps) {
  const id = useId();
  const [text, setText] = useState(sample);
  const [shown, setShown] = useState<Shown | 'working'>();
  const go = () => {
    setShown('working');
    ask(text).then(setShown, () => setShown({ problems: [words.failed] }));
  };
  const answered = useRef(depends);
  useEffect(() => {
    if (answered.current === depends) return;
    answered.current = depends;
    if (shown !== undefined) go();
  });
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
        {settings}
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

function sayDice(dice: readonly number[]): string {
  const parts = dice.flatMap((n, face) => (n > 0 ? [`${n}@${face + 1}`] : []));
  return parts.length === 0 ? words.noDice : parts.join(' ');
}

function sayAxisProblem(found: Exclude<AxisReviewed, { review: unknown } | { problems: unknown }>): string {
  if (found.problem === 'wrong-dice') {
    const { round, side, needed, told } = found;
    return words.wrongVolley(words.sides[side === 'attack' ? 0 : 1], round, sayDice(needed), sayDice(told));
  }
  if (found.problem === 'which-hits') return words.whichHits(words.sides[found.side === 'attack' ? 0 : 1], found.round);
  return words.problems[found.problem];
}

function sayChoice(choice: ReviewedChoice): string {
  if (choice.what === 'left') return words.left(armyText(choice.army, words.nothing));
  return choice.what === 'dives' ? words.dives(choice.submarines) : words.choices[choice.what];
}

function shownAxis(found: AxisReviewed): Shown {
  if ('problems' in found) return found;
  if ('problem' in found) return { problems: [sayAxisProblem(found)] };
  const { review } = found;
  const who = (side: 0 | 1) => words.sides[side];
  const notes = [
    ...(review.unjudged > 0 ? [words.unjudged(review.unjudged)] : []),
    ...(review.measure === 'chance' ? [words.halves, words.chanceOnly] : [words.inIpc]),
  ];
  return {
    ledger: {
      ...review,
      unit: review.measure,
      judged: true,
      sides: words.sides,
      notes,
      rolls: review.rolls.map((roll) => {
        const { what, round, hits, dice, expected } = roll.about;
        const usual = formatTenths(expected);
        const by = who(roll.side);
        if (what === 'guns') return { ...roll, text: words.guns(hits, dice, usual) };
        return { ...roll, text: words[what === 'strike' ? 'strike' : 'fire'](by, round, hits, dice, usual) };
      }),
      mistakes: review.mistakes.map(({ side, about, chosen, best, loss }) => ({
        loss,
        text: words.chose(who(side), about.round, sayChoice(chosen), sayChoice(best)),
      })),
    },
  };
}

/** IPC of the dearest territory, and more. */
const MOST_WORTH = 100;

function AxisReview() {
  const id = useId();
  const [measure, setMeasure] = useState<Measure>('chance');
  const [worth, setWorth] = useState('0');
  const territoryValue = Math.min(MOST_WORTH, Math.max(0, Number(worth) || 0));
  return (
    <Asking
      label={words.axisLabel}
      help={words.axisHelp}
      sample={words.axisSample}
      rows={9}
      notes={[words.notCounted]}
      depends={`${measure} ${measure === 'ipc' ? territoryValue : ''}`}
      settings={
        <div className="flex flex-wrap items-center gap-3">
          <Segmented
            label={words.countIn}
            options={[
              { value: 'chance', label: words.measures.chance },
              { value: 'ipc', label: words.measures.ipc },
            ]}
            value={measure}
            onChoose={(value) => setMeasure(value as Measure)}
          />
          {measure === 'ipc' && (
            <label htmlFor={id} className="flex items-center gap-2">
              {words.territory}
              <input
                id={id}
                inputMode="numeric"
                value={worth}
                className="h-(--target) w-16 rounded-m border border-line-strong bg-panel px-2"
                onChange={(event) => setWorth(event.target.value)}
              />
              IPC
            </label>
          )}
        </div>
      }
      ask={async (text) =>
        shownAxis(await thread.call((engine) => engine.axis(text, language, { measure, territoryValue })))
      }
    />
  );
}

function sayFightProblem(found: Exclude<FightReviewed, { review: unknown }>): string {
  if ('refused' in found) return words.problems.refused;
  if ('unread' in found) return words.unread(found.unread);
  switch (found.problem) {
    case 'wrong-number-of-dice':
      return words.inRound(found.round, words.wrongDice(found.side === 'first', found.needed));
    case 'not-legal':
      return words.inRound(found.round, words.notLegal(found.action + 1, found.legal));
    case 'round-open':
      return words.inRound(found.round, words.roundOpen(found.legal));
    case 'fight-over':
      return words.fightOver(found.round);
    default:
      return words.problems[found.problem];
  }
}

function shownFight(found: FightReviewed, names: readonly [string, string]): Shown {
  if (!('review' in found)) return { problems: [sayFightProblem(found)] };
  const { review } = found;
  return {
    ledger: {
      ...review,
      unit: 'chance',
      judged: true,
      sides: names,
      notes: [],
      rolls: review.rolls.map((roll) => ({
        ...roll,
        text:
          roll.about.what === 'dice'
            ? words.rolled(names[roll.side], roll.about.round, roll.about.crits, roll.about.normals)
            : '',
      })),
      mistakes: review.mistakes.map(({ side, about, chosen, best, loss }) => ({
        loss,
        text: words.acted(names[side], about.round, about.what === 'action' ? about.number : 0, chosen, best),
      })),
    },
  };
}

function sayShotsProblem(found: Exclude<ShotsReviewed, { review: unknown }>): string {
  if ('refused' in found) return words.problems.refused;
  if ('unread' in found) return words.unread(found.unread);
  switch (found.problem) {
    case 'wrong-number-of-dice':
      return words.wrongShotDice(found.side === 'attack', found.shot, found.needed);
    case 'lost-untold':
      return words.lostUntold(found.shot, found.possible);
    case 'too-many-shots':
      return words.tooManyShots(found.shot - 1);
    default:
      return words.problems[found.problem];
  }
}

function shownShots(found: ShotsReviewed, names: readonly [string, string]): Shown {
  if (!('review' in found)) return { problems: [sayShotsProblem(found)] };
  const { review } = found;
  return {
    ledger: {
      ...review,
      unit: 'kill',
      judged: false,
      sides: names,
      mistakes: [],
      notes: [],
      rolls: review.rolls.map((roll) => {
        const { about } = roll;
        if (about.what === 'damage') return { ...roll, text: words.lowered(about.shot, about.lost) };
        const say = about.what === 'attack' ? words.shotHits : words.shotSaves;
        return { ...roll, text: say(about.shot, about.crits, about.normals) };
      }),
    },
  };
}

interface Named {
  readonly name?: string;
}

/** What stands in the address, as its calculator wrote it there. */
function inputIn(code: string | undefined): unknown {
  const decoded = code === undefined || code === '' ? undefined : decodeLink(code);
  return decoded?.ok ? decoded.state : {};
}

function isNamed(one: Named | undefined): one is Required<Named> {
  return one?.name !== undefined && one.name !== '';
}

function nameOf(one: Named | undefined, otherwise: string): string {
  return isNamed(one) ? one.name : otherwise;
}

interface FromCalculatorProps {
  readonly code: string | undefined;
}

function FightReview({ code }: FromCalculatorProps) {
  const fight = useMemo(() => inputIn(code), [code]);
  const { first, second } = fight as { readonly first?: Named; readonly second?: Named };
  const names = [nameOf(first, words.fighters[0]), nameOf(second, words.fighters[1])] as const;
  return (
    <>
      <p className="text-s">
        {isNamed(first) && isNamed(second) && <b>{words.fightOf(names[0], names[1])}. </b>}
        {words.fightFrom} <a href="#/killteam/fight">{words.toFight}</a>
      </p>
      <Asking
        label={words.fightLabel}
        help={words.fightHelp}
        sample={words.fightSample}
        rows={7}
        notes={[words.asWell, words.fightHalves]}
        ask={async (text) => shownFight(await thread.call((engine) => engine.fight(fight, text)), names)}
      />
    </>
  );
}

function ShotsReview({ code }: FromCalculatorProps) {
  const shot = useMemo(() => inputIn(code), [code]);
  const { attacker, defender } = shot as { readonly attacker?: Named; readonly defender?: Named };
  const names = [nameOf(attacker, words.shooters[0]), nameOf(defender, words.shooters[1])] as const;
  return (
    <>
      <p className="text-s">
        {isNamed(attacker) && isNamed(defender) && <b>{words.shotOf(names[0], names[1])}. </b>}
        {words.shotFrom} <a href="#/killteam/shoot">{words.toShoot}</a>
      </p>
      <Asking
        label={words.shotsLabel}
        help={words.shotsHelp}
        sample={words.shotsSample}
        rows={6}
        notes={[words.savesBlock]}
        ask={async (text) => shownShots(await thread.call((engine) => engine.shots(shot, text)), names)}
      />
    </>
  );
}
