// Equipment, ploys and rules of an operative's team, each one tap away.
import {
  applyEffect,
  type EffectSide,
  effectsFor,
  effectsOfEnemy,
  type LibraryEdition,
  loadLibrary,
  type SideFields,
  type TeamEffect,
} from '@oddsmith/games/kill-team/library';
import { useState } from 'react';
import { Chip } from '../../components/form/controls/chip.tsx';
import { useLoaded } from '../../components/ui/lazy.tsx';
import { killTeamLibrary } from '../../language/english/kill-team/library.ts';
import type { Part } from './operative-pick.ts';

const { effects: words } = killTeamLibrary;

interface TeamEffectsProps {
  readonly edition: LibraryEdition;
  readonly team: string;
  readonly part: Part;
  /** The side of the enemy that shoots or fights, where this one is its target. */
  readonly enemy: EffectSide | undefined;
  /** Called with what the chosen effects make of a side. */
  onChange(change: (fields: SideFields) => SideFields): void;
  onEnemyChange(change: (fields: SideFields) => SideFields): void;
}

function withEffects(effects: readonly TeamEffect[]): (fields: SideFields) => SideFields {
  return (fields) => effects.reduce<SideFields>((side, effect) => applyEffect(side, effect).fields, fields);
}

export function TeamEffects({ edition, team, part, enemy, onChange, onEnemyChange }: TeamEffectsProps) {
  const library = useLoaded(loadLibrary(edition));
  const own = effectsFor(library, team, part);
  const against = enemy === undefined ? [] : effectsOfEnemy(library, team, enemy);
  const [chosen, setChosen] = useState<readonly TeamEffect[]>([]);
  if (own.length + against.length === 0) return null;
  const choose = (effect: TeamEffect, on: boolean) => {
    const next = on ? [...chosen, effect] : chosen.filter((other) => other !== effect);
    setChosen(next);
    const hostile = against.includes(effect);
    const change = withEffects(next.filter((one) => against.includes(one) === hostile));
    if (hostile) onEnemyChange(change);
    else onChange(change);
  };
  return (
    <details className="mt-2">
      <summary className="min-h-(--target) cursor-pointer content-center text-s font-medium">
        {chosen.length > 0 ? words.inUse(chosen.length) : words.title}
      </summary>
      <EffectChips label={words.title} effects={own} chosen={chosen} onChoose={choose} />
      {against.length > 0 && <p className="pt-2 text-s text-muted">{words.onAttacker}</p>}
      <EffectChips label={words.onEnemy} effects={against} chosen={chosen} onChoose={choose} />
    </details>
  );
}

interface EffectChipsProps {
  readonly label: string;
  readonly effects: readonly TeamEffect[];
  readonly chosen: readonly TeamEffect[];
  onChoose(effect: TeamEffect, on: boolean): void;
}

function EffectChips({ label, effects, chosen, onChoose }: EffectChipsProps) {
  if (effects.length === 0) return null;
  return (
    <fieldset className="flex flex-wrap gap-2 pt-1" aria-label={label}>
      {effects.map((effect) => (
        <Chip
          key={`${effect.team} ${effect.kind} ${effect.name} ${effect.appliesTo}`}
          label={effect.name}
          meaning={[effect.kind, effect.condition].filter(Boolean).join(': ')}
          on={chosen.includes(effect)}
          onChange={(on) => onChoose(effect, on)}
        />
      ))}
    </fieldset>
  );
}
