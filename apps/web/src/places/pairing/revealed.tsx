// What the last reveal cost or gave: the change of the worth, and how much of it either side gave away.
import type { Pairing, PairingChoice } from '@oddsmith/analysis';
import { formatChance, formatDifference, formatPoints, formatTenths } from '../../format/number.ts';
import { pairing as words } from '../../language/english/pairing.ts';
import { language } from '../../language/language.ts';
import { choiceText } from './choice-text.ts';
import { questionOf, type Session, type Side } from './session.ts';
import { useSolved } from './use-solved.ts';

interface RevealedProps {
  readonly session: Session;
  readonly answer: Pairing | undefined;
}

/** What rounds to nothing was not given away. */
const NOTHING = { points: 0.05, win: 0.0005 };

export function Revealed({ session, answer }: RevealedProps) {
  const { leading, puts } = session;
  const last = puts.at(-1);
  // Known from the step before, or worked out once the step at hand is, where the page was opened with the reveal in it.
  const isWanted = last !== undefined && answer !== undefined;
  const earlier = isWanted ? questionOf({ ...session, puts: puts.slice(0, -1) }, leading, language) : undefined;
  const { answer: before } = useSolved(earlier, leading);
  if (last === undefined) return null;
  const lost = (side: Side) => (before === undefined ? 0 : lossOf(before, side, last[side]));
  const mine = lost('mine');
  const theirs = lost('theirs');
  const amount = leading === 'win' ? formatChance : formatTenths;
  const change = before === undefined || answer === undefined ? undefined : answer.value - before.value;
  const nothing = mine < NOTHING[leading] && theirs < NOTHING[leading];
  return (
    <div data-testid="pairing-revealed" className="space-y-1 border-l-4 border-line-strong pl-2 text-s">
      <p>
        <span className="text-muted">{words.revealed}: </span>
        {words.against(choiceText(last.mine), choiceText(last.theirs))}
      </p>
      {change !== undefined && (
        <p>
          <span className="font-semibold">
            {words.changed(leading === 'win' ? `${formatPoints(change)} %` : formatDifference(change, 1))}
          </span>{' '}
          {nothing && words.noLoss}
          {theirs >= NOTHING[leading] && words.theyLost(amount(theirs))}{' '}
          {mine >= NOTHING[leading] && words.youLost(amount(mine))}
        </p>
      )}
    </div>
  );
}

/** Against the best play of the other side. */
function lossOf({ choices, value }: Pairing, side: Side, choice: PairingChoice): number {
  const worth = choices[side]?.find((one) => String(one.choice) === String(choice));
  return worth === undefined ? 0 : Math.abs(value - worth.expected);
}
