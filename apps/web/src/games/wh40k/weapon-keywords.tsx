// The keywords of a weapon as chips, with the standard ones to choose from.
import { formatPath, type Path } from '@oddsmith/games';
import { standardKeywords } from '@oddsmith/games/wh40k/rules';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useSetValue, useValue } from '../../battle/context.ts';
import { useFormNotes } from '../../components/form/form-context.ts';
import { wh40k } from '../../language/english/wh40k.ts';

const STANDARD = standardKeywords();

export function WeaponKeywords({ path, weapon }: { readonly path: Path; readonly weapon: string }) {
  const value = useValue(path);
  const set = useSetValue(path);
  const { advice } = useFormNotes();
  const [draft, setDraft] = useState('');
  const names = useId();
  const texts: readonly string[] = Array.isArray(value) ? value.map(String) : [];
  const place = formatPath(path);
  const remarks = advice.filter((remark) => remark.path === place || remark.path.startsWith(`${place}[`));
  const add = (text: string) => {
    const added = text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
    setDraft('');
    if (added.length > 0) set([...texts, ...added]);
  };
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
        <input
          value={draft}
          list={names}
          placeholder={wh40k.weapons.addKeyword}
          aria-label={wh40k.weapons.addKeywordTo(weapon)}
          autoComplete="off"
          className="h-(--target) w-32 flex-1 rounded-m border border-line bg-panel px-2 text-s"
          onChange={(event) => {
            const { value: text } = event.target;
            // Picked from the list: taken at once.
            if (STANDARD.some((keyword) => keyword === text)) add(text);
            else setDraft(text);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add(draft);
          }}
          onBlur={() => add(draft)}
        />
        <datalist id={names}>
          {STANDARD.filter((keyword) => !texts.includes(keyword)).map((keyword) => (
            <option key={keyword} value={keyword} />
          ))}
        </datalist>
      </div>
      {remarks.map((remark) => (
        <p key={`${remark.code} ${remark.path}`} lang="en" className="mt-1 text-s text-muted">
          {remark.message}
        </p>
      ))}
    </div>
  );
}
