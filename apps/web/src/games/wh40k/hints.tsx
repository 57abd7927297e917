// Two questions players ask next: in which order to fire, and how much it would take.

import { type Attack, type BestOrder, targetModels } from '@oddsmith/games/wh40k';
import { useBattle } from '../../battle/context.ts';
import { Button } from '../../components/ui/button.tsx';
import { useReply } from '../../engine/use-reply.ts';
import { askVariant } from '../../engine-client.ts';
import { formatMean } from '../../format/number.ts';
import { wh40k } from '../../language/english/wh40k/wh40k.ts';
import type { FormOf } from '../view.ts';

const { hints: words } = wh40k;

/** Shares of certainty a player plans with. */
const WANTED = [0.5, 0.8, 0.95] as const;
const MOST_TIMES = 8;
const WAIT_MS = 400;

export function Hints({ input: request }: FormOf<'wh40k/attack'>) {
  const set = useBattle((battle) => battle.set);
  const { reply } = useReply(
    async (wanted) => {
      const order = await bestOrder(request);
      return wanted() ? { order, needs: await needsOf(request, wanted) } : undefined;
    },
    [request],
    WAIT_MS,
  );
  const { order, needs = [] } = reply ?? {};
  const entries = request.volley ?? [];
  if (order === undefined && needs.length === 0) return null;
  const inOrder = entries[0]?.weapon.kind === 'melee' ? words.fightInOrder : words.fireInOrder;
  const better = order !== undefined && order.meanSlainGained > 0.0005;
  return (
    <section aria-label={words.label} className="card space-y-2 p-3 text-s">
      <h2 className="text-m font-semibold">{words.title}</h2>
      {needs.map((need) => (
        <p key={need}>{need}</p>
      ))}
      {order !== undefined && (
        <p>
          {better ? inOrder(formatMean(order.meanSlainGained), order.weapons.join(', ')) : words.bestAlready}{' '}
          <span className="text-muted">
            {order.exhaustive ? words.allTried(order.tried) : words.someTried(order.tried)}
          </span>{' '}
          {better && (
            <Button
              label={words.use}
              onClick={() =>
                set(
                  ['volley'],
                  order.order.map((at) => entries[at]),
                )
              }
            />
          )}
        </p>
      )}
    </section>
  );
}

async function bestOrder(request: Attack): Promise<BestOrder | undefined> {
  if ((request.volley?.length ?? 0) < 2) return undefined;
  return (await solve({ ...request, findBestOrder: true }))?.bestOrder;
}

function solve(input: Attack) {
  return askVariant('wh40k/attack', input).catch(() => undefined);
}

/** How many times this unit it takes to destroy the target often enough. */
async function needsOf(request: Attack, wanted: () => boolean): Promise<readonly string[]> {
  const sentences: string[] = [];
  const left: number[] = [...WANTED];
  for (let times = 1; times <= MOST_TIMES && left.length > 0 && wanted(); times++) {
    const answer = await solve({ ...request, findBestOrder: false, volley: multiplied(request.volley ?? [], times) });
    if (answer === undefined) return [];
    while (left.length > 0 && answer.summary.wipeChance >= left[0]) {
      const goal = left.shift()!;
      const [whom, share] = [what(request), goal * 100];
      sentences.push(times === 1 ? words.thisMuch(whom, share) : words.times(times, whom, share));
    }
  }
  if (left.length > 0) sentences.push(words.notEven(MOST_TIMES, what(request), left[0] * 100));
  return sentences;
}

function multiplied(volley: NonNullable<Attack['volley']>, times: number): NonNullable<Attack['volley']> {
  return volley.map((entry) => ({ ...entry, count: Math.min(200, entry.count * times) }));
}

function what(request: Attack): string {
  return targetModels(request.target) === 1 ? words.theTarget : words.theWholeUnit;
}
