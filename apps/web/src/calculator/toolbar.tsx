// The calculators of a game as tabs, and what can be done with the battle as a whole.
import { Dices, Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { useBattle } from '../battle/context.ts';
import { IconButton } from '../components/ui/icon-button.tsx';
import { calculator } from '../language/english/calculator/calculator.ts';
import { useCommandStore } from '../shell/commands.ts';
import { CalculatorTabs, type TabLink } from './calculator-tabs.tsx';

interface ToolbarProps {
  readonly tabs: readonly TabLink[];
  readonly current: string;
}

export function Toolbar({ tabs, current }: ToolbarProps) {
  const history = useBattle((battle) => battle.history);
  const { undo, redo, random, reset } = useCommandStore((store) => store.commands);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3 py-2">
      <CalculatorTabs tabs={tabs} current={current} />
      <div role="toolbar" aria-label={calculator.battle} className="-mr-2 flex items-center">
        <IconButton
          icon={Undo2}
          look="button-quiet"
          label={calculator.undo}
          disabled={history.past.length === 0}
          onClick={undo}
        />
        <IconButton
          icon={Redo2}
          // Makes room on phones.
          look={`button-quiet ${history.future.length === 0 ? 'max-sm:hidden' : ''}`}
          label={calculator.redo}
          disabled={history.future.length === 0}
          onClick={redo}
        />
        <IconButton icon={RotateCcw} look="button-quiet" label={calculator.reset} onClick={reset} />
        <IconButton icon={Dices} look="button-quiet" label={calculator.random} onClick={random} />
      </div>
    </div>
  );
}
