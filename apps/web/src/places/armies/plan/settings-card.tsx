// What all pairings have in common, by fields of the calculator's form: one line that says what is set, until it is opened.
import { useState } from 'react';
import { FormGroup } from '../../../components/form/form-group.tsx';
import { armies as words } from '../../../language/english/armies.ts';
import { useGame, useLayers, usePlan } from './plan.ts';

export function SettingsCard() {
  const { fields, situations, summary } = useGame();
  const [open, setOpen] = useState(false);
  const plan = usePlan();
  const layers = useLayers();
  if (fields.length === 0) return null;
  const parts = [
    ...(situations === undefined ? [words.scenarios(layers.length)] : []),
    ...summary(plan),
    plan.run.method === 'exact' ? words.exact : words.simulated,
  ];
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="card mb-1 flex min-h-(--target) cursor-pointer items-center justify-between gap-2 px-3 py-1 text-s">
        <span className="font-semibold">{words.settings.title}</span>
        <span className="text-right text-muted">{parts.join(', ')}</span>
      </summary>
      {open && <FormGroup fields={fields} title={words.settings.heading} />}
    </details>
  );
}
