// Every action with what it is worth, and a button that takes it: the fight step by step.
import { type ActionOutlook, nextRound, positionAfter, rollsWhenStruck } from '@oddsmith/games/kill-team';
import { useState } from 'react';
import { useBattleStore } from '../../battle/context.ts';
import { Button } from '../../components/ui/button.tsx';
import { chanceCell, Table } from '../../components/ui/figures-table.tsx';
import { formatExact, formatMean } from '../../format/number.ts';
import { killTeamFight } from '../../language/english/kill-team/fight.ts';
import { engineWord } from '../../language/in-language.ts';
import { takeBack } from '../../undo/step.ts';
import type { InputOf } from '../calculator-types.ts';
import type { ResultsOf } from '../view.ts';
import { DiceForm } from './dice-form.tsx';
import { fighterNames } from './fighter-names.ts';

const { choice } = killTeamFight;

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
        label={choice.round}
        onBack={() => setNext(undefined)}
        text={choice.roundOver(woundsOf(next.fight))}
        button={choice.fightRound}
        onLaid={(open) => {
          setNext(undefined);
          store.getState().replace(open);
        }}
      />
    );
  return (
    <div className="card relative overflow-x-auto p-3 [&_td]:pl-2 [&_thead_th+th]:pl-2">
      <Table
        look="ruled"
        caption={choice.caption}
        heads={[
          choice.action,
          choice.kills,
          choice.dies,
          choice.deals,
          choice.takes,
          { key: 'take', content: <span className="sr-only">{choice.takeIt}</span>, wide: true },
        ]}
        rows={actions.map((action) => {
          const { kill, damage, title } = action;
          const button = (
            <TakeButton
              key="take"
              words={doWords(input, action)}
              title={engineWord(title)}
              onTake={() => take(action)}
            />
          );
          return {
            key: action.action,
            cells: [
              <div key="action" className="pr-2 first-letter:uppercase">
                <span className="inline-block first-letter:uppercase">{engineWord(title)}</span>
                <BestMark tied={ties.kill} action={action} goal="kill" />
                <BestMark tied={ties.damage} action={action} goal="damage" />
                {/* A column of its own would lie outside a narrow window. */}
                <span className="block sm:hidden">{button}</span>
              </div>,
              chanceCell(kill.enemyDies),
              chanceCell(kill.selfDies),
              { content: formatMean(damage.dealt), title: formatExact(damage.dealt) },
              { content: formatMean(damage.taken), title: formatExact(damage.taken) },
              button,
            ],
          };
        })}
      />
      {rolls && (
        <label className="mt-2 flex flex-wrap items-center gap-2 text-s">
          {choice.lost}
          <input
            className="h-(--target) w-20 rounded-m border border-line bg-surface px-2 text-m"
            inputMode="numeric"
            maxLength={2}
            value={lost}
            onChange={(event) => setLost(event.target.value.replace(/\D/g, ''))}
          />
          <span className="text-muted">{choice.leftEmpty}</span>
        </label>
      )}
      <div className="mt-2">
        <Button label={choice.takeBack} look="button-quiet" onClick={() => void takeBack('undo')} />
      </div>
      <p className="mt-1 text-s text-muted">{choice.about}</p>
    </div>
  );
}

interface Next {
  readonly fight: InputOf<'killteam/fight'>;
  readonly after: InputOf<'killteam/choice'>;
}

/** The last action of a round leads to the dice of the next one, where there is one. */
function doWords(input: InputOf<'killteam/choice'>, action: ActionOutlook): string {
  if (action.after.turn !== null) return choice.doIt;
  return nextRound(input, action) === null ? choice.ends : choice.nextRound;
}

interface TakeButtonProps {
  readonly words: string;
  readonly title: string;
  readonly onTake: () => void;
}

function TakeButton({ words, title, onTake }: TakeButtonProps) {
  return (
    <Button
      label={words}
      look="whitespace-nowrap"
      disabled={words === choice.ends}
      aria-label={`${words}: ${title}`}
      onClick={onTake}
    />
  );
}

interface BestMarkProps {
  /** The actions as good as the best one. */
  readonly tied: readonly string[];
  readonly action: ActionOutlook;
  /** What it is best for. */
  readonly goal: 'kill' | 'damage';
}

function BestMark({ tied, action, goal }: BestMarkProps) {
  if (!tied.includes(action.action)) return null;
  const mark = 'rounded-s bg-sunken px-1.5 font-semibold whitespace-nowrap text-good';
  return (
    <>
      <span className={`ml-2 hidden sm:inline-block ${mark}`}>
        {(tied.length > 1 ? choice.tiedBest : choice.best)[goal]}
      </span>
      <span className={`mr-1 inline-block sm:hidden ${mark}`}>
        {(tied.length > 1 ? choice.tiedShort : choice.bestShort)[goal]}
      </span>
    </>
  );
}

function woundsOf(fight: InputOf<'killteam/fight'>): readonly (readonly [string, number])[] {
  const [first, second] = fighterNames(fight);
  return [
    [first, fight.first.wounds],
    [second, fight.second.wounds],
  ];
}
