// When the attacker stops, in plain words: one rule at a time, with its number.
import type { Field, Path } from '@oddsmith/games';
import { useBattle, useSetValue } from '../../battle/context.ts';
import { useMeaning } from '../../components/form/field-frame.tsx';
import { FieldSet } from '../../components/form/field-set.tsx';
import { fieldsAt } from '../../components/form/fields-at.ts';
import { GroupCard } from '../../components/form/group-card.tsx';
import { axis } from '../../language/english/axis/axis.ts';
import type { InputOf } from '../calculator-types.ts';
import { NumberBox } from './number-box.tsx';

const { retreat: words } = axis;

interface RuleChoice {
  readonly id: 'profitBelow' | 'winChanceBelow' | 'unitsAtMost' | 'killChanceAbove' | 'airLossChanceAbove' | 'optimal';
  readonly words: string;
  /** Text behind the number; undefined for rules without one. */
  readonly unit?: string;
  readonly start: number | string;
  /** Chances are typed in percent. */
  readonly percent?: true;
}

const RULES: readonly RuleChoice[] = [
  { id: 'profitBelow', words: words.profitBelow, unit: 'IPC', start: 0 },
  { id: 'winChanceBelow', words: words.winChanceBelow, unit: '%', start: 0.5, percent: true },
  { id: 'unitsAtMost', words: words.unitsAtMost, unit: words.units, start: 3 },
  {
    id: 'killChanceAbove',
    words: words.killChanceAbove,
    unit: '%',
    start: 0.5,
    percent: true,
  },
  {
    id: 'airLossChanceAbove',
    words: words.airLossChanceAbove,
    unit: '%',
    start: 0.2,
    percent: true,
  },
  { id: 'optimal', words: words.mostProfit, start: 'profit' },
  { id: 'optimal', words: words.mostWins, start: 'winChance' },
];

/** What the decision looks at, where the battle itself should be counted otherwise. */
const WEIGHED = ['winMeans', 'territoryValue', 'deadzone'];

type Retreat = InputOf<'axis/battle'>['waves'][number]['retreat'];

function isActive(rule: RuleChoice, retreat: Retreat): boolean {
  const value = retreat[rule.id];
  return value !== null && (rule.unit !== undefined || value === rule.start);
}

interface RetreatCardProps {
  readonly title?: string;
  readonly retreat: Retreat;
  readonly path: Path;
  readonly naval: boolean;
}

export function RetreatCard({ title = words.title, retreat, path, naval }: RetreatCardProps) {
  const name = path.join('-');
  const set = useSetValue(path);
  const fields = fieldsAt(
    useBattle((battle) => battle.calculator.form),
    path,
  );
  const active = RULES.find((rule) => isActive(rule, retreat));
  const meant = fields.find(({ key }) => key === active?.id);
  const choose = (next: RuleChoice | undefined) => {
    const cleared = Object.fromEntries(RULES.map(({ id }) => [id, null]));
    set({ ...retreat, ...cleared, ...(next === undefined ? {} : { [next.id]: next.start }) });
  };
  return (
    <GroupCard title={title}>
      <fieldset>
        <legend className="sr-only">{words.legend}</legend>
        <RuleLine
          name={name}
          label={words.toTheEnd}
          checked={active === undefined}
          onChoose={() => choose(undefined)}
        />
        {RULES.map((rule) => (
          <div key={rule.words} className="flex flex-wrap items-center gap-x-2">
            <RuleLine name={name} label={rule.words} checked={active === rule} onChoose={() => choose(rule)} />
            {active === rule && rule.unit !== undefined && (
              <NumberBox
                label={rule.words}
                value={Number(retreat[rule.id])}
                unit={rule.unit}
                percent={rule.percent}
                {...(rule.id === 'unitsAtMost' ? { whole: true, least: 0 } : {})}
                onChange={(value) => set({ ...retreat, [rule.id]: value })}
              />
            )}
          </div>
        ))}
      </fieldset>
      {meant !== undefined && <Meaning field={meant} />}
      {active !== undefined && !naval && (
        <div className="mt-2">
          <FieldSet fields={fields.filter(({ key }) => WEIGHED.includes(key))} path={path} />
        </div>
      )}
    </GroupCard>
  );
}

function Meaning({ field }: { readonly field: Field }) {
  const meaning = useMeaning(field);
  return meaning === undefined ? null : <p className="mt-1 text-s text-muted">{meaning}</p>;
}

interface RuleLineProps {
  /** Of the group of choices. */
  readonly name: string;
  readonly label: string;
  readonly checked: boolean;
  onChoose(): void;
}

function RuleLine({ name, label, checked, onChoose }: RuleLineProps) {
  return (
    <label className="flex min-h-(--target) items-center gap-2 text-s">
      <input type="radio" name={name} checked={checked} onChange={onChoose} className="accent-accent" />
      {label}
    </label>
  );
}
