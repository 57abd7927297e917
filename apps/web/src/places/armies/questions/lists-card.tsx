// Which of my lists to bring: lists put aside from both slots, each against each, and the mixture nobody can beat.

import type { ArmyList, ListedUnit, Lists } from '@oddsmith/analysis';
import { memo, useState } from 'react';
import { FiguresTable } from '../../../components/ui/figures-table.tsx';
import { formatChance, formatMean } from '../../../format/number.ts';
import { armies } from '../../../language/english/armies.ts';
import { Said } from '../../../language/said.tsx';
import type { ArmyGame, SituationChoice } from '../armies-game.ts';
import type { Slot } from '../use-army.ts';
import { pricedUnit } from './efficiency-card.tsx';
import { QuestionCard } from './question-card.tsx';
import { useQuestion } from './use-question.ts';

interface KeptList {
  readonly title: string;
  readonly units: readonly ListedUnit[];
}

interface ListsCardProps {
  readonly game: ArmyGame;
  readonly ours: Slot;
  readonly theirs: Slot;
  readonly situation: SituationChoice;
}

const MOST_LISTS = 20;

export const ListsCard = memo(function ListsCard({ game, ours, theirs, situation }: ListsCardProps) {
  const [mine, setMine] = useState<readonly KeptList[]>([]);
  const [others, setOthers] = useState<readonly KeptList[]>([]);
  const asked = useQuestion<Lists>(mine, others, situation);
  const start = () => {
    const question = {
      calculator: game.calculator,
      input: situation.input,
      mine: mine.map(listOf),
      theirs: others.map(listOf),
    };
    asked.start((api) => api.lists(question));
  };
  return (
    <QuestionCard
      id="lists-title"
      title={armies.lists.title}
      action={armies.lists.action}
      note={armies.lists.note}
      asked={asked}
      disabled={mine.length === 0 || others.length === 0}
      start={start}
    >
      <div className="mt-2 flex flex-wrap gap-4">
        <Side label={armies.lists.yours} add={armies.lists.addYours} lists={mine} slot={ours} change={setMine} />
        <Side
          label={armies.lists.theirs}
          add={armies.lists.addTheirs}
          lists={others}
          slot={theirs}
          change={setOthers}
        />
      </div>
      {asked.result !== undefined && <ListsResult found={asked.result} />}
    </QuestionCard>
  );
});

function listOf({ title, units }: KeptList): ArmyList {
  return { title, units: units.map(pricedUnit) };
}

interface SideProps {
  readonly label: string;
  readonly add: string;
  readonly lists: readonly KeptList[];
  readonly slot: Slot;
  change(lists: readonly KeptList[]): void;
}

function Side({ label, add, lists, slot, change }: SideProps) {
  const keep = () => {
    const same = lists.filter(({ title }) => title.replace(/ \d+$/, '') === slot.title).length;
    change([...lists, { title: same === 0 ? slot.title : `${slot.title} ${same + 1}`, units: slot.chosen }]);
  };
  return (
    <div className="min-w-48 flex-1">
      <h3 className="font-semibold">{label}</h3>
      <ul>
        {lists.map((list) => (
          <li key={list.title} className="flex min-h-(--target) items-center justify-between gap-2">
            <span className="min-w-0 break-words">{armies.lists.list(list.title, list.units.length)}</span>
            <button
              type="button"
              className="button button-quiet"
              onClick={() => change(lists.filter((other) => other !== list))}
            >
              {armies.lists.remove}
              <span className="sr-only"> {list.title}</span>
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="button"
        disabled={slot.chosen.length === 0 || lists.length >= MOST_LISTS}
        onClick={keep}
      >
        {add}
      </button>
    </div>
  );
}

function ListsResult({ found }: { readonly found: Lists }) {
  const { mine, theirs, values, equilibrium, sentence } = found;
  return (
    <div className="mt-2">
      <p data-testid="lists-sentence" className="text-m">
        <Said text={sentence} />
      </p>
      <FiguresTable
        title={armies.lists.title}
        whole
        heads={[armies.lists.mine, ...theirs, armies.lists.bring]}
        rows={mine.map((title, i) => ({
          key: title,
          cells: [title, ...values[i].map(formatMean), formatChance(equilibrium.mine[i])],
        }))}
      />
    </div>
  );
}
