// Scenarios, distance and rules of all pairings: open where there is room, one line on phones.
import { useState } from 'react';
import { FormGroup } from '../../../components/form/form-group.tsx';
import { usePlan } from './plan.ts';

const SETTINGS = [
  'scenarios',
  'distance',
  'cover',
  'moved',
  'outcomeBy',
  'rulesVersion',
  'options',
  'support',
  'spells',
  'strikeBack',
];

export function SettingsCard() {
  const [open, setOpen] = useState(() => matchMedia('(min-width: 1024px)').matches);
  const { scenarios, distance, cover, rulesVersion, run } = usePlan();
  const words = [
    scenarios.length === 1 ? '1 scenario' : `${scenarios.length} scenarios`,
    `${distance}" apart`,
    cover ? 'in cover' : 'no cover',
    `rules ${rulesVersion}`,
    run.method === 'exact' ? 'exact' : 'simulated',
  ].join(', ');
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="card mb-1 flex min-h-(--target) cursor-pointer items-center justify-between gap-2 px-3 py-1 text-s">
        <span className="font-semibold">Settings</span>
        <span className="text-right text-muted">{words}</span>
      </summary>
      {open && <FormGroup fields={SETTINGS} title="Scenarios and settings" />}
    </details>
  );
}
