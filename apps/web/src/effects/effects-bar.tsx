// The player's own effects as chips over the form, and the way to save one.
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useBattle, useInput } from '../battle/context.ts';
import { Chip } from '../components/form/controls/chip.tsx';
import { Button } from '../components/ui/button.tsx';
import { lazy, Suspense } from '../components/ui/lazy.tsx';
import { effects as words } from '../language/english/calculator/effects.ts';
import { useSaved } from '../store/saved.ts';
import { effectOf, fits, isOn, setFields, withEffect, withoutEffect } from './effect.ts';

const EffectSheet = lazy(async () => ({ default: (await import('./effect-sheet.tsx')).EffectSheet }));

export function EffectsBar() {
  const { id, form } = useBattle((battle) => battle.calculator);
  const replace = useBattle((battle) => battle.replace);
  const input = useInput();
  const [saving, setSaving] = useState(false);
  const saved = useSaved('effect', id.split('/')[0]);
  const effects = useMemo(
    () =>
      saved
        .map(effectOf)
        .filter((effect) => effect !== undefined)
        .filter((effect) => fits(form, effect)),
    [saved, form],
  );
  const something = useMemo(() => setFields(form, input).length > 0, [form, input]);
  return (
    <section aria-label={words.yours} className="mb-2 flex flex-wrap items-center gap-1.5">
      {effects.map((effect) => (
        <Chip
          key={effect.name}
          label={effect.name}
          meaning={undefined}
          on={isOn(form, input, effect)}
          onChange={(on) => replace(on ? withEffect(form, input, effect) : withoutEffect(form, input, effect))}
        />
      ))}
      {/* Always there: a row that comes with the first change would move the form under the finger. */}
      <Button
        icon={Plus}
        label={words.saveAs}
        look="button-quiet text-muted"
        disabled={!something}
        onClick={() => setSaving(true)}
      />
      <Suspense fallback={null}>{saving && <EffectSheet onClose={() => setSaving(false)} />}</Suspense>
    </section>
  );
}
