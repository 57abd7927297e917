// Every action with what it is worth, and a button that takes it: the fight step by step.
import { type ActionOutlook, nextRound, positionAfter, rollsWhenStruck } from '@oddsmith/games/kill-team';
import { useState } from 'react';
import { useBattleStore } from '../../battle/context.ts';
import { formatChance, formatExact, formatMean } from '../../format/number.ts';
import type { InputOf } from '../calculator-types.ts';
import type { ResultsOf } from '../view.ts';
import { DiceForm } from './dice-form.tsx';

export function ChoiceResults({ answer, input }: ResultsOf<'killteam/choice'>) {
  const { actions, ties } = answer;
  const store = useBattleStore();
  const [lost, setLost] = useState('');
  /** The fight that goes on when the round is over, and the position it follows. */
  const [next, setNext] = useState<Next | undefined>(undefined);
  const rolls = rollsWhenStruck(input);
  const lostBy = ({ action }: ActionOutlook) =>
    rolls && (action === 'strikeCrit' || action === 'strikeNormal') && lost !== '' ? Number(lost) : undefined;
  const take = (action: ActionOutlook) => {
    setLost('');
    if (action.after.turn !== null) store.getState().replace(positionAfter(input, action, lostBy(action)));
    else {
      const fight = nextRound(input, action, lostBy(action));
      setNext(fight === null ? undefined : { fight, after: input });
    }
  };
  if (next !== undefined && next.after === input)
    return (
      <DiceForm
        fight={next.fight}
        label="The next round"
        onBack={() => setNext(undefined)}
        text={`The round is over: first has ${next.fight.first.wounds} wounds left, second ${next.fight.second.wounds}. Type what both roll now.`}
        button="Fight the next round"
        onLaid={(open) => {
          setNext(undefined);
          store.getState().replace(open);
        }}
      />
    );
  return (
    <div className="card relative overflow-x-auto p-3">
      <table className="w-full text-s [&_td]:pl-2 [&_thead_th+th]:pl-2">
        <caption className="pb-1 text-left text-s font-semibold">What every action is worth now</caption>
        <thead>
          <tr className="border-b border-line text-right text-muted">
            <th scope="col" className="py-1 text-left font-medium">
              Action
            </th>
            <th scope="col" className="py-1 font-medium">
              Kills
            </th>
            <th scope="col" className="py-1 font-medium">
              Dies
            </th>
            <th scope="col" className="py-1 font-medium">
              Deals
            </th>
            <th scope="col" className="py-1 font-medium">
              Takes
            </th>
            <th scope="col" className="py-1 max-sm:hidden">
              <span className="sr-only">Take it</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {actions.map((action) => (
            <tr key={action.action} className="border-b border-line/60 text-right">
              <th scope="row" className="py-0.5 pr-2 text-left font-medium first-letter:uppercase">
                <span className="inline-block first-letter:uppercase">{action.title}</span>
                <BestMark tied={ties.kill} action={action} words="for the kill" short="kill" />
                <BestMark tied={ties.damage} action={action} words="for wounds" short="wounds" />
                {/* A column of its own would lie outside a narrow window. */}
                <span className="block sm:hidden">
                  <TakeButton words={doWords(input, action)} title={action.title} onTake={() => take(action)} />
                </span>
              </th>
              <td title={formatExact(action.kill.enemyDies)}>{formatChance(action.kill.enemyDies)}</td>
              <td title={formatExact(action.kill.selfDies)}>{formatChance(action.kill.selfDies)}</td>
              <td title={formatExact(action.damage.dealt)}>{formatMean(action.damage.dealt)}</td>
              <td title={formatExact(action.damage.taken)}>{formatMean(action.damage.taken)}</td>
              <td className="max-sm:hidden">
                <TakeButton words={doWords(input, action)} title={action.title} onTake={() => take(action)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rolls && (
        <label className="mt-2 flex flex-wrap items-center gap-2 text-s">
          Wounds the strike cost, as rolled
          <input
            className="h-(--target) w-20 rounded-m border border-line bg-surface px-2 text-m"
            inputMode="numeric"
            maxLength={2}
            value={lost}
            onChange={(event) => setLost(event.target.value.replace(/\D/g, ''))}
          />
          <span className="text-muted">left empty: all of its damage</span>
        </label>
      )}
      <div className="mt-2">
        <button type="button" className="button button-quiet" onClick={() => store.getState().undo()}>
          Take back
        </button>
      </div>
      <p className="mt-1 text-s text-muted">
        Kills and dies: playing on for the kill. Deals and takes: wounds on average, playing on for the trade of wounds.
        “Do it” takes the action; “Next round” asks for its dice; “Take back” or Ctrl-Z undoes either.
      </p>
    </div>
  );
}

interface Next {
  readonly fight: InputOf<'killteam/fight'>;
  readonly after: InputOf<'killteam/choice'>;
}

const ENDS = 'Ends it';

/** The last action of a round leads to the dice of the next one, where there is one. */
function doWords(input: InputOf<'killteam/choice'>, action: ActionOutlook): string {
  if (action.after.turn !== null) return 'Do it';
  return nextRound(input, action) === null ? ENDS : 'Next round';
}

interface TakeButtonProps {
  readonly words: string;
  readonly title: string;
  readonly onTake: () => void;
}

function TakeButton({ words, title, onTake }: TakeButtonProps) {
  return (
    <button
      type="button"
      className="button whitespace-nowrap"
      disabled={words === ENDS}
      aria-label={`${words}: ${title}`}
      onClick={onTake}
    >
      {words}
    </button>
  );
}

interface BestMarkProps {
  /** The actions as good as the best one. */
  readonly tied: readonly string[];
  readonly action: ActionOutlook;
  readonly words: string;
  /** Where the column is narrow. */
  readonly short: string;
}

function BestMark({ tied, action, words, short }: BestMarkProps) {
  if (!tied.includes(action.action)) return null;
  const mark = 'rounded-s bg-sunken px-1.5 font-semibold whitespace-nowrap text-good';
  return (
    <>
      <span className={`ml-2 hidden sm:inline-block ${mark}`}>
        {tied.length > 1 ? 'tied best' : 'best'} {words}
      </span>
      <span className={`mr-1 inline-block sm:hidden ${mark}`}>
        {tied.length > 1 ? 'tied' : 'best'}: {short}
      </span>
    </>
  );
}
