// The pages of one game as tabs.
import { calculator } from '../language/english/calculator/calculator.ts';

export interface TabLink {
  readonly id: string;
  readonly label: string;
}

interface CalculatorTabsProps {
  readonly tabs: readonly TabLink[];
  readonly current: string;
}

export function CalculatorTabs({ tabs, current }: CalculatorTabsProps) {
  if (tabs.length < 2) return <span />;
  return (
    <nav aria-label={calculator.calculators} className="flex flex-wrap gap-1">
      {tabs.map(({ id, label }) => (
        <a
          key={id}
          href={`#/${id}`}
          aria-current={id === current ? 'page' : undefined}
          className="button aria-[current=page]:border-line-strong aria-[current=page]:bg-sunken aria-[current=page]:font-semibold"
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
