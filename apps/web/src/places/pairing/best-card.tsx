// The best choice, as a name or as a roll of dice, for points and for the match.
import type { Pairing } from '@oddsmith/analysis';
import { Dices } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { formatChance, formatTenths } from '../../format/number.ts';
import { pairing as words } from '../../language/english/pairing.ts';
import { choiceText } from './choice-text.ts';
import { numberText, rolled, rolledChoice, rollFor } from './dice.ts';
import type { Leading } from './session.ts';

interface BestCardProps {
  readonly answer: Pairing;
  readonly points: Pairing | undefined;
  readonly win: Pairing | undefined;
  readonly leading: Leading;
}

/** Less of the match is not worth a word. */
const WORTH_SAYING = 0.001;

export function BestCard({ answer, points, win, leading }: BestCardProps) {
  const { mine } = answer;
  const other = leading === 'win' ? points : win;
  if (mine === null) return null;
  const loss = win?.points?.loss;
  const choices = (from: Pairing | undefined) => from?.mine?.map(({ choice }) => String(choice)).join();
  const agrees = loss !== undefined && loss < WORTH_SAYING && choices(points) === choices(win);
  return (
    <div data-testid="pairing-best" className="space-y-1 rounded-m bg-sunken p-3">
      <p className="text-l font-semibold">
        {words.best}: {weighed(mine)}
      </p>
      {mine.length > 1 && <Rolling key={JSON.stringify(mine)} weights={mine} />}
      <p className="text-s text-muted">{worthText(answer, leading)}</p>
      {agrees ? (
        <p className="text-s text-muted">{words.sameBest}</p>
      ) : (
        other?.mine != null && (
          <p className="text-s">
            <span className="text-muted">{leading === 'win' ? words.pointsRow : words.winRow}: </span>
            {weighed(other.mine)}
            {loss !== undefined && loss >= WORTH_SAYING && `. ${words.otherBest(formatChance(loss))}`}
          </p>
        )
      )}
    </div>
  );
}

/** Of the choice that is put down most often. */
function worthText({ choices, mine }: Pairing, leading: Leading): string {
  const worth = choices.mine?.find(({ choice }) => String(choice) === String(mine?.[0].choice));
  if (worth === undefined) return '';
  const [expected, worst] = [worth.expected, worth.worst].map(leading === 'win' ? formatChance : formatTenths);
  return expected === worst ? words.expected(expected) : `${words.expected(expected)}, ${words.worst(worst)}`;
}

type Weights = NonNullable<Pairing['mine']>;

function weighed(weights: Weights): string {
  if (weights.length === 1) return choiceText(weights[0].choice);
  return weights.map(({ choice, weight }) => `${choiceText(choice)} ${formatChance(weight)}`).join(', ');
}

function Rolling({ weights }: { readonly weights: Weights }) {
  const [number, setNumber] = useState<number | undefined>(undefined);
  const roll = rollFor(weights.map(({ weight }) => weight));
  const text = (at: number) => numberText(roll.sides, at);
  const ranges = roll.ranges.flatMap((range, i) =>
    range === undefined
      ? []
      : [
          `${range.from === range.to ? text(range.from) : `${text(range.from)}–${text(range.to)}`} ${choiceText(weights[i].choice)}`,
        ],
  );
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="min-w-0 flex-1 basis-52">
        {words.roll(roll.sides === 6 ? words.oneDie : words.twoDice)}: {ranges.join(', ')}
      </p>
      <Button label={words.rollNow} icon={Dices} onClick={() => setNumber(rolled(roll.sides))} />
      <p role="status" className="basis-full text-m font-semibold empty:hidden">
        {number !== undefined && words.rolledText(text(number), choiceText(weights[rolledChoice(roll, number)].choice))}
      </p>
      <p className="basis-full text-s">
        <a href="#/learn" className="underline">
          {words.why}
        </a>
      </p>
    </div>
  );
}
