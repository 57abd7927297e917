// One search over everything that can be set on a side: Enter sets it, the arrows choose.
import { formatPath } from '@oddsmith/games';
import { useMemo, useState } from 'react';
import { useBattle, useInput } from '../../battle/context.ts';
import { useReply } from '../../engine/use-reply.ts';
import type { NamedSwitch } from '../../games/view.ts';
import { battlePage as words } from '../../language/english/calculator/page.ts';
import { search } from '../../shell/search.ts';
import { focusField } from '../form/focus-field.ts';
import { useFormNotes } from '../form/form-context.ts';
import { Sheet } from '../ui/sheet.tsx';
import { type FreeRule, freeRules, type RulePlace } from './set-rules.ts';

interface RuleSheetProps {
  readonly name: string;
  readonly places: readonly RulePlace[];
  /** What the unit itself can do, by names that hold the words. */
  readonly switches: ((words: string) => Promise<readonly NamedSwitch[]>) | undefined;
  onClose(): void;
}

const SHOWN = 60;

const NONE: readonly NamedSwitch[] = [];

export function RuleSheet({ name, places, switches, onClose }: RuleSheetProps) {
  const form = useBattle((battle) => battle.calculator.form);
  const set = useBattle((battle) => battle.set);
  const reveal = useBattle((battle) => battle.reveal);
  const input = useInput();
  const { rules } = useFormNotes();
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const free = useMemo(
    () => freeRules(form, input, places, rules).map((rule) => ({ ...rule, title: rule.label })),
    [form, input, places, rules],
  );
  const { reply: own = NONE } = useReply(async () => switches?.(query) ?? NONE, [query]);
  const found: readonly (FreeRule | NamedSwitch)[] = [...own, ...search(free, query)].slice(0, SHOWN);
  const current = Math.min(chosen, Math.max(0, found.length - 1));
  const take = (rule: FreeRule | NamedSwitch | undefined) => {
    if (rule === undefined) return;
    onClose();
    if ('turn' in rule) return rule.turn();
    if ('value' in rule) return set(rule.path, rule.value);
    const path = formatPath(rule.path);
    reveal(path);
    focusField(path);
  };
  return (
    <Sheet title={words.ruleSheet(name)} description={words.ruleSheetAbout} onClose={onClose}>
      <input
        // biome-ignore lint/a11y/noAutofocus: the sheet is opened to type into it
        autoFocus
        role="combobox"
        aria-expanded
        aria-controls="rule-results"
        aria-activedescendant={found.length > 0 ? `rule-${current}` : undefined}
        aria-label={words.ruleSearch}
        placeholder={words.ruleExample}
        autoComplete="off"
        value={query}
        className="h-11 shrink-0 border-b border-line bg-transparent px-4 text-m -outline-offset-2"
        onChange={(event) => {
          setQuery(event.target.value);
          setChosen(0);
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') setChosen(Math.min(current + 1, found.length - 1));
          else if (event.key === 'ArrowUp') setChosen(Math.max(current - 1, 0));
          else if (event.key === 'Enter') take(found[current]);
          else return;
          event.preventDefault();
        }}
      />
      <div id="rule-results" role="listbox" aria-label={words.ruleSearch} className="min-h-40 overflow-y-auto p-2">
        {found.map((rule, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the box above handles the keys
          <div
            key={rule.key}
            id={`rule-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            className="min-h-(--target) cursor-pointer rounded-m px-2 py-1 text-s aria-selected:bg-sunken"
            onClick={() => take(rule)}
            onPointerMove={() => setChosen(index)}
          >
            <span className="font-medium">{rule.label}</span>
            <span className="block truncate text-muted">{rule.note}</span>
          </div>
        ))}
      </div>
      {found.length === 0 && <p className="px-4 pb-4 text-s text-muted">{words.noRule}</p>}
    </Sheet>
  );
}
