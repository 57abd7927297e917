// The battle on screen rolled once, die by die, as it would go at the table.

import { Dices } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Prose } from '../../components/ui/prose.tsx';
import { startTask } from '../../engine-client.ts';
import { fantasyBattle } from '../../language/english/fantasy/battle.ts';
import type { ResultsOf } from '../view.ts';
import type { RolledBattle, RollOrder } from './tasks.ts';

const { replay: words } = fantasyBattle;

export function BattleReplay({ input }: Pick<ResultsOf<'fantasy/battle'>, 'input'>) {
  const [seed, setSeed] = useState(0);
  const [played, setPlayed] = useState<{ readonly of: unknown; readonly lines: RolledBattle }>();
  const roll = async () => {
    const order: RollOrder = { input, seed: seed + 1 };
    const lines = await startTask('fantasy', 'roll', order).reply;
    setSeed(order.seed);
    if (lines !== undefined) setPlayed({ of: input, lines });
  };
  const shown = played !== undefined && played.of === input ? played.lines : undefined;
  return (
    <section aria-label={words.title} className="card p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-s font-semibold">{words.title}</h3>
        <Button icon={Dices} label={shown === undefined ? words.roll : words.again} onClick={() => void roll()} />
      </div>
      {shown !== undefined && (
        <ol aria-label={words.dice} className="mt-2 max-h-96 space-y-0.5 overflow-y-auto text-s">
          {shown.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
            <li key={index} className={'note' in line ? 'pt-1 font-medium' : 'pl-3 text-muted'}>
              <Prose text={'note' in line ? line.note : `${line.reason}: ${line.faces.join(' ')}`} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
