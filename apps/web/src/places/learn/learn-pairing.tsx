// A pairing of three a side worked by hand: why the best secret choice may be a roll of a die.
import { learn } from '../../language/english/shell/learn.ts';

const MINE = ['Anna', 'Ben', 'Cleo'];
const THEIRS = ['Xaver', 'Yuki', 'Zoe'];

export function LearnPairing() {
  const { pairing } = learn;
  const [matrix, opponents, defenders] = pairing.tables;
  return (
    <>
      <p>{pairing.game}</p>
      <Figures title={matrix} rows={MINE} columns={THEIRS} cells={['12', '8', '10', '5', '15', '11', '14', '9', '6']} />
      <p>{pairing.last}</p>
      <Figures
        title={opponents}
        turned
        rows={['Xaver', 'Zoe']}
        columns={['Ben', 'Cleo']}
        cells={['33', '32', '39', '24']}
      />
      <p>{pairing.before}</p>
      <Figures
        title={defenders}
        rows={MINE}
        columns={THEIRS}
        cells={['24', '32', pairing.mixed, '33', '32', '33', '24', '33', '33']}
      />
      <p>{pairing.alone}</p>
      <p>{pairing.mixing}</p>
      <p>{pairing.theirs}</p>
      <p>{pairing.die}</p>
      <p>
        <a href="#/pairing" className="underline">
          {pairing.way}
        </a>
      </p>
    </>
  );
}

interface FiguresProps {
  readonly title: string;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** Theirs stand at the side and mine on top: who is taken by whom. */
  readonly turned?: boolean;
  /** Row by row. */
  readonly cells: readonly string[];
}

function Figures({ title, turned = false, rows, columns, cells }: FiguresProps) {
  const [side, top] = turned ? ['text-defender-ink', 'text-attacker-ink'] : ['text-attacker-ink', 'text-defender-ink'];
  return (
    <figure className="space-y-1">
      <figcaption className="text-s text-muted">{title}</figcaption>
      <table className="text-m">
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col" className={`px-3 ${top}`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={row} className="border-t border-line">
              <th scope="row" className={`pr-3 text-left ${side}`}>
                {row}
              </th>
              {columns.map((column, j) => (
                <td key={column} className="px-3 text-right">
                  {cells[i * columns.length + j]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
