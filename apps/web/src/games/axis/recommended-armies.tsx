// The armies a recommendation found, each with a button that puts it on the board.

import type { RecommendFindings } from '@oddsmith/games/axis';
import { capital } from '@oddsmith/games/wording';
import { formatChance, formatMean } from '../../format/number.ts';
import { armyText, type Units } from './army.ts';
import { ResultsTable } from './results-table.tsx';

interface RecommendedArmiesProps {
  readonly found: RecommendFindings;
  /** Words of the button. */
  readonly use?: string;
  onUse?(army: Units): void;
}

export function RecommendedArmies({ found, use = 'Use these', onUse }: RecommendedArmiesProps) {
  const armies = found.feasible ? found.armies : found.nearest === undefined ? [] : [found.nearest];
  const names = found.split?.territories.map(({ name }) => name);
  return (
    <>
      <ResultsTable
        title="Recommended units"
        heads={['Units', 'Cost', 'Chance', 'Profit', ...(onUse === undefined ? [] : ['Use'])]}
        rows={armies.map((one, k) => ({
          key: String(k),
          cells: [
            names === undefined ? armyText(one.army as Units) : `${names[k]}: ${armyText(one.army as Units)}`,
            `${one.cost} IPC`,
            formatChance(one.chance),
            formatMean(one.profit),
            ...(onUse === undefined
              ? []
              : [
                  <button key="use" type="button" className="button" onClick={() => onUse(one.army as Units)}>
                    {use}
                  </button>,
                ]),
          ],
        }))}
      />
      <p className="text-s text-muted">{capital(found.proof)}.</p>
    </>
  );
}
