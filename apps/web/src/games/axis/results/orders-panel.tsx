// Orders of loss nobody knows beforehand: ours against theirs, the worst case marked.
import type { BattleFindings } from '@oddsmith/games/axis';
import { capital } from '@oddsmith/games/wording';
import { useMemo } from 'react';
import { isFlag, useChoice } from '../../../battle/choice.ts';
import { useBattleStore } from '../../../battle/context.ts';
import { Button } from '../../../components/ui/button.tsx';
import { FiguresTable } from '../../../components/ui/figures-table.tsx';
import { formatChance } from '../../../format/number.ts';
import { axisResults } from '../../../language/english/axis/results.ts';
import type { FormOf } from '../../view.ts';
import { Panel } from './panel.tsx';
import { SideAnswer } from './side-answer.tsx';

const { orders: words } = axisResults;

type Orders = NonNullable<BattleFindings['orderTable']>;

export function OrdersPanel({ input }: FormOf<'axis/battle'>) {
  const [open, setOpen] = useChoice('orders', false, isFlag);
  const question = useMemo(() => ({ ...input, report: { ...input.report, orders: true } }), [input]);
  return (
    <Panel title={words.title} action={words.action} intro={words.intro} open={open} onOpen={setOpen}>
      <SideAnswer calculator="axis/battle" question={question}>
        {({ orderTable }) => <OrderRows found={orderTable} input={input} />}
      </SideAnswer>
    </Panel>
  );
}

interface OrderRowsProps extends Pick<FormOf<'axis/battle'>, 'input'> {
  readonly found: Orders | undefined;
}

function OrderRows({ found, input }: OrderRowsProps) {
  const store = useBattleStore();
  if (found === undefined) return <p className="text-s text-muted">{words.simulated}</p>;
  const { mine, theirs, cells, worst, safest, criterion } = found;
  if (mine.length === 1 && theirs.length === 1) return <p className="text-s text-muted">{words.single}</p>;
  const named = ({ name, inForce }: Orders['mine'][number]) => {
    const order = words.names[name];
    return inForce && name !== 'asSet' ? words.inForce(order) : order;
  };
  const use = (row: number) => {
    let enemyAttacks = false;
    for (const [w, wave] of input.waves.entries()) {
      if (wave.conquerorDefends) enemyAttacks = !enemyAttacks;
      store.getState().set(['waves', w, enemyAttacks ? 'defense' : 'attack', 'orderOfLoss'], mine[row].orders[w]);
    }
  };
  const cellText = (row: number, column: number) => {
    const cell = cells[row][column];
    if (cell === null) return words.notTried;
    const chance = formatChance(cell.chance);
    return worst[row] === column && theirs.length > 1 ? <strong>{words.worst(chance)}</strong> : chance;
  };
  return (
    <div className="space-y-2" data-testid="orders">
      <FiguresTable
        title={words.table}
        caption={words.chanceOf[criterion]}
        heads={[words.you, ...theirs.map((enemy) => words.enemy(named(enemy)))]}
        rows={mine.map((own, row) => ({
          key: own.name,
          cells: [capital(named(own)), ...theirs.map((_, column) => cellText(row, column))],
        }))}
      />
      {safest !== undefined && (
        <p className="flex flex-wrap items-center justify-between gap-2 text-s">
          <span>{words.safest(named(mine[safest]), formatChance(cells[safest][worst[safest] ?? 0]?.chance ?? 0))}</span>
          {!mine[safest].inForce && <Button label={words.use} onClick={() => use(safest)} />}
        </p>
      )}
    </div>
  );
}
