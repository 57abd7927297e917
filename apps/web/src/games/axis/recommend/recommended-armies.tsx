// The armies a recommendation found, each with a button that puts it on the board.

import type { Army } from '@oddsmith/games/axis';
import { capital } from '@oddsmith/games/wording';
import { Button } from '../../../components/ui/button.tsx';
import { FiguresTable } from '../../../components/ui/figures-table.tsx';
import { formatChance, formatMean } from '../../../format/number.ts';
import { axisResults } from '../../../language/english/axis/results.ts';
import type { AnswerOf } from '../../calculator-types.ts';
import { leftText } from '../army.ts';

const { send: words } = axisResults;

interface RecommendedArmiesProps {
  readonly found: AnswerOf<'axis/recommend'>;
  /** Words of the button. */
  readonly use?: string;
  onUse?(army: Army): void;
}

export function RecommendedArmies({ found, use = words.use, onUse }: RecommendedArmiesProps) {
  const armies = found.feasible ? found.armies : found.nearest === undefined ? found.armies : [found.nearest];
  const names = found.split?.territories.map(({ name }) => name);
  const [{ text: proof }] = found.steps;
  // A split is about holding territories: nothing is earned by it.
  const profits = names === undefined;
  return (
    <>
      <FiguresTable
        title={words.table}
        heads={[words.units, words.cost, axisResults.chance, ...(profits ? [axisResults.figures.profit] : [])]}
        rows={armies.map((one, k) => ({
          key: String(k),
          cells: [
            <div key="units" className="space-y-1">
              <p>{`${names === undefined ? '' : `${names[k]}: `}${leftText(one.army, {})}`}</p>
              {onUse !== undefined && <Button label={use} onClick={() => onUse(one.army)} />}
            </div>,
            `${one.cost} IPC`,
            formatChance(one.chance),
            ...(profits ? [formatMean(one.profit)] : []),
          ],
        }))}
      />
      <p className="text-s text-muted">{capital(proof)}</p>
    </>
  );
}
