// Every rule of the catalogue with its meaning: searched by word, narrowed by category.

import { capital } from '@oddsmith/games/wording';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { Sheet } from '../../../components/ui/sheet.tsx';
import { grimdarkArmies } from '../../../language/english/grimdark/armies.ts';
import { grimdarkSheets } from '../../../language/english/grimdark/sheets.ts';
import { engineWord } from '../../../language/in-language.ts';
import type { RuleEntry } from '../tasks/tasks.ts';
import { useTask } from '../tasks/use-task.ts';
import { useRulesVersion } from './rules-version.ts';

const words = grimdarkSheets.rules;

export function RulesSheet({ onClose }: { onClose(): void }) {
  const rulesVersion = useRulesVersion();
  const order = useMemo(() => ({ rulesVersion, ruleTexts: {} }), [rulesVersion]);
  const { reply } = useTask('catalogue', order);
  const rules = useMemo(() => reply?.map((rule) => ({ ...rule, summary: engineWord(rule.summary) })), [reply]);
  return (
    <Sheet title={grimdarkArmies.rules} description={words.description} onClose={onClose}>
      {rules === undefined ? (
        <p className="p-4 text-s text-muted">{words.loading}</p>
      ) : (
        <RuleBrowser rules={rules} version={rulesVersion} />
      )}
    </Sheet>
  );
}

function RuleBrowser({ rules, version }: { readonly rules: readonly RuleEntry[]; readonly version: string }) {
  const [query, setQuery] = useState('');
  const [category, setCategory] = useState('');
  const wanted = useDeferredValue(query);
  const id = useId();
  const categories = useMemo(() => [...new Set(rules.map((rule) => rule.category))], [rules]);
  const found = useMemo(() => searchRules(rules, wanted, category), [rules, wanted, category]);
  return (
    <>
      <div className="flex flex-wrap gap-2 border-b border-line p-3 text-s">
        <input
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          value={query}
          className="h-(--target) min-w-0 flex-1 rounded-m border border-line-strong bg-panel px-3"
          onChange={(event) => setQuery(event.target.value)}
        />
        <label htmlFor={id} className="sr-only">
          {words.category}
        </label>
        <select
          id={id}
          value={category}
          className="h-(--target) rounded-m border border-line-strong bg-panel px-2"
          onChange={(event) => setCategory(event.target.value)}
        >
          <option value="">{words.allCategories}</option>
          {categories.map((one) => (
            <option key={one} value={one}>
              {capital(words.categories[one])}
            </option>
          ))}
        </select>
        <p className="w-full text-muted" aria-live="polite">
          {words.found(found.length, rules.length, version)}
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls, and the keyboard must reach that */}
      <ul className="overflow-y-auto px-4 text-s" tabIndex={0} aria-label={words.foundRules}>
        {found.map(({ id: key, name, summary, category: kind, coverage }) => (
          <li key={key} className="border-t border-line py-2 first:border-t-0">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <strong className="font-medium">{name}</strong>
              <span className="text-muted">
                {words.categories[kind]} · {uncapital(grimdarkArmies.coverage.titles[coverage])}
              </span>
            </p>
            <p className="text-muted">{summary}</p>
          </li>
        ))}
        {found.length === 0 && <li className="py-4 text-muted">{words.none}</li>}
      </ul>
    </>
  );
}

/** In the middle of a line; nouns further on keep their capitals. */
function uncapital(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1);
}

/** Every word in name or meaning; names first. */
function searchRules(rules: readonly RuleEntry[], query: string, category: string): readonly RuleEntry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const inName = (rule: RuleEntry) => words.every((word) => rule.name.toLowerCase().includes(word));
  const anywhere = (rule: RuleEntry) =>
    words.every((word) => `${rule.name} ${rule.summary}`.toLowerCase().includes(word));
  return rules
    .filter((rule) => (category === '' || rule.category === category) && anywhere(rule))
    .sort((a, b) => Number(inName(b)) - Number(inName(a)));
}
