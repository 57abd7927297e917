// What to send instead: asks for the cheapest or most profitable part of an army, and puts it on the board.
import type { RecommendFindings } from '@oddsmith/games/axis';
import { useState } from 'react';
import { useBattleStore } from '../../battle/context.ts';
import { Segmented } from '../../components/form/segmented.tsx';
import { GOALS } from './goals.ts';
import { RecommendedArmies } from './recommended-armies.tsx';
import { useExtra } from './use-extra.ts';

const SIDES = [
  { value: 'attacker', label: 'Attacker' },
  { value: 'defender', label: 'Defender' },
];

export function RecommendPanel({ input }: { readonly input: unknown }) {
  const store = useBattleStore();
  const [side, setSide] = useState<'attacker' | 'defender'>('attacker');
  const [goal, setGoal] = useState<number | string>(0.9);
  const { answer, problem, asking, ask } = useExtra(input);
  const found = answer as unknown as (RecommendFindings & { readonly sentence: string }) | undefined;
  const { naval } = input as { readonly naval?: boolean };
  const question = () => ({
    ...(input as object),
    side,
    goal: goal === 'maxProfit' ? 'maxProfit' : { winChance: Number(goal) },
    criterion: naval ? 'survives' : 'takes',
  });
  const [asked, setAsked] = useState<'attacker' | 'defender'>('attacker');
  return (
    <section aria-labelledby="recommend-title" className="card p-3">
      <h2 id="recommend-title" className="mb-2 text-m font-semibold">
        What to send
      </h2>
      <div className="flex flex-wrap items-center gap-2">
        <Segmented
          label="Recommend for"
          options={SIDES}
          value={side}
          onChoose={(value) => setSide(value as 'attacker')}
        />
        <Segmented label="Goal" options={GOALS} value={goal} onChoose={(value) => setGoal(value as number)} />
        <button
          type="button"
          className="button"
          disabled={asking}
          onClick={() => {
            setAsked(side);
            ask('axis/recommend', question());
          }}
        >
          {asking ? 'Looking…' : 'Recommend'}
        </button>
      </div>
      {problem !== undefined && <p className="mt-2 text-s text-bad">{problem}</p>}
      {found === undefined ? (
        <p className="mt-2 text-s text-muted">
          The least of these units that {naval ? 'wins' : 'takes, or holds, the territory'} often enough: every part of
          the army is worked out.
        </p>
      ) : (
        <div className="mt-2 space-y-2" data-testid="recommendation">
          <p className="text-s">{found.sentence}</p>
          <RecommendedArmies
            found={found}
            onUse={(army) =>
              store.getState().set(['waves', 0, asked === 'attacker' ? 'attack' : 'defense', 'units'], army)
            }
          />
        </div>
      )}
    </section>
  );
}
