// Equipment, ploys and rules of an operative's team, each one tap away.
import {
  applyEffect,
  effectsFor,
  loadLibrary,
  type SideFields,
  type TeamEffect,
} from '@oddsmith/games/kill-team/library';
import { use, useState } from 'react';
import { Chip } from '../../components/form/chip.tsx';
import type { Part } from './operative-pick.ts';

interface TeamEffectsProps {
  readonly team: string;
  readonly part: Part;
  /** Called with what the chosen effects make of a side. */
  onChange(change: (fields: SideFields) => SideFields): void;
}

export function TeamEffects({ team, part, onChange }: TeamEffectsProps) {
  const library = use(loadLibrary());
  const [chosen, setChosen] = useState<readonly TeamEffect[]>([]);
  const effects = effectsFor(library, team, part);
  const choose = (next: readonly TeamEffect[]) => {
    setChosen(next);
    onChange((fields) => next.reduce<SideFields>((side, effect) => applyEffect(side, effect).fields, fields));
  };
  if (effects.length === 0) return null;
  return (
    <details className="mt-2">
      <summary className="min-h-(--target) cursor-pointer content-center text-s font-medium">
        Equipment and ploys{chosen.length > 0 ? ` (${chosen.length} in use)` : ''}
      </summary>
      <fieldset className="flex flex-wrap gap-2 pt-1" aria-label="Equipment and ploys">
        {effects.map((effect) => (
          <Chip
            key={`${effect.team} ${effect.kind} ${effect.name} ${effect.appliesTo}`}
            label={effect.name}
            meaning={[effect.kind, effect.condition].filter(Boolean).join(': ')}
            on={chosen.includes(effect)}
            onChange={(on) => choose(on ? [...chosen, effect] : chosen.filter((other) => other !== effect))}
          />
        ))}
      </fieldset>
    </details>
  );
}
