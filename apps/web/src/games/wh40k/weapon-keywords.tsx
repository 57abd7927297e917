// The keywords of a weapon as chips, with the standard ones to choose from.
import { formatPath, type Path } from '@oddsmith/games';
import { X } from 'lucide-react';
import { useBattle, useField } from '../../battle/context.ts';
import { fieldAt } from '../../components/form/fields-at.ts';
import { useFormNotes } from '../../components/form/form-context.ts';
import { lazy, Suspense } from '../../components/ui/lazy.tsx';
import { Prose } from '../../components/ui/prose.tsx';
import { wh40k } from '../../language/english/wh40k/wh40k.ts';

// Not needed for the first answer.
const WordsInput = lazy(async () => ({
  default: (await import('../../components/form/controls/words-input.tsx')).WordsInput,
}));

/** What most weapons that have keywords have. */
const COMMON = ['Lethal Hits', 'Sustained Hits 1', 'Devastating Wounds', 'Twin-linked'];

export function WeaponKeywords({ path, weapon }: { readonly path: Path; readonly weapon: string }) {
  const [value, set] = useField(path);
  const { advice } = useFormNotes();
  const field = useBattle((battle) => fieldAt(battle.calculator.form, path));
  const texts: readonly string[] = Array.isArray(value) ? value.map(String) : [];
  const place = formatPath(path);
  const remarks = advice.filter((remark) => remark.path === place || remark.path.startsWith(`${place}[`));
  return (
    <div>
      <div className="flex flex-wrap gap-1">
        {texts.map((text, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: equal keywords may stand in the list twice
            key={`${index}-${text}`}
            type="button"
            aria-label={wh40k.weapons.removeKeyword(text, weapon)}
            className="inline-flex min-h-(--target) items-center gap-1 rounded-[999px] border border-line bg-sunken px-3 text-s"
            onClick={() => set(texts.filter((_, at) => at !== index))}
          >
            {text}
            <X aria-hidden className="-mr-1 size-3.5" />
          </button>
        ))}
        <Suspense fallback={<span className="h-(--target) w-36 flex-1" />}>
          <WordsInput
            label={wh40k.weapons.addKeywordTo(weapon)}
            placeholder={wh40k.weapons.addKeyword}
            known={field?.kind === 'texts' ? (field.suggestions ?? []) : []}
            complete
            taken={texts}
            common={COMMON}
            onAdd={(words) => set([...texts, ...words])}
          />
        </Suspense>
      </div>
      {remarks.map((remark) => (
        <p key={`${remark.code} ${remark.path}`} className="mt-1 text-s text-muted">
          <Prose text={remark.message} />
        </p>
      ))}
    </div>
  );
}
