// How often a charge arrives from every distance it may be declared at, with and without a reroll.
import { useEffect, useState } from 'react';
import { askVariant } from '../../../engine-client.ts';

export interface ChargeRow {
  readonly distance: number;
  readonly rollNeeded: number;
  readonly plain: number;
  readonly rerolled: number;
}

const NEAREST = 3;
/** A charge is declared within 12 inches. */
const FARTHEST = 12;

export function useDistances(modifier: number, edition: string): readonly ChargeRow[] {
  const [rows, setRows] = useState<readonly ChargeRow[]>([]);
  useEffect(() => {
    let current = true;
    const run = async () => {
      const next: ChargeRow[] = [];
      for (let distance = NEAREST; distance <= FARTHEST; distance++) {
        const [plain, rerolled] = await Promise.all(
          [false, true].map((reroll) => summaryOf({ distance, modifier, edition, reroll })),
        );
        if (plain === undefined || rerolled === undefined) return;
        const { chargeChance, rollNeeded } = plain;
        next.push({ distance, rollNeeded, plain: chargeChance, rerolled: rerolled.chargeChance });
      }
      if (current) setRows(next);
    };
    run();
    return () => {
      current = false;
    };
  }, [modifier, edition]);
  return rows;
}

async function summaryOf(charge: object) {
  const answer = await askVariant('wh40k/charge', { ...charge, fight: null }).catch(() => undefined);
  return answer?.summary;
}
