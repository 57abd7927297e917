// All that can happen as parts of one bar, each with its name and chance.

import { formatChance } from '../format/number.ts';
import type { Share } from '../games/view.ts';

const FILLS = { attacker: 'bg-attacker', defender: 'bg-defender', nobody: 'bg-line-strong' } as const;

export function ShareBar({ shares }: { readonly shares: readonly Share[] }) {
  return (
    <div>
      <div aria-hidden className="flex h-2 gap-px overflow-hidden rounded-s bg-sunken">
        {shares.map(({ label, chance, side }) => (
          <div key={label} className={FILLS[side ?? 'nobody']} style={{ width: `${chance * 100}%` }} />
        ))}
      </div>
      <ul className="mt-1 flex flex-wrap justify-between gap-x-4 text-s text-muted">
        {shares.map(({ label, chance, side }) => (
          <li key={label} className="flex items-center gap-1.5">
            <span aria-hidden className={`size-2 rounded-s ${FILLS[side ?? 'nobody']}`} />
            {label} <span className="text-ink">{formatChance(chance)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
