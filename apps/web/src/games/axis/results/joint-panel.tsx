// Both sides together: every way the battle can end, likeliest first.
import type { JointRow } from '@oddsmith/games/axis';
import { useMemo } from 'react';
import { isFlag, useChoice } from '../../../battle/choice.ts';
import { FiguresTable } from '../../../components/ui/figures-table.tsx';
import { formatChance } from '../../../format/number.ts';
import { axisResults } from '../../../language/english/axis/results.ts';
import type { FormOf } from '../../view.ts';
import { leftText } from '../army.ts';
import { Panel } from './panel.tsx';
import { SideAnswer } from './side-answer.tsx';

const { joint: words } = axisResults;

const MOST_ROWS = 100;

export function JointPanel({ input }: FormOf<'axis/battle'>) {
  const [open, setOpen] = useChoice('outcomes', false, isFlag);
  const question = useMemo(() => ({ ...input, report: { ...input.report, joint: true } }), [input]);
  return (
    <Panel title={words.title} action={words.action} intro={words.intro} open={open} onOpen={setOpen}>
      <SideAnswer calculator="axis/battle" question={question}>
        {(answer) => <Outcomes rows={answer.joint ?? []} />}
      </SideAnswer>
    </Panel>
  );
}

function Outcomes({ rows }: { readonly rows: readonly JointRow[] }) {
  if (rows.length === 0) return <p className="text-s text-muted">{words.simulated}</p>;
  const rest = rows.slice(MOST_ROWS);
  const restChance = rest.reduce((sum, { probability }) => sum + probability, 0);
  return (
    <>
      <FiguresTable
        title={words.table}
        heads={[axisResults.attackerLeft, axisResults.defenderLeft, axisResults.chance]}
        words={2}
        rows={rows.slice(0, MOST_ROWS).map((row, k) => ({
          key: String(k),
          cells: [
            leftText(row.attackerLeft, row.attackerRetreated),
            leftText(row.defenderLeft, row.defenderRetreated),
            formatChance(row.probability),
          ],
        }))}
      />
      {rest.length > 0 && (
        <p className="mt-1 text-s text-muted">{words.rarer(rest.length, formatChance(restChance))}</p>
      )}
    </>
  );
}
