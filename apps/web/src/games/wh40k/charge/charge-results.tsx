// What a charge is worth: the fight alone beside charge and fight together, and every distance at a glance.

import { useMemo } from 'react';
import { useBattle } from '../../../battle/context.ts';
import { DistributionChart } from '../../../charts/distribution-chart.tsx';
import { useVariant } from '../../../components/results/use-beside.ts';
import { Table } from '../../../components/ui/figures-table.tsx';
import { useReply } from '../../../engine/use-reply.ts';
import { askVariant } from '../../../engine-client.ts';
import { formatChance, formatMean } from '../../../format/number.ts';
import { wh40k } from '../../../language/english/wh40k/wh40k.ts';
import type { AnswerOf, InputOf } from '../../calculator-types.ts';
import type { ResultsOf } from '../../view.ts';
import { GroupTable } from '../group-table.tsx';
import { editionOf } from '../place.ts';
import { WeaponTable } from '../weapon-table.tsx';

const { charge: words } = wh40k;

export function ChargeResults({ answer, input }: ResultsOf<'wh40k/charge'>) {
  const { fight } = input;
  // The charge makes it a charging unit, whatever the switch says.
  const charging = useMemo(
    () => (fight === null ? undefined : { ...fight, context: { ...fight.context, charged: true } }),
    [fight],
  );
  const alone = useVariant('wh40k/attack', charging);
  const rows = useDistances(input.modifier, editionOf(input));
  return (
    <div className="space-y-3">
      {alone !== undefined && <Worth together={answer} alone={alone} />}
      {rows.length > 0 && <Distances rows={rows} input={input} wipeChance={alone?.summary.wipeChance} />}
      {alone !== undefined && fight !== null && <GroupTable answer={alone} request={fight} />}
      {alone !== undefined && <WeaponTable answer={alone} title={wh40k.steps.fight} />}
    </div>
  );
}

interface WorthProps {
  readonly together: AnswerOf<'wh40k/charge'>;
  readonly alone: AnswerOf<'wh40k/attack'>;
}

const FIGURES = [
  { key: 'wipeChance', label: words.destroyed, write: formatChance },
  { key: 'belowHalfChance', label: words.belowHalf, write: formatChance },
  { key: 'meanSlain', label: words.slain, write: formatMean },
  { key: 'meanDamage', label: words.damage, write: formatMean },
] as const;

function Worth({ together, alone }: WorthProps) {
  const { slain } = together.distributions;
  return (
    <section aria-label={words.worth} className="card p-3">
      <h2 className="text-m font-semibold">{words.worth}</h2>
      <Table
        look="roomy"
        heads={[
          { key: 'figure', content: <span className="sr-only">{words.figure}</span> },
          words.fightAlone,
          words.chargeAndFight,
        ]}
        rows={FIGURES.map(({ key, label, write }) => ({
          key,
          cells: [
            label,
            write(alone.summary[key]),
            <span key="both" className="font-semibold">
              {write(together.summary[key])}
            </span>,
          ],
        }))}
      />
      {slain !== undefined && slain.max > 1 && (
        <div className="mt-3">
          <DistributionChart
            title={words.outline}
            reading="atLeast"
            axis={wh40k.charts.modelsSlainAxis}
            side="attacker"
            distribution={slain}
            pinned={alone.distributions.slain}
            pinnedName={words.fightAlone}
          />
        </div>
      )}
    </section>
  );
}

interface ChargeRow {
  readonly distance: number;
  readonly rollNeeded: number;
  readonly plain: number;
  readonly rerolled: number;
}

/** A charge is declared within 12 inches. */
const DISTANCES = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** How often a charge arrives from every distance it may be declared at, with and without a reroll. */
function useDistances(modifier: number, edition: string): readonly ChargeRow[] {
  const { reply = [] } = useReply(async () => {
    const rows: ChargeRow[] = [];
    for (const distance of DISTANCES) {
      const charge = { distance, modifier, edition, fight: null };
      const [plain, rerolled] = await Promise.all(
        [false, true].map((reroll) => askVariant('wh40k/charge', { ...charge, reroll })),
      );
      if (plain === undefined || rerolled === undefined) return undefined;
      const { chargeChance, rollNeeded } = plain.summary;
      rows.push({ distance, rollNeeded, plain: chargeChance, rerolled: rerolled.summary.chargeChance });
    }
    return rows;
  }, [modifier, edition]);
  return reply;
}

interface DistancesProps {
  readonly rows: readonly ChargeRow[];
  readonly input: InputOf<'wh40k/charge'>;
  readonly wipeChance: number | undefined;
}

/** Rows are buttons: a tap puts the unit there. */
function Distances({ rows, input, wipeChance }: DistancesProps) {
  const set = useBattle((battle) => battle.set);
  return (
    <section aria-label={words.byDistance} className="card p-3">
      <h2 className="text-m font-semibold">{words.byDistance}</h2>
      <Table
        look="roomy"
        heads={[
          words.distance,
          { key: 'needs', content: words.needs, wide: true },
          words.arrives,
          words.withReroll,
          ...(wipeChance === undefined ? [] : [words.destroys]),
        ]}
        rows={rows.map(({ distance, rollNeeded, plain, rerolled }) => ({
          key: String(distance),
          present: Math.ceil(input.distance) === distance,
          cells: [
            <button
              key="distance"
              type="button"
              className="min-h-(--target) min-w-(--target) px-1 underline decoration-line-strong underline-offset-4 hover:decoration-ink"
              onClick={() => set(['distance'], distance)}
            >
              {distance}″
            </button>,
            `${rollNeeded}+`,
            formatChance(plain),
            formatChance(rerolled),
            ...(wipeChance === undefined ? [] : [formatChance((input.reroll ? rerolled : plain) * wipeChance)]),
          ],
        }))}
      />
    </section>
  );
}
