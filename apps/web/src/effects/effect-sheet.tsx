// Names a bundle of what is set: a stratagem, a ploy, an aura, to be laid on other units with one tap.
import { formatPath } from '@oddsmith/games';
import { type FormEvent, useState } from 'react';
import { useBattle, useInput } from '../battle/context.ts';
import { valueWords } from '../components/results/sensitivity-words.ts';
import { Button } from '../components/ui/button.tsx';
import { Sheet } from '../components/ui/sheet.tsx';
import { effectSheet } from '../language/english/calculator/effect-sheet.ts';
import { effects } from '../language/english/calculator/effects.ts';
import { everyday } from '../language/english/everyday.ts';
import { useCommandStore } from '../shell/commands.ts';
import { saveNamed } from '../shell/save-named.ts';
import type { SavedRecord } from '../store/record.ts';
import { likelyEffect, setFields } from './effect.ts';

export function EffectSheet({ onClose }: { onClose(): void }) {
  const { id, form } = useBattle((battle) => battle.calculator);
  const input = useInput();
  const fields = setFields(form, input);
  const [name, setName] = useState('');
  const [ticked, setTicked] = useState(new Set(fields.filter(likelyEffect).map(({ path }) => formatPath(path))));
  const tick = (path: string, on: boolean) =>
    setTicked(new Set(on ? [...ticked, path] : [...ticked].filter((other) => other !== path)));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const game = id.split('/')[0];
    const changes = fields
      .filter(({ path }) => ticked.has(formatPath(path)))
      .map(({ path, value }) => ({ path, value }));
    const recordOf = (called: string): SavedRecord => {
      const id = `${game}/effect/${called}`;
      return { id, kind: 'effect', game, name: called, tags: [], at: Date.now(), data: { changes } };
    };
    useCommandStore.getState().say(await saveNamed(name.trim(), recordOf, effectSheet.saved));
    onClose();
  };
  return (
    <Sheet title={effects.saveAs} description={effectSheet.description} onClose={onClose}>
      <form className="grid min-h-0 gap-3 overflow-y-auto p-4" onSubmit={save}>
        <input
          aria-label={effectSheet.name}
          placeholder={effectSheet.such}
          value={name}
          maxLength={80}
          className="h-(--target) min-w-0 rounded-m border border-line bg-surface px-2 text-m"
          onChange={(event) => setName(event.target.value)}
        />
        <fieldset>
          <legend className="mb-1 text-s text-muted">{effectSheet.changes}</legend>
          {fields.map((one) => {
            const path = formatPath(one.path);
            return (
              <label key={path} className="flex min-h-(--target) items-center gap-2 text-s">
                <input
                  type="checkbox"
                  className="size-4 accent-(--ink)"
                  checked={ticked.has(path)}
                  onChange={(event) => tick(path, event.target.checked)}
                />
                {[...one.within, one.field.title].join(' › ')}: {valueWords(one.field, one.value)}
              </label>
            );
          })}
        </fieldset>
        <Button
          type="submit"
          label={everyday.save}
          look="justify-self-start"
          disabled={name.trim() === '' || fields.every(({ path }) => !ticked.has(formatPath(path)))}
        />
      </form>
    </Sheet>
  );
}
