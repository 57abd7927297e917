// What became of the rules on both cards, side by side.

import { valueAt } from '@oddsmith/games';
import { loadLibrary } from '@oddsmith/games/kill-team/library';
import { useInput } from '../../battle/context.ts';
import { useLoaded } from '../../components/ui/lazy.tsx';
import { usePicked } from './picked.ts';
import { reportOf } from './report-of.ts';
import { RuleNotes } from './rule-notes.tsx';

const SIDES = ['attacker', 'defender', 'first', 'second'] as const;

export function KillTeamNotes() {
  const input = useInput();
  const picked = usePicked();
  const library = useLoaded(loadLibrary(valueAt(input, ['edition']) === '2021' ? '2021' : '2024'));
  const shown = SIDES.flatMap((side) => {
    const name = valueAt(input, [side, 'name']);
    if (typeof name !== 'string' || name === '') return [];
    const known = picked[side]?.pick;
    const rules = known?.name === name && known.rules !== undefined ? known.rules : reportOf(library, side, name);
    return rules === undefined ? [] : [{ side, name, rules }];
  });
  if (shown.length === 0) return null;
  return (
    <div className="grid gap-x-6 md:grid-cols-2">
      {shown.map(({ side, name, rules }) => (
        <section key={side} aria-label={name} className="text-s">
          <h3 className="font-semibold">{name}</h3>
          <RuleNotes rules={rules} />
        </section>
      ))}
    </div>
  );
}
