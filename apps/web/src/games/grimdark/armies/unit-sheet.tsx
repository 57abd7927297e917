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
  onClose(): void;
}

export function UnitSheet({ unit, army, onClose }: UnitSheetProps) {
  const { rulesVersion } = usePlan();
  const order = useMemo(
    () => ({ unit: unit.unit, rulesVersion, ruleTexts: army.ruleTexts }),
    [unit, army, rulesVersion],
  );
  const { reply } = useTask('unitRules', order);
  const { quality, defense } = unit.unit;
  return (
    <Sheet title={nameOf(unit)} description={`Stats, weapons and rules of ${nameOf(unit)}`} onClose={onClose}>
      <ScrollRegion className="space-y-4 overflow-y-auto p-4 text-s" label="Unit card">
        <dl className="grid grid-cols-4 gap-2">
          <Figure name="Quality" value={`${quality}+`} />
          <Figure name="Defense" value={`${defense}+`} />
          <Figure name="Models" value={String(unit.models)} />
          <Figure name="Points" value={String(unit.points)} />
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

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="rounded-m bg-sunken p-2">
      <dt className="text-muted">{name}</dt>
      <dd className="text-l font-semibold">{value}</dd>
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
