// What may be left of one side, or lost by it, with the chance of each and cumulative chances both ways.
import type { CasualtyRow } from '@oddsmith/games/axis';
import { FiguresTable } from '../../../components/ui/figures-table.tsx';
import { formatChance } from '../../../format/number.ts';
import { axisResults } from '../../../language/english/axis/results.ts';
import { leftText } from '../army.ts';

const { left: words } = axisResults;

const RARE = 0.0005;

/** Fewest losses first. */
export function SurvivorsTable({ title, rows }: { readonly title: string; readonly rows: readonly CasualtyRow[] }) {
  return (
    <CumulativeTable
      title={title}
      name={words.of(title)}
      heads={[words.left, axisResults.chance, words.orBetter, words.orWorse]}
      rows={rows.map(({ left, retreated, probability }) => ({ text: leftText(left, retreated), probability }))}
    />
  );
}

type LossRow = Pick<CasualtyRow, 'lost' | 'probability'>;

/** Fewest losses first. */
export function LossesTable({ title, rows }: { readonly title: string; readonly rows: readonly LossRow[] }) {
  return (
    <CumulativeTable
      title={title}
      name={words.lostOf(title)}
      heads={[words.lost, axisResults.chance, words.orLess, words.orMore]}
      rows={rows.map(({ lost, probability }) => ({ text: leftText(lost, {}, words.nothing), probability }))}
    />
  );
}

interface CumulativeTableProps {
  readonly title: string;
  readonly name: string;
  readonly heads: readonly string[];
  readonly rows: readonly { readonly text: string; readonly probability: number }[];
}

function CumulativeTable({ title, name, heads, rows }: CumulativeTableProps) {
  const total = rows.reduce((sum, row) => sum + row.probability, 0);
  let before = 0;
  const shown = rows.map((row) => {
    const upTo = before + row.probability;
    const from = total - before;
    before = upTo;
    return { ...row, upTo, from };
  });
  const listed = shown.filter(({ probability }) => probability >= RARE);
  const hidden = rows.length - listed.length;
  return (
    <div>
      <h3 className="mb-1 text-s font-semibold">{title}</h3>
      <FiguresTable
        title={name}
        heads={heads}
        rows={listed.map(({ text, probability, upTo, from }, k) => ({
          key: String(k),
          cells: [text, formatChance(probability), formatChance(upTo), formatChance(from)],
        }))}
      />
      {hidden > 0 && <p className="mt-1 text-s text-muted">{words.rarer(hidden)}</p>}
    </div>
  );
}
