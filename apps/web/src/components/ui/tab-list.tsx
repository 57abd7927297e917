// A row of tabs with one tab stop and arrow keys.
import { type KeyboardEvent, useRef } from 'react';

interface TabListProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly id: Id; readonly label: string }[];
  readonly current: Id;
  onChoose(id: Id): void;
}

export function TabList<Id extends string>({ label, tabs, current, onChoose }: TabListProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const index = tabs.findIndex(({ id }) => id === current);
    const next = (index + by + tabs.length) % tabs.length;
    onChoose(tabs[next].id);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className="-mx-3 flex overflow-x-auto border-b border-line px-3 [scrollbar-width:none]"
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          id={`tab-${tab.id}`}
          type="button"
          role="tab"
          aria-selected={tab.id === current}
          aria-controls={tab.id === current ? `panel-${tab.id}` : undefined}
          tabIndex={tab.id === current ? 0 : -1}
          className="-mb-px min-h-(--target) shrink-0 border-b-2 border-transparent px-3 text-s text-muted -outline-offset-2 hover:text-ink aria-selected:border-ink aria-selected:font-semibold aria-selected:text-ink"
          onClick={() => onChoose(tab.id)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
