// Rules of a fight at sea: rounds, what submarines do, destroyers and carriers.
import type { Path } from '@oddsmith/games';
import { useBattle, useField } from '../../battle/context.ts';
import { Segmented } from '../../components/form/controls/segmented.tsx';
import { fieldId } from '../../components/form/field-id.ts';
import { fieldsAt } from '../../components/form/fields-at.ts';
import { axis } from '../../language/english/axis/axis.ts';
import { NumberBox } from './number-box.tsx';
import { PlainFields } from './plain-fields.tsx';

const DIVES = ['attackerSubmerges', 'defenderSubmerges'];
const PLAIN = ['rounds', 'attackerKeepsDestroyer', 'defenderKeepsDestroyer', 'crashFighters'];

const MODES = [
  { value: 'none', label: axis.dive.none },
  { value: 'all', label: axis.dive.all },
  { value: 'some', label: axis.dive.some },
];
const MEANT: { readonly [mode: string]: boolean | number } = { none: false, all: true, some: 1 };
const MOST = 500;

export function SeaRules({ path }: { readonly path: Path }) {
  const form = useBattle((battle) => battle.calculator.form);
  const dives = fieldsAt(form, path).filter(({ key }) => DIVES.includes(key));
  return (
    <div className="space-y-2">
      {dives.map(({ key, title }) => (
        <DiveControl key={key} title={title} path={[...path, key]} />
      ))}
      <PlainFields path={path} fields={PLAIN} />
    </div>
  );
}

/** None, all, or so many of the submarines. */
function DiveControl({ title, path }: { readonly title: string; readonly path: Path }) {
  const [value, set] = useField(path);
  const mode = typeof value === 'number' ? 'some' : value === true ? 'all' : 'none';
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <span className="text-s">{title}</span>
      <span className="flex items-center gap-2">
        {typeof value === 'number' && (
          <NumberBox label={axis.dive.howMany(title)} value={value} whole least={0} most={MOST} onChange={set} />
        )}
        <Segmented
          id={fieldId(path)}
          label={title}
          options={MODES}
          value={mode}
          onChoose={(next) => set(MEANT[next])}
        />
      </span>
    </div>
  );
}
