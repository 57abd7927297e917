// The calculators of a game as tabs, and what can be done with the battle as a whole.
import { Dices, Redo2, RotateCcw, Search, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBattle } from '../battle/context.ts';
import { useCommandStore } from '../shell/commands.ts';
import { CalculatorTabs, type TabLink } from './calculator-tabs.tsx';

interface ToolbarProps {
  readonly tabs: readonly TabLink[];
  readonly current: string;
}

export function Toolbar({ tabs, current }: ToolbarProps) {
  const history = useBattle((battle) => battle.history);
  const { undo, redo, random, reset, search } = useCommandStore((store) => store.commands);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3 py-2">
      <CalculatorTabs tabs={tabs} current={current} />
      <div role="toolbar" aria-label="Battle" className="-mr-2 flex items-center">
        <Tool label="Undo (Ctrl Z)" disabled={history.past.length === 0} onClick={undo}>
          <Undo2 aria-hidden className="size-4" />
        </Tool>
        <Tool
          label="Redo (Ctrl Shift Z)"
          hidden={history.future.length === 0}
          disabled={history.future.length === 0}
          onClick={redo}
        >
          <Redo2 aria-hidden className="size-4" />
        </Tool>
        <Tool label="Reset to the standard battle" onClick={reset}>
          <RotateCcw aria-hidden className="size-4" />
        </Tool>
        <Tool label="Random battle (R)" onClick={random}>
          <Dices aria-hidden className="size-4" />
        </Tool>
        <Tool label="Search presets and fields (/)" onClick={search}>
          <Search aria-hidden className="size-4" />
        </Tool>
      </div>
    </div>
  );
}

interface ToolProps {
  readonly label: string;
  readonly disabled?: boolean;
  /** Makes room on phones. */
  readonly hidden?: boolean;
  readonly onClick: (() => void) | undefined;
  readonly children: ReactNode;
}

function Tool({ label, disabled = false, hidden = false, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      className={`button button-quiet px-0 ${hidden ? 'max-sm:hidden' : ''}`}
      aria-label={label}
      title={label}
      disabled={disabled || onClick === undefined}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
