// Stop or go on, and what one more unit would add.
import type { BattleFindings } from '@oddsmith/games/axis';
import { capital } from '@oddsmith/games/wording';
import { useMemo } from 'react';
import { isFlag, useChoice } from '../../../battle/choice.ts';
import { FiguresTable } from '../../../components/ui/figures-table.tsx';
import { formatChance, formatMean, formatPoints } from '../../../format/number.ts';
import { axisResults } from '../../../language/english/axis/results.ts';
import { everyday } from '../../../language/english/everyday.ts';
import type { FormOf } from '../../view.ts';
import { armyText, nameOf } from '../army.ts';
import { Panel } from './panel.tsx';
import { SideAnswer } from './side-answer.tsx';

const { stop: words } = axisResults;

const ROUNDS = 8;
const MOST_ROWS = 60;

export function StopPanel({ input }: FormOf<'axis/battle'>) {
  const [open, setOpen] = useChoice('stop', false, isFlag);
  const question = useMemo(
    () => ({ ...input, report: { ...input.report, stopTable: true, deltas: true, rounds: ROUNDS } }),
    [input],
  );
  return (
    <Panel title={words.title} action={words.action} intro={words.intro} open={open} onOpen={setOpen}>
      <SideAnswer calculator="axis/battle" question={question}>
        {(answer) => <StopTables found={answer} />}
      </SideAnswer>
    </Panel>
  );
}

function StopTables({ found }: { readonly found: BattleFindings }) {
  return (
    <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
      <Stops rows={found.stopTable} />
      <div className="space-y-4">
        <Rounds rows={found.roundByRound ?? []} />
        <Deltas rows={found.deltas ?? []} />
      </div>
    </div>
  );
}

function Stops({ rows }: { readonly rows: BattleFindings['stopTable'] }) {
  if (rows === undefined) return <p className="text-s text-muted">{words.simulated}</p>;
  if (rows.length === 0) return <p className="text-s text-muted">{words.nothing}</p>;
  return (
    <div>
      <h3 className="mb-1 text-s font-semibold">{words.heading}</h3>
      <FiguresTable
        title={words.table}
        heads={[words.forces, words.profitOfGoingOn, words.winChance, words.do]}
        rows={rows.slice(0, MOST_ROWS).map((row, k) => ({
          key: String(k),
          cells: [
            words.against(armyText(row.attackerLeft), armyText(row.defenderLeft)),
            formatMean(row.goOnProfit),
            formatChance(row.goOnWinChance),
            row.stop ? words.stop : row.goOnProfit < 0 ? words.goOnAtLoss : words.goOn,
          ],
        }))}
      />
      <p className="mt-1 text-s text-muted">
        {rows.length > MOST_ROWS ? words.aboutRarer(rows.length - MOST_ROWS) : words.about}
      </p>
    </div>
  );
}

function Rounds({ rows }: { readonly rows: NonNullable<BattleFindings['roundByRound']> }) {
  return (
    <div>
      <h3 className="mb-1 text-s font-semibold">{words.afterEach}</h3>
      <FiguresTable
        title={words.byRound}
        heads={[words.round, words.won, words.lost, words.fighting, words.attackerLost, words.defenderLost]}
        rows={rows.map((row) => ({
          key: String(row.round),
          cells: [
            row.round === 0 ? words.start : String(row.round),
            formatChance(row.won),
            formatChance(row.lost),
            formatChance(row.fighting),
            formatMean(row.attackerLoss),
            formatMean(row.defenderLoss),
          ],
        }))}
      />
    </div>
  );
}

function Deltas({ rows }: { readonly rows: NonNullable<BattleFindings['deltas']> }) {
  return (
    <div>
      <h3 className="mb-1 text-s font-semibold">{words.oneMoreAdds}</h3>
      <FiguresTable
        title={words.oneMore}
        heads={[words.unit, words.winChancePoints, axisResults.figures.profit]}
        rows={rows.map((row) => ({
          key: `${row.side} ${row.unit}`,
          cells: [
            `${row.side === 'attack' ? everyday.attacker : everyday.defender}: ${capital(nameOf(row.unit))}`,
            formatPoints(row.winChance),
            formatMean(row.profit),
          ],
        }))}
      />
    </div>
  );
}
