// A line of stats in one box: typed in place, one more or less with the arrow keys under the caret.
import type { Path } from '@oddsmith/games';
import { valueAt } from '@oddsmith/games';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBattle, useBattleStore } from '../../battle/context.ts';
import type { StatLineView } from '../../games/view.ts';
import { battlePage as words } from '../../language/english/calculator/page.ts';
import { fieldAt } from '../form/fields-at.ts';
import { readStats, type Stat, statText, steppedValue, tokensOf } from './stat-text.ts';

interface StatLineProps {
  readonly line: StatLineView;
  /** Said of the line to those who do not see it. */
  readonly name: string;
}

type PlacedStat = Stat & { readonly path: Path };

export function StatLine({ line, name }: StatLineProps) {
  const store = useBattleStore();
  const form = useBattle((battle) => battle.calculator.form);
  const input = useBattle((battle) => battle.input);
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const stats = line.stats.flatMap(([letter, path]): readonly PlacedStat[] => {
    const field = fieldAt(form, path);
    return field === undefined ? [] : [{ letter, path, field, value: valueAt(input, path) }];
  });
  const text = statText(stats);
  const { wrong } = draft === undefined ? { wrong: [] } : readStats(draft, stats);
  const type = (typed: string) => {
    setDraft(typed);
    const { values } = readStats(typed, stats);
    store.getState().setAll(
      stats.flatMap(({ path, value }, at) => {
        const read = values[at];
        return read === undefined || (read.value ?? null) === (value ?? null) ? [] : [[path, read.value] as const];
      }),
    );
  };
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const shown = draft ?? text;
    const caret = event.currentTarget.selectionStart ?? 0;
    const token = tokensOf(shown, stats).tokens.findLast(({ start }, at) => at === 0 || caret >= start - 2);
    const stat = token && stats[token.index];
    const next = stat && steppedValue(stat.field, stat.value, by);
    if (token === undefined || stat === undefined || next === undefined) return;
    // Drawn at once, so that the figure can be marked: the next key steps the same one.
    flushSync(() => {
      setDraft(undefined);
      store.getState().set(stat.path, next.value);
    });
    const after = tokensOf(box.current?.value ?? '', stats).tokens.find(({ index }) => index === token.index);
    if (after !== undefined) box.current?.setSelectionRange(after.start, after.end);
  };
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2">
      {line.label !== '' && <span className="max-w-[55%] shrink truncate text-s text-muted">{line.label}</span>}
      <input
        ref={box}
        value={draft ?? text}
        aria-label={words.stats(name)}
        aria-invalid={wrong.length > 0}
        aria-describedby={wrong.length > 0 ? id : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="h-(--target) min-w-32 flex-1 rounded-m border border-transparent bg-sunken px-2 text-m font-medium whitespace-pre hover:border-line aria-invalid:border-bad"
        onChange={(event) => type(event.target.value)}
        onKeyDown={step}
        onBlur={() => setDraft(undefined)}
      />
      {wrong.length > 0 && (
        <span id={id} role="status" className="basis-full text-s text-bad">
          {words.notRead(wrong.join(', '))}
        </span>
      )}
    </span>
  );
}
