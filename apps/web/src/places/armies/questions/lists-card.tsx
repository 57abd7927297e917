// Which of my lists to bring: lists put aside from both slots, each against each, and the mixture nobody can beat.

import type { ArmyList, ListedUnit, Lists } from '@oddsmith/analysis';
import { memo, useMemo, useState } from 'react';
import { FiguresTable } from '../../../components/ui/figures-table.tsx';
import { Prose } from '../../../components/ui/prose.tsx';
import { formatChance, formatMean } from '../../../format/number.ts';
import { armies } from '../../../language/english/armies.ts';
import { usePlan } from '../plan/plan.ts';
import { pricedUnit } from './efficiency-card.tsx';
import { type Asking, QuestionCard } from './question-card.tsx';
import { useQuestion } from './use-question.ts';

interface KeptList {
  readonly title: string;
  readonly units: readonly ListedUnit[];
}

interface ListsCardProps {
  readonly asking: Asking;
}

const MOST_LISTS = 20;

export const ListsCard = memo(function ListsCard({ asking: { calculator, common, rows, columns } }: ListsCardProps) {
  const { attacker, defender } = usePlan().hosts;
  const [mine, setMine] = useState<readonly KeptList[]>([]);
  const [others, setOthers] = useState<readonly KeptList[]>([]);
  const about = useMemo(() => ({ mine, others, common }), [mine, others, common]);
  const asked = useQuestion<Lists>(about, '');
  const start = () => {
    const question = {
      calculator,
      input: common,
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
        <Side
          label={armies.lists.yours}
          add={armies.lists.addYours}
          lists={mine}
          army={{ title: attacker.army.name, units: rows }}
          change={setMine}
        />
        <Side
          label={armies.lists.theirs}
          add={armies.lists.addTheirs}
          lists={others}
          army={{ title: defender.army.name, units: columns }}
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
  /** As it is chosen above. */
  readonly army: KeptList;
  change(lists: readonly KeptList[]): void;
}

function Side({ label, add, lists, army, change }: SideProps) {
  const keep = () => {
    const same = lists.filter(({ title }) => title.replace(/ \d+$/, '') === army.title).length;
    change([...lists, { title: same === 0 ? army.title : `${army.title} ${same + 1}`, units: army.units }]);
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
        disabled={army.units.length === 0 || lists.length >= MOST_LISTS}
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
        <Prose text={sentence} />
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
