// A unit as on its card, every rule with its meaning and whether it counts.
import type { CoveredRule, UnitInput } from '@oddsmith/games/grimdark';
import { useMemo } from 'react';
import { ScrollRegion } from '../../../components/ui/scroll-region.tsx';
import { Sheet } from '../../../components/ui/sheet.tsx';
import { usePlan } from '../plan/plan.ts';
import { COVERAGE_WORDS } from '../rules/coverage-words.ts';
import { useTask } from '../tasks/use-task.ts';
import { type Army, type ArmyUnit, nameOf } from './army.ts';

interface UnitSheetProps {
  readonly unit: ArmyUnit;
  readonly army: Army;
  onChange(unit: ArmyUnit): void;
  onClose(): void;
}

export function UnitSheet({ unit, army, onChange, onClose }: UnitSheetProps) {
  const { rulesVersion } = usePlan();
  const order = useMemo(
    () => ({ unit: unit.unit, rulesVersion, ruleTexts: army.ruleTexts }),
    [unit, army, rulesVersion],
  );
  const { reply } = useTask('unitRules', order);
  const { quality, defense } = unit.unit;
  const edit = (change: Partial<UnitInput>) => onChange({ ...unit, unit: { ...unit.unit, ...change } });
  return (
    <Sheet title={nameOf(unit)} description={`Stats, weapons and rules of ${nameOf(unit)}`} onClose={onClose}>
      <ScrollRegion className="space-y-4 overflow-y-auto p-4 text-s" label="Unit card">
        <dl className="grid grid-cols-4 gap-2">
          <Figure name="Quality" value={quality} range={[2, 6]} onChange={(value) => edit({ quality: value })} />
          <Figure name="Defense" value={defense} range={[2, 6]} onChange={(value) => edit({ defense: value })} />
          <Figure
            name="Models"
            value={unit.models}
            range={[1, 100]}
            onChange={(value) => onChange(withModels(unit, value))}
          />
          <Figure
            name="Points"
            value={unit.points}
            range={[0, 10_000]}
            onChange={(points) => onChange({ ...unit, points, unit: { ...unit.unit, points } })}
          />
        </dl>
        {unit.unit.models.map((model, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a unit's models never change while it is shown
          <ModelCard key={index} model={model} fallback={nameOf(unit)} />
        ))}
        <RuleMeanings rules={reply} />
      </ScrollRegion>
    </Sheet>
  );
}

/** More or fewer of the first rank and file. */
function withModels(unit: ArmyUnit, models: number): ArmyUnit {
  const ranks = Math.max(
    0,
    unit.unit.models.findIndex(({ hero }) => hero !== true),
  );
  const count = Math.max(1, (unit.unit.models[ranks].count ?? 1) + models - unit.models);
  const entries = unit.unit.models.map((model, index) => (index === ranks ? { ...model, count } : model));
  const all = entries.reduce((sum, model) => sum + (model.count ?? 1), 0);
  return { ...unit, models: all, unit: { ...unit.unit, models: entries } };
}

interface FigureProps {
  readonly name: string;
  readonly value: number;
  readonly range: readonly [number, number];
  onChange(value: number): void;
}

function Figure({ name, value, range: [min, max], onChange }: FigureProps) {
  const id = `unit-${name.toLowerCase()}`;
  return (
    <div className="rounded-m bg-sunken p-2">
      <dt className="text-muted">
        <label htmlFor={id}>{name}</label>
      </dt>
      <dd>
        <input
          id={id}
          type="number"
          className="w-full bg-transparent text-l font-semibold"
          min={min}
          max={max}
          value={value}
          onChange={({ target }) => {
            const next = Math.round(Number(target.value));
            if (target.value !== '' && next >= min && next <= max) onChange(next);
          }}
        />
      </dd>
    </div>
  );
}

function ModelCard({ model, fallback }: { readonly model: UnitInput['models'][number]; readonly fallback: string }) {
  const weapons = model.weapons ?? [];
  const extras = [
    model.hero ? 'hero' : '',
    model.tough == null ? '' : `Tough(${model.tough})`,
    model.quality == null ? '' : `Quality ${model.quality}+`,
    model.defense == null ? '' : `Defense ${model.defense}+`,
    ...(model.rules ?? []),
  ].filter(Boolean);
  return (
    <section>
      <h3 className="font-semibold">
        {model.count ?? 1}× {model.name === undefined || model.name === '' ? fallback : model.name}
        {extras.length > 0 && <span className="font-normal text-muted"> {extras.join(', ')}</span>}
      </h3>
      {weapons.length > 0 && (
        <table className="mt-1 w-full">
          <thead>
            <tr className="text-left text-muted">
              <th scope="col" className="font-normal">
                Weapon
              </th>
              <th scope="col" className="w-14 font-normal">
                Range
              </th>
              <th scope="col" className="w-14 font-normal">
                Attacks
              </th>
              <th scope="col" className="font-normal">
                Rules
              </th>
            </tr>
          </thead>
          <tbody>
            {weapons.map((weapon, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a model's weapons never change while they are shown
              <tr key={index} className="border-t border-line align-top">
                <td className="py-1 pr-2">
                  {(weapon.count ?? 1) > 1 ? `${weapon.count}× ` : ''}
                  {weapon.name}
                </td>
                <td className="py-1">{weapon.range ? `${weapon.range}"` : 'melee'}</td>
                <td className="py-1">{weapon.attacks ?? 1}</td>
                <td className="py-1">{(weapon.rules ?? []).join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function RuleMeanings({ rules }: { readonly rules: readonly CoveredRule[] | undefined }) {
  if (rules === undefined) return <p className="text-muted">Looking up the rules…</p>;
  const once = [...new Map(rules.map((rule) => [rule.printed, rule])).values()];
  if (once.length === 0) return <p className="text-muted">No special rules.</p>;
  return (
    <section>
      <h3 className="mb-1 font-semibold">Rules</h3>
      <ul className="space-y-2">
        {once.map(({ printed, summary, coverage }) => (
          <li key={printed} className="border-t border-line pt-1">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <strong className="font-medium">{printed}</strong>
              <span
                className={coverage === 'not modelled' ? 'text-bad' : 'text-muted'}
                title={COVERAGE_WORDS[coverage].meaning}
              >
                {COVERAGE_WORDS[coverage].title}
              </span>
            </p>
            <p className="text-muted">{withRating(summary, printed)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "The target needs X more" reads better as "needs 2 more" on AP(2). */
function withRating(summary: string, printed: string): string {
  const rating = /\((\d+)\)$/.exec(printed)?.[1];
  return rating === undefined ? summary : summary.replace(/\bX\b/g, rating);
}
