// The same attack against a row of typical defenders, side by side.

import { asTarget, DEFENDERS, type Defender } from '@oddsmith/games/wh40k';
import { Fragment } from 'react';
import type { ShownUnit, UnitParts } from '../../calculator/unit-uses.ts';
import { Table } from '../../components/ui/figures-table.tsx';
import { UnitName } from '../../components/ui/unit-name.tsx';
import { useReply } from '../../engine/use-reply.ts';
import { askVariant } from '../../engine-client.ts';
import { formatChance, formatMean } from '../../format/number.ts';
import { everyday } from '../../language/english/everyday.ts';
import { wh40k } from '../../language/english/wh40k/wh40k.ts';
import type { AnswerOf, InputOf } from '../calculator-types.ts';
import type { FormOf } from '../view.ts';

const { board: words } = wh40k;

const WAIT_MS = 150;

interface Row {
  readonly defender: Defender;
  readonly answer: AnswerOf<'wh40k/attack'>;
}

export function DefenderBoard({ input }: FormOf<'wh40k/attack'>) {
  const rows = useRows(input);
  if (rows.length === 0) return null;
  return (
    <section aria-label={words.label} className="card p-3 [&_td:last-child]:w-2/5">
      <h2 className="text-m font-semibold">{words.title}</h2>
      <Table
        look="roomy"
        heads={[
          everyday.defender,
          words.slain,
          { key: 'damage', content: words.damage, wide: true },
          { key: 'destroyed', content: words.destroyed },
        ]}
        rows={rows.map(({ defender, answer: { summary } }) => ({
          key: defender.name ?? '',
          cells: [
            <Fragment key="defender">
              <UnitName unit={shownDefender(defender, input)} />
              <span className="block text-muted max-sm:hidden">{statLine(defender)}</span>
            </Fragment>,
            <Fragment key="slain">
              {formatMean(summary.meanSlain)}{' '}
              <span className="text-muted max-sm:hidden">{wh40k.groups.of(String(defender.models))}</span>
            </Fragment>,
            formatMean(summary.meanDamage),
            <Bar key="destroyed" chance={summary.wipeChance} />,
          ],
        }))}
      />
    </section>
  );
}

function Bar({ chance }: { readonly chance: number }) {
  return (
    <span className="flex items-center justify-end gap-2 tabular-nums">
      <span aria-hidden className="h-2 min-w-8 flex-1 overflow-hidden rounded-[999px] bg-sunken">
        <span className="block h-full bg-attacker" style={{ width: `${chance * 100}%` }} />
      </span>
      <span className="w-14 text-right">{formatChance(chance)}</span>
    </span>
  );
}

/** What the present target has besides its lines, such as cover, stays. */
function shownDefender(defender: Defender, { target }: InputOf<'wh40k/attack'>): ShownUnit {
  const { name = '' } = defender;
  const data: UnitParts = { calculator: 'wh40k/attack', target: { target: { ...target, ...asTarget(defender) } } };
  return { game: 'wh40k', name, note: statLine(defender), data };
}

function statLine({ toughness, save, wounds, invuln, damageReduction }: Defender): string {
  const parts = [words.toughness(String(toughness)), `${save}+`, words.wounds(String(wounds))];
  if (invuln !== undefined) parts.push(words.invulnerable(invuln));
  if (damageReduction !== undefined) parts.push(words.lessDamage(damageReduction));
  return parts.join(' ');
}

/** Asked one after another on the second thread, so that the answer on screen never waits. */
function useRows(input: InputOf<'wh40k/attack'>): readonly Row[] {
  const { reply = [] } = useReply(
    async (wanted) => {
      const rows: Row[] = [];
      for (const defender of DEFENDERS) {
        const request = { ...input, target: asTarget(defender), findBestOrder: false };
        const answer = await askVariant('wh40k/attack', request).catch(() => undefined);
        if (!wanted()) return undefined;
        if (answer !== undefined) rows.push({ defender, answer });
      }
      return rows;
    },
    [input],
    WAIT_MS,
  );
  return reply;
}
