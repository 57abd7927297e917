// What may be left of one side, with the chance of each and cumulative chances both ways.
import type { CasualtyRow } from '@oddsmith/games/axis';
import { formatChance } from '../../format/number.ts';
import { armyText, type Units } from './army.ts';
import { ResultsTable } from './results-table.tsx';

const RARE = 0.0005;

export function SurvivorsTable({ title, rows }: { readonly title: string; readonly rows: readonly CasualtyRow[] }) {
  const total = rows.reduce((sum, row) => sum + row.probability, 0);
  let before = 0;
  const shown = rows.map((row) => {
    const atLeast = before + row.probability;
    const atMost = total - before;
    before = atLeast;
    return { row, atLeast, atMost };
  });
  const listed = shown.filter(({ row }) => row.probability >= RARE);
  const hidden = rows.length - listed.length;
  return (
    <div>
      <h3 className="mb-1 text-s font-semibold">{title}</h3>
      <ResultsTable
        title={`${title}: what is left`}
        heads={['Left', 'Chance', 'This or better', 'This or worse']}
        rows={listed.map(({ row, atLeast, atMost }, k) => ({
          key: String(k),
          cells: [leftText(row), formatChance(row.probability), formatChance(atLeast), formatChance(atMost)],
        }))}
      />
      {hidden > 0 && <p className="mt-1 text-s text-muted">{hidden} rarer results are not listed.</p>}
    </div>
  );
}

function leftText(row: CasualtyRow): string {
  const left = armyText(row.left as Units);
  const away = armyText(row.retreated as Units);
  if (away === '–') return left === '–' ? 'nobody' : left;
  return left === '–' ? `retreated: ${away}` : `${left}; retreated: ${away}`;
}
