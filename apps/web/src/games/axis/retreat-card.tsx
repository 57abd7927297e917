// When the attacker stops, in plain words: one rule at a time, with its number.
import { useState } from 'react';
import { useSetValue, useValue } from '../../battle/context.ts';
import { GroupCard } from '../../components/form/group-card.tsx';

interface RuleChoice {
  readonly id: string;
  readonly words: string;
  /** Text behind the number; undefined for rules without one. */
  readonly unit?: string;
  readonly start: number | string;
  /** Chances are typed in percent. */
  readonly percent?: true;
}

const RULES: readonly RuleChoice[] = [
  { id: 'profitBelow', words: 'Retreat when fighting on earns less than', unit: 'IPC', start: 0 },
  { id: 'winChanceBelow', words: 'Retreat when the chance to win is below', unit: '%', start: 0.5, percent: true },
  { id: 'unitsAtMost', words: 'Retreat with this many units left, or fewer:', unit: 'units', start: 3 },
  {
    id: 'killChanceAbove',
    words: 'Strafe: retreat when the chance to kill all next round is above',
    unit: '%',
    start: 0.5,
    percent: true,
  },
  {
    id: 'airLossChanceAbove',
    words: 'Retreat when the chance to lose a plane next round is above',
    unit: '%',
    start: 0.2,
    percent: true,
  },
  { id: 'optimal', words: 'Stop at the most profitable moment', start: 'profit' },
];

export function RetreatCard({ wave }: { readonly wave: number }) {
  const path = ['waves', wave, 'retreat'];
  const retreat = (useValue(path) ?? {}) as { readonly [id: string]: unknown };
  const set = useSetValue(path);
  const active = RULES.find(({ id }) => retreat[id] !== null && retreat[id] !== undefined);
  const choose = (next: RuleChoice | undefined) => {
    const cleared = Object.fromEntries(RULES.map(({ id }) => [id, null]));
    set({ ...retreat, ...cleared, ...(next === undefined ? {} : { [next.id]: next.start }) });
  };
  return (
    <GroupCard title="Retreat">
      <fieldset>
        <legend className="sr-only">When the attacker retreats</legend>
        <RuleLine
          wave={wave}
          label="Fight to the end"
          checked={active === undefined}
          onChoose={() => choose(undefined)}
        />
        {RULES.map((rule) => (
          <div key={rule.id} className="flex flex-wrap items-center gap-x-2">
            <RuleLine wave={wave} label={rule.words} checked={active?.id === rule.id} onChoose={() => choose(rule)} />
            {active?.id === rule.id && rule.unit !== undefined && (
              <NumberBox
                rule={rule}
                value={Number(retreat[rule.id])}
                onChange={(value) => set({ ...retreat, [rule.id]: value })}
              />
            )}
          </div>
        ))}
      </fieldset>
    </GroupCard>
  );
}

interface RuleLineProps {
  readonly wave: number;
  readonly label: string;
  readonly checked: boolean;
  onChoose(): void;
}

function RuleLine({ wave, label, checked, onChoose }: RuleLineProps) {
  return (
    <label className="flex min-h-(--target) items-center gap-2 text-s">
      <input type="radio" name={`retreat-${wave}`} checked={checked} onChange={onChoose} className="accent-accent" />
      {label}
    </label>
  );
}

interface NumberBoxProps {
  readonly rule: RuleChoice;
  readonly value: number;
  onChange(value: number): void;
}

function NumberBox({ rule, value, onChange }: NumberBoxProps) {
  const scale = rule.percent ? 100 : 1;
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const shown = draft ?? String(Math.round(value * scale * 100) / 100);
  return (
    <span className="flex items-center gap-1 text-s">
      <input
        aria-label={`${rule.words} (${rule.unit})`}
        inputMode="decimal"
        value={shown}
        className="h-(--target) w-16 rounded-m border border-line bg-panel text-center"
        onChange={(event) => {
          setDraft(event.target.value);
          const typed = Number(event.target.value);
          if (event.target.value.trim() === '' || !Number.isFinite(typed)) return;
          const limited = rule.percent ? Math.min(1, Math.max(0, typed / scale)) : typed;
          onChange(rule.id === 'unitsAtMost' ? Math.max(0, Math.round(limited)) : limited);
        }}
        onBlur={() => setDraft(undefined)}
      />
      {rule.unit}
    </span>
  );
}
