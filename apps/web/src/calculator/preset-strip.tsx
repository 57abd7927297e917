// Ready battles, one tap away.
import { complete, sameValue } from '@oddsmith/games';
import { useBattle, useInput } from '../battle/context.ts';
import { Button } from '../components/ui/button.tsx';
import { Hint } from '../components/ui/hint.tsx';
import { calculator } from '../language/english/calculator/calculator.ts';

export function PresetStrip() {
  const { presets, form } = useBattle((battle) => battle.calculator);
  const replace = useBattle((battle) => battle.replace);
  const input = useInput();
  if (presets.length === 0) return null;
  return (
    <section
      aria-label={calculator.presets}
      className="-mx-3 mb-2 flex gap-1.5 overflow-x-auto px-3 py-1 [mask-image:linear-gradient(to_right,#000_calc(100%-40px),transparent)] [scrollbar-width:none]"
    >
      {presets.map((preset) => (
        <Hint key={preset.id} text={preset.note} className="shrink-0">
          {(describedBy) => (
            <Button
              label={preset.title}
              look="whitespace-nowrap"
              aria-describedby={describedBy}
              aria-pressed={sameValue(complete(form, preset.input), input)}
              onClick={() => replace(preset.input)}
            />
          )}
        </Hint>
      ))}
    </section>
  );
}
