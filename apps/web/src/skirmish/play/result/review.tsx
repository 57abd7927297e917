// A battle looked back on: the sum of luck and decisions, the chance to win, the dice that mattered, and mistakes to learn from.
import { extremeRolls } from '@oddsmith/kernel';
import { type Chanced, type Mistake, mistakeHinted, type Review, rollTold } from '@oddsmith/skirmish';
import { useEffect, useRef, useState } from 'react';
import { copyAndSay } from '../../../calculator/commands.ts';
import { FiguresTable } from '../../../components/ui/figures-table.tsx';
import { download } from '../../../export/download.ts';
import { pngOf } from '../../../export/picture.ts';
import { formatChance, formatTenths } from '../../../format/number.ts';
import { skirmishReview as words } from '../../../language/english/skirmish/record.ts';
import { skirmishSays } from '../../../language/skirmish-says.ts';
import { battleHash, go } from '../../address.ts';
import { tryAgain } from '../../session/open-sessions.ts';
import { nowOf, useSession, useSessionStore } from '../../session/session.ts';
import { askEngine } from '../../session/threads.ts';
import { sentence } from '../../words.ts';
import { namedIn, Ranking } from '../why-panel.tsx';
import { ChanceChart } from './chance-chart.tsx';
import { type ReviewLine, reviewPicture } from './review-picture.ts';

/** Rolls of each kind, and mistakes, that are told. */
const ROLLS = 5;
const MISTAKES = 10;

interface ReviewProps {
  /** Shows the board as it was before an action. */
  onMoment(action: number): void;
}

export function ReviewSection({ onMoment }: ReviewProps) {
  const save = useSession((session) => session.save);
  const [found, setFound] = useState<Review | null>();
  useEffect(() => {
    let gone = false;
    askEngine((engine) => engine.review(save)).then(
      (review) => !gone && setFound(review ?? null),
      () => !gone && setFound(null),
    );
    return () => {
      gone = true;
    };
  }, [save]);
  return (
    <section className="card space-y-4 p-4" aria-label={words.title} data-testid="review">
      <h2 className="text-l font-semibold">{words.title}</h2>
      {found === undefined && <p className="text-s text-muted">{words.working}</p>}
      {found === null && <p className="text-s text-muted">{words.failed}</p>}
      {found != null && <Found review={found} onMoment={onMoment} />}
    </section>
  );
}

/** The human where only one plays, else the first side. */
function useReader(): 0 | 1 {
  return useSession((session) =>
    nowOf(session).setup.players.findIndex(({ kind }) => kind === 'human') === 1 ? 1 : 0,
  );
}

/** "+1.5", "−2.0", from the reader's side. */
function signed(value: number): string {
  const text = formatTenths(Math.abs(value));
  return value < -0.05 ? `−${text}` : value > 0.05 ? `+${text}` : text;
}

function Found({ review, onMoment }: ReviewProps & { readonly review: Review }) {
  const reader = useReader();
  const states = useSession((session) => session.states);
  const names = states[0].setup.players.map(({ name }) => name);
  const turned = (value: number) => (reader === 0 ? value : -value);
  const [own, other] = [review.decisions[reader], review.decisions[reader === 0 ? 1 : 0]];
  const rows = [
    [words.position, turned(review.start)],
    [words.dice, turned(review.luck)],
    [words.decisionsOf(names[reader]), own],
    [words.decisionsOf(names[reader === 0 ? 1 : 0]), -other],
    [words.result, turned(review.result)],
  ] as const;
  const { lucky, unlucky } = extremeRolls(review.rolls, reader, ROLLS);
  const mistakes = review.mistakes.slice(0, MISTAKES);
  const told = (): ReviewLine[] => {
    const rolls = (title: string, list: readonly Chanced[]): ReviewLine[] => [
      { text: title, heading: true },
      ...list.map((roll) => ({
        text: `${signed(turned(roll.swing))} ${skirmishSays(rollTold(states[roll.action], roll))}`,
      })),
    ];
    return [
      { text: words.sumIs(names[reader]), heading: true },
      ...rows.map(([what, value]) => ({ text: `${what}: ${signed(value)}` })),
      { text: words.luckier(formatChance(review.orLuckier[reader])) },
      ...rolls(words.lucky, lucky),
      ...rolls(words.unlucky, unlucky),
      { text: words.mistakes, heading: true },
      ...mistakes.map((mistake) => ({ text: skirmishSays(mistakeHinted(states[mistake.action], mistake)) })),
    ];
  };
  const copy = () => {
    const lines = told().map(({ text }) => text);
    void copyAndSay(lines.join('\n'), words.copied);
  };
  const section = useRef<HTMLDivElement>(null);
  const savePicture = async () => {
    const chart = section.current?.querySelector<SVGSVGElement>('svg[data-testid="chance-chart"]');
    if (chart != null) download(await pngOf(reviewPicture(told(), chart)), 'review.png');
  };
  return (
    <div ref={section} className="space-y-4">
      <FiguresTable
        title={words.sumIs(names[reader])}
        whole
        heads={words.sumHeads}
        rows={rows.map(([what, value]) => ({ key: what, cells: [what, signed(value)] }))}
      />
      <p className="text-s">{words.luckier(formatChance(review.orLuckier[reader]))}</p>
      <ChanceChart
        chances={review.chances.map((chance) => (reader === 0 ? chance : 1 - chance))}
        marks={mistakes.map(({ action }) => action)}
        label={words.chart(names[reader])}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-4">
        <Rolls title={words.lucky} rolls={lucky} turned={turned} onMoment={onMoment} />
        <Rolls title={words.unlucky} rolls={unlucky} turned={turned} onMoment={onMoment} />
      </div>
      <Mistakes mistakes={mistakes} onMoment={onMoment} />
      <div className="flex flex-wrap gap-2">
        <button type="button" className="button" onClick={copy}>
          {words.copy}
        </button>
        <button type="button" className="button" onClick={() => void savePicture()}>
          {words.savePicture}
        </button>
      </div>
    </div>
  );
}

interface RollsProps extends ReviewProps {
  readonly title: string;
  readonly rolls: readonly Chanced[];
  turned(value: number): number;
}

function Rolls({ title, rolls, turned, onMoment }: RollsProps) {
  const states = useSession((session) => session.states);
  return (
    <section className="min-w-0 space-y-1" aria-label={title}>
      <h3 className="text-m font-semibold">{title}</h3>
      {rolls.length === 0 && <p className="text-s text-muted">{words.none}</p>}
      <ol className="space-y-1 text-s">
        {rolls.map((roll) => (
          <li key={`${roll.action} ${roll.kind} ${roll.unit} ${roll.target}`}>
            <button
              type="button"
              className="min-h-(--target) w-full text-left underline-offset-2 hover:underline"
              onClick={() => onMoment(roll.action)}
            >
              <b>{words.swing(signed(turned(roll.swing)), signed(100 * turned(roll.chance)))}</b>{' '}
              {skirmishSays(rollTold(states[roll.action], roll))}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Mistakes({ mistakes, onMoment }: ReviewProps & { readonly mistakes: readonly Mistake[] }) {
  return (
    <section className="space-y-2" aria-label={words.mistakes}>
      <h3 className="text-m font-semibold">{words.mistakes}</h3>
      <p className="text-s text-muted">{mistakes.length === 0 ? words.flawless : words.grades}</p>
      <ol className="space-y-3 text-s">
        {mistakes.map((mistake) => (
          <OneMistake key={`${mistake.action} ${mistake.unit}`} mistake={mistake} onMoment={onMoment} />
        ))}
      </ol>
    </section>
  );
}

function OneMistake({ mistake, onMoment }: ReviewProps & { readonly mistake: Mistake }) {
  const store = useSessionStore();
  const states = useSession((session) => session.states);
  return (
    <li className="space-y-1 border-l-2 border-line pl-3">
      <p>{sentence(skirmishSays(mistakeHinted(states[mistake.action], mistake)))}</p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="button" onClick={() => onMoment(mistake.action)}>
          {words.look}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => go(battleHash(tryAgain(store, mistake.action, mistake.side, words.tryName)))}
        >
          {words.tryAgain}
        </button>
      </div>
      <details>
        <summary className="skirmish-fold flex min-h-(--target) cursor-pointer items-center">{words.better}</summary>
        <Ranking why={namedIn(states[mistake.action], mistake.best)} label={words.better} />
      </details>
    </li>
  );
}
