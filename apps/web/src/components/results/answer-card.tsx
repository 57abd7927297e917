// The answer: one big number with its gauge and the sentence to paste into a chat.
import { type Answer, MARGIN_95 } from '@oddsmith/games';
import { Pin, PinOff } from 'lucide-react';
import { useBattle } from '../../battle/context.ts';
import { Gauge } from '../../charts/gauge.tsx';
import { chanceOf } from '../../charts/series.ts';
import { ShareBar } from '../../charts/share-bar.tsx';
import { sumOf } from '../../charts/sum.ts';
import type { AnswerState } from '../../engine/use-answer.ts';
import { answers } from '../../engine-client.ts';
import {
  formatChance,
  formatChange,
  formatCount,
  formatDifference,
  formatMean,
  formatRough,
} from '../../format/number.ts';
import { chartsOf } from '../../games/generic-view.ts';
import type { BigNumber, CalculatorView } from '../../games/view.ts';
import { battlePage } from '../../language/english/calculator/page.ts';
import { everyday } from '../../language/english/everyday.ts';
import { results } from '../../language/english/results/results.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Prose } from '../ui/prose.tsx';
import { useNarrow } from '../unit/use-narrow.ts';
import { useBeside } from './use-beside.ts';
import { Waiting } from './waiting.tsx';

interface AnswerCardProps {
  readonly state: AnswerState;
  readonly view: CalculatorView;
}

export function AnswerCard({ state, view }: AnswerCardProps) {
  const { answer, answered, problem, stale } = state;
  const narrow = useNarrow();
  const busy = stale && problem === undefined;
  if (answer === undefined)
    return (
      <div className="card min-h-24 p-3" aria-busy={busy}>
        {problem === undefined ? (
          <Waiting state={state} inquiry={answers}>
            <p className="text-muted">{everyday.calculating}</p>
          </Waiting>
        ) : (
          <ProblemLine text={problem.message} />
        )}
      </div>
    );
  const big = view.bigNumber(answer, answered);
  return (
    <div className="card px-3 py-2" aria-busy={busy}>
      <div className={`transition-colors duration-150 ${stale ? DIMMED : ''}`} data-stale={stale} data-testid="answer">
        <div className="flex items-start gap-x-2">
          <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
            <BigFigure big={big} />
            <p className="min-w-32 flex-1 text-s text-muted">{big.unit}</p>
          </div>
          <PinButton />
        </div>
        <AgainstPinned big={big} answer={answer} input={answered} view={view} />
        {big.shares !== undefined && (
          <div className="mt-1">
            <ShareBar shares={big.shares} />
          </div>
        )}
        {big.chance !== undefined && big.shares === undefined && (
          <div className="mt-1">
            <Gauge chance={big.chance} label={big.unit} side={big.side} />
          </div>
        )}
        {!narrow && <Sentence answer={answer} />}
        {answer.simulation !== undefined && (
          <p className="text-s text-muted">
            {results.simulated(
              formatCount(answer.simulation.iterations),
              formatRough(answer.simulation.standardError * MARGIN_95),
            )}
          </p>
        )}
      </div>
      {problem !== undefined && <ProblemLine text={problem.message} />}
      <Waiting state={state} inquiry={answers} />
    </div>
  );
}

/** What the figure says, to be pasted into a chat; on a phone it stands below the cards. */
export function Sentence({ answer }: { readonly answer: Answer }) {
  return (
    <p className="mt-1 text-s lg:text-m" aria-live="polite" data-testid="sentence">
      <Prose text={answer.sentence} />
    </p>
  );
}

/** Grey and without weight, but still readable: an old answer is better than none. */
const DIMMED = 'grayscale [&_*]:font-normal [&_*]:text-muted';

const INKS = { attacker: 'text-attacker-ink', defender: 'text-defender-ink' } as const;

/** Letters: an action rather than a figure. */
const LONG = 12;

function BigFigure({ big }: { readonly big: BigNumber }) {
  return (
    <p
      className={`font-semibold tracking-tight ${big.text.length > LONG ? 'text-xl' : 'text-2xl'} ${INKS[big.side]}`}
      data-testid="big-number"
    >
      {big.text}
    </p>
  );
}

/** Pins the situation on screen, or lets the pinned one go. */
function PinButton() {
  const pinned = useBattle((battle) => battle.pinned);
  const pin = useBattle((battle) => battle.pin);
  const unpin = useBattle((battle) => battle.unpin);
  if (pinned === undefined) return <IconButton icon={Pin} label={results.pin} onClick={pin} />;
  return <IconButton icon={PinOff} label={results.unpin} look="button-quiet text-pinned-ink" onClick={unpin} />;
}

interface AgainstPinnedProps {
  readonly big: BigNumber;
  readonly answer: Answer;
  readonly input: unknown;
  readonly view: CalculatorView;
}

/** "+18.2% against what is pinned", and both one after the other where they add up. */
function AgainstPinned({ big, answer, input, view }: AgainstPinnedProps) {
  const calculator = useBattle((battle) => battle.calculator.id);
  const pinned = useBattle((battle) => battle.pinned);
  const before = useBeside(calculator, pinned);
  if (pinned === undefined || before === undefined) return null;
  const difference = differenceTo(view.bigNumber(before, pinned), big);
  return (
    <div className="text-s font-medium text-pinned-ink">
      {difference !== undefined && <p data-testid="against-pinned">{battlePage.againstPinned(difference)}</p>}
      <BothInTurn before={before} now={answer} input={input} view={view} />
    </div>
  );
}

interface BothInTurnProps {
  readonly before: Answer;
  readonly now: Answer;
  readonly input: unknown;
  readonly view: CalculatorView;
}

/** The pinned attack and then this one, with the chance of both to reach the line of the chart. */
function BothInTurn({ before, now, input, view }: BothInTurnProps) {
  const chart = chartsOf(view, now, input).find(({ additive }) => additive !== undefined);
  if (chart?.additive === undefined) return null;
  const [first, second] = [before.distributions[chart.distribution], now.distributions[chart.distribution]];
  if (first === undefined || second === undefined) return null;
  const both = sumOf(first, second);
  const line = chart.line?.(input, now);
  const { onOneTarget, onFreshTargets, reaching } = battlePage.inTurn;
  const said = (chart.additive === 'one target' ? onOneTarget : onFreshTargets)(formatMean(both.mean), chart.axis);
  const reached = line && reaching(line.label, formatChance(chanceOf(both, line.at, 'atLeast')));
  return <p data-testid="both-in-turn">{reached === undefined ? `${said}.` : `${said}; ${reached}.`}</p>;
}

function differenceTo(before: BigNumber, now: BigNumber): string | undefined {
  if (before.mean !== undefined && now.mean !== undefined) return formatDifference(now.mean - before.mean);
  if (before.chance === undefined || now.chance === undefined) return undefined;
  return formatChange(now.chance - before.chance);
}

function ProblemLine({ text }: { readonly text: string }) {
  return (
    <p className="text-s text-bad">
      {results.problem} <Prose text={text} />.
    </p>
  );
}
