// Scenarios, distance and rules of all pairings: open where there is room, one line on phones.
import { useState } from 'react';
import { FormGroup } from '../../../components/form/form-group.tsx';
import { grimdarkArmies as words } from '../../../language/english/grimdark/armies.ts';
import { usePlan } from './plan.ts';

const SETTINGS = [
  'scenarios',
  'distance',
  'cover',
  'moved',
  'outcomeBy',
  'objective',
  'rulesVersion',
  'options',
  'support',
  'spells',
  'strikeBack',
];

export function SettingsCard() {
  const [open, setOpen] = useState(() => matchMedia('(min-width: 1024px)').matches);
  const { scenarios, distance, cover, rulesVersion, run } = usePlan();
  const summary = [
    words.scenarios(scenarios.length),
    words.settings.apart(distance),
    cover ? words.settings.inCover : words.settings.noCover,
    words.settings.rules(rulesVersion),
    run.method === 'exact' ? words.exact : words.simulated,
  ].join(', ');
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="card mb-1 flex min-h-(--target) cursor-pointer items-center justify-between gap-2 px-3 py-1 text-s">
        <span className="font-semibold">{words.settings.title}</span>
        <span className="text-right text-muted">{summary}</span>
      </summary>
      {open && <FormGroup fields={SETTINGS} title={words.settings.heading} />}
    </details>
  );
}
